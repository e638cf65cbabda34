import { callsOf } from '../calls/calls-of';
import type * as shapes from './shapes';

const { get, ask, post } = callsOf<typeof shapes>();

export const cashOwed = get('cashOwed', '/cash/owed', ['cash']);
export const courierCash = get('courierCash', '/cash/owed/:id', ['cash']);
export const cashBook = get('cashBook', '/cash/book', ['cash']);

/** A read, although sent by POST: a courier's list doesn't fit a URL. */
export const checkSettlement = ask('checkSettlement', '/cash/settlement/check');

export const bookSettlement = post('bookSettlement', '/cash/settlement', ['cash']);
export const readSettlement = get('readSettlement', '/cash/settlement/:id', ['cash']);
export const reverseSettlement = post('reverseSettlement', '/cash/settlement/:id/reverse', [
  'cash',
]);

/** The order's history records it, and the customer's debt is reduced. */
export const endDebt = post('endDebt', '/order-product/:id/parcel/:number/debt', [
  'order-product',
  'cash',
]);

export const reverseDebt = post('reverseDebt', '/order-product/:id/parcel/:number/debt/reverse', [
  'order-product',
  'cash',
]);
export const writeOffCash = post('writeOffCash', '/cash/write-off', ['cash']);
