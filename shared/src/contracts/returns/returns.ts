import { Type, type Static } from '@sinclair/typebox';
import { Refund } from '../cash/cash';
import { MAX_CASH } from '../cash/cash-limits';
import { MAX_LINE_QUANTITY, MAX_ORDER_LINES } from '../limits';
import { MAX_PARCELS, PARCEL_LENGTHS } from '../parcels/parcel-limits';
import {
  MAX_RETURN_DAYS,
  MAX_RETURN_PICTURES,
  REFUND_WAYS,
  RETURN_KINDS,
  RETURN_LENGTHS,
  RETURN_REASONS,
  RETURN_STATES,
  REPORTED_STEPS,
} from './return-limits';
import { TrackQuery } from '../orders/tracked-order';
import { Lines, Nullable, OneOf, Rupees, RupeesOf, Timestamp } from '@pasal/core/contract/schema';

const Day = Type.String();
const Pieces = Type.Integer({ minimum: 0, maximum: MAX_LINE_QUANTITY });
const Version = Type.Integer({ minimum: 1 });
const ReturnNumber = Type.Integer({ minimum: 1, maximum: 1000 });

const ReturnItem = Type.Object({
  line: Type.Integer(),
  name: Type.String(),
  quantity: Type.Integer(),
  price: Rupees,
  /** Pieces received intact; absent before receipt. */
  whole: Type.Optional(Type.Integer()),
  damaged: Type.Optional(Type.Integer()),
});

/** A return of goods from one parcel, as visible to its buyer. */
const returnFields = {
  /** Sequence number within its order, from 1. */
  number: Type.Integer(),
  parcel: Type.Integer(),
  kind: OneOf(RETURN_KINDS),
  state: OneOf(RETURN_STATES),
  reason: OneOf(RETURN_REASONS),
  remarks: Type.String(),
  asked_at: Timestamp,
  state_since: Timestamp,
  items: Type.Array(ReturnItem),
  /** Addresses that are valid for an hour. */
  pictures: Type.Array(Type.String()),
  /** The shop's message with the last step; empty if none. */
  words: Type.String(),
  /** The refund paid. */
  refund: Type.Optional(Refund),
  /** The number of the parcel with the replacement. */
  exchange_parcel: Type.Optional(Type.Integer()),
};
export const OwnReturn = Type.Object(returnFields);
export type OwnReturn = Static<typeof OwnReturn>;

/** The same for staff, with its order. */
export const StaffReturn = Type.Object({
  ...returnFields,
  id: Type.Integer(),
  version: Type.Integer(),
  order: Type.Object({
    id: Type.Integer(),
    order_number: Type.String(),
    customer_name: Type.String(),
    phone: Type.String(),
  }),
  /** The maximum refund for this parcel. */
  refundable: Rupees,
  /** The refundable value of the received goods, without what the buyer kept of an exchange. Older servers omit it. */
  worth: Type.Optional(Rupees),
  history: Type.Array(
    Type.Object({
      at: Timestamp,
      /** Null for the buyer. */
      by: Nullable(Type.String()),
      state: OneOf(RETURN_STATES),
      words: Type.String(),
    }),
  ),
});
export type StaffReturn = Static<typeof StaffReturn>;

/** Goods of a delivered parcel that may be returned, each with its last day. */
const ReturnableParcel = Type.Object({
  number: Type.Integer(),
  items: Type.Array(
    Type.Object({
      line: Type.Integer(),
      name: Type.String(),
      /** Pieces that aren't in any open or closed return. */
      left: Type.Integer(),
      /** The last day; null if these goods can't be returned so, or the period is over. */
      return_until: Nullable(Day),
      exchange_until: Nullable(Day),
    }),
  ),
});
export type ReturnableParcel = Static<typeof ReturnableParcel>;

