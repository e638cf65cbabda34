import type { Call } from '../calls/call';
import type * as shapes from './shapes';

export const cashOwed: Call<typeof shapes.cashOwed> = {
  name: 'cashOwed',
  method: 'GET',
  path: '/cash/owed',
  reads: ['cash'],
};

export const courierCash: Call<typeof shapes.courierCash> = {
  name: 'courierCash',
  method: 'GET',
  path: '/cash/owed/:id',
  reads: ['cash'],
};

export const cashBook: Call<typeof shapes.cashBook> = {
  name: 'cashBook',
  method: 'GET',
  path: '/cash/book',
  reads: ['cash'],
};

/** A read, although sent by POST: a courier's list doesn't fit a URL. */
export const checkSettlement: Call<typeof shapes.checkSettlement> = {
  name: 'checkSettlement',
  method: 'POST',
  path: '/cash/settlement/check',
};

export const bookSettlement: Call<typeof shapes.bookSettlement> = {
  name: 'bookSettlement',
  method: 'POST',
  path: '/cash/settlement',
  changes: ['cash'],
};

export const readSettlement: Call<typeof shapes.readSettlement> = {
  name: 'readSettlement',
  method: 'GET',
  path: '/cash/settlement/:id',
  reads: ['cash'],
};

export const reverseSettlement: Call<typeof shapes.reverseSettlement> = {
  name: 'reverseSettlement',
  method: 'POST',
  path: '/cash/settlement/:id/reverse',
  changes: ['cash'],
};

/** The order's history records it, and the customer's debt is reduced. */
export const endDebt: Call<typeof shapes.endDebt> = {
  name: 'endDebt',
  method: 'POST',
  path: '/order-product/:id/parcel/:number/debt',
  changes: ['order-product', 'cash'],
};

export const reverseDebt: Call<typeof shapes.reverseDebt> = {
  name: 'reverseDebt',
  method: 'POST',
  path: '/order-product/:id/parcel/:number/debt/reverse',
  changes: ['order-product', 'cash'],
};

export const writeOffCash: Call<typeof shapes.writeOffCash> = {
  name: 'writeOffCash',
  method: 'POST',
  path: '/cash/write-off',
  changes: ['cash'],
};
