import type { Transaction } from 'kysely';
import {
  ProductEdit,
  type ImportProblem,
  type StaffProduct,
  type User,
} from '@pasal/shared/contracts';
import type { Database } from '../../../db/schema';
import { DomainError } from '@pasal/core/errors/domain-error';
import * as messages from '../messages';
import { productsIn, recordProduct } from '../product-activity';
import type { CsvColumn } from './product-csv';
import { checkEdit, planEdit, writeEdit } from '../write/product-edit.service';
import { PRODUCT_FIELDS } from '../product-fields';
import { readProductForm } from '../write/product-form';
import type { ImportRow } from './product-import-rows';
import { editOfVariants } from './product-import-variants';
import * as repository from '../write/product-write.repository';

type Trx = Transaction<Database>;

/** The row of a product, and those of its variants; without a row of its own it has no cells. */
export interface FoundRow extends ImportRow {
  id: number;
  variants: readonly ImportRow[];
  /** The line its last row begins on. */
  end: number;
}

/** Columns that find the product, follow from the others, or are of variants. */
const NOT_WRITTEN: ReadonlySet<CsvColumn> = new Set([
  'id',
  'slug',
  'price',
  'variant',
  'variant_name',
  'variant_code',
]);

/** The rules of a field by its name, if there is one. */
const fieldOf = (name: string) => new Map(Object.entries(PRODUCT_FIELDS)).get(name);

/** The row as the product form would send it. */
function editOf({ cells }: ImportRow): ProductEdit {
  const fields = [...cells].flatMap(([column, text]): [string, string[]][] => {
    if (NOT_WRITTEN.has(column)) return [];
    if (text === '' && !fieldOf(column)?.mayEmpty) return [];
    return [[column, [text]]];
  });
  return readProductForm(new Map(fields), ProductEdit);
}

/** Whether anything is told of the product that is not stored already. */
const isOther = (told: ProductEdit['facts'] = {}, { facts = [] }: StaffProduct) =>
  Object.entries(told).some(
    ([key, value]) => (facts.find((fact) => fact.key === key)?.value ?? null) !== value,
  );

/**
 * What the row says that is not stored already; undefined when that is nothing, even if the row was made
 * from an older product: then it was written before. A column written as it is would still make the
 * database look for what follows from it.
 */
function changesOf(edit: ProductEdit, product: StaffProduct): ProductEdit | undefined {
  const { version, in_stock_seen, in_stock, ...fields } = edit;
  const changed = Object.entries(fields).filter(([name, value]) => {
    if (name === 'facts') return isOther(fields.facts, product);
    const now = product[name as keyof StaffProduct];
    const isName = name === 'brand' || name === 'category' || name === 'subcategory';
    return isName ? String(now).toLowerCase() !== String(value).toLowerCase() : now !== value;
  });
  const isOlder = version !== undefined && version !== product.version;
  const seen = isOlder ? undefined : in_stock_seen;
  const isStockChanged = in_stock !== undefined && in_stock !== (seen ?? product.in_stock);
  if (changed.length === 0 && !isStockChanged) return undefined;
  const changes = Object.fromEntries(changed) as ProductEdit;
  return {
    ...changes,
    // In another category it is another subcategory, or a mistake to be told.
    ...(changes.category !== undefined &&
      edit.subcategory !== undefined && { subcategory: edit.subcategory }),
    ...(isStockChanged && { in_stock, ...(in_stock_seen !== undefined && { in_stock_seen }) }),
  };
}

/** What is wrong, in which column, as an error of the product form says it. */
function problemsOf(error: unknown, line: number): ImportProblem[] {
  const wrong = (column: string | null, message: string) => ({ line, column, message });
  if (error instanceof DomainError) {
    const details = Array.isArray(error.details) ? (error.details as { path: string }[]) : [];
    const column = details[0]?.path ?? error.field ?? null;
    return [wrong(column, error.message)];
  }
  const { validation } = error as { validation?: { instancePath: string }[] };
  if (validation === undefined) throw error;
  const columns = new Set(validation.map(({ instancePath }) => instancePath.split('/')[1] ?? ''));
  return [...columns].map((column) => wrong(column, fieldOf(column)?.cell ?? messages.wrong));
}

interface ChangedRows {
  changed: number;
  problems: ImportProblem[];
}

/**
 * Changes the products of a few rows, or only looks whether it could (`write` false). Rows that are wrong
 * are told and left.
 */
export async function changeRows(
  trx: Trx,
  actor: User,
  rows: readonly FoundRow[],
  { write }: { write: boolean },
): Promise<ChangedRows> {
  const ids = rows.map(({ id }) => id);
  const current = await repository.readForEdit(trx, ids, { lock: write });
  const editable = new Map(current.map((product) => [product.id, product]));
  const products = await productsIn(trx, ids);
  const problems: ImportProblem[] = [];
  let changed = 0;
  for (const row of rows) {
    try {
      const before = products.get(row.id);
      const wrong: ImportProblem[] = [];
      const ofVariants = editOfVariants(row.variants, before, wrong);
      problems.push(...wrong);
      if (wrong.length > 0) continue;
      const edit = { ...editOf(row), ...ofVariants };
      const changes = before ? changesOf(edit, before) : edit;
      if (changes === undefined) continue;
      const product = checkEdit(actor, editable.get(row.id), edit);
      if (write) {
        await writeEdit(trx, product, changes);
        await recordProduct(trx, actor, row.id, before);
      } else {
        await planEdit(trx, product, changes);
      }
      changed += 1;
    } catch (error) {
      problems.push(...problemsOf(error, row.line));
    }
  }
  return { changed, problems };
}
