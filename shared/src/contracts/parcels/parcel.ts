import { Type, type Static } from '@sinclair/typebox';
import { PromisedDays } from '../delivery/delivery';
import {
  CALL_OUTCOMES,
  COURIER_KINDS,
  EVENT_SOURCES,
  MAX_PARCEL_GRAMS,
  MAX_PARCEL_PIECES,
  MAX_PARCELS,
  PARCEL_EVENTS,
  PARCEL_LENGTHS,
  PARCEL_REASONS,
  PARCEL_STAGES,
  TOLD_EVENTS,
} from './parcel-limits';
import { EndedDebt, Refund } from '../cash/cash';
import { MAX_CASH } from '../cash/cash-limits';
import {
  MAX_DELIVERY_CHARGE,
  MAX_LINE_QUANTITY,
  MAX_ORDER_LINES,
  MAX_ORDERS_AT_ONCE,
} from '../limits';
import { Lines, Nullable, OneOf, Rupees, RupeesOf, Timestamp } from '@pasal/core/contract/schema';

const Id = Type.Integer({ minimum: 1, maximum: 2_147_483_647 });

/** The part of an order line in a parcel; `line` is its position in the order, from 1. */
const ParcelItem = Type.Object({
  line: Type.Integer(),
  quantity: Type.Integer(),
  /** Pieces checked in when the parcel came back; absent before. */
  whole: Type.Optional(Type.Integer()),
  damaged: Type.Optional(Type.Integer()),
  /** Serial numbers recorded at packing; absent if the product needs none. */
  serials: Type.Optional(Type.Array(Type.String())),
});

const ParcelCourier = Type.Object({
  id: Type.Integer(),
  name: Type.String(),
  phone: Type.String(),
  kind: OneOf(COURIER_KINDS),
});

const ParcelEvent = Type.Object({
  at: Timestamp,
  source: OneOf(EVENT_SOURCES),
  /** Email of staff; null for anyone else. */
  by: Nullable(Type.String()),
  event: OneOf(PARCEL_EVENTS),
  stage: OneOf(PARCEL_STAGES),
  reason: Type.Optional(OneOf(PARCEL_REASONS)),
  remarks: Type.Optional(Type.String()),
  /** The courier it was handed to or returned by. */
  courier: Type.Optional(Type.String()),
});
export type ParcelEvent = Static<typeof ParcelEvent>;

/** A call to an order's buyer: caller and outcome. Calls are appended, never changed. */
export const OrderCall = Type.Object({
  at: Timestamp,
  /** Email of staff. */
  by: Type.String(),
  outcome: OneOf(CALL_OUTCOMES),
  /** When to call again. */
  again_at: Type.Optional(Timestamp),
  remarks: Type.Optional(Type.String()),
});
export type OrderCall = Static<typeof OrderCall>;

/** A parcel as staff see it. One without events has no row: it contains all lines and is new. */
export const Parcel = Type.Object({
  number: Type.Integer(),
  stage: OneOf(PARCEL_STAGES),
  stage_since: Timestamp,
  courier: Nullable(ParcelCourier),
  consignment: Nullable(Type.String()),
  weight_grams: Nullable(Type.Integer()),
  pieces: Type.Integer(),
  /** Rupees to collect on delivery. */
  cash_due: Rupees,
  /** The courier's charge in rupees, if handed over and known. */
  charge: Type.Optional(Rupees),
  /** Rupees missing at delivery, which the buyer owes. */
  owes: Type.Optional(Rupees),
  /** Entries that reduced the debt, oldest first. */
  ended: Type.Optional(Type.Array(EndedDebt)),
  /** Rupees to refund to the buyer, because the parcel came back or they overpaid. */
  to_refund: Type.Optional(Rupees),
  /** Refunds paid so far, oldest first. */
  refunds: Type.Optional(Type.Array(Refund)),
  promised: Type.Optional(PromisedDays),
  version: Type.Integer(),
  items: Type.Array(ParcelItem),
  events: Type.Array(ParcelEvent),
});
export type Parcel = Static<typeof Parcel>;

/** A parcel as its buyer sees it: without internal remarks or staff emails. */
export const TrackedParcel = Type.Object({
  number: Type.Integer(),
  stage: OneOf(PARCEL_STAGES),
  courier: Type.Optional(Type.Object({ name: Type.String(), phone: Type.String() })),
  consignment: Type.Optional(Type.String()),
  promised: Type.Optional(PromisedDays),
  items: Type.Array(Type.Object({ line: Type.Integer(), quantity: Type.Integer() })),
  /** Each stage it reached, oldest first. */
  way: Type.Array(
    Type.Object({
      at: Timestamp,
      stage: OneOf(PARCEL_STAGES),
      reason: Type.Optional(OneOf(PARCEL_REASONS)),
    }),
  ),
});
export type TrackedParcel = Static<typeof TrackedParcel>;

