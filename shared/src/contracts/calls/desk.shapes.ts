import { Type } from '@sinclair/typebox';
import * as desks from '../desk';
import { OrderResponse } from '../order';
import { IdParams } from '@pasal/core/contract/schema';
import type { CallShape } from './call';

export const callOrder = {
  summary: 'Writes down what came of a call to the buyer of a new order.',
  description:
    'Confirmed, also for another day, its parcels are; cancelled, so is the order. Calls are added and never changed.',
  access: 'staff',
  params: IdParams,
  body: desks.CallRequest,
  response: Type.Object({ message: Type.String(), ...OrderResponse.properties }),
  errors: { CONFLICT: null },
} as const satisfies CallShape;

export const papers = {
  summary: 'Several orders with their parcels, as they are printed and packed.',
  access: 'staff',
  query: desks.PapersQuery,
  response: desks.PapersResponse,
} as const satisfies CallShape;

export const deskSettings = {
  summary: 'When an order may go without a call.',
  access: 'staff',
  response: desks.DeskSettingsResponse,
} as const satisfies CallShape;

export const saveDeskSettings = {
  summary: 'Saves when an order may go without a call, unless someone else has in the meantime.',
  access: 'admin',
  body: desks.DeskSettingsRequest,
  response: desks.DeskSettingsSavedResponse,
  errors: { CONFLICT: null },
} as const satisfies CallShape;
