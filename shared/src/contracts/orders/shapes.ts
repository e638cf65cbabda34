import { Type } from '@sinclair/typebox';
import * as customer from '../customers/customer';
import * as order from './order';
import * as edit from './order-edit';
import * as quote from './order-quote';
import * as work from './order-work';
import * as tracked from './tracked-order';
import { IdParams, MessageResponse } from '@pasal/core/contract/schema';
import type { CallShape } from '../calls/call';

const IdempotencyKey = Type.String({
  minLength: 1,
  maxLength: 200,
  description:
    'One per cart until its order is placed, such as a UUID: the same key and order give the first answer again, another order 422 with the number, total and items of the first.',
});

/** The errors that refuse an order, placed by a buyer or by staff. */
const refusedOrders = {
  PRICE_CHANGED: quote.RefusedLines,
  OUT_OF_STOCK: quote.RefusedLines,
  NOT_AVAILABLE: quote.RefusedLines,
  // Concurrent changes kept winning; the same order can be retried.
  CONFLICT: null,
  // Absent if the order under the key is no longer stored.
  IDEMPOTENCY_MISMATCH: Type.Optional(order.OrderedDetails),
} as const;

export const placeOrder = {
  summary: 'Places an order, paid on delivery.',
  access: 'public',
  limit: 'checkoutOfAddress',
  headers: { 'Idempotency-Key': IdempotencyKey },
  body: order.OrderRequest,
  status: 201,
  response: order.PlaceOrderResponse,
  errors: { ...refusedOrders, OVER_LIMIT: quote.OverLimit, RATE_LIMITED: null },
} as const satisfies CallShape;

export const quoteCart = {
  summary: 'What a cart is worth now, line by line.',
  access: 'public',
  limit: 'quoteOfAddress',
  body: quote.QuoteRequest,
  response: quote.QuoteResponse,
} as const satisfies CallShape;

export const trackOrder = {
  summary: "A guest's own order, by its number and phone.",
  access: 'public',
  limit: 'trackOfAddress',
  body: tracked.TrackQuery,
  response: tracked.TrackResponse,
  errors: { NOT_FOUND: null },
} as const satisfies CallShape;

export const cancelOrder = {
  summary:
    "Cancels a guest's own order while it is pending and has not left, by its number and phone.",
  access: 'public',
  limit: 'trackOfAddress',
  body: tracked.CancelRequest,
  response: tracked.CancelResponse,
  errors: { NOT_FOUND: null, CONFLICT: null },
} as const satisfies CallShape;

export const staffOrders = {
  summary: 'Lists orders, newest first.',
  access: 'staff',
  permission: 'orders',
  query: order.OrderQuery,
  response: order.OrdersResponse,
} as const satisfies CallShape;

export const staffOrder = {
  summary: 'One order with its history.',
  access: 'staff',
  permission: 'orders',
  params: IdParams,
  response: order.OrderResponse,
} as const satisfies CallShape;

export const orderCustomer = {
  summary: 'What became of the orders of a phone number.',
  access: 'staff',
  permission: 'orders',
  query: customer.CustomerQuery,
  response: customer.Customer,
} as const satisfies CallShape;

export const orderNeighbours = {
  summary: 'The orders before and after one in a list, newest first.',
  access: 'staff',
  permission: 'orders',
  params: IdParams,
  query: work.NeighboursQuery,
  response: work.NeighboursResponse,
} as const satisfies CallShape;

export const updateOrderStatus = {
  summary: 'Sets the status of an order; stock follows.',
  access: 'staff',
  params: IdParams,
  body: work.OrderStatusRequest,
  response: work.OrderStatusResponse,
  errors: { CONFLICT: null, OUT_OF_STOCK: quote.RefusedLines },
} as const satisfies CallShape;

export const updateOrderStatuses = {
  summary: 'Sets the status of several orders with one remark; each stands alone.',
  access: 'staff',
  body: work.BulkOrderStatusRequest,
  response: work.BulkOrderStatusResponse,
} as const satisfies CallShape;

export const deleteOrder = {
  summary: 'Deletes an order; stock returns unless it was completed.',
  access: 'admin',
  params: IdParams,
  response: MessageResponse,
  // Some goods are with a courier, or the shop has the buyer's money.
  errors: { CONFLICT: null },
} as const satisfies CallShape;

export const placeManualOrder = {
  summary: 'Places an order for a customer on the phone.',
  access: 'staff',
  headers: { 'Idempotency-Key': IdempotencyKey },
  body: order.ManualOrderRequest,
  status: 201,
  response: order.PlaceOrderResponse,
  errors: refusedOrders,
} as const satisfies CallShape;

export const exportOrders = {
  summary: 'The orders of a list as CSV, all pages of it; recorded in the activity log.',
  access: 'staff',
  query: order.OrderFilters,
  produces: 'text/csv',
  // For a user who lost the administrator role during the call.
  errors: { FORBIDDEN: null },
} as const satisfies CallShape;

export const quoteOrderEdit = {
  summary: 'What an order would cost with other goods or at another place, line by line.',
  access: 'staff',
  params: IdParams,
  body: edit.OrderEditQuoteRequest,
  response: edit.OrderEditQuote,
  errors: { CONFLICT: null },
} as const satisfies CallShape;

export const editOrder = {
  summary: 'Changes address, goods or delivery of an order of which nothing has left the shop.',
  description:
    'Lines that stay keep their price and new ones cost what they do today. Stock moves by the difference, parcels that were packed are unpacked, and the buyer is told.',
  access: 'staff',
  params: IdParams,
  body: edit.OrderEditRequest,
  response: Type.Object({ message: Type.String(), ...order.OrderResponse.properties }),
  errors: {
    PRICE_CHANGED: quote.RefusedLines,
    OUT_OF_STOCK: quote.RefusedLines,
    NOT_AVAILABLE: quote.RefusedLines,
    // It has left, is closed, or was changed by someone else.
    CONFLICT: null,
  },
} as const satisfies CallShape;

export const newOrders = {
  summary: 'Whether orders came after the one with a given id; light enough to ask often.',
  access: 'staff',
  query: work.NewOrdersQuery,
  response: work.NewOrdersResponse,
} as const satisfies CallShape;
