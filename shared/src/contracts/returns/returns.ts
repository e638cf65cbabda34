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
  /** As they were received; absent before. */
  whole: Type.Optional(Type.Integer()),
  damaged: Type.Optional(Type.Integer()),
});

/** Goods of one parcel that their buyer sends back, as the buyer may know of it. */
const returnFields = {
  /** Within its order, from 1. */
  number: Type.Integer(),
  parcel: Type.Integer(),
  kind: OneOf(RETURN_KINDS),
  state: OneOf(RETURN_STATES),
  reason: OneOf(RETURN_REASONS),
  remarks: Type.String(),
  asked_at: Timestamp,
  state_since: Timestamp,
  items: Type.Array(ReturnItem),
  /** Addresses that are good for an hour. */
  pictures: Type.Array(Type.String()),
  /** What the shop said with the last step; empty for nothing. */
  words: Type.String(),
  /** What was paid back. */
  refund: Type.Optional(Refund),
  /** The number of the parcel with other pieces in their place. */
  exchange_parcel: Type.Optional(Type.Integer()),
};
export const OwnReturn = Type.Object(returnFields);
export type OwnReturn = Static<typeof OwnReturn>;

/** The same for staff, with the order it is of. */
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
  /** What may be paid back of this parcel at most. */
  refundable: Rupees,
  /** What came is worth, as far as it may be paid back: without what the buyer kept of an exchange. Servers of before don't say it. */
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

/** Goods of a delivered parcel that may be sent back, each until the days named. */
const ReturnableParcel = Type.Object({
  number: Type.Integer(),
  items: Type.Array(
    Type.Object({
      line: Type.Integer(),
      name: Type.String(),
      /** Pieces of which no return is under way or over. */
      left: Type.Integer(),
      /** The last day; null where these goods are not taken back so, or their days are over. */
      return_until: Nullable(Day),
      exchange_until: Nullable(Day),
    }),
  ),
});
export type ReturnableParcel = Static<typeof ReturnableParcel>;

/** POST /order-product/track/returns: by order number and phone, as the order itself. */
export const OwnReturnsResponse = Type.Object({
  parcels: Type.Array(ReturnableParcel),
  returns: Type.Array(OwnReturn),
});
export type OwnReturnsResponse = Static<typeof OwnReturnsResponse>;

const ReturnedLine = Type.Object({
  line: Type.Integer({ minimum: 1, maximum: MAX_ORDER_LINES }),
  quantity: Type.Integer({ minimum: 1, maximum: MAX_LINE_QUANTITY }),
});

/** What a return is asked with, as the JSON of the form's field `wanted`. */
export const ReturnWanted = Type.Object({
  parcel: Type.Integer({ minimum: 1, maximum: MAX_PARCELS }),
  kind: OneOf(RETURN_KINDS),
  reason: OneOf(RETURN_REASONS),
  remarks: Lines({ maxLength: RETURN_LENGTHS.remarks }),
  items: Type.Array(ReturnedLine, { minItems: 1, maxItems: MAX_ORDER_LINES }),
});
export type ReturnWanted = Static<typeof ReturnWanted>;

/** The header by which a form says whose order it is about: `TrackQuery` as JSON, in percent-encoding. */
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

/** POST /order-product/track/return/withdraw: a buyer who wants it no more. */
export const WithdrawRequest = Type.Object({ ...TrackQuery.properties, number: ReturnNumber });
export type WithdrawRequest = Static<typeof WithdrawRequest>;

export const PictureParams = Type.Object({ token: Type.String({ maxLength: 120 }) });

