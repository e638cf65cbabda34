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
/** Rupees of somebody's account: negative, where the shop owes them. */
const Balance = RupeesOf();

/** GET /cash/owed: of which parcels. */
export const OwedQuery = Type.Object({
  district_id: Type.Optional(Id),
  city_id: Type.Optional(Id),
  kind: Type.Optional(OneOf(COURIER_KINDS)),
  /** Only what was taken more than `CASH_LATE_DAYS` ago. */
  late: Type.Optional(Type.Boolean()),
});
export type OwedQuery = Static<typeof OwedQuery>;

/** GET /cash/owed: who has cash of the shop's, who has had it longest first. */
export const OwedResponse = Type.Object({
  couriers: Type.Array(
    Type.Object({
      id: Type.Integer(),
      name: Type.String(),
      phone: Type.String(),
      kind: OneOf(COURIER_KINDS),
      parcels: Type.Integer(),
      /** How many of them are late. */
      late: Type.Integer(),
      owed: Balance,
      /** When the oldest of it was taken. */
      since: Nullable(Timestamp),
    }),
  ),
});
export type OwedResponse = Static<typeof OwedResponse>;
export type OwingCourier = OwedResponse['couriers'][number];

/** A parcel of which a courier still owes something. */
export const OwedParcel = Type.Object({
  order_id: Type.Integer(),
  order_number: Type.String(),
  number: Type.Integer(),
  consignment: Nullable(Type.String()),
  customer_name: Type.String(),
  city: Type.String(),
  owed: Balance,
  /** What the courier takes for it, as far as it is known. */
  charge: Nullable(Rupees),
  since: Timestamp,
  is_late: Type.Boolean(),
});
export type OwedParcel = Static<typeof OwedParcel>;

/** What was handed in at once. */
export const Settlement = Type.Object({
  id: Type.Integer(),
  at: Timestamp,
  day: Day,
  by: Type.String(),
  reference: Type.String(),
  source: OneOf(SETTLEMENT_SOURCES),
  parcels: Type.Integer(),
  /** What came, and what the courier kept; negative where another settlement is taken back. */
  received: Balance,
  charges: Balance,
  /** The settlement that this one takes back, and why. */
  reverses: Nullable(Type.Integer()),
  reason: Nullable(Type.String()),
  is_reversed: Type.Boolean(),
});
export type Settlement = Static<typeof Settlement>;

/** GET /cash/owed/{id}: the oldest first; and the last settlements of this courier. */
export const CourierCashResponse = Type.Object({
  courier: Type.Object({ id: Type.Integer(), name: Type.String(), phone: Type.String() }),
  parcels: Type.Array(OwedParcel),
  /** How many parcels are owed beside those. */
  more: Type.Integer(),
  owed: Balance,
  settlements: Type.Array(Settlement),
});
export type CourierCashResponse = Static<typeof CourierCashResponse>;

/**
 * A row of a settlement: the courier's number of a parcel or that of its order (`NP-2026-000123`, `NP-2026-000123/2`), what was taken,
 * and what the courier keeps of it.
 */
export const SettlementRow = Type.Object({
  ref: Type.String({ maxLength: CASH_LENGTHS.ref }),
  cash: RupeesOf({ minimum: 0, maximum: MAX_CASH }),
  charge: RupeesOf({ minimum: 0, maximum: MAX_CASH }),
});
export type SettlementRow = Static<typeof SettlementRow>;

/** POST /cash/settlement/check: rows, or the text of a courier's list (CSV) that has them. */
export const SettlementCheckRequest = Type.Object({
  courier_id: Id,
  rows: Type.Optional(Type.Array(SettlementRow, { maxItems: MAX_SETTLEMENT_ROWS })),
  file: Type.Optional(Verbatim({ maxLength: MAX_SETTLEMENT_FILE })),
});
export type SettlementCheckRequest = Static<typeof SettlementCheckRequest>;

