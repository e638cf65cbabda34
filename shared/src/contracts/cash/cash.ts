import { Type, type Static } from '@sinclair/typebox';
import {
  CASH_KINDS,
  CASH_LENGTHS,
  DEBT_ENDS,
  MAX_CASH,
  MAX_SETTLEMENT_FILE,
  MAX_SETTLEMENT_ROWS,
  SETTLEMENT_SOURCES,
  SETTLEMENT_STATES,
} from './cash-limits';
import { ListReading } from '../couriers/courier-list';
import { COURIER_KINDS, MAX_PARCELS } from '../parcels/parcel-limits';
import { REFUND_WAYS } from '../returns/return-limits';
import {
  Lines,
  Nullable,
  OneOf,
  Rupees,
  RupeesOf,
  Timestamp,
  Verbatim,
} from '@pasal/core/contract/schema';

const Id = Type.Integer({ minimum: 1, maximum: 2_147_483_647 });
const Day = Type.String({ pattern: '^\\d{4}-\\d{2}-\\d{2}$' });
/** Rupees on an account; negative when the shop owes its holder. */
const Balance = RupeesOf();

/** GET /cash/owed: filters by parcel. */
export const OwedQuery = Type.Object({
  district_id: Type.Optional(Id),
  city_id: Type.Optional(Id),
  kind: Type.Optional(OneOf(COURIER_KINDS)),
  /** Only cash collected more than `CASH_LATE_DAYS` ago. */
  late: Type.Optional(Type.Boolean()),
});
export type OwedQuery = Static<typeof OwedQuery>;

/** GET /cash/owed: who holds the shop's cash, longest first. */
export const OwedResponse = Type.Object({
  couriers: Type.Array(
    Type.Object({
      id: Type.Integer(),
      name: Type.String(),
      phone: Type.String(),
      kind: OneOf(COURIER_KINDS),
      parcels: Type.Integer(),
      /** How many of the parcels are late. */
      late: Type.Integer(),
      owed: Balance,
      /** When the oldest amount was collected. */
      since: Nullable(Timestamp),
    }),
  ),
});
export type OwedResponse = Static<typeof OwedResponse>;
export type OwingCourier = OwedResponse['couriers'][number];

/** A parcel for which a courier still owes money. */
export const OwedParcel = Type.Object({
  order_id: Type.Integer(),
  order_number: Type.String(),
  number: Type.Integer(),
  consignment: Nullable(Type.String()),
  customer_name: Type.String(),
  city: Type.String(),
  owed: Balance,
  /** The courier's charge for it, if known. */
  charge: Nullable(Rupees),
  since: Timestamp,
  is_late: Type.Boolean(),
});
export type OwedParcel = Static<typeof OwedParcel>;

/** A booked settlement. */
export const Settlement = Type.Object({
  id: Type.Integer(),
  at: Timestamp,
  day: Day,
  by: Type.String(),
  reference: Type.String(),
  source: OneOf(SETTLEMENT_SOURCES),
  parcels: Type.Integer(),
  /** Amounts received and retained by the courier; negative when another settlement is reversed. */
  received: Balance,
  charges: Balance,
  /** The settlement that this one reverses, and why. */
  reverses: Nullable(Type.Integer()),
  reason: Nullable(Type.String()),
  is_reversed: Type.Boolean(),
});
export type Settlement = Static<typeof Settlement>;

/** GET /cash/owed/{id}: oldest first, with the courier's last settlements. */
export const CourierCashResponse = Type.Object({
  courier: Type.Object({ id: Type.Integer(), name: Type.String(), phone: Type.String() }),
  parcels: Type.Array(OwedParcel),
  /** How many further parcels are owed. */
  more: Type.Integer(),
  owed: Balance,
  settlements: Type.Array(Settlement),
});
export type CourierCashResponse = Static<typeof CourierCashResponse>;

/**
 * A settlement row: the courier's parcel number or ours (`NP-2026-000123`, `NP-2026-000123/2`), the amount
 * collected, and the courier's charge.
 */
export const SettlementRow = Type.Object({
  ref: Type.String({ maxLength: CASH_LENGTHS.ref }),
  cash: RupeesOf({ minimum: 0, maximum: MAX_CASH }),
  charge: RupeesOf({ minimum: 0, maximum: MAX_CASH }),
});
export type SettlementRow = Static<typeof SettlementRow>;

/** POST /cash/settlement/check: rows, or the CSV text of a courier's list. */
export const SettlementCheckRequest = Type.Object({
  courier_id: Id,
  rows: Type.Optional(Type.Array(SettlementRow, { maxItems: MAX_SETTLEMENT_ROWS })),
  file: Type.Optional(Verbatim({ maxLength: MAX_SETTLEMENT_FILE })),
});
export type SettlementCheckRequest = Static<typeof SettlementCheckRequest>;

