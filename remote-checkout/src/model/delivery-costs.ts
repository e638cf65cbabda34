import type { District, QuotedDelivery, QuoteRequest } from '@pasal/shared/contracts';
import { addRupees, chargeOf, type OrderFormValues } from '@pasal/shared/domain';

/** The costs of an order, in rupees. */
export interface OrderCosts {
  goods: number;
  /** Undefined until the shop has said what the delivery costs. */
  charge: number | undefined;
  /** The goods, and the delivery as far as it is known. */
  total: number;
  /** Rupees of goods from which delivery is free, while it is not. */
  freeAbove: number | null;
}

/** Works out the costs of goods with their delivery, because the goods may have changed since the quote. */
export function costsOf(goods: number, delivery: QuotedDelivery | undefined): OrderCosts {
  if (!delivery) return { goods, charge: undefined, total: goods, freeAbove: null };
  const { full_charge, free_above } = delivery;
  // Goods that are picked up have no charge in the first place.
  const charge = chargeOf({ charge: full_charge }, delivery, { goods, type: 'home_delivery' });
  const total = addRupees(goods, charge);
  return { goods, charge, total, freeAbove: charge < full_charge ? null : free_above };
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
