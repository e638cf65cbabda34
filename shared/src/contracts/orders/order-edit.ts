import { Type, type Static } from '@sinclair/typebox';
import { DELIVERY_TYPES, MAX_DELIVERY_CHARGE, ORDER_FIELD_LENGTHS } from '../limits';
import { PromisedDays } from '../delivery/delivery';
import { CartLines, QuotedLine } from './order-quote';
import { OneOf, Rupees, RupeesOf } from '@pasal/core/contract/schema';

const Id = Type.Integer({ minimum: 1, maximum: 2_147_483_647 });

/**
 * POST /order-product/{id}/edit/quote: the order's new lines and destination. Existing lines keep their price; new
 * ones have the current price.
 */
export const OrderEditQuoteRequest = Type.Object({
  cartItems: CartLines,
  district_id: Id,
  city_id: Id,
  delivery_type: OneOf(DELIVERY_TYPES),
});
export type OrderEditQuoteRequest = Static<typeof OrderEditQuoteRequest>;

/** The resulting cost, and unavailable goods; a line's `in_stock` includes the order's own pieces. */
export const OrderEditQuote = Type.Object({
  items: Type.Array(QuotedLine),
  total: Rupees,
  delivery_charge: Rupees,
  promised: Type.Optional(PromisedDays),
});
export type OrderEditQuote = Static<typeof OrderEditQuote>;

/** PUT /order-product/{id}/edit: the edited order, with the values its editor saw. */
export const OrderEditRequest = Type.Object({
  ...OrderEditQuoteRequest.properties,
  address: Type.String({ minLength: 1, maxLength: ORDER_FIELD_LENGTHS.address }),
  /** The charge seen, in rupees; a changed charge is a 409, like a changed price. */
  delivery_charge: RupeesOf({ minimum: 0, maximum: MAX_DELIVERY_CHARGE }),
  version: Type.Integer({ minimum: 1 }),
});
export type OrderEditRequest = Static<typeof OrderEditRequest>;
