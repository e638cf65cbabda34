import { Type, type Static } from '@sinclair/typebox';
import {
  MAX_IMPORT_CHANGES,
  MAX_IMPORT_CHARACTERS,
  MAX_IMPORT_PROBLEMS,
  MAX_IMPORT_ROWS,
  MAX_PAGE_SIZE,
  MAX_PICTURE_NAME,
} from '../limits';
import { MAX_PRICE, PRODUCT_IMAGE_COUNT, PRODUCT_STATUSES } from './product-limits';
import { StaffProductQuery } from './product';
import { Nullable, OneOf, Rupees, RupeesOf, Verbatim } from '@pasal/core/contract/schema';

const Id = Type.Integer({ minimum: 1, maximum: 2_147_483_647 });

/** PUT /product/bulk-status: one status for several products, each as it was seen. */
export const BulkStatusRequest = Type.Object({
  status: OneOf(PRODUCT_STATUSES),
  products: Type.Array(Type.Object({ id: Id, version: Type.Integer({ minimum: 1 }) }), {
    minItems: 1,
    maxItems: MAX_PAGE_SIZE,
  }),
});
export type BulkStatusRequest = Static<typeof BulkStatusRequest>;

/** The result for each product: `problem` says why one stayed as it was. */
export const BulkStatusResponse = Type.Object({
  message: Type.String(),
  results: Type.Array(Type.Object({ id: Type.Integer(), problem: Nullable(Type.String()) })),
});
export type BulkStatusResponse = Static<typeof BulkStatusResponse>;

/** PUT /product/bulk-price: the original prices of several products, each as it was seen, up or down by one amount. */
export const BulkPriceRequest = Type.Object({
  by: OneOf(['percent', 'rupees']),
  /** Below zero to lower the prices. */
  amount: RupeesOf({ minimum: -MAX_PRICE, maximum: MAX_PRICE }),
  /** Only says what the prices would be. */
  dry_run: Type.Boolean(),
  products: Type.Array(Type.Object({ id: Id, version: Type.Integer({ minimum: 1 }) }), {
    minItems: 1,
    maxItems: MAX_PAGE_SIZE,
  }),
});
export type BulkPriceRequest = Static<typeof BulkPriceRequest>;

/** What becomes of a product's prices: of one in variants, those of the cheapest. */
export const BulkPriceResult = Type.Object({
  id: Type.Integer(),
  /** Selling and original price as they are, and as they become; null where they stay. */
  from: Nullable(Type.Object({ price: Rupees, original_price: Rupees })),
  to: Nullable(Type.Object({ price: Rupees, original_price: Rupees })),
  problem: Nullable(Type.String()),
});
export type BulkPriceResult = Static<typeof BulkPriceResult>;
export const BulkPriceResponse = Type.Object({
  message: Type.String(),
  results: Type.Array(BulkPriceResult),
});
export type BulkPriceResponse = Static<typeof BulkPriceResponse>;

/** POST /product/round-prices: the shop's rounding for all products that were priced under another one. */
export const RoundPricesRequest = Type.Object({
  /** Only says what the prices would be. */
  dry_run: Type.Boolean(),
});
export const RoundPricesResponse = Type.Object({
  message: Type.String(),
  /** Products whose price changes; of a dry run, all of them. */
  changed: Type.Integer({ minimum: 0 }),
  /** Products that are left: send it again until there are none. */
  left: Type.Integer({ minimum: 0 }),
  /** The first prices that change. */
  examples: Type.Array(
    Type.Object({ id: Type.Integer(), title: Type.String(), from: Rupees, to: Rupees }),
    { maxItems: MAX_PAGE_SIZE },
  ),
});
export type RoundPricesResponse = Static<typeof RoundPricesResponse>;

/** GET /product/export: the filters of the list, all pages of it. */
export const ProductExportQuery = Type.Pick(StaffProductQuery, [
  'status',
  'search',
  'section',
  'brand',
  'stock',
  'nepali',
]);
export type ProductExportQuery = Static<typeof ProductExportQuery>;

