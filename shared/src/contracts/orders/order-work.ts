import { Type, type Static } from '@sinclair/typebox';
import {
  MAX_CUSTOMER_MESSAGE,
  MAX_ORDERS_AT_ONCE,
  MAX_STATUS_REMARKS,
  ORDER_STATUSES,
} from '../limits';
import { Order, OrderFilters } from './order';
import { Lines, Nullable, OneOf } from '@pasal/core/contract/schema';

/** GET /order-product/{id}/neighbours: the list's filters; search is excluded, as its results are too few to step through. */
export const NeighboursQuery = Type.Omit(OrderFilters, ['search']);
export type NeighboursQuery = Static<typeof NeighboursQuery>;
/** Ids of the previous and next order in a list that is newest first. */
export const NeighboursResponse = Type.Object({
  previous: Nullable(Type.Integer()),
  next: Nullable(Type.Integer()),
});
export type NeighboursResponse = Static<typeof NeighboursResponse>;

/** GET /order-product/new: the number of orders since this id. */
export const NewOrdersQuery = Type.Object({
  after: Type.Optional(Type.Integer({ minimum: 0, maximum: 2_147_483_647 })),
});
export type NewOrdersQuery = Static<typeof NewOrdersQuery>;
/** `newest` is the latest order's id, 0 if there is none; `total` is capped at `MAX_NEW_ORDERS`. */
export const NewOrdersResponse = Type.Object({ newest: Type.Integer(), total: Type.Integer() });
export type NewOrdersResponse = Static<typeof NewOrdersResponse>;

/** A new status with remarks. Blank remarks are rejected by a rule, not the schema, for the literal text of R5.6. */
const statusChange = {
  status: OneOf(ORDER_STATUSES),
  remarks: Lines({ maxLength: MAX_STATUS_REMARKS }),
  /** Sent to the buyer; the remarks aren't (D97). */
  customer_message: Type.Optional(Lines({ maxLength: MAX_CUSTOMER_MESSAGE })),
};

/** PUT /order-product/{id} */
export const OrderStatusRequest = Type.Object({
  ...statusChange,
  version: Type.Optional(Type.Integer({ minimum: 1 })),
});
export type OrderStatusRequest = Static<typeof OrderStatusRequest>;
export const OrderStatusResponse = Type.Object({ message: Type.String(), order: Order });
export type OrderStatusResponse = Static<typeof OrderStatusResponse>;

/** PUT /order-product/bulk-status: one status and remark for several orders, each with its version as seen. */
export const BulkOrderStatusRequest = Type.Object({
  ...statusChange,
  orders: Type.Array(
    Type.Object({
      id: Type.Integer({ minimum: 1, maximum: 2_147_483_647 }),
      version: Type.Integer({ minimum: 1 }),
    }),
    { minItems: 1, maxItems: MAX_ORDERS_AT_ONCE },
  ),
});
export type BulkOrderStatusRequest = Static<typeof BulkOrderStatusRequest>;

/**
 * The result per order: `problem` explains why one is unchanged, and `now` is its current state, for a retry after
 * reading it. Absent for a deleted order.
 */
export const BulkOrderStatusResponse = Type.Object({
  message: Type.String(),
  results: Type.Array(
    Type.Object({
      id: Type.Integer(),
      problem: Nullable(Type.String()),
      now: Type.Optional(Type.Object({ status: OneOf(ORDER_STATUSES), version: Type.Integer() })),
    }),
  ),
});
export type BulkOrderStatusResponse = Static<typeof BulkOrderStatusResponse>;
