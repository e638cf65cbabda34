import type { Call } from '../calls/call';
import type * as shapes from './shapes';

/** An order reduces stock, so cached product data is outdated as well. */
export const placeOrder: Call<typeof shapes.placeOrder> = {
  name: 'placeOrder',
  method: 'POST',
  path: '/order-product',
  changes: ['order-product', 'product'],
};

/** A read, although sent by POST: the cart doesn't fit a URL. */
export const quoteCart: Call<typeof shapes.quoteCart> = {
  name: 'quoteCart',
  method: 'POST',
  path: '/order-product/quote',
};

/** A read, although sent by POST: number and phone must not appear in access logs (D374). */
export const trackOrder: Call<typeof shapes.trackOrder> = {
  name: 'trackOrder',
  method: 'POST',
  path: '/order-product/track',
  reads: ['order-product'],
};

/** The stock is restored; the order itself is in the response. */
export const cancelOrder: Call<typeof shapes.cancelOrder> = {
  name: 'cancelOrder',
  method: 'POST',
  path: '/order-product/track/cancel',
  changes: ['product'],
};

export const staffOrders: Call<typeof shapes.staffOrders> = {
  name: 'staffOrders',
  method: 'GET',
  path: '/order-product',
  reads: ['order-product'],
};

export const staffOrder: Call<typeof shapes.staffOrder> = {
  name: 'staffOrder',
  method: 'GET',
  path: '/order-product/:id',
  reads: ['order-product'],
};

export const orderCustomer: Call<typeof shapes.orderCustomer> = {
  name: 'orderCustomer',
  method: 'GET',
  path: '/order-product/customer',
  reads: ['order-product'],
};

export const orderNeighbours: Call<typeof shapes.orderNeighbours> = {
  name: 'orderNeighbours',
  method: 'GET',
  path: '/order-product/:id/neighbours',
  reads: ['order-product'],
};

/** Cancelling an order restores its stock, reopening takes it again. */
export const updateOrderStatus: Call<typeof shapes.updateOrderStatus> = {
  name: 'updateOrderStatus',
  method: 'PUT',
  path: '/order-product/:id',
  changes: ['order-product', 'product', 'cash'],
};

/** As `updateOrderStatus`, for several. */
export const updateOrderStatuses: Call<typeof shapes.updateOrderStatuses> = {
  name: 'updateOrderStatuses',
  method: 'PUT',
  path: '/order-product/bulk-status',
  changes: ['order-product', 'product', 'cash'],
};

export const deleteOrder: Call<typeof shapes.deleteOrder> = {
  name: 'deleteOrder',
  method: 'DELETE',
  path: '/order-product/:id',
  changes: ['order-product', 'product'],
};

export const placeManualOrder: Call<typeof shapes.placeManualOrder> = {
  name: 'placeManualOrder',
  method: 'POST',
  path: '/order-product/manual',
  changes: ['order-product', 'product'],
};

export const exportOrders: Call<typeof shapes.exportOrders> = {
  name: 'exportOrders',
  method: 'GET',
  path: '/order-product/export',
};

/** Polled; no other call invalidates it. */
export const newOrders: Call<typeof shapes.newOrders> = {
  name: 'newOrders',
  method: 'GET',
  path: '/order-product/new',
};

/** A read, although sent by POST. */
export const quoteOrderEdit: Call<typeof shapes.quoteOrderEdit> = {
  name: 'quoteOrderEdit',
  method: 'POST',
  path: '/order-product/:id/edit/quote',
};

export const editOrder: Call<typeof shapes.editOrder> = {
  name: 'editOrder',
  method: 'PUT',
  path: '/order-product/:id/edit',
  changes: ['order-product', 'product'],
};
