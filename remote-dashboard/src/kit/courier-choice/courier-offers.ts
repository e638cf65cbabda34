import type { Courier } from '@pasal/shared/contracts';
import { courierPlace, servesPlace, type Going } from '@pasal/shared/domain';

/** A parcel to be delivered, with the name staff use for it. */
export interface GoingParcel extends Going {
  name: string;
  weight_grams: number | null;
}

/** A courier's offer for parcels. */
export interface CourierOffer {
  courier: Courier;
  /** Parcels whose place or weight the courier doesn't serve. */
  unserved: readonly GoingParcel[];
  /** Total rupees; null if the charge of any is unknown. */
  charge: number | null;
  /** Maximum delivery days; null if none are promised. */
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

/** The couriers with their offers: those who serve the most of these parcels first, then in the given order. */
export const offersOf = (
  couriers: readonly Courier[],
  parcels: readonly GoingParcel[],
): CourierOffer[] =>
  couriers
    .map((courier) => offerOf(courier, parcels))
    .toSorted((one, other) => one.unserved.length - other.unserved.length);

/** True if a charge depends on an unknown weight. */
export const needsWeight = (
  { courier: { places } }: CourierOffer,
  parcels: readonly GoingParcel[],
): boolean =>
  parcels.some(({ weight_grams }) => weight_grams === null) &&
  places.some(({ up_to_grams }) => up_to_grams !== null);
