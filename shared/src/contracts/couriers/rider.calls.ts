import type { Call } from '../calls/call';
import type * as shapes from './rider.shapes';

export const makeRiderLink: Call<typeof shapes.makeRiderLink> = {
  name: 'makeRiderLink',
  method: 'POST',
  path: '/courier/:id/link',
};

/** A question, though it is sent by POST: the link stands in no log of addresses. */
export const riderParcels: Call<typeof shapes.riderParcels> = {
  name: 'riderParcels',
  method: 'POST',
  path: '/rider/parcels',
  reads: ['rider'],
};

export const tellAsRider: Call<typeof shapes.tellAsRider> = {
  name: 'tellAsRider',
  method: 'POST',
  path: '/rider/event',
  changes: ['rider'],
};