/** POST /order-product/track/returns: by order number and phone, like the order itself. */
export const OwnReturnsResponse = Type.Object({
  parcels: Type.Array(ReturnableParcel),
  returns: Type.Array(OwnReturn),
});
export type OwnReturnsResponse = Static<typeof OwnReturnsResponse>;

const ReturnedLine = Type.Object({
  line: Type.Integer({ minimum: 1, maximum: MAX_ORDER_LINES }),
  quantity: Type.Integer({ minimum: 1, maximum: MAX_LINE_QUANTITY }),
});

/** A return request, sent as JSON in the form's field `wanted`. */
export const ReturnWanted = Type.Object({
  parcel: Type.Integer({ minimum: 1, maximum: MAX_PARCELS }),
  kind: OneOf(RETURN_KINDS),
  reason: OneOf(RETURN_REASONS),
  remarks: Lines({ maxLength: RETURN_LENGTHS.remarks }),
  items: Type.Array(ReturnedLine, { minItems: 1, maxItems: MAX_ORDER_LINES }),
});
export type ReturnWanted = Static<typeof ReturnWanted>;

/** The header that identifies the order of a form: `TrackQuery` as percent-encoded JSON. */
export const ORDER_PROOF = 'Order-Proof';
export const PROVEN = {
  [ORDER_PROOF]: Type.String({
    minLength: 1,
    maxLength: 1000,
    description: 'Required: `{order_number, phone}` as JSON, in percent-encoding.',
  }),
} as const;

/** POST /order-product/track/return, as `multipart/form-data`. */
export const ReturnForm = Type.Object({
  wanted: Lines({ maxLength: 20_000, description: 'ReturnWanted as JSON' }),
  pictures: Type.Optional(
    Type.Array(Type.String({ format: 'binary', description: 'PNG, JPEG, WebP or AVIF' }), {
      maxItems: MAX_RETURN_PICTURES,
    }),
  ),
});
export const ReturnAskedResponse = Type.Object({
  message: Type.String(),
  ...OwnReturnsResponse.properties,
});
export type ReturnAskedResponse = Static<typeof ReturnAskedResponse>;

/** POST /order-product/track/return/withdraw: the buyer cancels a return. */
export const WithdrawRequest = Type.Object({ ...TrackQuery.properties, number: ReturnNumber });
export type WithdrawRequest = Static<typeof WithdrawRequest>;

export const PictureParams = Type.Object({ token: Type.String({ maxLength: 120 }) });

/** GET /returns: returns in one state or all open ones, oldest first. */
export const ReturnsQuery = Type.Object({
  state: Type.Optional(OneOf(RETURN_STATES)),
  order_id: Type.Optional(Type.Integer({ minimum: 1, maximum: 2_147_483_647 })),
  page: Type.Optional(Type.Integer({ minimum: 1, maximum: 100_000 })),
});
export type ReturnsQuery = Static<typeof ReturnsQuery>;
export const ReturnsResponse = Type.Object({
  returns: Type.Array(StaffReturn),
  total: Type.Integer(),
  /** Number of returns per state. */
  counts: Type.Record(Type.String(), Type.Integer()),
});
export type ReturnsResponse = Static<typeof ReturnsResponse>;

/** POST /returns/{id}/step: a step by staff. The buyer can read the text of a rejection. */
export const ReturnStepRequest = Type.Object({
  step: OneOf(REPORTED_STEPS),
  words: Type.Optional(Lines({ maxLength: RETURN_LENGTHS.words })),
  /** With `receive`: pieces received per line; omitted lines weren't received. */
  checked_in: Type.Optional(
    Type.Array(
      Type.Object({
        line: Type.Integer({ minimum: 1, maximum: MAX_ORDER_LINES }),
        whole: Pieces,
        damaged: Pieces,
      }),
      { maxItems: MAX_ORDER_LINES },
    ),
  ),
  version: Version,
});
export type ReturnStepRequest = Static<typeof ReturnStepRequest>;