/** A row with its outcome; `owed` is the book's amount before booking. */
export const CheckedRow = Type.Object({
  ...SettlementRow.properties,
  state: OneOf(SETTLEMENT_STATES),
  /** Line number in the file. */
  line: Type.Optional(Type.Integer()),
  order_id: Type.Optional(Type.Integer()),
  order_number: Type.Optional(Type.String()),
  number: Type.Optional(Type.Integer()),
  owed: Type.Optional(Balance),
  /** The charge the shop expects. */
  expected: Type.Optional(Rupees),
  /** The net payment for the parcel according to the list. */
  net: Type.Optional(Balance),
  /** Why the row can't be read. */
  problem: Type.Optional(Type.String()),
});
export type CheckedRow = Static<typeof CheckedRow>;

/** Preview of a booking; nothing is booked. */
export const SettlementCheck = Type.Object({
  ...ListReading,
  rows: Type.Array(CheckedRow),
  /** Parcels with an amount owed that are in no row, oldest first, and how many more there are. */
  missing: Type.Array(OwedParcel),
  missing_more: Type.Integer(),
  /** The expected payment: collected less charges, over the booked rows. */
  received: Balance,
  charges: Rupees,
  /** What the courier owes afterwards. */
  left: Balance,
});
export type SettlementCheck = Static<typeof SettlementCheck>;

/** A row as the check showed it: the amount owed for its parcel and the planned outcome. */
export const SeenRow = Type.Object({
  ...SettlementRow.properties,
  /** 0 if it matches no parcel. */
  owed: Balance,
  state: OneOf(SETTLEMENT_STATES),
});
export type SeenRow = Static<typeof SeenRow>;

/**
 * POST /cash/settlement: the rows as checked. If any amount or outcome has changed since, nothing is booked and the
 * 409 carries the current check.
 */
export const SettlementRequest = Type.Object({
  courier_id: Id,
  day: Day,
  reference: Type.String({ maxLength: CASH_LENGTHS.reference }),
  source: OneOf(SETTLEMENT_SOURCES),
  rows: Type.Array(SeenRow, { minItems: 1, maxItems: MAX_SETTLEMENT_ROWS }),
  /** As in the check. */
  received: Balance,
  /** Required when more is received for a parcel than is owed, because the shop then owes the courier: the reason. */
  remarks: Type.Optional(Lines({ maxLength: CASH_LENGTHS.remarks })),
});
export type SettlementRequest = Static<typeof SettlementRequest>;
export const SettlementResponse = Type.Object({
  message: Type.String(),
  settlement: Type.Object({
    id: Type.Integer(),
    booked: Type.Integer(),
    received: Balance,
    charges: Balance,
  }),
});
export type SettlementResponse = Static<typeof SettlementResponse>;

/** The amount owed for a parcel, as seen by the user. */
export const SeenOwed = Type.Object({
  order_number: Type.String({ maxLength: CASH_LENGTHS.ref }),
  number: Type.Integer({ minimum: 1, maximum: MAX_PARCELS }),
  owed: Balance,
});
export type SeenOwed = Static<typeof SeenOwed>;

/** `details` of 409 CONFLICT of a call that moves money: the current value of each amount that has changed. */
export const MoneyNow = Type.Object({
  owed: Type.Optional(Balance),
  due: Type.Optional(Balance),
  refundable: Type.Optional(Balance),
});
export type MoneyNow = Static<typeof MoneyNow>;
/** The same for a reversed settlement: the amount now owed for each of its parcels. */
export const OwedNow = Type.Object({ rows: Type.Array(SeenOwed) });
export type OwedNow = Static<typeof OwedNow>;

/** POST /cash/settlement/{id}/reverse: why it was booked wrongly, with each parcel's amount as seen. */
export const SettlementReversal = Type.Object({
  rows: Type.Array(SeenOwed, { minItems: 1, maxItems: MAX_SETTLEMENT_ROWS }),
  reason: Lines({ minLength: 1, maxLength: CASH_LENGTHS.remarks }),
});
export type SettlementReversal = Static<typeof SettlementReversal>;

/** GET /cash/settlement/{id}: amounts booked per parcel, for printing. */
export const SettledResponse = Type.Object({
  courier: Type.String(),
  settlement: Settlement,
  rows: Type.Array(
    Type.Object({
      order_number: Type.String(),
      number: Type.Integer(),
      consignment: Nullable(Type.String()),
      customer_name: Type.String(),
      /** Cash collected for the parcel, and the part the courier retained. */
      cash: Balance,
      charge: Balance,
      /** What the courier owes for it now. */
      owed: Balance,
    }),
  ),
});
export type SettledResponse = Static<typeof SettledResponse>;

