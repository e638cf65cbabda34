import { Type, type Static } from '@sinclair/typebox';
import { QuotedDelivery } from '../delivery/delivery';
import { DELIVERY_TYPES, MAX_LINE_QUANTITY, MAX_ORDER_LINES, MAX_ORDER_PIECES } from '../limits';
import { MAX_PRICE } from '../products/product-limits';
import { OneOf, Rupees, RupeesOf } from '@pasal/core/contract/schema';

/** One line as the browser sends it; `price` is what the shopper saw (D15). */
export const CartLine = Type.Object({
  id: Type.Integer({ minimum: 1, maximum: 2_147_483_647 }),
  /** Which variant, of a product that has any. */
  variant_id: Type.Optional(Type.Integer({ minimum: 1, maximum: 2_147_483_647 })),
  price: RupeesOf({ minimum: 0, maximum: MAX_PRICE }),
  quantity: Type.Integer({ minimum: 1, maximum: MAX_LINE_QUANTITY }),
});
export type CartLine = Static<typeof CartLine>;

/** The lines of one cart. */
export const CartLines = Type.Array(CartLine, { minItems: 1, maxItems: MAX_ORDER_LINES });

/** Most pieces a web order may have, of one product and in all (D44); staff orders are free. */
export const OrderLimits = Type.Object({
  pieces_per_product: Type.Integer({ minimum: 1, maximum: MAX_LINE_QUANTITY }),
  pieces_per_order: Type.Integer({ minimum: 1, maximum: MAX_ORDER_PIECES }),
});
export type OrderLimits = Static<typeof OrderLimits>;

/** A line of a quote, or one that an order was refused for. */
export const QuotedLine = Type.Object({
  id: Type.Integer(),
  title: Type.String(),
  variant_id: Type.Optional(Type.Integer()),
  variant_name: Type.Optional(Type.String()),
  /** Product and variant in one line in each language, for a cart that is opened in the other one; none where both are the same. */
  names: Type.Optional(Type.Object({ en: Type.String(), ne: Type.String() })),
  price: Rupees,
  quantity: Type.Integer(),
  in_stock: Type.Integer(),
  problem: Type.Optional(OneOf(['PRICE_CHANGED', 'OUT_OF_STOCK', 'NOT_AVAILABLE', 'OVER_LIMIT'])),
  /** With `NOT_AVAILABLE`: the product is sold, in variants, and the line names none of them. */
  choose_variant: Type.Optional(Type.Boolean()),
});
export type QuotedLine = Static<typeof QuotedLine>;

/**
 * `details` of 409 PRICE_CHANGED, OUT_OF_STOCK and NOT_AVAILABLE: the lines that have a problem; with
 * `limits` when the order goes beyond them as well.
 */
export const RefusedLines = Type.Object({
  items: Type.Array(QuotedLine),
  limits: Type.Optional(OrderLimits),
  /** Where the delivery costs something else than was seen. */
  delivery_charge: Type.Optional(Rupees),
});
export type RefusedLines = Static<typeof RefusedLines>;

/**
 * `details` of 409 OVER_LIMIT; an order that has too many pieces in all, but of no product, has no line. With
 * `scarce` the order keeps to its own limits, but too many pieces of goods of which few are left were ordered
 * from this address or for this phone within the hour (D71).
 */
export const OverLimit = Type.Object({
  items: Type.Array(QuotedLine),
  limits: OrderLimits,
  scarce: Type.Optional(
    Type.Object({
      /** The lines of which few are left. */
      items: Type.Array(QuotedLine),
      pieces_per_hour: Type.Integer(),
      /** The shop's first one, for who needs more; empty where it has said none. */
      phone: Type.String(),
    }),
  ),
});
export type OverLimit = Static<typeof OverLimit>;

/** POST /order-product/quote */
export const QuoteRequest = Type.Object({
  cartItems: CartLines,
  district_id: Type.Optional(Type.Integer({ minimum: 1, maximum: 2_147_483_647 })),
  city_id: Type.Optional(Type.Integer({ minimum: 1, maximum: 2_147_483_647 })),
  delivery_type: Type.Optional(OneOf(DELIVERY_TYPES)),
});
export type QuoteRequest = Static<typeof QuoteRequest>;
/** `limits` are those of a web order; whether all lines together keep them, who asks can count. */
export const QuoteResponse = Type.Object({
  items: Type.Array(QuotedLine),
  /** The lines and the delivery. */
  total: Rupees,
  /** As far as the place is known. */
  delivery: Type.Optional(QuotedDelivery),
  limits: OrderLimits,
});
export type QuoteResponse = Static<typeof QuoteResponse>;
