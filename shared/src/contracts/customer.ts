import { Type, type Static } from '@sinclair/typebox';
import { ORDER_FIELD_LENGTHS } from './limits';
import { Nullable, Rupees, Timestamp } from '@pasal/core/contract/schema';

/** GET /order-product/customer: whose number this is, written in any way. */
export const CustomerQuery = Type.Object({
  phone: Type.String({ minLength: 1, maxLength: ORDER_FIELD_LENGTHS.phone }),
});

/** What the shop knows of who orders with one phone number; orders that were deleted do not count. */
export const Customer = Type.Object({
  phone: Type.String(),
  orders: Type.Integer(),
  /** Of them, those still to be delivered, delivered, and cancelled for whatever reason. */
  open: Type.Integer(),
  delivered: Type.Integer(),
  cancelled: Type.Integer(),
  /** Of the cancelled ones, those of which a parcel left the shop and is coming or came back. */
  came_back: Type.Integer(),
  /** Rupees of what was delivered. */
  bought: Rupees,
  /** When they ordered first; null where they never did. */
  since: Nullable(Timestamp),
});
export type Customer = Static<typeof Customer>;
