import { MAX_STOCK } from '@pasal/shared/contracts';

/** What the shop says about products (R8 where it says so). */
export const PRODUCT_DELETED = 'Product deleted successfully!';
export const NO_SUCH_PRODUCT = 'Product not found';
export const DELETE_APPROVED = 'Only an administrator may delete an approved product.';
export const PRODUCT_ADDED = 'Product added successfully!';
export const PRODUCT_UPDATED = 'Product updated successfully!';
export const NO_SUCH_BRAND = 'There is no such brand.';
export const NO_SUCH_CATEGORY = 'There is no such category.';
export const PRICE_OF_NOTHING = 'After the discount the price must still be above zero.';
export const THREE_PICTURES = 'A product has exactly three pictures.';
export const PICTURE_SLOTS = 'Each new picture needs a slot of its own: 0, 1 or 2.';
export const FOREIGN_PICTURE = 'This picture does not belong to the product.';
export const NO_NEW_PICTURES = 'New pictures were announced, but their files disagree.';
export const STATUS_IS_ADMINS = 'Only an administrator may approve a product or withdraw approval.';
export const PRODUCT_CHANGED =
  'Someone else has changed this product in the meantime. Please load it again.';
export const STOCK_SOLD =
  'More pieces were sold in the meantime than would be left. Please load the product again.';
export const STOCK_TOO_HIGH = `There can be at most ${MAX_STOCK} pieces in stock.`;

/** Answers to work on many products at once. */
export const STATUSES_CHANGED = (done: number, all: number) =>
  done === all
    ? `${done} ${done === 1 ? 'product' : 'products'} changed.`
    : `${done} of ${all} products changed.`;
/** What is said of a product when the work on many breaks off. */
export const BROKEN_OFF_HERE =
  'The shop could not be reached. Whether this product was changed shows when the list is loaded again.';
export const NOT_COME_TO = 'Not changed: the work broke off before.';
export const IMPORT_DONE = (changed: number) =>
  `${changed} ${changed === 1 ? 'product' : 'products'} changed.`;
export const NOTHING_WRITTEN = 'Nothing was written.';
export const IMPORT_PART = ({ done, rows, line }: { done: number; rows: number; line: number }) =>
  `${done} of ${rows} rows are written, up to line ${line}; the others are not.`;
export const OTHER_FILE = 'This import was begun with another file.';
export const EMPTY_CSV = 'There is no row in this file.';
export const BROKEN_CSV = 'This line cannot be read as CSV. Look for a quotation mark too many.';
export const TOO_MANY_COLUMNS = 'The first line is no heading: it has far too many columns.';
export const UNKNOWN_COLUMN = 'There is no such column.';
export const COLUMN_TWICE = 'This column is there twice.';
export const NO_ID_COLUMN = 'A column "id" or "slug" must say which product a row is.';
export const TOO_MANY_CELLS = 'This row has more cells than the heading has columns.';
export const TOO_MANY_ROWS = 'There are too many rows. Split the file.';
export const NEW_IN_IMPORT =
  'No product has this id or slug. A new product needs three pictures: add it with the product form.';
export const OTHER_SLUG = 'The product of this id has another slug.';
export const ROW_TWICE = 'Another row changes this product already.';
export const WRONG = 'This cannot be read.';
