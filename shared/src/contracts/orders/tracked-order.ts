import { Type, type Static } from '@sinclair/typebox';
import { DELIVERY_TYPES, MAX_CANCEL_REASON, ORDER_STATUSES, PAYMENT_METHODS } from '../limits';
import { Delivered, OrderItem } from './order';
import { TrackedParcel } from '../parcels/parcel';
import { Lines, OneOf, Rupees, Timestamp } from '@pasal/core/contract/schema';

/** POST /order-product/track: order number and phone together are the proof (D18). */
export const TrackQuery = Type.Object({
  order_number: Type.String({ minLength: 1, maxLength: 40 }),
  phone: Type.String({ minLength: 1, maxLength: 40 }),
});
export type TrackQuery = Static<typeof TrackQuery>;

/** A status of an order as its buyer sees it: without author or reason. With a message the status may be unchanged. */
export const TrackedEvent = Type.Object({
  at: Timestamp,
  status: OneOf(ORDER_STATUSES),
  /** The shop's message to the buyer (D97). */
  customer_message: Type.Optional(Type.String()),
});
export type TrackedEvent = Static<typeof TrackedEvent>;

/**
 * The part of an order that number and phone grant access to: the content of an invoice (name, phone, address,
 * lines), but no email or staff remarks. `history` is oldest first, starting with the placing.
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
  /** Its delivery progress by parcel. */
  parcels: Type.Optional(Type.Array(TrackedParcel)),
});
export type TrackedOrder = Static<typeof TrackedOrder>;
export const TrackResponse = Type.Object({ order: TrackedOrder });
export type TrackResponse = Static<typeof TrackResponse>;

/** POST /order-product/track/cancel: the buyer cancels with the same proof, while the order is pending and nothing has left the shop. */
export const CancelRequest = Type.Object({
  order_number: Type.String({ minLength: 1, maxLength: 40 }),
  phone: Type.String({ minLength: 1, maxLength: 40 }),
  reason: Type.Optional(Lines({ maxLength: MAX_CANCEL_REASON })),
});
export type CancelRequest = Static<typeof CancelRequest>;
export const CancelResponse = Type.Object({ message: Type.String(), order: TrackedOrder });
export type CancelResponse = Static<typeof CancelResponse>;
