import * as rider from './rider';
import { IdParams } from '@pasal/core/contract/schema';
import type { CallShape } from '../calls/call';
import { KEYED } from '../calls/keyed';

export const makeRiderLink = {
  summary: 'Makes a link by which a rider sees and tells of their own parcels, without an account.',
  description: 'Signed, good for some days; each new one ends those before it.',
  access: 'staff',
  params: IdParams,
  body: rider.RiderLinkRequest,
  status: 201,
  response: rider.RiderLinkResponse,
} as const satisfies CallShape;

export const riderParcels = {
  summary: 'The parcels that a rider has, by their link.',
  access: 'public',
  limit: 'riderOfAddress',
  body: rider.RiderRequest,
  response: rider.RiderResponse,
  // The link is not good, or no longer.
  errors: { NOT_FOUND: null },
} as const satisfies CallShape;

export const tellAsRider = {
  summary: 'A rider tells what happened to a parcel of theirs, by their link.',
  description: 'The same Idempotency-Key told again changes nothing.',
  access: 'public',
  limit: 'riderOfAddress',
  headers: KEYED,
  body: rider.RiderEventRequest,
  response: rider.RiderEventResponse,
  errors: { NOT_FOUND: null, CONFLICT: null },
} as const satisfies CallShape;
