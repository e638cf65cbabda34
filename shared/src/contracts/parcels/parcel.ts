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

/** A line of an order as far as it lies in a parcel; `line` is its place in the order, from 1. */
const ParcelItem = Type.Object({
  line: Type.Integer(),
  quantity: Type.Integer(),
  /** Pieces checked in when the parcel came back; none before. */
  whole: Type.Optional(Type.Integer()),
  damaged: Type.Optional(Type.Integer()),
  /** Of its pieces, as they were packed; none where its product asks for none. */
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
  /** Email of staff; null for all others. */
  by: Nullable(Type.String()),
  event: OneOf(PARCEL_EVENTS),
  stage: OneOf(PARCEL_STAGES),
  reason: Type.Optional(OneOf(PARCEL_REASONS)),
  remarks: Type.Optional(Type.String()),
  /** Name of the courier it went to or came from. */
  courier: Type.Optional(Type.String()),
});
export type ParcelEvent = Static<typeof ParcelEvent>;

/** A call to the buyer of an order: who made it and what came of it. Calls are added and never changed. */
export const OrderCall = Type.Object({
  at: Timestamp,
  /** Email of staff. */
  by: Type.String(),
  outcome: OneOf(CALL_OUTCOMES),
  /** When they are to be called again. */
  again_at: Type.Optional(Timestamp),
  remarks: Type.Optional(Type.String()),
});
export type OrderCall = Static<typeof OrderCall>;

/** A parcel as staff see it. One that nothing has happened to yet is in no table: it has all lines, and is new. */
export const Parcel = Type.Object({
  number: Type.Integer(),
  stage: OneOf(PARCEL_STAGES),
  stage_since: Timestamp,
  courier: Nullable(ParcelCourier),
  consignment: Nullable(Type.String()),
  weight_grams: Nullable(Type.Integer()),
  pieces: Type.Integer(),
  /** Rupees that whoever brings it takes. */
  cash_due: Rupees,
  /** Rupees its courier takes for it, as far as it was handed over and somebody knows. */
  charge: Type.Optional(Rupees),
  /** Rupees that were short when it was delivered, and are its buyer's to pay. */
  owes: Type.Optional(Rupees),
  /** What ended some of that, the oldest first. */
  ended: Type.Optional(Type.Array(EndedDebt)),
  /** Rupees that its buyer paid and is to get back, because it came back or they paid more than was due. */
  to_refund: Type.Optional(Rupees),
  /** What was paid back of that, the oldest first. */
  refunds: Type.Optional(Type.Array(Refund)),
  promised: Type.Optional(PromisedDays),
  version: Type.Integer(),
  items: Type.Array(ParcelItem),
  events: Type.Array(ParcelEvent),
});
export type Parcel = Static<typeof Parcel>;

/** What the buyer sees of a parcel: no reasons in the shop's words, nobody's email. */
export const TrackedParcel = Type.Object({
  number: Type.Integer(),
  stage: OneOf(PARCEL_STAGES),
  courier: Type.Optional(Type.Object({ name: Type.String(), phone: Type.String() })),
  consignment: Type.Optional(Type.String()),
  promised: Type.Optional(PromisedDays),
  items: Type.Array(Type.Object({ line: Type.Integer(), quantity: Type.Integer() })),
  /** Each stage it came to, the oldest first. */
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

/** POST /order-product/{id}/parcel/{number}/event: what happened to a parcel. */
const told = {
  event: OneOf(TOLD_EVENTS),
  /** Asked of what goes wrong or back; with `other` the remarks say which. */
  reason: Type.Optional(OneOf(PARCEL_REASONS)),
  remarks: Type.Optional(Lines({ maxLength: PARCEL_LENGTHS.remarks })),
  /** With a hand-over: to whom, and under which number. */
  courier_id: Type.Optional(Id),
  consignment: Type.Optional(Type.String({ maxLength: PARCEL_LENGTHS.consignment })),
};
/** Pieces that came back, of each line of the parcel; what is in neither number is missing. */
export const CheckedIn = Type.Object({
  line: Type.Integer({ minimum: 0, maximum: MAX_ORDER_LINES }),
  whole: Type.Integer({ minimum: 0, maximum: MAX_LINE_QUANTITY }),
  damaged: Type.Integer({ minimum: 0, maximum: MAX_LINE_QUANTITY }),
});
export type CheckedIn = Static<typeof CheckedIn>;

const money = {
  /** With `delivered`: the rupees that were taken; all that was due where it is left out. */
  cash_taken: Type.Optional(RupeesOf({ minimum: 0, maximum: MAX_CASH })),
  /** With `handed_over`: what the courier takes; by the places it serves where it is left out. */
  charge: Type.Optional(RupeesOf({ minimum: 0, maximum: MAX_DELIVERY_CHARGE })),
};

export const ParcelEventRequest = Type.Object({
  ...told,
  /** With `came_back`: what was checked in; the goods of a line that is not here are missing. */
  checked_in: Type.Optional(Type.Array(CheckedIn, { maxItems: MAX_ORDER_LINES })),
  ...money,
  /** The parcel's, as it was seen. */
  version: Type.Optional(Type.Integer({ minimum: 1 })),
});
export type ParcelEventRequest = Static<typeof ParcelEventRequest>;

/** POST /order-product/{id}/parcel/{number}/split: these pieces go in a parcel of their own. */
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

/** PUT /order-product/{id}/parcel/{number}: what is known of a parcel, as a whole. */
export const ParcelRequest = Type.Object({
  courier_id: Nullable(Id),
  consignment: Type.String({ maxLength: PARCEL_LENGTHS.consignment }),
  weight_grams: Nullable(Type.Integer({ minimum: 1, maximum: MAX_PARCEL_GRAMS })),
  pieces: Type.Integer({ minimum: 1, maximum: MAX_PARCEL_PIECES }),
  promised: Nullable(PromisedDays),
  version: Type.Optional(Type.Integer({ minimum: 1 })),
});
export type ParcelRequest = Static<typeof ParcelRequest>;

/** POST /order-product/bulk-event: one thing that happened to several parcels, each as it was seen. */
export const BulkParcelEventRequest = Type.Object({
  ...told,
  parcels: Type.Array(
    Type.Object({
      ...ParcelParams.properties,
      version: Type.Optional(Type.Integer({ minimum: 1 })),
      /** Its own number with the courier. */
      consignment: told.consignment,
      ...money,
    }),
    { minItems: 1, maxItems: MAX_ORDERS_AT_ONCE },
  ),
});
export type BulkParcelEventRequest = Static<typeof BulkParcelEventRequest>;
/** `problem` says why a parcel stayed as it was. */
export const BulkParcelEventResponse = Type.Object({
  message: Type.String(),
  results: Type.Array(
    Type.Object({ id: Type.Integer(), number: Type.Integer(), problem: Nullable(Type.String()) }),
  ),
});
export type BulkParcelEventResponse = Static<typeof BulkParcelEventResponse>;

/** POST /order-product/bulk-courier: who is to bring several parcels that are in the shop; null takes the courier away. */
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
