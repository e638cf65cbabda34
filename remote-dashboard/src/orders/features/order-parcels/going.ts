import type { Order } from '@pasal/shared/contracts';

/** An order's parcel in the form a courier choice needs. */
export const goingOf = (
  { order_number: name, district_id, city_id }: Order,
  weight_grams: number | null,
) => ({ name, district_id, city_id, weight_grams });
