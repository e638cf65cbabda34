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

/** PUT /product/bulk-status: one status for several products, each with its version as seen. */
export const BulkStatusRequest = Type.Object({
  status: OneOf(PRODUCT_STATUSES),
  products: Type.Array(Type.Object({ id: Id, version: Type.Integer({ minimum: 1 }) }), {
    minItems: 1,
    maxItems: MAX_PAGE_SIZE,
  }),
});
export type BulkStatusRequest = Static<typeof BulkStatusRequest>;

/** The result per product: `problem` explains why one is unchanged. */
export const BulkStatusResponse = Type.Object({
  message: Type.String(),
  results: Type.Array(Type.Object({ id: Type.Integer(), problem: Nullable(Type.String()) })),
});
export type BulkStatusResponse = Static<typeof BulkStatusResponse>;

/** PUT /product/bulk-price: raises or lowers the original prices of several products, each with its version as seen, by one amount. */
export const BulkPriceRequest = Type.Object({
  by: OneOf(['percent', 'rupees']),
  /** Negative to lower the prices. */
  amount: RupeesOf({ minimum: -MAX_PRICE, maximum: MAX_PRICE }),
  /** Only previews the prices. */
  dry_run: Type.Boolean(),
  products: Type.Array(Type.Object({ id: Id, version: Type.Integer({ minimum: 1 }) }), {
    minItems: 1,
    maxItems: MAX_PAGE_SIZE,
  }),
});
export type BulkPriceRequest = Static<typeof BulkPriceRequest>;

/** The change of a product's prices; for one with variants, those of the cheapest. */
export const BulkPriceResult = Type.Object({
  id: Type.Integer(),
  /** Current and new selling and original price; null if unchanged. */
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

/** POST /product/round-prices: applies the shop's rounding to all products priced with a different one. */
export const RoundPricesRequest = Type.Object({
  /** Only previews the prices. */
  dry_run: Type.Boolean(),
});
export const RoundPricesResponse = Type.Object({
  message: Type.String(),
  /** Products whose price changes; for a dry run, in total. */
  changed: Type.Integer({ minimum: 0 }),
  /** Remaining products: repeat the call until there are none. */
  left: Type.Integer({ minimum: 0 }),
  /** The first price changes. */
  examples: Type.Array(
    Type.Object({ id: Type.Integer(), title: Type.String(), from: Rupees, to: Rupees }),
    { maxItems: MAX_PAGE_SIZE },
  ),
});
export type RoundPricesResponse = Static<typeof RoundPricesResponse>;

/** GET /product/export: all products that match the list's filters. */
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
  /** The category whose specifications the sheet contains; all categories by default. */
  category: Type.Optional(Type.String({ maxLength: 200 })),
});

/** POST /product/import/picture, as `multipart/form-data`: one picture of new products. */
export const ImportPictureForm = Type.Object({
  /** The import id from the dry run. */
  import_id: ImportId,
  /** The picture's name as requested by the dry run. */
  name: PictureName,
  images: Type.Array(Type.String({ format: 'binary', description: 'PNG, JPEG, WebP or AVIF' }), {
    minItems: 1,
    maxItems: 1,
  }),
});

/** POST /product/import */
export const ProductImportRequest = Type.Object({
  /** The file's text. */
  csv: Verbatim({ maxLength: MAX_IMPORT_CHARACTERS }),
  /** Only previews the result. */
  dry_run: Type.Boolean(),
  /** The import id from the dry run: sent again with the same file, the import resumes and writes no row twice. */
  import_id: Type.Optional(ImportId),
  /** For a dry run: names of the pictures available for new products. */
  pictures: Type.Optional(Type.Array(PictureName, { maxItems: 2 * MAX_PICTURES })),
  /** Maximum rows to write in this call; by default as many as time allows. */
  most: Type.Optional(Type.Integer({ minimum: 1, maximum: MAX_IMPORT_ROWS })),
});
export type ProductImportRequest = Static<typeof ProductImportRequest>;

/** An invalid cell or row; lines count from 1, which is the heading. */
export const ImportProblem = Type.Object({
  line: Type.Integer(),
  column: Nullable(Type.String()),
  message: Type.String(),
});
export type ImportProblem = Static<typeof ImportProblem>;

/** A change that a dry run would make to a product, or its addition. */
export const ImportChange = Type.Object({
  line: Type.Integer(),
  title: Type.String(),
  is_new: Type.Boolean(),
  /** Stored and new value by column. */
  fields: Type.Array(
    Type.Object({ column: Type.String(), from: Type.String(), to: Type.String() }),
  ),
});
export type ImportChange = Static<typeof ImportChange>;

/**
 * Nothing is written while any row is invalid. A running import may stop between two rows: `done` and `done_line`
 * report the progress, and the same call resumes it.
 */
export const ProductImportResponse = Type.Object({
  message: Type.String(),
  /** Non-blank rows below the heading. */
  rows: Type.Integer(),
  /** Products that rows change or add. */
  changed: Type.Integer(),
  /** The number of those that a dry run would add. */
  added: Type.Integer({ minimum: 0 }),
  /** The first of those changes, in a dry run. */
  changes: Type.Array(ImportChange, { maxItems: MAX_IMPORT_CHANGES }),
  /** Names of pictures that new products need, to be uploaded before anything is written. */
  pictures: Type.Array(PictureName, { maxItems: MAX_PICTURES }),
  /** True when all rows are written. */
  applied: Type.Boolean(),
  /** Rows processed from the start, including those that change nothing. */
  done: Type.Integer({ minimum: 0 }),
  /** The line of the last processed row; 1, the heading, if there is none. */
  done_line: Type.Integer({ minimum: 1 }),
  /** To be sent with the next call for this file. */
  import_id: ImportId,
  problems: Type.Array(ImportProblem, { maxItems: MAX_IMPORT_PROBLEMS }),
  /** Notes on reading the file: what was skipped. */
  notes: Type.Array(Type.String()),
  /** Further mistakes not listed. */
  more_problems: Type.Integer({ minimum: 0 }),
});
export type ProductImportResponse = Static<typeof ProductImportResponse>;
