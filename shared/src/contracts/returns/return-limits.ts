/** Value lists and limits of returns and warranties. */

/** What a buyer requests: a refund or a replacement. */
export const RETURN_KINDS = ['return', 'exchange'] as const;
export const RETURN_REASONS = [
  'faulty',
  'damaged_on_the_way',
  'wrong_item',
  'not_as_described',
  'not_wanted',
  'other',
] as const;
/** The state of a return. `refused`, `withdrawn`, `refunded` and `exchanged` are final. */
export const RETURN_STATES = [
  'asked',
  'agreed',
  'received',
  'refunded',
  'exchanged',
  'refused',
  'withdrawn',
] as const;
/** States that await action by staff. */
export const OPEN_RETURNS = [
  'asked',
  'agreed',
  'received',
] as const satisfies readonly ReturnState[];
/** Steps by staff; refunds, which move money, have their own call, and an exchange ends with its parcel. */
export const REPORTED_STEPS = ['agree', 'refuse', 'receive', 'exchange'] as const;
export const RETURN_STEPS = [...REPORTED_STEPS, 'refund', 'withdraw', 'come_back'] as const;
/** Refund methods. */
export const REFUND_WAYS = ['cash', 'bank'] as const;
/** The default periods in days for return requests. */
export const DEFAULT_RETURN_DAYS = { return_days: 7, exchange_days: 7 } as const;
export const MAX_RETURN_DAYS = 365;
/** Maximum pictures per return, and returns per order. */
export const MAX_RETURN_PICTURES = 3;
export const MAX_RETURNS = 50;
/** Returns on a page of the dashboard. */
export const RETURNS_PAGE_SIZE = 25;
/** Maximum lengths of the texts of a return, and of a refund's bank reference. */
export const RETURN_LENGTHS = { remarks: 500, words: 200, reference: 120, mark: 200 } as const;

export type ReturnKind = (typeof RETURN_KINDS)[number];
export type ReturnReason = (typeof RETURN_REASONS)[number];
export type ReturnState = (typeof RETURN_STATES)[number];
export type ReturnStep = (typeof RETURN_STEPS)[number];
export type ReportedStep = (typeof REPORTED_STEPS)[number];
export type RefundWay = (typeof REFUND_WAYS)[number];
