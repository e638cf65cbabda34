import type { District, QuotedDelivery, QuoteRequest } from '@pasal/shared/contracts';
import { toPaisa, toRupees, type OrderFormValues } from '@pasal/shared/domain';

/** What an order costs, in rupees. */
export interface OrderCosts {
  goods: number;
  /** Undefined until the shop has said what the delivery costs. */
  charge: number | undefined;
  /** The goods, and the delivery as far as it is known. */
  total: number;
  /** Rupees of goods from which delivery is free, while it is not. */
  freeAbove: number | null;
}

/** What goods for so many rupees cost with their delivery: they may have changed since it was quoted. */
export function costsOf(goods: number, delivery: QuotedDelivery | undefined): OrderCosts {
  if (!delivery) return { goods, charge: undefined, total: goods, freeAbove: null };
  const { full_charge, free_above } = delivery;
  const isFree = free_above !== null && goods >= free_above;
  const charge = isFree ? 0 : full_charge;
  const total = toRupees(toPaisa(goods) + toPaisa(charge));
  return { goods, charge, total, freeAbove: isFree ? null : free_above };
}

const isOwn = ({ delivery }: Pick<District, 'delivery'>) => delivery !== undefined;

/**
 * Where an order goes and how, as far as it is filled in and makes a difference: what a quote asks of its
 * delivery. Where no place has terms of its own, the place is not asked about.
 */
export function whereOf(
  { district_id, city_id, delivery_type }: OrderFormValues,
  districts: readonly District[] = [],
): Omit<QuoteRequest, 'cartItems'> {
  const differs = districts.some((each) => isOwn(each) || each.cities.some(isOwn));
  return {
    ...(differs && district_id !== null && { district_id }),
    ...(differs && district_id !== null && city_id !== null && { city_id }),
    ...(delivery_type === 'shop_pickup' && { delivery_type }),
  };
}
