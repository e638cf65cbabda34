import type { Courier } from '@pasal/shared/contracts';
import { courierPlace, servesPlace, type Going } from '@pasal/shared/domain';

/** A parcel somebody is to bring, by the name that staff know it by. */
export interface GoingParcel extends Going {
  name: string;
  weight_grams: number | null;
}

/** What a courier offers for parcels. */
export interface CourierOffer {
  courier: Courier;
  /** Those to whose places, or with whose weight, the courier does not go. */
  unserved: readonly GoingParcel[];
  /** Rupees for all of them; null where it says none of one. */
  charge: number | null;
  /** Most days that it takes; null where it promises none. */
  days: number | null;
}

function offerOf(courier: Courier, parcels: readonly GoingParcel[]): CourierOffer {
  const places = parcels.map((parcel) => courierPlace(courier.places, parcel, parcel.weight_grams));
  const charges = places.flatMap((place) => place?.charge ?? []);
  const days = places.flatMap((place) => place?.days ?? []);
  const isWhole = parcels.length > 0 && charges.length === parcels.length;
  return {
    courier,
    unserved: parcels.filter((each) => !servesPlace(courier.places, each, each.weight_grams)),
    charge: isWhole ? charges.reduce((sum, charge) => sum + charge, 0) : null,
    days: days.length > 0 ? Math.max(...days) : null,
  };
}

/** The couriers with what they offer, those who serve the most of these parcels first, else in the order given. */
export const offersOf = (
  couriers: readonly Courier[],
  parcels: readonly GoingParcel[],
): CourierOffer[] =>
  couriers
    .map((courier) => offerOf(courier, parcels))
    .toSorted((one, other) => one.unserved.length - other.unserved.length);

/** True where a charge depends on a weight that nobody has said. */
export const needsWeight = (
  { courier: { places } }: CourierOffer,
  parcels: readonly GoingParcel[],
): boolean =>
  parcels.some(({ weight_grams }) => weight_grams === null) &&
  places.some(({ up_to_grams }) => up_to_grams !== null);
