import { IdParams } from '@pasal/core/contract/schema';
import type { CallShape } from '../calls/call';
import * as courier from './courier';

export const couriers = {
  summary: 'Couriers and riders by name, with the places they serve.',
  access: 'staff',
  permission: 'packing',
  response: courier.CouriersResponse,
} as const satisfies CallShape;

export const addCourier = {
  summary: 'Adds a courier or rider.',
  access: 'admin',
  body: courier.CourierRequest,
  status: 201,
  response: courier.CourierResponse,
  errors: { CONFLICT: null },
} as const satisfies CallShape;

export const changeCourier = {
  summary: 'Changes a courier or rider as a whole, or switches one off.',
  access: 'admin',
  params: IdParams,
  body: courier.CourierChangeRequest,
  response: courier.CourierResponse,
  errors: { CONFLICT: null },
} as const satisfies CallShape;
