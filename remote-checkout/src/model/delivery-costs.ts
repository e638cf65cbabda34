import type { District, QuotedDelivery, QuoteRequest } from '@pasal/shared/contracts';
import { addRupees, chargeOf, type OrderFormValues } from '@pasal/shared/domain';

/** The costs of an order, in rupees. */
export interface OrderCosts {
  goods: number;
  /** Undefined until the delivery charge is known. */
  charge: number | undefined;
  /** Goods, plus delivery if known. */
  total: number;
  /** Rupees of goods for free delivery, while not reached. */
  freeAbove: number | null;
}

/** Computes the costs of goods and delivery, because the goods may have changed since the quote. */
export function costsOf(goods: number, delivery: QuotedDelivery | undefined): OrderCosts {
  if (!delivery) return { goods, charge: undefined, total: goods, freeAbove: null };
  const { full_charge, free_above } = delivery;
  // Pickup orders have no charge.
  const charge = chargeOf({ charge: full_charge }, delivery, { goods, type: 'home_delivery' });
  const total = addRupees(goods, charge);
  return { goods, charge, total, freeAbove: charge < full_charge ? null : free_above };
}

const isOwn = ({ delivery }: Pick<District, 'delivery'>) => delivery !== undefined;

/** The delivery parameters of a quote, as far as filled in and relevant: the place is omitted if no place has terms of its own. */
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
