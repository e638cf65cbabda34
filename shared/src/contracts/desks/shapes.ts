import { Type } from '@sinclair/typebox';
import { CourierWords } from '../couriers/courier-list';
import * as report from '../couriers/courier-report';
import * as desks from './desk';
import { OrderResponse } from '../orders/order';
import { ParcelParams } from '../parcels/parcel';
import { IdParams, MessageResponse } from '@pasal/core/contract/schema';
import type { CallShape } from '../calls/call';

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
  permission: 'packing',
  query: desks.PapersQuery,
  response: desks.PapersResponse,
} as const satisfies CallShape;

export const packParcel = {
  summary: 'Says that a parcel is packed, with the serial numbers that its products ask for.',
  access: 'staff',
  permission: 'packing',
  params: ParcelParams,
  body: desks.PackRequest,
  response: MessageResponse,
  errors: { CONFLICT: null },
} as const satisfies CallShape;

export const handOver = {
  summary: 'What a courier was handed on a day and has not reported of.',
  access: 'staff',
  permission: 'packing',
  params: IdParams,
  query: desks.HandOverQuery,
  response: desks.HandOverResponse,
  errors: { NOT_FOUND: null },
} as const satisfies CallShape;

export const exportHandOver = {
  summary:
    "The same as the file that the courier's own page takes, in the columns the owner chose.",
  access: 'staff',
  permission: 'packing',
  params: IdParams,
  query: desks.HandOverQuery,
  produces: 'text/csv',
  errors: { NOT_FOUND: null },
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

export const courierReport = {
  summary: "Reads a courier's list of states; each row stands alone.",
  description:
    'A CSV whose heading names parcel and status. A dry run says what each row would do. The same row read again is written once.',
  access: 'staff',
  bodyLimit: 4 * report.MAX_REPORT_LENGTH,
  params: IdParams,
  body: report.CourierReportRequest,
  response: report.CourierReportResponse,
} as const satisfies CallShape;

export const courierWords = {
  summary: 'Remembers what a courier means by the headings and states of its lists.',
  description:
    'What is given is added to what is known. Who keeps the money says which columns are money; staff say the others, and what states mean.',
  access: 'staff',
  permission: 'orders',
  params: IdParams,
  body: CourierWords,
  response: MessageResponse,
  errors: { CONFLICT: null },
} as const satisfies CallShape;

export const courierHook = {
  summary: "Takes a report that a courier's system signs.",
  description:
    "`signature` is the HMAC-SHA256, in hex, by the courier's secret of these lines: `pasal-courier`, the courier's id, timestamp, id, code, event, reason, remarks, each as it is sent; what is left out is an empty line. Reports older than five minutes are refused; one whose id was sent before changes nothing.",
  access: 'public',
  limit: 'courierHookOfAddress',
  params: IdParams,
  body: report.CourierHook,
  response: MessageResponse,
  errors: { UNAUTHENTICATED: null, CONFLICT: null },
} as const satisfies CallShape;

export const refusedReports = {
  summary: 'Signed reports of couriers that could not be written, the newest first.',
  description: 'The newest of each courier are kept, until they are dismissed or taken after all.',
  access: 'staff',
  response: report.RefusedReportsResponse,
} as const satisfies CallShape;

export const dismissReports = {
  summary: 'Takes refused reports off the list: somebody has looked at them.',
  access: 'staff',
  body: report.DismissReportsRequest,
  response: MessageResponse,
} as const satisfies CallShape;

export const makeCourierSecret = {
  summary: "Makes a new secret for a courier's signed reports; it is told this once.",
  access: 'admin',
  params: IdParams,
  response: report.CourierSecretResponse,
} as const satisfies CallShape;

export const tellScanned = {
  summary: 'Tells what happened to the parcel of a scanned label.',
  access: 'staff',
  body: report.ScanRequest,
  response: MessageResponse,
  errors: { NOT_FOUND: null, CONFLICT: null },
} as const satisfies CallShape;
