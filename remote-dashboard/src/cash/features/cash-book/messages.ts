import type { CashKind } from '@pasal/shared/contracts';

export const title = 'Cash book';
export const lead =
  'Each rupee that was taken for an order, and where it went. Nothing in it is ever changed.';
export const when = 'When';
export const kind = 'What';
export const order = 'Order';
export const who = 'Who';
export const amount = 'Amount';
export const shop = 'the shop';
export const sums = 'By day and person';
export const drawer = 'Came into the drawer';
export const open = 'Open the order';
export const days = 'Days';
export const older = 'Older entries';
export const failed = 'Failed to load the cash book.';
export const empty = 'No cash moved on these days';
export const kinds: Record<CashKind, string> = {
  taken: 'Taken',
  short: 'Paid too little',
  to_refund: 'To give back',
  handed_in: 'Handed in',
  charge: 'Charge kept',
  written_off: 'Written off',
  refunded: 'Paid back',
  forgiven: 'Forgiven',
};
