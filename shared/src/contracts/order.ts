import { Type, type Static } from '@sinclair/typebox';
import { PromisedDays, QuotedDelivery } from './delivery';
import {
  DELIVERY_TYPES,
  MAX_CANCEL_REASON,
  MAX_DELIVERY_CHARGE,
  MAX_LINE_QUANTITY,
  MAX_ORDER_LINES,
  MAX_ORDER_PIECES,
  MAX_PAGE_SIZE,
  MAX_PRICE,
  ORDER_FIELD_LENGTHS,
  ORDER_SOURCES,
  ORDER_STATUSES,
  PAYMENT_METHODS,
} from './limits';
import { Lines, Nullable, OneOf, Rupees, Timestamp } from '@pasal/core/contract/schema';

/** One line as the browser sends it; `price` is what the shopper saw (D15). */
export const CartLine = Type.Object({
  id: Type.Integer({ minimum: 1, maximum: 2_147_483_647 }),
  /** Which variant, of a product that has any. */
  variant_id: Type.Optional(Type.Integer({ minimum: 1, maximum: 2_147_483_647 })),
  price: Type.Number({ minimum: 0, maximum: MAX_PRICE }),
  quantity: Type.Integer({ minimum: 1, maximum: MAX_LINE_QUANTITY }),
});
export type CartLine = Static<typeof CartLine>;

const CartLines = Type.Array(CartLine, { minItems: 1, maxItems: MAX_ORDER_LINES });

/** POST /order-product */
export const OrderRequest = Type.Object({
  customer_name: Type.String({ maxLength: ORDER_FIELD_LENGTHS.customer_name }),
  email: Type.String({ maxLength: ORDER_FIELD_LENGTHS.email }),
  phone: Type.String({ maxLength: ORDER_FIELD_LENGTHS.phone }),
  address: Type.String({ maxLength: ORDER_FIELD_LENGTHS.address }),
  district_id: Type.Integer({ minimum: 1, maximum: 2_147_483_647 }),
  city_id: Type.Integer({ minimum: 1, maximum: 2_147_483_647 }),
  payment_method: OneOf(PAYMENT_METHODS),
  delivery_type: OneOf(DELIVERY_TYPES),
  cartItems: CartLines,
  /** Rupees the shopper saw; nothing is 0. Another charge by now is a 409, as another price is. */
  delivery_charge: Type.Optional(Type.Number({ minimum: 0, maximum: MAX_DELIVERY_CHARGE })),
});
export type OrderRequest = Static<typeof OrderRequest>;

/**
 * POST /order-product/manual: an order that a customer gives on the phone. `price` is the price the staff
 * named to them; not everyone who rings has an email address.
 */
export const ManualOrderRequest = Type.Composite([
  Type.Omit(OrderRequest, ['email']),
  Type.Object({ email: Type.Optional(Type.String({ maxLength: ORDER_FIELD_LENGTHS.email })) }),
]);
export type ManualOrderRequest = Static<typeof ManualOrderRequest>;

/** A line of a stored order: a snapshot, whatever becomes of the product (D21). */
export const OrderItem = Type.Object({
  product_id: Type.Integer(),
  product_name: Type.String(),
  /** The variant as it was sold, where it was one. */
  variant_id: Type.Optional(Type.Integer()),
  variant_name: Type.Optional(Type.String()),
  variant_code: Type.Optional(Type.String()),
  price: Rupees,
  quantity: Type.Integer(),
});
export type OrderItem = Static<typeof OrderItem>;

/** The delivery terms an order was placed on; `total` is its lines and this charge. */
const Delivered = {
  delivery_charge: Type.Optional(Rupees),
  promised: Type.Optional(PromisedDays),
};

export const PlacedOrder = Type.Object({
  ...Delivered,
  id: Type.Integer(),
  order_number: Type.String(),
  total: Rupees,
  status: OneOf(ORDER_STATUSES),
  items: Type.Array(OrderItem),
});
export type PlacedOrder = Static<typeof PlacedOrder>;

/**
 * `details` of 422 IDEMPOTENCY_MISMATCH: what was ordered under the key, as the answer to that order
 * said it. Absent when it is not known any more.
 */
export const OrderedDetails = Type.Object({
  order: Type.Pick(PlacedOrder, ['order_number', 'total', 'items']),
});
export type OrderedDetails = Static<typeof OrderedDetails>;

export const PlaceOrderResponse = Type.Object({ message: Type.String(), order: PlacedOrder });
export type PlaceOrderResponse = Static<typeof PlaceOrderResponse>;

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

export const Order = Type.Object({
  ...Delivered,
  id: Type.Integer(),
  order_number: Type.String(),
  created_at: Timestamp,
  customer_name: Type.String(),
  email: Type.String(),
  phone: Type.String(),
  address: Type.String(),
  district_id: Type.Integer(),
  city_id: Type.Integer(),
  district: Type.String(),
  city: Type.String(),
  delivery_type: OneOf(DELIVERY_TYPES),
  payment_method: OneOf(PAYMENT_METHODS),
  source: OneOf(ORDER_SOURCES),
  status: OneOf(ORDER_STATUSES),
  remarks: Nullable(Type.String()),
  total: Rupees,
  version: Type.Integer(),
  items: Type.Array(OrderItem),
});
export type Order = Static<typeof Order>;

