import { Type } from '@sinclair/typebox';
import * as cash from './cash';
import { OrderResponse } from '../orders/order';
import { ParcelParams } from '../parcels/parcel';
import { MAX_SETTLEMENT_FILE } from './cash-limits';
import { IdParams, MessageResponse } from '@pasal/core/contract/schema';
import type { CallShape } from '../calls/call';
import { KEYED } from '../calls/keyed';

export const cashOwed = {
  summary: 'Which couriers and riders have cash of the shop, and how much.',
  access: 'admin',
  permission: 'money',
  query: cash.OwedQuery,
  response: cash.OwedResponse,
} as const satisfies CallShape;

export const courierCash = {
  summary: 'What a courier or rider owes, parcel by parcel, and what was handed in of late.',
  access: 'admin',
  permission: 'money',
  params: IdParams,
  response: cash.CourierCashResponse,
} as const satisfies CallShape;

export const cashBook = {
  summary: 'The cash book by day and person.',
  access: 'admin',
  permission: 'money',
  query: cash.CashBookQuery,
  response: cash.CashBookResponse,
} as const satisfies CallShape;

export const checkSettlement = {
  summary: 'What a settlement would book: rows that fit and differ, unknown and missing ones.',
  description:
    'Takes rows, or the text of a courier’s list as CSV, whose columns are found by their names. Nothing is booked.',
  access: 'admin',
  permission: 'money',
  body: cash.SettlementCheckRequest,
  bodyLimit: 4 * MAX_SETTLEMENT_FILE,
  response: cash.SettlementCheck,
  errors: { NOT_FOUND: null },
} as const satisfies CallShape;

export const bookSettlement = {
  summary: 'Books what a courier or rider handed in, in one transaction.',
  description:
    'Rows that fit or differ are booked as they say; what is left stays owed. The same Idempotency-Key books once.',
  access: 'admin',
  permission: 'money',
  headers: KEYED,
  body: cash.SettlementRequest,
  status: 201,
  response: cash.SettlementResponse,
  // An amount or booking has changed since the check.
  errors: { NOT_FOUND: null, CONFLICT: Type.Optional(cash.SettlementCheck) },
} as const satisfies CallShape;

export const readSettlement = {
  summary: 'One settlement with what was booked of each parcel.',
  access: 'admin',
  permission: 'money',
  params: IdParams,
  response: cash.SettledResponse,
  errors: { NOT_FOUND: null },
} as const satisfies CallShape;

export const reverseSettlement = {
  summary: 'Takes a settlement back by one that reverses it.',
  description:
    'Each of its entries is booked once more with the opposite sign, today: what it settled is owed again. Nothing of it is changed. The same Idempotency-Key books once.',
  access: 'admin',
  permission: 'money',
  params: IdParams,
  headers: KEYED,
  body: cash.SettlementReversal,
  status: 201,
  response: cash.SettlementResponse,
  // It is already reversed, is itself a reversal, or an amount has changed.
  errors: { NOT_FOUND: null, CONFLICT: Type.Optional(cash.OwedNow) },
} as const satisfies CallShape;

export const endDebt = {
  summary: 'Books that a buyer paid later what was short at the delivery, or need not pay it.',
  description:
    'Never more than is owed. What was paid is in the drawer, or owed by the courier who took it; what is forgiven needs a reason. The same Idempotency-Key books once.',
  access: 'admin',
  permission: 'money',
  params: ParcelParams,
  headers: KEYED,
  body: cash.DebtRequest,
  response: Type.Object({ message: Type.String(), ...OrderResponse.properties }),
  // The debt has changed, or is less than the amount.
  errors: { NOT_FOUND: null, CONFLICT: Type.Optional(cash.MoneyNow) },
} as const satisfies CallShape;

export const reverseDebt = {
  summary: 'Takes back what was booked of a debt by mistake: it is owed again.',
  description:
    'Booked once more with the opposite sign, today and with a reason; nothing of it is changed. The same Idempotency-Key books once.',
  access: 'admin',
  permission: 'money',
  params: ParcelParams,
  headers: KEYED,
  body: cash.DebtReversal,
  response: Type.Object({ message: Type.String(), ...OrderResponse.properties }),
  // It is already reversed, ended with its delivery, or an amount has changed.
  errors: { NOT_FOUND: null, CONFLICT: Type.Optional(cash.MoneyNow) },
} as const satisfies CallShape;

export const writeOffCash = {
  summary:
    'Writes off what a courier owes of a parcel, or the shop owes the courier, with a reason.',
  access: 'admin',
  permission: 'money',
  headers: KEYED,
  body: cash.WriteOffRequest,
  response: MessageResponse,
  // The debt has changed, or is less than the amount written off.
  errors: { NOT_FOUND: null, CONFLICT: Type.Optional(cash.MoneyNow) },
} as const satisfies CallShape;
