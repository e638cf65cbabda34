import { Type } from '@sinclair/typebox';
import * as desks from '../desks/desk';
import { OrderResponse } from '../orders/order';
import * as parcel from './parcel';
import type { CallShape } from '../calls/call';
import { KEYED } from '../calls/keyed';

const Told = Type.Object({ message: Type.String(), ...OrderResponse.properties });

export const tellParcel = {
  summary: 'Tells what happened to a parcel of an order.',
  description:
    'Stage, stock and status follow. The same Idempotency-Key told again changes nothing and answers the order as it is.',
  access: 'staff',
  headers: KEYED,
  params: parcel.ParcelParams,
  body: parcel.ParcelEventRequest,
  response: Told,
  errors: { CONFLICT: null },
} as const satisfies CallShape;

export const tellParcels = {
  summary: 'Tells one thing of several parcels; each stands alone.',
  access: 'staff',
  permission: 'packing',
  body: parcel.BulkParcelEventRequest,
  response: parcel.BulkParcelEventResponse,
} as const satisfies CallShape;

export const assignCourier = {
  summary: 'Says who is to bring several parcels that are in the shop; each stands alone.',
  access: 'staff',
  permission: 'packing',
  body: parcel.AssignCourierRequest,
  response: parcel.BulkParcelEventResponse,
} as const satisfies CallShape;

export const splitParcel = {
  summary: 'Puts some goods of a parcel into one of their own.',
  access: 'staff',
  params: parcel.ParcelParams,
  body: parcel.ParcelSplitRequest,
  response: Told,
  errors: { CONFLICT: null },
} as const satisfies CallShape;

export const changeParcel = {
  summary: 'Writes who brings a parcel, under which number, its weight, pieces and days.',
  access: 'staff',
  params: parcel.ParcelParams,
  body: parcel.ParcelRequest,
  response: Told,
  errors: { CONFLICT: null },
} as const satisfies CallShape;

export const desk = {
  summary:
    'The parcels of open orders at one stage, the oldest order first, and how many there are at each.',
  access: 'staff',
  permission: 'packing',
  query: desks.DeskQuery,
  response: desks.DeskResponse,
} as const satisfies CallShape;
