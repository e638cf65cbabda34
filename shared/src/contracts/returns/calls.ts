import { callsOf } from '../calls/calls-of';
import type * as shapes from './shapes';

const { get, ask, post, put } = callsOf<typeof shapes>();

/** A read, although sent by POST: number and phone must not appear in access logs (D374). */
export const ownReturns = ask('ownReturns', '/order-product/track/returns', ['return']);

/** Number and phone are sent in a header next to the form, so that unauthorised forms aren't read. */
export const askReturn = post('askReturn', '/order-product/track/return', ['return']);

export const withdrawReturn = post('withdrawReturn', '/order-product/track/return/withdraw', [
  'return',
]);
export const returnPicture = get('returnPicture', '/return-picture/:token');
export const staffReturns = get('staffReturns', '/returns', ['return']);

/** Goods return to stock, or a replacement leaves it. */
export const stepReturn = post('stepReturn', '/returns/:id/step', [
  'return',
  'order-product',
  'product',
]);

export const refundReturn = post('refundReturn', '/returns/:id/refund', [
  'return',
  'order-product',
  'cash',
]);
export const refundParcel = post('refundParcel', '/order-product/:id/parcel/:number/refund', [
  'order-product',
  'cash',
]);
export const returnRules = get('returnRules', '/site/returns', ['site']);
export const saveReturnRules = put('saveReturnRules', '/site/returns', ['site', 'return']);

/** A read, although sent by POST: a phone must not appear in access logs (D374). */
export const warranty = ask('warranty', '/warranty');

export const staffWarranty = get('staffWarranty', '/warranty/piece', ['order-product']);
