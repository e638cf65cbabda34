/** Value lists and limits for cash. */

/**
 * Cash book entry types: `taken`, collected from a buyer; `short`, missing at delivery and still owed by the buyer;
 * `to_refund`, owed to a buyer who returned paid goods; `handed_in` to the shop; a courier's `charge`, retained from
 * that; `written_off`, a cancelled courier debt; `refunded`, paid back to a buyer; `forgiven`, a shortfall the buyer
 * needn't pay.
 */
export const CASH_KINDS = [
  'taken',
  'short',
  'to_refund',
  'handed_in',
  'charge',
  'written_off',
  'refunded',
  'forgiven',
] as const;
/** The types that make up a courier's debt. */
export const OWED_KINDS = ['taken', 'handed_in', 'charge', 'written_off'] as const;
/** The types that make up an order's proceeds. */
export const ORDER_CASH_KINDS = ['taken', 'short', 'to_refund', 'forgiven'] as const;
/** How a buyer's debt ends: it was paid later or forgiven. */
export const DEBT_ENDS = ['paid', 'forgiven'] as const;
/** Source of a settlement: ticked and typed, or read from a courier's list. */
export const SETTLEMENT_SOURCES = ['typed', 'file'] as const;
/** Outcomes of a settlement's row. Only `fits` and `differs` are booked. */
export const SETTLEMENT_STATES = [
  'fits',
  'differs',
  'nothing_owed',
  'twice',
  'unknown',
  'unreadable',
] as const;
/** Maximum cash per parcel, in rupees. */
export const MAX_CASH = 100_000_000;
export const MAX_SETTLEMENT_ROWS = 2_000;
/** Maximum lengths of a courier's list, and of remarks on a settlement or correction. */
export const MAX_SETTLEMENT_FILE = 400_000;
export const CASH_LENGTHS = { reference: 120, ref: 80, remarks: 500 } as const;
/** Days after which a parcel's cash held by a courier is late (D291). */
export const CASH_LATE_DAYS = 7;
/** Cash book entries per page. */
export const CASH_PAGE_SIZE = 50;

export type CashKind = (typeof CASH_KINDS)[number];
export type SettlementSource = (typeof SETTLEMENT_SOURCES)[number];
export type SettlementState = (typeof SETTLEMENT_STATES)[number];