const ImportId = Type.String({ pattern: '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$' });

const PictureName = Type.String({ minLength: 1, maxLength: MAX_PICTURE_NAME });
const MAX_PICTURES = PRODUCT_IMAGE_COUNT * MAX_IMPORT_ROWS;

/** GET /product/import/sheet */
export const ImportSheetQuery = Type.Object({
  /** Name of the category whose specifications the sheet asks for; without it those of all. */
  category: Type.Optional(Type.String({ maxLength: 200 })),
});

/** POST /product/import/picture, as `multipart/form-data`: one picture of new products. */
export const ImportPictureForm = Type.Object({
  /** The import the dry run named. */
  import_id: ImportId,
  /** The picture's name, as the dry run asked for it. */
  name: PictureName,
  images: Type.Array(Type.String({ format: 'binary', description: 'PNG, JPEG, WebP or AVIF' }), {
    minItems: 1,
    maxItems: 1,
  }),
});

/** POST /product/import */
export const ProductImportRequest = Type.Object({
  /** The text of the file. */
  csv: Verbatim({ maxLength: MAX_IMPORT_CHARACTERS }),
  /** Only says what would happen. */
  dry_run: Type.Boolean(),
  /**
   * Which import this is, as the dry run named it: sent again with the same file, it goes on where it
   * stopped and writes no row twice.
   */
  import_id: Type.Optional(ImportId),
  /** For a dry run: names of the pictures that can be sent, which new products are looked for in. */
  pictures: Type.Optional(Type.Array(PictureName, { maxItems: 2 * MAX_PICTURES })),
  /** Most rows to write now; without it as many as there is time for. */
  most: Type.Optional(Type.Integer({ minimum: 1, maximum: MAX_IMPORT_ROWS })),
});
export type ProductImportRequest = Static<typeof ProductImportRequest>;

/** One wrong cell or row; lines are counted from 1, the heading's. */
export const ImportProblem = Type.Object({
  line: Type.Integer(),
  column: Nullable(Type.String()),
  message: Type.String(),
});
export type ImportProblem = Static<typeof ImportProblem>;

/** What a dry run would change of a product, or that it would add it. */
export const ImportChange = Type.Object({
  line: Type.Integer(),
  title: Type.String(),
  is_new: Type.Boolean(),
  /** By column: what is stored now, and what would be. */
  fields: Type.Array(
    Type.Object({ column: Type.String(), from: Type.String(), to: Type.String() }),
  ),
});
export type ImportChange = Static<typeof ImportChange>;

/**
 * Nothing is written while one row is wrong. What has begun may stop between two rows: then `done` and
 * `done_line` say how far it came, and the same call goes on from there.
 */
export const ProductImportResponse = Type.Object({
  message: Type.String(),
  /** Rows below the heading that are not blank. */
  rows: Type.Integer(),
  /** Products that rows change or add. */
  changed: Type.Integer(),
  /** Those of them that a dry run would add. */
  added: Type.Integer({ minimum: 0 }),
  /** The first of them, by a dry run. */
  changes: Type.Array(ImportChange, { maxItems: MAX_IMPORT_CHANGES }),
  /** Names of the pictures that new products need, to be sent before anything is written. */
  pictures: Type.Array(PictureName, { maxItems: MAX_PICTURES }),
  /** True when all rows are written. */
  applied: Type.Boolean(),
  /** Rows that are written, from the first on; those that change nothing count. */
  done: Type.Integer({ minimum: 0 }),
  /** The line of the last of them; 1, the heading's, while there is none. */
  done_line: Type.Integer({ minimum: 1 }),
  /** To be sent with what comes next of this file. */
  import_id: ImportId,
  problems: Type.Array(ImportProblem, { maxItems: MAX_IMPORT_PROBLEMS }),
  /** How the file was read: what was passed over. */
  notes: Type.Array(Type.String()),
  /** Mistakes beyond those. */
  more_problems: Type.Integer({ minimum: 0 }),
});
export type ProductImportResponse = Static<typeof ProductImportResponse>;
