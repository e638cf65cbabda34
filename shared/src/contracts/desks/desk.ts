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
  /** Those whose last promised day is this one or an earlier one. */
  promised_by: Type.Optional(Type.String({ pattern: '^\\d{4}-\\d{2}-\\d{2}$' })),
  /** That of a label or packing slip, an order's number, or a courier's number: the one parcel it names. */
  code: Type.Optional(Type.String({ minLength: 1, maxLength: PARCEL_LENGTHS.consignment })),
  page: Type.Optional(Type.Integer({ minimum: 1, maximum: 1_000_000 })),
  limit: Type.Optional(Type.Integer({ minimum: 1, maximum: MAX_PAGE_SIZE })),
});
export type DeskQuery = Static<typeof DeskQuery>;

/** A parcel as it lies on a desk. */
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
  /** That of the order, which a call names. */
  order_version: Type.Integer(),
  /** Of an order to be called that was called before: tries without an answer, and the last call. */
  call: Type.Optional(
    Type.Object({
      tries: Type.Integer(),
      outcome: OneOf(CALL_OUTCOMES),
      at: Timestamp,
      again_at: Type.Optional(Timestamp),
    }),
  ),
  /** The owner's rules that met it. */
  rules: Type.Optional(Type.Array(OrderRule)),
  /** Why the owner's rules let it go without a call. */
  no_call: Type.Optional(OneOf(NO_CALL_REASONS)),
});
export type DeskParcel = Static<typeof DeskParcel>;

export const DeskResponse = Type.Object({
  parcels: Type.Array(DeskParcel),
  /** How many meet the filters. */
  total: Type.Integer(),
  /** How many there are at each stage, whatever the filters; as `returns`, how many returns are open; as `owed`, of how many parcels a courier has the money. */
  counts: Type.Record(Type.String(), Type.Integer()),
  /** How many of these are late: promised before today, or money that is out for over `CASH_LATE_DAYS` days; none is left out. */
  late: Type.Optional(Type.Record(Type.String(), Type.Integer())),
});
export type DeskResponse = Static<typeof DeskResponse>;

const Day = Type.String({ pattern: '^\\d{4}-\\d{2}-\\d{2}$' });

/** A moment as `toISOString` writes it. */
const MOMENT = String.raw`^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(:\d{2}(\.\d{1,3})?)?Z$`;

/** POST /order-product/{id}/call: what came of a call to its buyer. */
export const CallRequest = Type.Object({
  outcome: OneOf(CALL_OUTCOMES),
  remarks: Type.Optional(Lines({ maxLength: PARCEL_LENGTHS.remarks })),
  /** With `call_again`: when. */
  again_at: Type.Optional(Type.String({ pattern: MOMENT })),
  /** With `another_day`: on which they want it. */
  day: Type.Optional(Day),
  /** The order's, as it was seen. */
  version: Type.Integer({ minimum: 1 }),
});
export type CallRequest = Static<typeof CallRequest>;

/** GET /order-product/papers: several orders as they are printed, in this order. */
export const PapersQuery = Type.Object({
  ids: Type.String({
    pattern: `^[1-9]\\d{0,8}(,[1-9]\\d{0,8}){0,${MAX_ORDERS_AT_ONCE - 1}}$`,
    description: 'ids of orders, with commas between them',
  }),
});
export type PapersQuery = Static<typeof PapersQuery>;
export const PapersResponse = Type.Object({
  orders: Type.Array(OrderResponse.properties.order),
  /** Ids of the products among theirs whose pieces have serial numbers. */
  with_serials: Type.Array(Type.Integer()),
});
export type PapersResponse = Static<typeof PapersResponse>;

/** The owner's rules of the desks. */
export const DeskSettings = Type.Object({
  /** A buyer to whom so many orders were delivered need not be called; with 0 everybody is. */
  known_orders: Type.Integer({ minimum: 0, maximum: MAX_KNOWN_ORDERS }),
  /** Rupees below which an order needs no call; with 0 each does. */
  below: Type.Integer({ minimum: 0, maximum: MAX_SMALL_SUM }),
  /** Rupees above which who never took a parcel is called first; with 0 nobody is. What a form leaves out stays. */
  first_above: Type.Optional(Type.Integer({ minimum: 0, maximum: MAX_SMALL_SUM })),
  /** Who refused so many parcels is called first; with 0 nobody is. */
  refusals: Type.Optional(Type.Integer({ minimum: 0, maximum: MAX_REFUSALS })),
  /** A buyer is told first where the place, or the courier, has surely more refusals than the shop. */
  text_first: Type.Optional(Type.Boolean()),
  /** The columns of the files that couriers' own pages take; a courier without some gets the plain ones. */
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
/** GET /site/desks; `version` is 0 before anyone has saved some. */
export const DeskSettingsResponse = Type.Object({
  settings: DeskSettings,
  version: Type.Integer(),
});
export type DeskSettingsResponse = Static<typeof DeskSettingsResponse>;
/** PUT /site/desks: everything at once, and the version it was read at. */
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

/** POST /order-product/{id}/parcel/{number}/pack: it is packed, with the serial numbers that its products ask for. */
export const PackRequest = Type.Object({
  serials: Type.Array(SerialOfLine, { maxItems: MAX_ORDER_PIECES }),
  /** As far as they are known; what is left out stays. */
  weight_grams: Type.Optional(Type.Integer({ minimum: 1, maximum: MAX_PARCEL_GRAMS })),
  pieces: Type.Optional(Type.Integer({ minimum: 1, maximum: MAX_PARCEL_PIECES })),
  /** The parcel's, as it was seen. */
  version: Type.Integer({ minimum: 1 }),
});
export type PackRequest = Static<typeof PackRequest>;

/** GET /courier/{id}/hand-over: of which day; today without one. */
export const HandOverQuery = Type.Object({
  day: Type.Optional(Day),
  /** With `all` also what its courier has reported of since. */
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
  /** All of it in one line. */
  goods: Type.String(),
});
export type HandedParcel = Static<typeof HandedParcel>;
export const HandOverResponse = Type.Object({
  courier: Type.String(),
  day: Type.String(),
  parcels: Type.Array(HandedParcel),
});
export type HandOverResponse = Static<typeof HandOverResponse>;
