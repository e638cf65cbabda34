import type { DeskParcel } from '@pasal/shared/contracts';
import { parcelCode } from '@pasal/shared/domain';

/** A parcel's display name. */
export const nameOf = ({ order_number, number }: Pick<DeskParcel, 'order_number' | 'number'>) =>
  number === 1 ? order_number : parcelCode(order_number, number);

/** A desk's parcels in the form a courier choice needs. */
export const goingOf = (parcels: readonly DeskParcel[]) =>
  parcels.map(({ district_id, city_id, weight_grams, ...parcel }) => ({
    name: nameOf(parcel),
    district_id,
    city_id,
    weight_grams,
  }));

/** Option value: each parcel keeps its own courier. */
export const OWN = 'own';

/** The initial courier choice: the common one, or each parcel's own if all have one, or else the last choice. */
export function courierOf(parcels: readonly DeskParcel[], last: string): string {
  const [first, ...others] = new Set(parcels.map(({ courier_id }) => courier_id));
  if (others.length === 0 && typeof first === 'number') return String(first);
  return first !== undefined && ![first, ...others].includes(null) ? OWN : last;
}
