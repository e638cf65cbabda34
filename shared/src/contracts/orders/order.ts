import { Type, type Static } from '@sinclair/typebox';
import { PromisedDays } from '../delivery/delivery';
import {
  DELIVERY_TYPES,
  MAX_DELIVERY_CHARGE,
  MAX_PAGE_SIZE,
  ORDER_CHANGES,
  ORDER_FIELD_LENGTHS,
  ORDER_SOURCES,
  ORDER_STATUSES,
  PAYMENT_METHODS,
} from '../limits';
import { OrderRule } from '../customers/customer';
import { Label } from '../nepali';
import { CartLines } from './order-quote';
import { OrderCall, Parcel } from '../parcels/parcel';
import { PARCEL_STAGES } from '../parcels/parcel-limits';
import { LANGUAGES } from '@pasal/core/contract/language';
import { Nullable, OneOf, Rupees, RupeesOf, Timestamp } from '@pasal/core/contract/schema';

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
  delivery_charge: Type.Optional(RupeesOf({ minimum: 0, maximum: MAX_DELIVERY_CHARGE })),
});
export type OrderRequest = Static<typeof OrderRequest>;

/**
 * POST /order-product/manual: an order that a customer gives on the phone. `price` is the price the staff
 * named to them; not everyone who rings has an email address.
 */
export const ManualOrderRequest = Type.Composite([
  Type.Omit(OrderRequest, ['email']),
  Type.Object({
    email: Type.Optional(Type.String({ maxLength: ORDER_FIELD_LENGTHS.email })),
    /** In which they are to be written to; English where it is left out. */
    language: Type.Optional(OneOf(LANGUAGES)),
  }),
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
  /** Both names in Nepali, where staff ask in that language. */
  product_label: Label,
  variant_label: Label,
  price: Rupees,
  quantity: Type.Integer(),
});
export type OrderItem = Static<typeof OrderItem>;

/** The delivery terms an order was placed on; `total` is its lines and this charge. */
export const Delivered = {
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
  /** In which the buyer is written to; none says English. */
  language: Type.Optional(OneOf(LANGUAGES)),
  status: OneOf(ORDER_STATUSES),
  /** That of its least advanced parcel. */
  stage: Type.Optional(OneOf(PARCEL_STAGES)),
  remarks: Nullable(Type.String()),
  total: Rupees,
  version: Type.Integer(),
  items: Type.Array(OrderItem),
});
export type Order = Static<typeof Order>;

/** What an edit of an order changed: a field, or the pieces of the goods that `name` says; null where there was none. */
export const OrderChange = Type.Object({
  field: OneOf(ORDER_CHANGES),
  name: Type.Optional(Type.String()),
  before: Nullable(Type.Union([Type.String(), Type.Number()])),
  after: Nullable(Type.Union([Type.String(), Type.Number()])),
});
export type OrderChange = Static<typeof OrderChange>;

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
  /** Of an edit. */
  changes: Type.Optional(Type.Array(OrderChange)),
});
export type OrderEvent = Static<typeof OrderEvent>;

export const OrderWithHistory = Type.Composite([
  Order,
  Type.Object({
    history: Type.Array(OrderEvent),
    parcels: Type.Optional(Type.Array(Parcel)),
    /** The calls to its buyer, the oldest first. */
    calls: Type.Optional(Type.Array(OrderCall)),
    /** The owner's rules that met it, the first first. */
    rules: Type.Optional(Type.Array(OrderRule)),
  }),
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
  /** How far it is: as far as its least advanced parcel (D261). */
  stage: Type.Optional(OneOf(PARCEL_STAGES)),
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