/** A row with what becomes of it; `owed` is what the shop's book says before it is booked. */
export const CheckedRow = Type.Object({
  ...SettlementRow.properties,
  state: OneOf(SETTLEMENT_STATES),
  /** The line of the file. */
  line: Type.Optional(Type.Integer()),
  order_id: Type.Optional(Type.Integer()),
  order_number: Type.Optional(Type.String()),
  number: Type.Optional(Type.Integer()),
  owed: Type.Optional(Balance),
  /** The charge that the shop expects. */
  expected: Type.Optional(Rupees),
  /** What the list says was paid for the parcel after charges. */
  net: Type.Optional(Balance),
  /** Why the row cannot be read. */
  problem: Type.Optional(Type.String()),
});
export type CheckedRow = Static<typeof CheckedRow>;

/** What would be booked; nothing is. */
export const SettlementCheck = Type.Object({
  ...ListReading,
  rows: Type.Array(CheckedRow),
  /** Parcels of which something is owed, and that are in no row, the oldest first; and how many more there are. */
  missing: Type.Array(OwedParcel),
  missing_more: Type.Integer(),
  /** What must have come: what was taken less what the courier keeps, of the rows that are booked. */
  received: Balance,
  charges: Rupees,
  /** What the courier owes after it. */
  left: Balance,
});
export type SettlementCheck = Static<typeof SettlementCheck>;

/** A row as the check showed it: what was owed of its parcel, and what was to become of it. */
export const SeenRow = Type.Object({
  ...SettlementRow.properties,
  /** 0 where it was of no parcel. */
  owed: Balance,
  state: OneOf(SETTLEMENT_STATES),
});
export type SeenRow = Static<typeof SeenRow>;

/**
 * POST /cash/settlement: the rows as they were checked. Where one is owed or booked otherwise by now, nothing is booked: the 409 has the
 * check as it is now.
 */
