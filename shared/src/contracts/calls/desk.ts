import type { Call } from './call';
import type * as shapes from './desk.shapes';

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
