import { callsOf } from '../calls/calls-of';
import type * as shapes from './shapes';

const { get, post, put } = callsOf<typeof shapes>();

/** Stock comes back with a parcel that is checked in. */
export const tellParcel = post('tellParcel', '/order-product/:id/parcel/:number/event', [
  'order-product',
  'product',
  'cash',
]);

/** As `tellParcel`, for several. */
export const tellParcels = post('tellParcels', '/order-product/bulk-event', [
  'order-product',
  'product',
  'cash',
]);

export const assignCourier = post('assignCourier', '/order-product/bulk-courier', [
  'order-product',
]);
export const splitParcel = post('splitParcel', '/order-product/:id/parcel/:number/split', [
  'order-product',
]);
export const changeParcel = put('changeParcel', '/order-product/:id/parcel/:number', [
  'order-product',
]);
export const desk = get('desk', '/order-product/desk', ['order-product']);
