import type { Call } from '../calls/call';
import type * as shapes from './shapes';

/** A cancelled order gives its goods back to the stock. */
export const callOrder: Call<typeof shapes.callOrder> = {
  name: 'callOrder',
  method: 'POST',
  path: '/order-product/:id/call',
  changes: ['order-product', 'product'],
};

export const papers: Call<typeof shapes.papers> = {
  name: 'papers',
  method: 'GET',
  path: '/order-product/papers',
  reads: ['order-product'],
};

export const packParcel: Call<typeof shapes.packParcel> = {
  name: 'packParcel',
  method: 'POST',
  path: '/order-product/:id/parcel/:number/pack',
  changes: ['order-product'],
};

export const handOver: Call<typeof shapes.handOver> = {
  name: 'handOver',
  method: 'GET',
  path: '/courier/:id/hand-over',
  reads: ['order-product', 'courier'],
};

export const exportHandOver: Call<typeof shapes.exportHandOver> = {
  name: 'exportHandOver',
  method: 'GET',
  path: '/courier/:id/hand-over/export',
};

export const deskSettings: Call<typeof shapes.deskSettings> = {
  name: 'deskSettings',
  method: 'GET',
  path: '/site/desks',
  reads: ['site'],
};

export const saveDeskSettings: Call<typeof shapes.saveDeskSettings> = {
  name: 'saveDeskSettings',
  method: 'PUT',
  path: '/site/desks',
  changes: ['site', 'order-product'],
};

export const courierReport: Call<typeof shapes.courierReport> = {
  name: 'courierReport',
  method: 'POST',
  path: '/courier/:id/report',
  changes: ['order-product', 'product'],
};

export const courierWords: Call<typeof shapes.courierWords> = {
  name: 'courierWords',
  method: 'PUT',
  path: '/courier/:id/words',
  changes: ['site'],
};

/** Called by couriers' systems, never by a page. */
export const courierHook: Call<typeof shapes.courierHook> = {
  name: 'courierHook',
  method: 'POST',
  path: '/courier/:id/hook',
};

export const refusedReports: Call<typeof shapes.refusedReports> = {
  name: 'refusedReports',
  method: 'GET',
  path: '/refused-report',
  reads: ['order-product'],
};

export const dismissReports: Call<typeof shapes.dismissReports> = {
  name: 'dismissReports',
  method: 'POST',
  path: '/refused-report/dismiss',
  changes: ['order-product'],
};

export const makeCourierSecret: Call<typeof shapes.makeCourierSecret> = {
  name: 'makeCourierSecret',
  method: 'POST',
  path: '/courier/:id/secret',
};

export const tellScanned: Call<typeof shapes.tellScanned> = {
  name: 'tellScanned',
  method: 'POST',
  path: '/order-product/scan',
  changes: ['order-product', 'product'],
};