export const SettlementRequest = Type.Object({
  courier_id: Id,
  day: Day,
  reference: Type.String({ maxLength: CASH_LENGTHS.reference }),
  source: OneOf(SETTLEMENT_SOURCES),
  rows: Type.Array(SeenRow, { minItems: 1, maxItems: MAX_SETTLEMENT_ROWS }),
  /** As the check said. */
  received: Balance,
  /** Needed where more comes of a parcel than is owed: why, for the shop owes the courier of it then. */
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

/** What is owed of a parcel, as it was seen. */
export const SeenOwed = Type.Object({
  order_number: Type.String({ maxLength: CASH_LENGTHS.ref }),
  number: Type.Integer({ minimum: 1, maximum: MAX_PARCELS }),
  owed: Balance,
});
export type SeenOwed = Static<typeof SeenOwed>;

/** `details` of 409 CONFLICT of a call that moves money: each sum that was seen otherwise, as it is now. */
export const MoneyNow = Type.Object({
  owed: Type.Optional(Balance),
  due: Type.Optional(Balance),
  refundable: Type.Optional(Balance),
});
export type MoneyNow = Static<typeof MoneyNow>;
/** The same of a settlement that is taken back: what is owed of each of its parcels now. */
export const OwedNow = Type.Object({ rows: Type.Array(SeenOwed) });
export type OwedNow = Static<typeof OwedNow>;

/** POST /cash/settlement/{id}/reverse: it was booked wrong, and why; with each of its parcels as it was seen. */
export const SettlementReversal = Type.Object({
  rows: Type.Array(SeenOwed, { minItems: 1, maxItems: MAX_SETTLEMENT_ROWS }),
  reason: Lines({ minLength: 1, maxLength: CASH_LENGTHS.remarks }),
});
export type SettlementReversal = Static<typeof SettlementReversal>;

/** GET /cash/settlement/{id}: what was booked of each parcel, to be printed. */
export const SettledResponse = Type.Object({
  courier: Type.String(),
  settlement: Settlement,
  rows: Type.Array(
    Type.Object({
      order_number: Type.String(),
      number: Type.Integer(),
      consignment: Nullable(Type.String()),
      customer_name: Type.String(),
      /** What the parcel brought, and what the courier kept of it. */
      cash: Balance,
      charge: Balance,
      /** What the courier owes of it now. */
      owed: Balance,
    }),
  ),
});
export type SettledResponse = Static<typeof SettledResponse>;

/** What was paid back to a buyer, and how. */
export const Refund = Type.Object({
  amount: Rupees,
  way: OneOf(REFUND_WAYS),
  reference: Type.String(),
  day: Type.String(),
  by: Nullable(Type.String()),
});
export type Refund = Static<typeof Refund>;

/** POST /cash/write-off: a courier owes so much less (or more, with a minus) of a parcel, and why. */
export const WriteOffRequest = Type.Object({
  courier_id: Id,
  order_id: Id,
  number: Type.Integer({ minimum: 1, maximum: MAX_PARCELS }),
  amount: RupeesOf({ minimum: -MAX_CASH, maximum: MAX_CASH }),
  /** What was owed of it as it was seen; another sum by now is a 409, so that the same is written off once. */
  owed: Balance,
  remarks: Lines({ minLength: 1, maxLength: CASH_LENGTHS.remarks }),
});
export type WriteOffRequest = Static<typeof WriteOffRequest>;

/** POST /order-product/{id}/parcel/{number}/debt: what was short at the delivery was paid later, or is forgiven. */
export const DebtRequest = Type.Object({
  end: OneOf(DEBT_ENDS),
  amount: RupeesOf({ minimum: 0.01, maximum: MAX_CASH }),
  /** What was owed as it was seen; another sum by now is a 409, so that the same ends once. */
  owed: Balance,
  /** The courier or rider who took it and owes it since; without one it lies in the drawer. */
  courier_id: Type.Optional(Id),
  /** Needed where it is forgiven: why. */
  remarks: Type.Optional(Lines({ maxLength: CASH_LENGTHS.remarks })),
});
export type DebtRequest = Static<typeof DebtRequest>;

/** POST /order-product/{id}/parcel/{number}/debt/reverse: what was booked of a debt was a mistake. */
export const DebtReversal = Type.Object({
  /** Of what ended some of the debt, as the order names it. */
  entry: Id,
  /** What the buyer owed of the parcel as it was seen, and what they were to get back of it; another sum by now is a 409. */
  owed: Balance,
  due: Balance,
  reason: Lines({ minLength: 1, maxLength: CASH_LENGTHS.remarks }),
});
export type DebtReversal = Static<typeof DebtReversal>;

/** What ended some of what the buyer of a parcel owed. */
export const EndedDebt = Type.Object({
  id: Type.Integer(),
  end: OneOf(DEBT_ENDS),
  amount: Rupees,
  /** Who took it; null for the drawer, and for what is forgiven. */
  courier: Nullable(Type.String()),
  day: Type.String(),
  by: Nullable(Type.String()),
  remarks: Type.Optional(Type.String()),
  /** True once it was taken back. */
  reversed: Type.Boolean(),
});
export type EndedDebt = Static<typeof EndedDebt>;

/** GET /cash/book: by days of Kathmandu, both included; today without them. */
export const CashBookQuery = Type.Object({
  from: Type.Optional(Day),
  to: Type.Optional(Day),
  courier_id: Type.Optional(Id),
  /** Entries before the one with this id, newest first. */
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
  /** Of a refund: how it was paid, and what names it at a bank. */
  way: Nullable(OneOf(REFUND_WAYS)),
  reference: Nullable(Type.String()),
});
export type CashEntry = Static<typeof CashEntry>;

/** The sums of one kind on one account: a courier's, or (null) the shop's own by who wrote it. */
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
  /** Id of the last entry shown, where there are more. */
  next: Nullable(Type.Integer()),
  /** By day, person and kind. */
  sums: Type.Array(CashSum),
});
export type CashBookResponse = Static<typeof CashBookResponse>;