const refundFields = {
  amount: RupeesOf({ minimum: 0.01, maximum: MAX_CASH }),
  way: OneOf(REFUND_WAYS),
  /** Required for a bank transfer. */
  reference: Type.String({ maxLength: RETURN_LENGTHS.reference }),
  words: Type.Optional(Lines({ maxLength: RETURN_LENGTHS.words })),
};
/** POST /returns/{id}/refund. */
export const RefundRequest = Type.Object({
  ...refundFields,
  version: Version,
  /** The maximum refund as seen; a changed amount is a 409. */
  refundable: RupeesOf({ minimum: 0, maximum: MAX_CASH }),
});
export type RefundRequest = Static<typeof RefundRequest>;
/** POST /order-product/{id}/parcel/{number}/refund: refunds the payment for a parcel that came back. */
export const ParcelRefundRequest = Type.Object({
  ...refundFields,
  /** The amount due to the buyer as seen; if it has changed, a 409 prevents paying it twice. */
  due: RupeesOf({ minimum: 0, maximum: MAX_CASH }),
});
export type ParcelRefundRequest = Static<typeof ParcelRefundRequest>;
export const ReturnSavedResponse = Type.Object({ message: Type.String(), return: StaffReturn });
export type ReturnSavedResponse = Static<typeof ReturnSavedResponse>;

const days = {
  /** Days after delivery; 0 to disable returns. */
  return_days: Type.Integer({ minimum: 0, maximum: MAX_RETURN_DAYS }),
  exchange_days: Type.Integer({ minimum: 0, maximum: MAX_RETURN_DAYS }),
};
/** The owner's return periods: the shop's default, and categories with different ones. */
export const ReturnRules = Type.Object({
  ...days,
  categories: Type.Array(
    Type.Object({ category_id: Type.Integer({ minimum: 1, maximum: 2_147_483_647 }), ...days }),
    { maxItems: 200 },
  ),
});
export type ReturnRules = Static<typeof ReturnRules>;
/** GET /site/returns; `version` is 0 before the first save. */
export const ReturnRulesResponse = Type.Object({ settings: ReturnRules, version: Type.Integer() });
export type ReturnRulesResponse = Static<typeof ReturnRulesResponse>;
export const ReturnRulesRequest = Type.Object({
  settings: ReturnRules,
  version: Type.Integer({ minimum: 0, maximum: 2_147_483_647 }),
});
export type ReturnRulesRequest = Static<typeof ReturnRulesRequest>;
export const ReturnRulesSavedResponse = Type.Object({
  message: Type.String(),
  ...ReturnRulesResponse.properties,
});

const Serial = Type.String({ minLength: 1, maxLength: PARCEL_LENGTHS.serial });
/** POST /warranty: a serial number together with its order's phone is the proof. */
export const WarrantyQuery = Type.Object({
  serial: Serial,
  phone: Type.String({ minLength: 1, maxLength: 40 }),
});
export type WarrantyQuery = Static<typeof WarrantyQuery>;
const warrantyFields = {
  serial: Type.String(),
  product: Type.String(),
  /** The delivery day. */
  sold_on: Day,
  /** The product's warranty text; empty if it has none. */
  warranty: Type.String(),
  /** The last day if the text specifies a duration; null otherwise. */
  until: Nullable(Day),
};
export const Warranty = Type.Object(warrantyFields);
export type Warranty = Static<typeof Warranty>;
/** GET /warranty/piece: for staff, without a phone; newest sale first. */
export const PieceQuery = Type.Object({ serial: Serial });
export const PieceResponse = Type.Object({
  pieces: Type.Array(
    Type.Object({
      ...warrantyFields,
      order_id: Type.Integer(),
      order_number: Type.String(),
      customer_name: Type.String(),
      /** True if the buyer returned this piece or others of its line. */
      returned: Type.Boolean(),
    }),
  ),
});
export type PieceResponse = Static<typeof PieceResponse>;
