import { Type, type Static } from '@sinclair/typebox';
import {
  MAX_IMPORT_CHARACTERS,
  MAX_IMPORT_PROBLEMS,
  MAX_IMPORT_ROWS,
  MAX_PAGE_SIZE,
  PRODUCT_STATUSES,
} from './limits';
import { StaffProductQuery } from './product';
import { Nullable, OneOf, Verbatim } from '@pasal/core/contract/schema';

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

/** What became of each: `problem` says why one stayed as it was. */
export const BulkStatusResponse = Type.Object({
  message: Type.String(),
  results: Type.Array(Type.Object({ id: Type.Integer(), problem: Nullable(Type.String()) })),
});
export type BulkStatusResponse = Static<typeof BulkStatusResponse>;

/** GET /product/export: the filters of the list, all pages of it. */
export const ProductExportQuery = Type.Pick(StaffProductQuery, [
  'status',
  'search',
  'section',
  'brand',
]);
export type ProductExportQuery = Static<typeof ProductExportQuery>;

const ImportId = Type.String({ pattern: '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$' });

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

/**
 * Nothing is written while one row is wrong. What has begun may stop between two rows: then `done` and
 * `done_line` say how far it came, and the same call goes on from there.
 */
export const ProductImportResponse = Type.Object({
  message: Type.String(),
  /** Rows below the heading that are not blank. */
  rows: Type.Integer(),
  /** Rows that change something. */
  changed: Type.Integer(),
  /** Whether all rows are written. */
  applied: Type.Boolean(),
  /** Rows that are written, from the first on; those that change nothing count. */
  done: Type.Integer({ minimum: 0 }),
  /** The line of the last of them; 1, the heading's, while there is none. */
  done_line: Type.Integer({ minimum: 1 }),
  /** To be sent with what comes next of this file. */
  import_id: ImportId,
  problems: Type.Array(ImportProblem, { maxItems: MAX_IMPORT_PROBLEMS }),
  /** Mistakes beyond those. */
  more_problems: Type.Integer({ minimum: 0 }),
});
export type ProductImportResponse = Static<typeof ProductImportResponse>;
