import { callsOf } from '../calls/calls-of';
import type * as shapes from './rider.shapes';

const { ask, post } = callsOf<typeof shapes>();

export const makeRiderLink = post('makeRiderLink', '/courier/:id/link');

/** A read, although sent by POST: the link must not appear in access logs. */
export const riderParcels = ask('riderParcels', '/rider/parcels', ['rider']);

export const tellAsRider = post('tellAsRider', '/rider/event', ['rider']);
