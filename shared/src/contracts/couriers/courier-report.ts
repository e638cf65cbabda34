import { Type, type Static } from '@sinclair/typebox';
import {
  PARCEL_LENGTHS,
  PARCEL_REASONS,
  REPORT_RESULTS,
  REPORTED_EVENTS,
  TOLD_EVENTS,
} from '../parcels/parcel-limits';
import { ListReading } from './courier-list';
import { Nullable, OneOf, Timestamp, Verbatim } from '@pasal/core/contract/schema';

/** Maximum length of a courier's list. */
export const MAX_REPORT_LENGTH = 500_000;

/** POST /courier/{id}/report: a courier's list as CSV. */
export const CourierReportRequest = Type.Object({
  text: Verbatim({ minLength: 1, maxLength: MAX_REPORT_LENGTH }),
  /** Previews each row's effect and writes nothing. */
  dry: Type.Boolean(),
});

/** The result of one row. */
const CourierReportRow = Type.Object({
  /** Line number in the file. */
  row: Type.Integer(),
  code: Type.String(),
  /** The courier's term. */
  state: Type.String(),
  event: Nullable(OneOf(TOLD_EVENTS)),
  order_number: Nullable(Type.String()),
  /** The courier's number, added if the parcel had none. */
  number_added: Type.Optional(Type.String()),
  result: OneOf(REPORT_RESULTS),
  problem: Nullable(Type.String()),
});
export type CourierReportRow = Static<typeof CourierReportRow>;
export const CourierReportResponse = Type.Object({
  message: Type.String(),
  rows: Type.Array(CourierReportRow),
  ...ListReading,
  /** Unknown state words, whose meaning is asked once. */
  unknown_states: Type.Array(Type.String()),
});
export type CourierReportResponse = Static<typeof CourierReportResponse>;

/**
 * POST /courier/{id}/hook: a report signed by a courier's system. Texts are taken verbatim until the signature is
 * checked, because it covers every character.
 */
export const CourierHook = Type.Object({
  /** Seconds since 1970; at most five minutes old. */
  timestamp: Type.Integer({ minimum: 0, maximum: 9_999_999_999 }),
  /** Names the report; the same one again is written once. */
  id: Verbatim({ pattern: '^[\\x21-\\x7e]{1,100}$' }),
  /** The courier's number of the parcel, or its label code: one line. */
  code: Verbatim({ pattern: '^[^\\r\\n]+$', maxLength: PARCEL_LENGTHS.consignment }),
  event: OneOf(REPORTED_EVENTS),
  reason: Type.Optional(OneOf(PARCEL_REASONS)),
  remarks: Type.Optional(Verbatim({ maxLength: PARCEL_LENGTHS.remarks })),
  /** HMAC-SHA256 with the courier's secret, hex. */
  signature: Type.String({ pattern: '^[0-9a-f]{64}$' }),
});
export type CourierHook = Static<typeof CourierHook>;

/** A signed report that couldn't be applied, until staff dismiss it. */
const RefusedReport = Type.Object({
  id: Type.Integer(),
  at: Timestamp,
  courier: Type.String(),
  code: Type.String(),
  event: OneOf(REPORTED_EVENTS),
  reason: Nullable(OneOf(PARCEL_REASONS)),
  remarks: Nullable(Type.String()),
  /** The parcel's order, if the courier has one with this number. */
  order: Nullable(Type.Object({ id: Type.Integer(), order_number: Type.String() })),
  problem: Type.String(),
});
export type RefusedReport = Static<typeof RefusedReport>;

/** Maximum number of refused reports stored per courier. */
export const MAX_REFUSED_REPORTS = 50;

/** GET /refused-report: newest first. */
export const RefusedReportsResponse = Type.Object({
  reports: Type.Array(RefusedReport),
  total: Type.Integer(),
});

/** POST /refused-report/dismiss */
export const DismissReportsRequest = Type.Object({
  ids: Type.Array(Type.Integer({ minimum: 1, maximum: 2_147_483_647 }), {
    minItems: 1,
    maxItems: 200,
    uniqueItems: true,
  }),
});

export const CourierSecretResponse = Type.Object({ message: Type.String(), secret: Type.String() });

/** POST /order-product/scan: a scanned label and the event for its parcel. */
export const ScanRequest = Type.Object({
  code: Type.String({ minLength: 1, maxLength: PARCEL_LENGTHS.consignment }),
  event: OneOf(REPORTED_EVENTS),
  reason: Type.Optional(OneOf(PARCEL_REASONS)),
});
export type ScanRequest = Static<typeof ScanRequest>;