/** GET /returns: those of a state, or all that are open; the oldest first. */
export const ReturnsQuery = Type.Object({
  state: Type.Optional(OneOf(RETURN_STATES)),
  order_id: Type.Optional(Type.Integer({ minimum: 1, maximum: 2_147_483_647 })),
  page: Type.Optional(Type.Integer({ minimum: 1, maximum: 100_000 })),
});
export type ReturnsQuery = Static<typeof ReturnsQuery>;
export const ReturnsResponse = Type.Object({
  returns: Type.Array(StaffReturn),
  total: Type.Integer(),
  /** How many there are of each state. */
  counts: Type.Record(Type.String(), Type.Integer()),
});
export type ReturnsResponse = Static<typeof ReturnsResponse>;

/** POST /returns/{id}/step: what staff do with it. The words of a "no" are the buyer's to read. */
export const ReturnStepRequest = Type.Object({
  step: OneOf(REPORTED_STEPS),
  words: Type.Optional(Lines({ maxLength: RETURN_LENGTHS.words })),
  /** With `receive`: what came of each line; what is left out did not come. */
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
  /** Asked for where the way is a bank. */
  reference: Type.String({ maxLength: RETURN_LENGTHS.reference }),
  words: Type.Optional(Lines({ maxLength: RETURN_LENGTHS.words })),
};
/** POST /returns/{id}/refund. */
export const RefundRequest = Type.Object({
  ...refundFields,
  version: Version,
  /** What might be paid back as it was seen; another sum by now is a 409. */
  refundable: RupeesOf({ minimum: 0, maximum: MAX_CASH }),
});
export type RefundRequest = Static<typeof RefundRequest>;
/** POST /order-product/{id}/parcel/{number}/refund: of what its buyer paid for a parcel that came back. */
export const ParcelRefundRequest = Type.Object({
  ...refundFields,
  /** What was due to the buyer as it was seen; another sum by now is a 409, so that the same is paid once. */
  due: RupeesOf({ minimum: 0, maximum: MAX_CASH }),
});
export type ParcelRefundRequest = Static<typeof ParcelRefundRequest>;
export const ReturnSavedResponse = Type.Object({ message: Type.String(), return: StaffReturn });
export type ReturnSavedResponse = Static<typeof ReturnSavedResponse>;

const days = {
  /** Days after the delivery; 0 for never. */
  return_days: Type.Integer({ minimum: 0, maximum: MAX_RETURN_DAYS }),
  exchange_days: Type.Integer({ minimum: 0, maximum: MAX_RETURN_DAYS }),
};
/** The owner's days: of the shop, and of categories that have others. */
export const ReturnRules = Type.Object({
  ...days,
  categories: Type.Array(
    Type.Object({ category_id: Type.Integer({ minimum: 1, maximum: 2_147_483_647 }), ...days }),
    { maxItems: 200 },
  ),
});
export type ReturnRules = Static<typeof ReturnRules>;
/** GET /site/returns; `version` is 0 before anyone has saved some. */
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
/** POST /warranty: a serial number and the phone of its order prove each other. */
export const WarrantyQuery = Type.Object({
  serial: Serial,
  phone: Type.String({ minLength: 1, maxLength: 40 }),
});
export type WarrantyQuery = Static<typeof WarrantyQuery>;
const warrantyFields = {
  serial: Type.String(),
  product: Type.String(),
  /** The day on which it was delivered. */
  sold_on: Day,
  /** The product's own words; empty where it has none. */
  warranty: Type.String(),
  /** The last day, where these words say how long; null otherwise. */
  until: Nullable(Day),
};
export const Warranty = Type.Object(warrantyFields);
export type Warranty = Static<typeof Warranty>;
/** GET /warranty/piece: for staff, who need no phone; the newest sale first. */
export const PieceQuery = Type.Object({ serial: Serial });
export const PieceResponse = Type.Object({
  pieces: Type.Array(
    Type.Object({
      ...warrantyFields,
      order_id: Type.Integer(),
      order_number: Type.String(),
      customer_name: Type.String(),
      /** True where its buyer has sent it, or others of its line, back. */
      returned: Type.Boolean(),
    }),
  ),
});
export type PieceResponse = Static<typeof PieceResponse>;
