import type { CourierPlace } from '../contracts';

interface Going {
  district_id: number;
  city_id: number;
}

const rank = ({ district_id, city_id }: CourierPlace) =>
  Number(city_id === null) + Number(district_id === null);

/**
 * Rupees a courier takes to a place: that of the city, else of the district, else of the country, and of several weights the
 * first that is enough; null where it says none. A parcel whose weight nobody knows counts as light.
 */
export function courierCharge(
  places: readonly CourierPlace[],
  { district_id, city_id }: Going,
  grams: number | null,
): number | null {
  const [best] = places
    .filter(
      (place) =>
        (place.district_id ?? district_id) === district_id &&
        (place.city_id ?? city_id) === city_id &&
        (place.up_to_grams ?? Infinity) >= (grams ?? 0),
    )
    .toSorted(
      (one, other) =>
        rank(one) - rank(other) || (one.up_to_grams ?? Infinity) - (other.up_to_grams ?? Infinity),
    );
  return best?.charge ?? null;
}
