import type { CourierPlace } from '../contracts';

/** What of a parcel says which place of a courier it goes to. */
export interface Going {
  district_id: number;
  city_id: number;
}

const rank = ({ district_id, city_id }: CourierPlace) =>
  Number(city_id === null) + Number(district_id === null);

/**
 * Which of a courier's places a parcel goes to: its city, else its district, else the country, and of several weights the first
 * that is enough. A parcel whose weight nobody knows counts as light.
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

/** Rupees a courier takes to a place; null where it says none. */
export const courierCharge = (
  places: readonly CourierPlace[],
  going: Going,
  grams: number | null,
): number | null => courierPlace(places, going, grams)?.charge ?? null;

/** True where a courier serves a place with such a parcel; one that names no places is asked, and left out by nothing. */
export const servesPlace = (
  places: readonly CourierPlace[],
  going: Going,
  grams: number | null,
): boolean => places.length === 0 || courierPlace(places, going, grams) !== undefined;
