import type { Call } from '../calls/call';
import type * as shapes from './rider.shapes';

export const makeRiderLink: Call<typeof shapes.makeRiderLink> = {
  name: 'makeRiderLink',
  method: 'POST',
  path: '/courier/:id/link',
};

/** A read, although sent by POST: the link must not appear in access logs. */
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
