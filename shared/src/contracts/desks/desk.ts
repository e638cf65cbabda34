import { Type, type Static } from '@sinclair/typebox';
import { OrderRule } from '../customers/customer';
import { MAX_REFUSALS } from '../customers/customer-limits';
import { PromisedDays } from '../delivery/delivery';
import {
  DELIVERY_TYPES,
  MAX_ORDER_LINES,
  MAX_ORDER_PIECES,
  MAX_ORDERS_AT_ONCE,
  MAX_PAGE_SIZE,
  ORDER_STATUSES,
} from '../limits';
import { COURIER_FILE_VALUES, MAX_COURIER_FILES, MAX_FILE_COLUMNS } from '../couriers/courier-file';
import { ListHeadings, StateWords } from '../couriers/courier-list';
import { OrderResponse } from '../orders/order';
import {
  CALL_OUTCOMES,
  MAX_KNOWN_ORDERS,
  MAX_PARCEL_GRAMS,
  MAX_PARCEL_PIECES,
  MAX_SMALL_SUM,
  NO_CALL_REASONS,
  OPEN_STAGES,
  PARCEL_LENGTHS,
  PARCEL_STAGES,
} from '../parcels/parcel-limits';
import { Lines, Nullable, OneOf, Rupees, Timestamp } from '@pasal/core/contract/schema';

const Id = Type.Integer({ minimum: 1, maximum: 2_147_483_647 });

/** GET /order-product/desk */
export const DeskQuery = Type.Object({
  stage: OneOf(OPEN_STAGES),
  district_id: Type.Optional(Id),
  city_id: Type.Optional(Id),
  courier_id: Type.Optional(Id),
  /** Parcels whose last promised day is this day or earlier. */
  promised_by: Type.Optional(Type.String({ pattern: '^\\d{4}-\\d{2}-\\d{2}$' })),
  /** A label or packing slip code, order number or courier number: the one parcel it identifies. */
  code: Type.Optional(Type.String({ minLength: 1, maxLength: PARCEL_LENGTHS.consignment })),
  page: Type.Optional(Type.Integer({ minimum: 1, maximum: 1_000_000 })),
  limit: Type.Optional(Type.Integer({ minimum: 1, maximum: MAX_PAGE_SIZE })),
});
export type DeskQuery = Static<typeof DeskQuery>;

/** A parcel in a desk's list. */
export const DeskParcel = Type.Object({
  id: Type.Integer({ description: 'of the order' }),
  number: Type.Integer(),
  order_number: Type.String(),
  created_at: Timestamp,
  customer_name: Type.String(),
  phone: Type.String(),
  address: Type.String(),
  district: Type.String(),
  district_id: Type.Integer(),
  city: Type.String(),
  city_id: Type.Integer(),
  delivery_type: OneOf(DELIVERY_TYPES),
  status: OneOf(ORDER_STATUSES),
  stage: OneOf(PARCEL_STAGES),
  stage_since: Timestamp,
  courier: Nullable(Type.String()),
  courier_id: Nullable(Type.Integer()),
  consignment: Nullable(Type.String()),
  weight_grams: Nullable(Type.Integer()),
  pieces: Type.Integer(),
  cash_due: Rupees,
  promised: Type.Optional(PromisedDays),
  version: Type.Integer(),
  /** The order's version, which a call includes. */
  order_version: Type.Integer(),
  /** For an order to be called again: unanswered attempts, and the last call. */
  call: Type.Optional(
    Type.Object({
      tries: Type.Integer(),
      outcome: OneOf(CALL_OUTCOMES),
      at: Timestamp,
      again_at: Type.Optional(Timestamp),
    }),
  ),
  /** The owner's rules that matched. */
  rules: Type.Optional(Type.Array(OrderRule)),
  /** Why the owner's rules skip the call. */
  no_call: Type.Optional(OneOf(NO_CALL_REASONS)),
});
export type DeskParcel = Static<typeof DeskParcel>;

export const DeskResponse = Type.Object({
  parcels: Type.Array(DeskParcel),
  /** How many match the filters. */
  total: Type.Integer(),
  /** Parcels per stage, regardless of filters; `returns` counts open returns, `owed` parcels whose cash a courier holds. */
  counts: Type.Record(Type.String(), Type.Integer()),
  /** How many of these are late: promised before today, or cash outstanding for over `CASH_LATE_DAYS` days; includes all. */
  late: Type.Optional(Type.Record(Type.String(), Type.Integer())),
});
export type DeskResponse = Static<typeof DeskResponse>;

const Day = Type.String({ pattern: '^\\d{4}-\\d{2}-\\d{2}$' });

/** A time in the format of `toISOString`. */
const MOMENT = String.raw`^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(:\d{2}(\.\d{1,3})?)?Z$`;

/** POST /order-product/{id}/call: the outcome of a call to the buyer. */
export const CallRequest = Type.Object({
  outcome: OneOf(CALL_OUTCOMES),
  remarks: Type.Optional(Lines({ maxLength: PARCEL_LENGTHS.remarks })),
  /** With `call_again`: when. */
  again_at: Type.Optional(Type.String({ pattern: MOMENT })),
  /** With `another_day`: the requested day. */
  day: Type.Optional(Day),
  /** The order's version as seen. */
  version: Type.Integer({ minimum: 1 }),
});
export type CallRequest = Static<typeof CallRequest>;

