import { ProductEdit, type StaffProduct } from '@pasal/shared/contracts';
import { DomainError } from '@pasal/core/errors/domain-error';
import type { Wording } from '@pasal/core/errors/wording';
import * as messages from '../../product-record/messages';
import { PRODUCT_FIELDS } from '../../product-record/product-fields';
import { readProductForm } from '../write/product-form';
import type { FoundRow } from './find-import-rows';
import { withFactsOfRow, type CategoryFacts } from './import-facts';
import type { ImportColumn } from './product-csv';
import type { ImportRow, RowProblem } from './product-import-rows';

/** Columns that identify the product, are derived, or belong to variants. */
const NOT_WRITTEN: ReadonlySet<ImportColumn> = new Set([
  'id',
  'slug',
  'price',
  'variant',
  'variant_name',
  'variant_name_ne',
  'variant_code',
  'pictures',
]);

/** The rules of a field by its name, if any. */
const fieldOf = (name: string) => new Map(Object.entries(PRODUCT_FIELDS)).get(name);

/** The cells of a row as the product form would send them. */
export function fieldsOfRow({ cells }: ImportRow): Map<string, string[]> {
  const fields = [...cells].flatMap(([column, text]): [string, string[]][] => {
    if (NOT_WRITTEN.has(column)) return [];
    if (text === '' && !fieldOf(column)?.mayEmpty) return [];
    return [[column, [text]]];
  });
  return new Map(fields);
}

/** The row as an edit of its product. */
export function editOf(row: FoundRow, category: string, known: CategoryFacts): ProductEdit {
  const edit = readProductForm(fieldsOfRow(row), ProductEdit);
  return withFactsOfRow(edit, row, edit.category ?? category, known);
}

/** True if the row has a fact that differs from the stored one. */
const isOther = (told: ProductEdit['facts'] = {}, { facts = [] }: StaffProduct) =>
  Object.entries(told).some(
    ([key, value]) => (facts.find((fact) => fact.key === key)?.value ?? null) !== value,
  );

const isOtherNepali = (told: ProductEdit['facts_ne'] = {}, { facts_ne = {} }: StaffProduct) =>
  Object.entries(told).some(([key, text]) => (facts_ne[key] ?? null) !== text);

/**
 * The changes in the row that are not stored yet; undefined if there are none, even if the row is based on an older version: then it was
 * written before. Columns without changes are dropped, because writing them would make the database recompute what depends on them.
 */
export function changesOf(edit: ProductEdit, product: StaffProduct): ProductEdit | undefined {
  const { version, in_stock_seen, in_stock, ...fields } = edit;
  const changed = Object.entries(fields).filter(([name, value]) => {
    if (name === 'facts') return isOther(fields.facts, product);
    if (name === 'facts_ne') return isOtherNepali(fields.facts_ne, product);
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
    // In another category it is a different subcategory, or an error to report.
    ...(changes.category !== undefined &&
      edit.subcategory !== undefined && { subcategory: edit.subcategory }),
    ...(isStockChanged && { in_stock, ...(in_stock_seen !== undefined && { in_stock_seen }) }),
  };
}

interface Violation {
  instancePath: string;
  /** Set for a missing field. */
  params?: { missingProperty?: string };
}

/** Reports the invalid columns, with the texts of the product form. */
export function problemsOf(error: unknown, line: number): RowProblem[] {
  const wrong = (column: string | null, message: Wording) => ({ line, column, message });
  if (error instanceof DomainError) {
    const details = Array.isArray(error.details) ? (error.details as { path: string }[]) : [];
    const column = details[0]?.path ?? error.field ?? null;
    return [wrong(column, error.wording)];
  }
  const { validation } = error as { validation?: Violation[] };
  if (validation === undefined) throw error;
  const columns = new Set(
    validation.map(
      ({ instancePath, params }) => instancePath.split('/')[1] ?? params?.missingProperty ?? '',
    ),
  );
  return [...columns].map((column) => wrong(column, fieldOf(column)?.cell ?? messages.wrong));
}
