import type { CorrectionReason, StockReason } from '@pasal/shared/contracts';

export const untitled = 'Stock of a product';
export const title = (product: string) => `Stock of ${product}`;
export const back = 'Stock';
export const failed = 'Failed to load the stock.';
export const gone = "This product doesn't exist any more.";
export const edit = 'Edit the product';
export const level = 'In stock now';
export const limit = 'Low-stock limit';
export const limitHint = 'The product counts as low at this number of pieces or fewer.';
export const saveLimit = 'Save the limit';
export const limitNotWhole = 'Enter a whole number, 0 or more.';
export const variant = 'Variant';
export const allVariants = 'All variants';
export const chooseVariant = 'Choose a variant to correct or count its stock.';
export const correct = 'Correct the stock';
export const count = 'Write a count';
export const corrects = (name: string) => `Correct the stock of ${name}`;
export const counts = (name: string) => `Count ${name}`;
export const now = (pieces: string) => `In stock now: ${pieces}`;
export const difference = 'Pieces more or fewer';
export const differenceHint = 'With a minus for fewer, such as -2';
export const counted = 'Counted pieces';
export const notWhole = 'Enter a whole number.';
export const reason = 'Reason';
export const remarks = 'Remarks';
export const remarksHint = 'Needed with the reason "Other"';
export const reasons: Record<CorrectionReason, string> = {
  counted: 'Counted',
  damaged: 'Damaged',
  lost: 'Lost',
  found: 'Found',
  given: 'Given away',
  other: 'Other',
};
export const why: Record<StockReason, string> = {
  ...reasons,
  initial: 'First stock',
  order: 'Ordered',
  order_edited: 'Order edited',
  cancel: 'Order cancelled',
  reopen: 'Order reopened',
  edit: 'Product form',
  delete: 'Order deleted',
  return: 'Came back',
  exchange: 'Sent in exchange',
  purchase: 'Bought',
  given_back: 'Given back to the buyer',
  purchase_reversed: 'Purchase reversed',
};
export const movements = 'Movements';
export const empty = 'Nothing has moved yet';
export const when = 'When';
export const what = 'Why';
export const pieces = 'Pieces';
export const balance = 'In stock after it';
export const who = 'Who';
export const shop = '–';
export const bill = (supplier: string, number: string) => `${supplier}, bill ${number}`;
export const older = 'Older movements';
export const newest = 'Newest movements';
export const serials = 'Pack each piece with its serial or IMEI number';