/** A refund to a buyer, and how it was paid. */
export const Refund = Type.Object({
  amount: Rupees,
  way: OneOf(REFUND_WAYS),
  reference: Type.String(),
  day: Type.String(),
  by: Nullable(Type.String()),
});
export type Refund = Static<typeof Refund>;

/** POST /cash/write-off: reduces (or, if negative, increases) a courier's debt for a parcel, with a reason. */
export const WriteOffRequest = Type.Object({
  courier_id: Id,
  order_id: Id,
  number: Type.Integer({ minimum: 1, maximum: MAX_PARCELS }),
  amount: RupeesOf({ minimum: -MAX_CASH, maximum: MAX_CASH }),
  /** The amount owed as seen; if it has changed, a 409 prevents writing it off twice. */
  owed: Balance,
  remarks: Lines({ minLength: 1, maxLength: CASH_LENGTHS.remarks }),
});
export type WriteOffRequest = Static<typeof WriteOffRequest>;

/** POST /order-product/{id}/parcel/{number}/debt: a buyer's shortfall was paid later or forgiven. */
export const DebtRequest = Type.Object({
  end: OneOf(DEBT_ENDS),
  amount: RupeesOf({ minimum: 0.01, maximum: MAX_CASH }),
  /** The amount owed as seen; if it has changed, a 409 prevents settling it twice. */
  owed: Balance,
  /** The courier or rider who collected it and now owes it; absent when it went into the drawer. */
  courier_id: Type.Optional(Id),
  /** Required when it is forgiven: why. */
  remarks: Type.Optional(Lines({ maxLength: CASH_LENGTHS.remarks })),
});
export type DebtRequest = Static<typeof DebtRequest>;

/** POST /order-product/{id}/parcel/{number}/debt/reverse: reverses a debt entry booked by mistake. */
export const DebtReversal = Type.Object({
  /** The entry that reduced the debt, by its id in the order. */
  entry: Id,
  /** The parcel's debt and refundable amount as seen; if either has changed, a 409 is returned. */
  owed: Balance,
  due: Balance,
  reason: Lines({ minLength: 1, maxLength: CASH_LENGTHS.remarks }),
});
export type DebtReversal = Static<typeof DebtReversal>;

/** An entry that reduced a buyer's debt for a parcel. */
export const EndedDebt = Type.Object({
  id: Type.Integer(),
  end: OneOf(DEBT_ENDS),
  amount: Rupees,
  /** Who collected it; null for the drawer and for forgiven amounts. */
  courier: Nullable(Type.String()),
  day: Type.String(),
  by: Nullable(Type.String()),
  remarks: Type.Optional(Type.String()),
  /** True once it is reversed. */
  reversed: Type.Boolean(),
});
export type EndedDebt = Static<typeof EndedDebt>;

/** GET /cash/book: a range of Kathmandu days, both included; today by default. */
export const CashBookQuery = Type.Object({
  from: Type.Optional(Day),
  to: Type.Optional(Day),
  courier_id: Type.Optional(Id),
  /** Only entries before this id, newest first. */
  before: Type.Optional(Id),
});
export type CashBookQuery = Static<typeof CashBookQuery>;

const CashEntry = Type.Object({
  id: Type.Integer(),
  at: Timestamp,
  day: Day,
  kind: OneOf(CASH_KINDS),
  amount: Balance,
  courier: Nullable(Type.String()),
  order_id: Type.Integer(),
  order_number: Type.String(),
  number: Type.Integer(),
  by: Nullable(Type.String()),
  remarks: Nullable(Type.String()),
  /** For a refund: payment method and bank reference. */
  way: Nullable(OneOf(REFUND_WAYS)),
  reference: Nullable(Type.String()),
});
export type CashEntry = Static<typeof CashEntry>;

/** The total of one entry type on one account: a courier's, or (null) the shop's own by author. */
const CashSum = Type.Object({
  day: Day,
  courier: Nullable(Type.String()),
  by: Nullable(Type.String()),
  kind: OneOf(CASH_KINDS),
  way: Nullable(OneOf(REFUND_WAYS)),
  amount: Balance,
});
export type CashSum = Static<typeof CashSum>;

export const CashBookResponse = Type.Object({
  from: Day,
  to: Day,
  entries: Type.Array(CashEntry),
  /** Id of the last entry shown if there are more. */
  next: Nullable(Type.Integer()),
  /** By day, person and entry type. */
  sums: Type.Array(CashSum),
});
export type CashBookResponse = Static<typeof CashBookResponse>;
