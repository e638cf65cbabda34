import { callsOf } from '../calls/calls-of';
import type * as shapes from './shapes';

const { get, ask, post, put, remove } = callsOf<typeof shapes>();

/** An order reduces stock, so cached product data is outdated as well. */
export const placeOrder = post('placeOrder', '/order-product', ['order-product', 'product']);

/** A read, although sent by POST: the cart doesn't fit a URL. */
export const quoteCart = ask('quoteCart', '/order-product/quote');

/** A read, although sent by POST: number and phone must not appear in access logs (D374). */
export const trackOrder = ask('trackOrder', '/order-product/track', ['order-product']);

/** The stock is restored; the order itself is in the response. */
export const cancelOrder = post('cancelOrder', '/order-product/track/cancel', ['product']);

export const staffOrders = get('staffOrders', '/order-product', ['order-product']);
export const staffOrder = get('staffOrder', '/order-product/:id', ['order-product']);
export const orderCustomer = get('orderCustomer', '/order-product/customer', ['order-product']);
export const orderNeighbours = get('orderNeighbours', '/order-product/:id/neighbours', [
  'order-product',
]);

/** Cancelling an order restores its stock, reopening takes it again. */
export const updateOrderStatus = put('updateOrderStatus', '/order-product/:id', [
  'order-product',
  'product',
  'cash',
]);

/** As `updateOrderStatus`, for several. */
export const updateOrderStatuses = put('updateOrderStatuses', '/order-product/bulk-status', [
  'order-product',
  'product',
  'cash',
]);

export const deleteOrder = remove('deleteOrder', '/order-product/:id', [
  'order-product',
  'product',
]);
export const placeManualOrder = post('placeManualOrder', '/order-product/manual', [
  'order-product',
  'product',
]);
export const exportOrders = get('exportOrders', '/order-product/export');

/** Polled; no other call invalidates it. */
export const newOrders = get('newOrders', '/order-product/new');

/** A read, although sent by POST. */
export const quoteOrderEdit = ask('quoteOrderEdit', '/order-product/:id/edit/quote');

export const editOrder = put('editOrder', '/order-product/:id/edit', ['order-product', 'product']);
