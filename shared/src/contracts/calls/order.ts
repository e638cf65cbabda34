import type { Call } from './call';
import type * as shapes from './order.shapes';

/** An order takes stock, so what the catalogue knows of products is old as well. */
export const placeOrder: Call<typeof shapes.placeOrder> = {
  method: 'POST',
  path: '/order-product',
  changes: ['order-product', 'product'],
};

/** A question, though it is sent by POST: the cart does not fit a URL. */
export const quoteCart: Call<typeof shapes.quoteCart> = {
  method: 'POST',
  path: '/order-product/quote',
};

export const trackOrder: Call<typeof shapes.trackOrder> = {
  method: 'GET',
  path: '/order-product/track',
  reads: ['order-product'],
};

/** The stock is back; the order itself is in the response. */
export const cancelOrder: Call<typeof shapes.cancelOrder> = {
  method: 'POST',
  path: '/order-product/track/cancel',
  changes: ['product'],
};

export const staffOrders: Call<typeof shapes.staffOrders> = {
  method: 'GET',
  path: '/order-product',
  reads: ['order-product'],
};

export const staffOrder: Call<typeof shapes.staffOrder> = {
  method: 'GET',
  path: '/order-product/:id',
  reads: ['order-product'],
};

/** Stock goes back with a cancelled order, and is taken again. */
export const updateOrderStatus: Call<typeof shapes.updateOrderStatus> = {
  method: 'PUT',
  path: '/order-product/:id',
  changes: ['order-product', 'product'],
};

export const deleteOrder: Call<typeof shapes.deleteOrder> = {
  method: 'DELETE',
  path: '/order-product/:id',
  changes: ['order-product', 'product'],
};

export const placeManualOrder: Call<typeof shapes.placeManualOrder> = {
  method: 'POST',
  path: '/order-product/manual',
  changes: ['order-product', 'product'],
};

export const exportOrders: Call<typeof shapes.exportOrders> = {
  method: 'GET',
  path: '/order-product/export',
};

/** Asked again and again; nothing else makes it old. */
export const newOrders: Call<typeof shapes.newOrders> = {
  method: 'GET',
  path: '/order-product/new',
};