/**
 * One change of status: who, when, from, to, why (D22). `by` is an email of staff, or null for the shop
 * itself and for the buyer; `by_customer` distinguishes these two.
 */
export const OrderEvent = Type.Object({
  at: Timestamp,
  by: Nullable(Type.String()),
  by_customer: Type.Boolean(),
  from: Nullable(OneOf(ORDER_STATUSES)),
  to: OneOf(ORDER_STATUSES),
  remarks: Nullable(Type.String()),
  /** What the buyer was told with it (D97). */
  customer_message: Type.Optional(Type.String()),
});
export type OrderEvent = Static<typeof OrderEvent>;

export const OrderWithHistory = Type.Composite([
  Order,
  Type.Object({ history: Type.Array(OrderEvent) }),
]);
export type OrderWithHistory = Static<typeof OrderWithHistory>;

/** GET /order-product/{id} */
export const OrderResponse = Type.Object({ order: OrderWithHistory });
export type OrderResponse = Static<typeof OrderResponse>;

/** A calendar day of Kathmandu, such as `2026-11-21`. */
const Day = Type.String({ pattern: '^\\d{4}-\\d{2}-\\d{2}$' });

const orderFilters = {
  search: Type.Optional(Type.String({ maxLength: 200 })),
  status: Type.Optional(OneOf(ORDER_STATUSES)),
  district_id: Type.Optional(Type.Integer({ minimum: 1, maximum: 2_147_483_647 })),
  city_id: Type.Optional(Type.Integer({ minimum: 1, maximum: 2_147_483_647 })),
  from: Type.Optional(Day),
  to: Type.Optional(Day),
  /** Only those that are still to be delivered although the last promised day is over (D98). */
  late: Type.Optional(Type.Boolean()),
};

/** GET /order-product/export: which orders; `from` and `to` are days of Kathmandu, both included. */
export const OrderFilters = Type.Object(orderFilters);
export type OrderFilters = Static<typeof OrderFilters>;

/** GET /order-product */
export const OrderQuery = Type.Object({
  page: Type.Optional(Type.Integer({ minimum: 1, maximum: 1_000_000 })),
  limit: Type.Optional(Type.Integer({ minimum: 1, maximum: MAX_PAGE_SIZE })),
  ...orderFilters,
});
export type OrderQuery = Static<typeof OrderQuery>;

export const OrdersResponse = Type.Object({
  orders: Type.Array(Order),
  pagination: Type.Object({
    page: Type.Integer(),
    limit: Type.Integer(),
    totalPages: Type.Integer(),
    totalOrders: Type.Integer(),
  }),
});
export type OrdersResponse = Static<typeof OrdersResponse>;

/** GET /order-product/track: order number and phone prove each other (D18). */
export const TrackQuery = Type.Object({
  order_number: Type.String({ minLength: 1, maxLength: 40 }),
  phone: Type.String({ minLength: 1, maxLength: 40 }),
});
export type TrackQuery = Static<typeof TrackQuery>;

/**
 * A status an order came to, as its buyer may know it: not who set it, nor why. With a message the status may
 * be the one it had.
 */
export const TrackedEvent = Type.Object({
  at: Timestamp,
  status: OneOf(ORDER_STATUSES),
  /** What the shop told its buyer (D97). */
  customer_message: Type.Optional(Type.String()),
});
export type TrackedEvent = Static<typeof TrackedEvent>;

/**
 * The part of an order that number and phone together open: the content of an invoice (name, phone, address,
 * lines), but no email and no staff words. `history` is oldest first; its first entry is the placing.
 */
export const TrackedOrder = Type.Object({
  ...Delivered,
  order_number: Type.String(),
  created_at: Timestamp,
  customer_name: Type.String(),
  phone: Type.String(),
  address: Type.String(),
  status: OneOf(ORDER_STATUSES),
  delivery_type: OneOf(DELIVERY_TYPES),
  payment_method: OneOf(PAYMENT_METHODS),
  district: Type.String(),
  city: Type.String(),
  total: Rupees,
  items: Type.Array(OrderItem),
  history: Type.Array(TrackedEvent),
});
export type TrackedOrder = Static<typeof TrackedOrder>;
export const TrackResponse = Type.Object({ order: TrackedOrder });
export type TrackResponse = Static<typeof TrackResponse>;

/** POST /order-product/track/cancel: the buyer's own cancellation, by the same proof, while pending. */
export const CancelRequest = Type.Object({
  order_number: Type.String({ minLength: 1, maxLength: 40 }),
  phone: Type.String({ minLength: 1, maxLength: 40 }),
  reason: Type.Optional(Lines({ maxLength: MAX_CANCEL_REASON })),
});
export type CancelRequest = Static<typeof CancelRequest>;
export const CancelResponse = Type.Object({ message: Type.String(), order: TrackedOrder });
export type CancelResponse = Static<typeof CancelResponse>;
