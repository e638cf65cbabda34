import type { DeskParcel } from '@pasal/shared/contracts';
import { keyOf } from './desks';

/** The selected parcels by key, each as last seen. */
export type ParcelSelection = ReadonlyMap<string, DeskParcel>;

export const NO_PARCELS: ParcelSelection = new Map();

/** The selection after adding or removing parcels. */
export function withSelected(
  selection: ParcelSelection,
  parcels: readonly DeskParcel[],
  isOn: boolean,
): ParcelSelection {
  const next = new Map(selection);
  for (const parcel of parcels) {
    if (isOn) next.set(keyOf(parcel), parcel);
    else next.delete(keyOf(parcel));
  }
  return next;
}

/** The selected parcels, those on the visible page in their current state. */
export function selectedParcels(
  selection: ParcelSelection,
  shown: readonly DeskParcel[],
): DeskParcel[] {
  const now = new Map(shown.map((parcel) => [keyOf(parcel), parcel]));
  return [...selection].map(([key, parcel]) => now.get(key) ?? parcel);
}
