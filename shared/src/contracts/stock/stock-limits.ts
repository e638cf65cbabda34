/** The numbers and lists of stock and purchases. */

/** Stock is corrected by a difference, or counted. */
export const CORRECTION_KINDS = ['difference', 'count'] as const;
/** Why staff may correct or count stock. */
export const CORRECTION_REASONS = [
  'counted',
  'damaged',
  'lost',
  'found',
  'given',
  'other',
] as const;
/** Those that only take pieces away, or only bring some. */
export const TAKING_REASONS: readonly CorrectionReason[] = ['damaged', 'lost', 'given'];
export const BRINGING_REASONS: readonly CorrectionReason[] = ['found'];
/** Everything that moves stock. */
export const STOCK_REASONS = [
  'initial',
  'order',
  'order_edited',
  'cancel',
  'reopen',
  'edit',
  'delete',
  'return',
  'exchange',
  'given_back',
  'purchase',
  'purchase_reversed',
  ...CORRECTION_REASONS,
] as const;
/** Most characters of what is said of a movement or a purchase, and of a supplier's and a bill's texts. */
export const MAX_STOCK_REMARKS = 500;
export const PURCHASE_LENGTHS = { supplier: 120, phone: 40, bill_number: 60 } as const;
/** Most lines of one purchase. */
export const MAX_PURCHASE_LINES = 100;
/** Movements and purchases on a page. */
export const STOCK_PAGE_SIZE = 25;
/** Days by which the speed of sale is measured; fewer for what is younger, but never fewer than a week. */
export const SPEED_DAYS = 60;
export const MIN_SPEED_DAYS = 7;
/** Weeks for which to buy. */
export const DEFAULT_BUY_WEEKS = 4;
export const MAX_BUY_WEEKS = 26;

export type CorrectionReason = (typeof CORRECTION_REASONS)[number];
export type StockReason = (typeof STOCK_REASONS)[number];
