import { callsOf } from '../calls/calls-of';
import type * as shapes from './shapes';

const { get, post, put } = callsOf<typeof shapes>();

/** A cancelled order gives its goods back to the stock. */
export const callOrder = post('callOrder', '/order-product/:id/call', ['order-product', 'product']);

export const papers = get('papers', '/order-product/papers', ['order-product']);
export const packParcel = post('packParcel', '/order-product/:id/parcel/:number/pack', [
  'order-product',
]);
export const handOver = get('handOver', '/courier/:id/hand-over', ['order-product', 'courier']);
export const exportHandOver = get('exportHandOver', '/courier/:id/hand-over/export');
export const deskSettings = get('deskSettings', '/site/desks', ['site']);
export const saveDeskSettings = put('saveDeskSettings', '/site/desks', ['site', 'order-product']);
export const courierReport = post('courierReport', '/courier/:id/report', [
  'order-product',
  'product',
]);
export const courierWords = put('courierWords', '/courier/:id/words', ['site']);

/** Called by couriers' systems, never by a page. */
export const courierHook = post('courierHook', '/courier/:id/hook');

export const refusedReports = get('refusedReports', '/refused-report', ['order-product']);
export const dismissReports = post('dismissReports', '/refused-report/dismiss', ['order-product']);
export const makeCourierSecret = post('makeCourierSecret', '/courier/:id/secret');
export const tellScanned = post('tellScanned', '/order-product/scan', ['order-product', 'product']);
