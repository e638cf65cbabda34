import { Type, type Static } from '@sinclair/typebox';
import { DELIVERY_TYPES, MAX_DELIVERY_CHARGE, ORDER_FIELD_LENGTHS } from '../limits';
import { PromisedDays } from '../delivery/delivery';
import { CartLines, QuotedLine } from './order-quote';
import { OneOf, Rupees, RupeesOf } from '@pasal/core/contract/schema';

const Id = Type.Integer({ minimum: 1, maximum: 2_147_483_647 });

/**
 * POST /order-product/{id}/edit/quote: what an order is to have and where it is to go. A line it has keeps its price; one that
 * is new has the price of today.
 */
export const OrderEditQuoteRequest = Type.Object({
  cartItems: CartLines,
  district_id: Id,
  city_id: Id,
  delivery_type: OneOf(DELIVERY_TYPES),
});
export type OrderEditQuoteRequest = Static<typeof OrderEditQuoteRequest>;

/** What it would cost then, and what of it cannot be had; `in_stock` of a line counts the pieces the order has. */
export const OrderEditQuote = Type.Object({
  items: Type.Array(QuotedLine),
  total: Rupees,
  delivery_charge: Rupees,
  promised: Type.Optional(PromisedDays),
});
export type OrderEditQuote = Static<typeof OrderEditQuote>;

/** PUT /order-product/{id}/edit: the order as it is to be, with what its editor saw. */
export const OrderEditRequest = Type.Object({
  ...OrderEditQuoteRequest.properties,
  address: Type.String({ minLength: 1, maxLength: ORDER_FIELD_LENGTHS.address }),
  /** Rupees that were seen; another charge by now is a 409, as another price is. */
  delivery_charge: RupeesOf({ minimum: 0, maximum: MAX_DELIVERY_CHARGE }),
  version: Type.Integer({ minimum: 1 }),
});
export type OrderEditRequest = Static<typeof OrderEditRequest>;
