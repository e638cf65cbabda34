/** The lists and numbers of goods that buyers send back, and of warranties. */

/** What a buyer asks for: the money back, or another piece of the same. */
export const RETURN_KINDS = ['return', 'exchange'] as const;
export const RETURN_REASONS = [
  'faulty',
  'damaged_on_the_way',
  'wrong_item',
  'not_as_described',
  'not_wanted',
  'other',
] as const;
/** How far a return is. `refused`, `withdrawn`, `refunded` and `exchanged` are ends. */
export const RETURN_STATES = [
  'asked',
  'agreed',
  'received',
  'refunded',
  'exchanged',
  'refused',
  'withdrawn',
] as const;
/** Those that staff have yet to do something with. */
export const OPEN_RETURNS = [
  'asked',
  'agreed',
  'received',
] as const satisfies readonly ReturnState[];
/** What staff do with a return; a refund, which moves money, is a call of its own, and what was sent in exchange comes back with its parcel. */
export const REPORTED_STEPS = ['agree', 'refuse', 'receive', 'exchange'] as const;
export const RETURN_STEPS = [...REPORTED_STEPS, 'refund', 'withdraw', 'come_back'] as const;
/** How money goes back to a buyer. */
export const REFUND_WAYS = ['cash', 'bank'] as const;
/** Days within which goods may be asked to be taken back, where the owner says nothing. */
export const DEFAULT_RETURN_DAYS = { return_days: 7, exchange_days: 7 } as const;
export const MAX_RETURN_DAYS = 365;
/** Pictures of one return, and returns of one order. */
export const MAX_RETURN_PICTURES = 3;
export const MAX_RETURNS = 50;
/** Returns on a page of the dashboard. */
export const RETURNS_PAGE_SIZE = 25;
/** Most characters of what is said of a return, and of what names a refund at a bank. */
export const RETURN_LENGTHS = { remarks: 500, words: 200, reference: 120, mark: 200 } as const;

export type ReturnKind = (typeof RETURN_KINDS)[number];
export type ReturnReason = (typeof RETURN_REASONS)[number];
export type ReturnState = (typeof RETURN_STATES)[number];
export type ReturnStep = (typeof RETURN_STEPS)[number];
export type ReportedStep = (typeof REPORTED_STEPS)[number];
export type RefundWay = (typeof REFUND_WAYS)[number];
