import type { Order } from '@pasal/shared/contracts';

/** A parcel of an order as whoever is to bring it asks. */
export const goingOf = (
  { order_number: name, district_id, city_id }: Order,
  weight_grams: number | null,
) => ({ name, district_id, city_id, weight_grams });