/** GET /order-product/papers: several orders for printing, in this order. */
export const PapersQuery = Type.Object({
  ids: Type.String({
    pattern: `^[1-9]\\d{0,8}(,[1-9]\\d{0,8}){0,${MAX_ORDERS_AT_ONCE - 1}}$`,
    description: 'ids of orders, with commas between them',
  }),
});
export type PapersQuery = Static<typeof PapersQuery>;
export const PapersResponse = Type.Object({
  orders: Type.Array(OrderResponse.properties.order),
  /** Ids of their products that have serial numbers. */
  with_serials: Type.Array(Type.Integer()),
});
export type PapersResponse = Static<typeof PapersResponse>;

/** The owner's desk rules. */
export const DeskSettings = Type.Object({
  /** A buyer with at least this many delivered orders needs no call; 0 disables the rule. */
  known_orders: Type.Integer({ minimum: 0, maximum: MAX_KNOWN_ORDERS }),
  /** Orders below this amount in rupees need no call; 0 disables the rule. */
  below: Type.Integer({ minimum: 0, maximum: MAX_SMALL_SUM }),
  /**
   * Buyers without a delivered parcel are called first above this amount in rupees; 0 disables the rule. Omitted
   * fields are unchanged.
   */
  first_above: Type.Optional(Type.Integer({ minimum: 0, maximum: MAX_SMALL_SUM })),
  /** Buyers with at least this many refusals are called first; 0 disables the rule. */
  refusals: Type.Optional(Type.Integer({ minimum: 0, maximum: MAX_REFUSALS })),
  /** A buyer is messaged first if the place or courier has significantly more refusals than the shop. */
  text_first: Type.Optional(Type.Boolean()),
  /** The columns of couriers' import files; a courier without any gets the default ones. */
  files: Type.Array(
    Type.Object({
      courier_id: Id,
      columns: Type.Optional(
        Type.Array(
          Type.Object({
            title: Type.String({ minLength: 1, maxLength: PARCEL_LENGTHS.column }),
            value: OneOf(COURIER_FILE_VALUES),
          }),
          { minItems: 1, maxItems: MAX_FILE_COLUMNS },
        ),
      ),
      headings: Type.Optional(ListHeadings),
      states: Type.Optional(StateWords),
    }),
    { maxItems: MAX_COURIER_FILES },
  ),
});
export type DeskSettings = Static<typeof DeskSettings>;
/** GET /site/desks; `version` is 0 before the first save. */
export const DeskSettingsResponse = Type.Object({
  settings: DeskSettings,
  version: Type.Integer(),
});
export type DeskSettingsResponse = Static<typeof DeskSettingsResponse>;
/** PUT /site/desks: replaces all rules at the version read. */
export const DeskSettingsRequest = Type.Object({
  settings: DeskSettings,
  version: Type.Integer({ minimum: 0, maximum: 2_147_483_647 }),
});
export type DeskSettingsRequest = Static<typeof DeskSettingsRequest>;
export const DeskSettingsSavedResponse = Type.Object({
  message: Type.String(),
  ...DeskSettingsResponse.properties,
});

const SerialOfLine = Type.Object({
  line: Type.Integer({ minimum: 0, maximum: MAX_ORDER_LINES }),
  serial: Type.String({ minLength: 1, maxLength: PARCEL_LENGTHS.serial }),
});
export type SerialOfLine = Static<typeof SerialOfLine>;

/** POST /order-product/{id}/parcel/{number}/pack: marks it packed, with the serial numbers its products need. */
export const PackRequest = Type.Object({
  serials: Type.Array(SerialOfLine, { maxItems: MAX_ORDER_PIECES }),
  /** If known; omitted fields are unchanged. */
  weight_grams: Type.Optional(Type.Integer({ minimum: 1, maximum: MAX_PARCEL_GRAMS })),
  pieces: Type.Optional(Type.Integer({ minimum: 1, maximum: MAX_PARCEL_PIECES })),
  /** The parcel's version as seen. */
  version: Type.Integer({ minimum: 1 }),
});
export type PackRequest = Static<typeof PackRequest>;

/** GET /courier/{id}/hand-over: the day; today by default. */
export const HandOverQuery = Type.Object({
  day: Type.Optional(Day),
  /** With `all`, includes parcels the courier has reported on since. */
  of: Type.Optional(OneOf(['unreported', 'all'] as const)),
});
export type HandOverQuery = Static<typeof HandOverQuery>;
export const HandedParcel = Type.Object({
  id: Type.Integer({ description: 'of the order' }),
  number: Type.Integer(),
  order_number: Type.String(),
  consignment: Nullable(Type.String()),
  customer_name: Type.String(),
  phone: Type.String(),
  address: Type.String(),
  city: Type.String(),
  district: Type.String(),
  pieces: Type.Integer(),
  weight_grams: Nullable(Type.Integer()),
  cash_due: Rupees,
  /** All goods in one line. */
  goods: Type.String(),
});
export type HandedParcel = Static<typeof HandedParcel>;
export const HandOverResponse = Type.Object({
  courier: Type.String(),
  day: Type.String(),
  parcels: Type.Array(HandedParcel),
});
export type HandOverResponse = Static<typeof HandOverResponse>;
