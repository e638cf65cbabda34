import { sql, type Kysely, type Transaction } from 'kysely';
import {
  MAX_IMPORT_PROBLEMS,
  ProductEdit,
  type ImportProblem,
  type ProductImportRequest,
  type StaffProduct,
  type User,
} from '@pasal/shared/contracts';
import type { Database } from '../../db/schema';
import { ApiError, invalid } from '../../http/errors';
import * as messages from './messages';
import { productIn, recordProduct } from './product-activity';
import type { CsvColumn } from './product-csv';
import { checkEdit, writeEdit } from './product-edit.service';
import { readProductForm } from './product-form';
import { readImportRows, type ImportRow } from './product-import-rows';
import * as repository from './product-write.repository';

type Trx = Transaction<Database>;

/** Columns that find the product or follow from the others. */
const NOT_WRITTEN: ReadonlySet<CsvColumn> = new Set(['id', 'slug', 'price']);
/** Here an empty cell takes the text away; elsewhere it leaves what is there. */
const MAY_EMPTY: ReadonlySet<CsvColumn> = new Set(['warranty', 'remarks', 'section']);

/** Ends a transaction that must not stay. */
class TakenBack extends Error {}

interface FoundRow extends ImportRow {
  id: number;
}

const keyOf = ({ cells }: ImportRow) => cells.get('id') || cells.get('slug') || '';

/** Which product each row means, in the order of their ids, so that two imports never wait in a circle. */
async function findRows(trx: Trx, rows: readonly ImportRow[], problems: ImportProblem[]) {
  const { rows: known } = await sql<{ id: number; slug: string }>`
    select id, slug from product where id::text in (
      select jsonb_array_elements_text(${JSON.stringify(rows.map(keyOf))}::jsonb)
    ) or slug in (
      select jsonb_array_elements_text(${JSON.stringify(rows.map(keyOf))}::jsonb)
    )
  `.execute(trx);
  const found = new Map<number, FoundRow>();
  for (const row of rows) {
    const [id, slug] = [row.cells.get('id'), row.cells.get('slug')];
    const product = known.find((each) => (id ? String(each.id) === id : each.slug === slug));
    const column = id || !slug ? 'id' : 'slug';
    const message = !product
      ? messages.NEW_IN_IMPORT
      : slug && slug !== product.slug
        ? messages.OTHER_SLUG
        : found.has(product.id)
          ? messages.ROW_TWICE
          : undefined;
    if (message !== undefined) problems.push({ line: row.line, column, message });
    else if (product) found.set(product.id, { ...row, id: product.id });
  }
  return [...found.values()].toSorted((one, other) => one.id - other.id);
}

/** The row as the product form would send it. */
function editOf({ cells }: ImportRow): ProductEdit {
  const fields = [...cells].flatMap(([column, text]): [string, string[]][] => {
    if (NOT_WRITTEN.has(column)) return [];
    if (text === '' && !MAY_EMPTY.has(column)) return [];
    const isSwitch = column === 'is_popular' || column === 'fast_delivery';
    return [[column, [isSwitch ? text.toLowerCase() : text]]];
  });
  return readProductForm(new Map(fields), ProductEdit);
}

/**
 * What the row says that is not stored already; undefined when that is nothing. A column written as
 * it is would still make the database count the listings anew, thousands of times in one file.
 */
function changesOf(edit: ProductEdit, product: StaffProduct): ProductEdit | undefined {
  const { version: _version, in_stock_seen, in_stock, ...fields } = edit;
  const changed = Object.entries(fields).filter(([name, value]) => {
    const now = product[name as keyof StaffProduct];
    const isName = name === 'brand' || name === 'category';
    return isName ? String(now).toLowerCase() !== String(value).toLowerCase() : now !== value;
  });
  const isStockChanged = in_stock !== undefined && in_stock !== (in_stock_seen ?? product.in_stock);
  if (changed.length === 0 && !isStockChanged) return undefined;
  return {
    ...(Object.fromEntries(changed) as ProductEdit),
    ...(isStockChanged && { in_stock, ...(in_stock_seen !== undefined && { in_stock_seen }) }),
  };
}

/** What is wrong, in which column, as an error of the product form says it. */
function problemsOf(error: unknown, line: number): ImportProblem[] {
  const wrong = (column: string | null, message: string) => ({ line, column, message });
  if (error instanceof ApiError) {
    const details = Array.isArray(error.details) ? (error.details as { path: string }[]) : [];
    const column = details[0]?.path ?? messages.COLUMN_OF[error.message] ?? null;
    return [wrong(column, error.message)];
  }
  const { validation } = error as { validation?: { instancePath: string }[] };
  if (validation === undefined) throw error;
  const columns = new Set(validation.map(({ instancePath }) => instancePath.split('/')[1] ?? ''));
  return [...columns].map((column) => wrong(column, messages.CELL_RULES[column] ?? messages.WRONG));
}

async function applyRow(trx: Trx, actor: User, row: FoundRow): Promise<boolean> {
  const edit = editOf(row);
  const locked = checkEdit(actor, await repository.lockForEdit(trx, row.id), edit);
  const before = await productIn(trx, row.id);
  const changes = before && changesOf(edit, before);
  if (!changes) return false;
  await writeEdit(trx, locked, changes);
  await recordProduct(trx, actor, row.id, before);
  return true;
}

/**
 * Reads products out of a CSV: every row changes the one product its id or slug names. A product
 * has three pictures, which no row can carry, so new ones are made in the product form. Everything
 * is done in one transaction, which stays only when no row is wrong: the dry run does the very same
 * and takes it back.
 */
export async function importProducts(
  db: Kysely<Database>,
  actor: User,
  { csv, dry_run }: ProductImportRequest,
) {
  const { rows, problems } = await readImportRows(csv);
  let changed = 0;
  const work = db.transaction().execute(async (trx) => {
    for (const row of await findRows(trx, rows, problems)) {
      try {
        if (await applyRow(trx, actor, row)) changed += 1;
      } catch (error) {
        problems.push(...problemsOf(error, row.line));
      }
    }
    if (dry_run || problems.length > 0) throw new TakenBack();
  });
  const applied = await work.then(
    () => true,
    (error: unknown) => {
      if (error instanceof TakenBack) return false;
      throw error;
    },
  );
  if (rows.length === 0 && problems.length === 0) throw invalid(messages.EMPTY_CSV);
  problems.sort((one, other) => one.line - other.line);
  return {
    message: messages.IMPORT_DONE({ applied, changed }),
    rows: rows.length,
    changed,
    applied,
    problems: problems.slice(0, MAX_IMPORT_PROBLEMS),
    more_problems: Math.max(0, problems.length - MAX_IMPORT_PROBLEMS),
  };
}
