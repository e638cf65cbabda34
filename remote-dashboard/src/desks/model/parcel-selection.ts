import type { DeskParcel } from '@pasal/shared/contracts';
import { keyOf } from './desks';

/** The selected parcels by their keys, each as it was last seen. */
export type ParcelSelection = ReadonlyMap<string, DeskParcel>;

export const NO_PARCELS: ParcelSelection = new Map();

/** The selection after parcels were selected or taken out of it. */
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

/** The selected parcels, those of the page in view as it shows them now. */
export function selectedParcels(
  selection: ParcelSelection,
  shown: readonly DeskParcel[],
): DeskParcel[] {
  const now = new Map(shown.map((parcel) => [keyOf(parcel), parcel]));
  return [...selection].map(([key, parcel]) => now.get(key) ?? parcel);
}
