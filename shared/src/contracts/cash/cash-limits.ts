/** The lists and numbers of cash. */

/**
 * What the cash book says: `taken` from a buyer; `short` of what was due, and still the buyer's to pay; `to_refund`, what the
 * shop owes a buyer who gave back what was paid for; `handed_in` to the shop; a courier's `charge`, kept of what was handed in;
 * `written_off`, what a courier owes no more; `refunded`, paid back to a buyer: for a return, or of what is to be given back;
 * `forgiven`, what was short and its buyer need not pay.
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
/** Those that make up what a courier owes. */
export const OWED_KINDS = ['taken', 'handed_in', 'charge', 'written_off'] as const;
/** Those that make up what an order brought. */
export const ORDER_CASH_KINDS = ['taken', 'short', 'to_refund', 'forgiven'] as const;
/** How what a buyer owes ends: it was paid after all, or need not be. */
export const DEBT_ENDS = ['paid', 'forgiven'] as const;
/** How a settlement came: ticked and typed, or read from a courier's list. */
export const SETTLEMENT_SOURCES = ['typed', 'file'] as const;
/** What becomes of a row of a settlement. Only `fits` and `differs` are booked. */
export const SETTLEMENT_STATES = [
  'fits',
  'differs',
  'nothing_owed',
  'twice',
  'unknown',
  'unreadable',
] as const;
/** Rupees; most that one parcel brings. */
export const MAX_CASH = 100_000_000;
export const MAX_SETTLEMENT_ROWS = 2_000;
/** Most characters of a courier's list, and of what is said of a settlement or a correction. */
export const MAX_SETTLEMENT_FILE = 400_000;
export const CASH_LENGTHS = { reference: 120, ref: 80, remarks: 500 } as const;
/** Days that a courier may keep the cash of a parcel before it is late (D291). */
export const CASH_LATE_DAYS = 7;
/** Entries of the book on a page. */
export const CASH_PAGE_SIZE = 50;

export type CashKind = (typeof CASH_KINDS)[number];
export type SettlementSource = (typeof SETTLEMENT_SOURCES)[number];
export type SettlementState = (typeof SETTLEMENT_STATES)[number];
