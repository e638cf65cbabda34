/** Value lists and limits of stock and purchases. */

/** A stock correction is a difference or a count. */
export const CORRECTION_KINDS = ['difference', 'count'] as const;
/** Reasons for a correction or count by staff. */
export const CORRECTION_REASONS = [
  'counted',
  'damaged',
  'lost',
  'found',
  'given',
  'other',
] as const;
/** Reasons that only remove pieces, or only add them. */
export const TAKING_REASONS: readonly CorrectionReason[] = ['damaged', 'lost', 'given'];
export const BRINGING_REASONS: readonly CorrectionReason[] = ['found'];
/** All reasons for stock movements. */
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
/** Maximum lengths of remarks on a movement or purchase, and of a supplier's and a bill's texts. */
export const MAX_STOCK_REMARKS = 500;
export const PURCHASE_LENGTHS = { supplier: 120, phone: 40, bill_number: 60 } as const;
/** Maximum lines per purchase. */
export const MAX_PURCHASE_LINES = 100;
/** Movements and purchases per page. */
export const STOCK_PAGE_SIZE = 25;
/** Days over which sales velocity is measured; fewer for newer products, but at least a week. */
export const SPEED_DAYS = 60;
export const MIN_SPEED_DAYS = 7;
/** Weeks of supply to order. */
export const DEFAULT_BUY_WEEKS = 4;
export const MAX_BUY_WEEKS = 26;

export type CorrectionReason = (typeof CORRECTION_REASONS)[number];
export type StockReason = (typeof STOCK_REASONS)[number];
