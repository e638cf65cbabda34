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
  /** The charge the shopper saw, in rupees; absent means 0. A changed charge is a 409, like a changed price. */
  delivery_charge: Type.Optional(RupeesOf({ minimum: 0, maximum: MAX_DELIVERY_CHARGE })),
});
export type OrderRequest = Static<typeof OrderRequest>;

/** POST /order-product/manual: a phone order. `price` is the price quoted by staff; not every caller has an email address. */
export const ManualOrderRequest = Type.Composite([
  Type.Omit(OrderRequest, ['email']),
  Type.Object({
    email: Type.Optional(Type.String({ maxLength: ORDER_FIELD_LENGTHS.email })),
    /** The language of messages; English by default. */
    language: Type.Optional(OneOf(LANGUAGES)),
  }),
]);
export type ManualOrderRequest = Static<typeof ManualOrderRequest>;

/** A line of a stored order: a snapshot, independent of later changes to the product (D21). */
export const OrderItem = Type.Object({
  product_id: Type.Integer(),
  product_name: Type.String(),
  /** The variant as sold, if any. */
  variant_id: Type.Optional(Type.Integer()),
  variant_name: Type.Optional(Type.String()),
  variant_code: Type.Optional(Type.String()),
  /** Both names in Nepali, if staff request that language. */
  product_label: Label,
  variant_label: Label,
  price: Rupees,
  quantity: Type.Integer(),
});
export type OrderItem = Static<typeof OrderItem>;

/** The delivery terms at the time of the order; `total` includes this charge. */
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

/** `details` of 422 IDEMPOTENCY_MISMATCH: the order placed under the key, as in its response. Absent if it is no longer stored. */
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
  /** The language of messages to the buyer; English by default. */
  language: Type.Optional(OneOf(LANGUAGES)),
  status: OneOf(ORDER_STATUSES),
  /** The stage of its least advanced parcel. */
  stage: Type.Optional(OneOf(PARCEL_STAGES)),
  remarks: Nullable(Type.String()),
  total: Rupees,
  version: Type.Integer(),
  items: Type.Array(OrderItem),
});
export type Order = Static<typeof Order>;

/** A change by an order edit: a field, or the quantity of the goods in `name`; null if there was none. */
export const OrderChange = Type.Object({
  field: OneOf(ORDER_CHANGES),
  name: Type.Optional(Type.String()),
  before: Nullable(Type.Union([Type.String(), Type.Number()])),
  after: Nullable(Type.Union([Type.String(), Type.Number()])),
});
export type OrderChange = Static<typeof OrderChange>;

/**
 * A status change: who, when, from, to, why (D22). `by` is the email of staff, or null for the shop itself and for
 * the buyer; `by_customer` distinguishes these two.
 */
export const OrderEvent = Type.Object({
  at: Timestamp,
  by: Nullable(Type.String()),
  by_customer: Type.Boolean(),
  from: Nullable(OneOf(ORDER_STATUSES)),
  to: OneOf(ORDER_STATUSES),
  remarks: Nullable(Type.String()),
  /** The message sent to the buyer with it (D97). */
  customer_message: Type.Optional(Type.String()),
  /** For an edit. */
  changes: Type.Optional(Type.Array(OrderChange)),
});
export type OrderEvent = Static<typeof OrderEvent>;

export const OrderWithHistory = Type.Composite([
  Order,
  Type.Object({
    history: Type.Array(OrderEvent),
    parcels: Type.Optional(Type.Array(Parcel)),
    /** The calls to its buyer, oldest first. */
    calls: Type.Optional(Type.Array(OrderCall)),
    /** The owner's rules that matched, in order. */
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
  /** Its progress: the stage of its least advanced parcel (D261). */
  stage: Type.Optional(OneOf(PARCEL_STAGES)),
  district_id: Type.Optional(Type.Integer({ minimum: 1, maximum: 2_147_483_647 })),
  city_id: Type.Optional(Type.Integer({ minimum: 1, maximum: 2_147_483_647 })),
  from: Type.Optional(Day),
  to: Type.Optional(Day),
  /** Only undelivered orders past their last promised day (D98). */
  late: Type.Optional(Type.Boolean()),
};

/** GET /order-product/export: the filters; `from` and `to` are Kathmandu days, both included. */
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