export const ParcelParams = Type.Object({
  id: Id,
  number: Type.Integer({ minimum: 1, maximum: MAX_PARCELS }),
});

/** POST /order-product/{id}/parcel/{number}/event: an event of a parcel. */
const told = {
  event: OneOf(TOLD_EVENTS),
  /** Required for failures and moves backwards; with `other` the remarks explain it. */
  reason: Type.Optional(OneOf(PARCEL_REASONS)),
  remarks: Type.Optional(Lines({ maxLength: PARCEL_LENGTHS.remarks })),
  /** For a hand-over: the courier and its parcel number. */
  courier_id: Type.Optional(Id),
  consignment: Type.Optional(Type.String({ maxLength: PARCEL_LENGTHS.consignment })),
};
/** Returned pieces per line of the parcel; pieces in neither count are missing. */
export const CheckedIn = Type.Object({
  line: Type.Integer({ minimum: 0, maximum: MAX_ORDER_LINES }),
  whole: Type.Integer({ minimum: 0, maximum: MAX_LINE_QUANTITY }),
  damaged: Type.Integer({ minimum: 0, maximum: MAX_LINE_QUANTITY }),
});
export type CheckedIn = Static<typeof CheckedIn>;

const money = {
  /** With `delivered`: rupees collected; the full amount due by default. */
  cash_taken: Type.Optional(RupeesOf({ minimum: 0, maximum: MAX_CASH })),
  /** With `handed_over`: the courier's charge; by default that of its delivery area. */
  charge: Type.Optional(RupeesOf({ minimum: 0, maximum: MAX_DELIVERY_CHARGE })),
};

export const ParcelEventRequest = Type.Object({
  ...told,
  /** With `came_back`: the pieces checked in; lines left out are missing. */
  checked_in: Type.Optional(Type.Array(CheckedIn, { maxItems: MAX_ORDER_LINES })),
  ...money,
  /** The parcel's version as seen. */
  version: Type.Optional(Type.Integer({ minimum: 1 })),
});
export type ParcelEventRequest = Static<typeof ParcelEventRequest>;

/** POST /order-product/{id}/parcel/{number}/split: moves these pieces to a new parcel. */
export const ParcelSplitRequest = Type.Object({
  items: Type.Array(
    Type.Object({
      line: Type.Integer({ minimum: 0, maximum: MAX_ORDER_LINES }),
      quantity: Type.Integer({ minimum: 1, maximum: MAX_LINE_QUANTITY }),
    }),
    { minItems: 1, maxItems: MAX_ORDER_LINES },
  ),
  promised: Type.Optional(PromisedDays),
  version: Type.Optional(Type.Integer({ minimum: 1 })),
});
export type ParcelSplitRequest = Static<typeof ParcelSplitRequest>;

/** PUT /order-product/{id}/parcel/{number}: replaces a parcel's details. */
export const ParcelRequest = Type.Object({
  courier_id: Nullable(Id),
  consignment: Type.String({ maxLength: PARCEL_LENGTHS.consignment }),
  weight_grams: Nullable(Type.Integer({ minimum: 1, maximum: MAX_PARCEL_GRAMS })),
  pieces: Type.Integer({ minimum: 1, maximum: MAX_PARCEL_PIECES }),
  promised: Nullable(PromisedDays),
  version: Type.Optional(Type.Integer({ minimum: 1 })),
});
export type ParcelRequest = Static<typeof ParcelRequest>;

/** POST /order-product/bulk-event: one event for several parcels, each with its version as seen. */
export const BulkParcelEventRequest = Type.Object({
  ...told,
  parcels: Type.Array(
    Type.Object({
      ...ParcelParams.properties,
      version: Type.Optional(Type.Integer({ minimum: 1 })),
      /** The courier's number for this parcel. */
      consignment: told.consignment,
      ...money,
    }),
    { minItems: 1, maxItems: MAX_ORDERS_AT_ONCE },
  ),
});
export type BulkParcelEventRequest = Static<typeof BulkParcelEventRequest>;
/** `problem` explains why a parcel is unchanged. */
export const BulkParcelEventResponse = Type.Object({
  message: Type.String(),
  results: Type.Array(
    Type.Object({ id: Type.Integer(), number: Type.Integer(), problem: Nullable(Type.String()) }),
  ),
});
export type BulkParcelEventResponse = Static<typeof BulkParcelEventResponse>;

/** POST /order-product/bulk-courier: assigns a courier to several parcels in the shop; null removes it. */
export const AssignCourierRequest = Type.Object({
  courier_id: Nullable(Id),
  parcels: Type.Array(
    Type.Object({
      ...ParcelParams.properties,
      version: Type.Optional(Type.Integer({ minimum: 1 })),
    }),
    { minItems: 1, maxItems: MAX_ORDERS_AT_ONCE },
  ),
});
export type AssignCourierRequest = Static<typeof AssignCourierRequest>;
