import type { CourierPlace } from '../contracts';

/** What determines a parcel's place in a courier's price list. */
export interface Going {
  district_id: number;
  city_id: number;
}

const rank = ({ district_id, city_id }: CourierPlace) =>
  Number(city_id === null) + Number(district_id === null);

/**
 * The matching place of a courier: the parcel's city, else its district, else the country, with the lowest
 * sufficient weight limit. An unknown weight counts as light.
 */
export function courierPlace(
  places: readonly CourierPlace[],
  { district_id, city_id }: Going,
  grams: number | null,
): CourierPlace | undefined {
  return places
    .filter(
      (place) =>
        (place.district_id ?? district_id) === district_id &&
        (place.city_id ?? city_id) === city_id &&
        (place.up_to_grams ?? Infinity) >= (grams ?? 0),
    )
    .toSorted(
      (one, other) =>
        rank(one) - rank(other) || (one.up_to_grams ?? Infinity) - (other.up_to_grams ?? Infinity),
    )[0];
}

/** A courier's charge to a place in rupees; null if unknown. */
export const courierCharge = (
  places: readonly CourierPlace[],
  going: Going,
  grams: number | null,
): number | null => courierPlace(places, going, grams)?.charge ?? null;

/** True if a courier serves a place with such a parcel; one that lists no places is never excluded. */
export const servesPlace = (
  places: readonly CourierPlace[],
  going: Going,
  grams: number | null,
): boolean => places.length === 0 || courierPlace(places, going, grams) !== undefined;
