import type { DeskParcel } from '@pasal/shared/contracts';
import { parcelCode } from '@pasal/shared/domain';

/** A parcel as staff name it. */
export const nameOf = ({ order_number, number }: Pick<DeskParcel, 'order_number' | 'number'>) =>
  number === 1 ? order_number : parcelCode(order_number, number);

/** Parcels of a desk as whoever is to bring them asks. */
export const goingOf = (parcels: readonly DeskParcel[]) =>
  parcels.map(({ district_id, city_id, weight_grams, ...parcel }) => ({
    name: nameOf(parcel),
    district_id,
    city_id,
    weight_grams,
  }));

/** Stands for the courier that each parcel has already. */
export const OWN = 'own';

/** Who brings parcels, before anybody chooses: the one that all have, each its own where all have one, else the last chosen. */
export function courierOf(parcels: readonly DeskParcel[], last: string): string {
  const [first, ...others] = new Set(parcels.map(({ courier_id }) => courier_id));
  if (others.length === 0 && typeof first === 'number') return String(first);
  return first !== undefined && ![first, ...others].includes(null) ? OWN : last;
}
