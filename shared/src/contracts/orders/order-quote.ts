import { Type, type Static } from '@sinclair/typebox';
import { QuotedDelivery } from '../delivery/delivery';
import { DELIVERY_TYPES, MAX_LINE_QUANTITY, MAX_ORDER_LINES, MAX_ORDER_PIECES } from '../limits';
import { MAX_PRICE } from '../products/product-limits';
import { OneOf, Rupees, RupeesOf } from '@pasal/core/contract/schema';

/** A line as the browser sends it; `price` is the one the shopper saw (D15). */
export const CartLine = Type.Object({
  id: Type.Integer({ minimum: 1, maximum: 2_147_483_647 }),
  /** The variant, if the product has any. */
  variant_id: Type.Optional(Type.Integer({ minimum: 1, maximum: 2_147_483_647 })),
  price: RupeesOf({ minimum: 0, maximum: MAX_PRICE }),
  quantity: Type.Integer({ minimum: 1, maximum: MAX_LINE_QUANTITY }),
});
export type CartLine = Static<typeof CartLine>;

/** The lines of one cart. */
export const CartLines = Type.Array(CartLine, { minItems: 1, maxItems: MAX_ORDER_LINES });

/** Maximum pieces of a web order, per product and in total (D44); staff orders are unlimited. */
export const OrderLimits = Type.Object({
  pieces_per_product: Type.Integer({ minimum: 1, maximum: MAX_LINE_QUANTITY }),
  pieces_per_order: Type.Integer({ minimum: 1, maximum: MAX_ORDER_PIECES }),
});
export type OrderLimits = Static<typeof OrderLimits>;

/** A line of a quote or a refusal. */
export const QuotedLine = Type.Object({
  id: Type.Integer(),
  title: Type.String(),
  variant_id: Type.Optional(Type.Integer()),
  variant_name: Type.Optional(Type.String()),
  /** Product and variant name in each language, for a cart opened in the other one; absent if both are equal. */
  names: Type.Optional(Type.Object({ en: Type.String(), ne: Type.String() })),
  price: Rupees,
  quantity: Type.Integer(),
  in_stock: Type.Integer(),
  problem: Type.Optional(OneOf(['PRICE_CHANGED', 'OUT_OF_STOCK', 'NOT_AVAILABLE', 'OVER_LIMIT'])),
  /** With `NOT_AVAILABLE`: the product is sold in variants, and the line has none. */
  choose_variant: Type.Optional(Type.Boolean()),
});
export type QuotedLine = Static<typeof QuotedLine>;

/**
 * `details` of 409 PRICE_CHANGED, OUT_OF_STOCK and NOT_AVAILABLE: the lines with problems; with `limits` if the
 * order exceeds them as well.
 */
export const RefusedLines = Type.Object({
  items: Type.Array(QuotedLine),
  limits: Type.Optional(OrderLimits),
  /** Present if the charge differs from the one seen. */
  delivery_charge: Type.Optional(Rupees),
});
export type RefusedLines = Static<typeof RefusedLines>;

/**
 * `details` of 409 OVER_LIMIT; an order over the total limit but within each product's has no lines. With `scarce`
 * the order is within its limits, but too many scarce pieces were ordered from this address or phone within the hour
 * (D71).
 */
export const OverLimit = Type.Object({
  items: Type.Array(QuotedLine),
  limits: OrderLimits,
  scarce: Type.Optional(
    Type.Object({
      /** The scarce lines. */
      items: Type.Array(QuotedLine),
      pieces_per_hour: Type.Integer(),
      /** The shop's first phone, for larger orders; empty if it has none. */
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
/** `limits` are those of a web order; the caller checks the total. */
export const QuoteResponse = Type.Object({
  items: Type.Array(QuotedLine),
  /** Lines and delivery. */
  total: Rupees,
  /** As far as the place is known. */
  delivery: Type.Optional(QuotedDelivery),
  limits: OrderLimits,
});
export type QuoteResponse = Static<typeof QuoteResponse>;
