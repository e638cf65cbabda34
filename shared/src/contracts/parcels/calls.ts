import type { Call } from '../calls/call';
import type * as shapes from './shapes';

/** Stock comes back with a parcel that is checked in. */
export const tellParcel: Call<typeof shapes.tellParcel> = {
  name: 'tellParcel',
  method: 'POST',
  path: '/order-product/:id/parcel/:number/event',
  changes: ['order-product', 'product', 'cash'],
};

/** As `tellParcel`, for several. */
export const tellParcels: Call<typeof shapes.tellParcels> = {
  name: 'tellParcels',
  method: 'POST',
  path: '/order-product/bulk-event',
  changes: ['order-product', 'product', 'cash'],
};

export const assignCourier: Call<typeof shapes.assignCourier> = {
  name: 'assignCourier',
  method: 'POST',
  path: '/order-product/bulk-courier',
  changes: ['order-product'],
};

export const splitParcel: Call<typeof shapes.splitParcel> = {
  name: 'splitParcel',
  method: 'POST',
  path: '/order-product/:id/parcel/:number/split',
  changes: ['order-product'],
};

export const changeParcel: Call<typeof shapes.changeParcel> = {
  name: 'changeParcel',
  method: 'PUT',
  path: '/order-product/:id/parcel/:number',
  changes: ['order-product'],
};

export const desk: Call<typeof shapes.desk> = {
  name: 'desk',
  method: 'GET',
  path: '/order-product/desk',
  reads: ['order-product'],
};

export const couriers: Call<typeof shapes.couriers> = {
  name: 'couriers',
  method: 'GET',
  path: '/courier',
  reads: ['courier'],
};

export const addCourier: Call<typeof shapes.addCourier> = {
  name: 'addCourier',
  method: 'POST',
  path: '/courier',
  changes: ['courier'],
};

export const changeCourier: Call<typeof shapes.changeCourier> = {
  name: 'changeCourier',
  method: 'PUT',
  path: '/courier/:id',
  changes: ['courier', 'order-product'],
};
