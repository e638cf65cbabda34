import type { Call } from '../calls/call';
import type * as shapes from './shapes';

/** A read, although sent by POST: number and phone must not appear in access logs (D374). */
export const ownReturns: Call<typeof shapes.ownReturns> = {
  name: 'ownReturns',
  method: 'POST',
  path: '/order-product/track/returns',
  reads: ['return'],
};

/** Number and phone are sent in a header next to the form, so that unauthorised forms aren't read. */
export const askReturn: Call<typeof shapes.askReturn> = {
  name: 'askReturn',
  method: 'POST',
  path: '/order-product/track/return',
  changes: ['return'],
};

export const withdrawReturn: Call<typeof shapes.withdrawReturn> = {
  name: 'withdrawReturn',
  method: 'POST',
  path: '/order-product/track/return/withdraw',
  changes: ['return'],
};

export const returnPicture: Call<typeof shapes.returnPicture> = {
  name: 'returnPicture',
  method: 'GET',
  path: '/return-picture/:token',
};

export const staffReturns: Call<typeof shapes.staffReturns> = {
  name: 'staffReturns',
  method: 'GET',
  path: '/returns',
  reads: ['return'],
};

/** Goods return to stock, or a replacement leaves it. */
export const stepReturn: Call<typeof shapes.stepReturn> = {
  name: 'stepReturn',
  method: 'POST',
  path: '/returns/:id/step',
  changes: ['return', 'order-product', 'product'],
};

export const refundReturn: Call<typeof shapes.refundReturn> = {
  name: 'refundReturn',
  method: 'POST',
  path: '/returns/:id/refund',
  changes: ['return', 'order-product', 'cash'],
};

export const refundParcel: Call<typeof shapes.refundParcel> = {
  name: 'refundParcel',
  method: 'POST',
  path: '/order-product/:id/parcel/:number/refund',
  changes: ['order-product', 'cash'],
};

export const returnRules: Call<typeof shapes.returnRules> = {
  name: 'returnRules',
  method: 'GET',
  path: '/site/returns',
  reads: ['site'],
};

export const saveReturnRules: Call<typeof shapes.saveReturnRules> = {
  name: 'saveReturnRules',
  method: 'PUT',
  path: '/site/returns',
  changes: ['site', 'return'],
};

/** A read, although sent by POST: a phone must not appear in access logs (D374). */
export const warranty: Call<typeof shapes.warranty> = {
  name: 'warranty',
  method: 'POST',
  path: '/warranty',
};

export const staffWarranty: Call<typeof shapes.staffWarranty> = {
  name: 'staffWarranty',
  method: 'GET',
  path: '/warranty/piece',
  reads: ['order-product'],
};
