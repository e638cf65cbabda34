import type { StaffProduct, Variant } from '@pasal/shared/contracts';
import { CSV_START, csvLine } from '../../csv';
import { PRODUCT_FIELDS, type CellField } from '../../product-record/product-fields';

export type CsvColumn =
  | 'id'
  | 'slug'
  | 'price'
  | 'variant'
  | 'variant_name'
  | 'variant_name_ne'
  | 'variant_code'
  | CellField;
/** A column of an import: those of an export, and the pictures of new products. */
export type ImportColumn = CsvColumn | 'pictures';

/**
 * `id` or `slug` identify the product; `variant`, its number, makes the row one of the product's variants; `price` is derived from the two
 * before it and read-only.
 */
const FIRST = [
  'id',
  'slug',
  'variant',
  'variant_name',
  'variant_code',
  'title',
  'brand',
  'category',
  'subcategory',
  'original_price',
  'discount_percentage',
  'price',
  'in_stock',
] as const satisfies CsvColumn[];
/** The version the rest is based on, so that importing the file neither reverts changes of others nor restores sold pieces (D23). */
const LAST = ['in_stock_seen', 'version'] as const satisfies CsvColumn[];

const isNamed = (name: string) => [...FIRST, ...LAST].some((known) => known === name);
const others = Object.entries(PRODUCT_FIELDS)
  .filter(([name, { cell }]) => cell !== undefined && !isNamed(name))
  .map(([name]) => name as CellField);

/** The columns of a product file, in order. The long formatted text and the pictures are edited in the product form only. */
export const CSV_COLUMNS: readonly CsvColumn[] = [...FIRST, ...others, 'variant_name_ne', ...LAST];

/** The cells of a variant's row, besides those that identify its product. */
const VARIANT_COLUMNS = [
  'variant',
  'variant_name',
  'variant_name_ne',
  'variant_code',
  'original_price',
  'price',
  'in_stock',
  'in_stock_seen',
] as const satisfies CsvColumn[];
export type VariantColumn = (typeof VARIANT_COLUMNS)[number];
const isOfVariant = (column: CsvColumn): column is VariantColumn =>
  VARIANT_COLUMNS.some((known) => known === column);

/** A product's facts in the format of the import; empty if none. */
function factsCell({ facts = [] }: StaffProduct): string {
  if (facts.length === 0) return '';
  return JSON.stringify(Object.fromEntries(facts.map(({ key, value }) => [key, value])));
}

/** The same for the Nepali facts. */
const nepaliFactsCell = ({ facts_ne = {} }: StaffProduct) =>
  Object.keys(facts_ne).length === 0 ? '' : JSON.stringify(facts_ne);

function cellOf(product: StaffProduct, column: CsvColumn): string | number {
  if (isOfVariant(column)) {
    // For a product with variants, stock and price are in the variants' rows.
    if (column === 'variant' || column === 'variant_code') return '';
    if (column === 'variant_name' || column === 'variant_name_ne') return '';
    if (product.variants.length > 0) return '';
    return column === 'in_stock_seen' ? product.in_stock : product[column];
  }
  if (column === 'facts') return factsCell(product);
  if (column === 'facts_ne') return nepaliFactsCell(product);
  const value = product[column];
  return typeof value === 'boolean' ? String(value) : (value ?? '');
}

function variantCellOf(product: StaffProduct, variant: Variant, column: CsvColumn) {
  const { id, name, name_ne = null, code, in_stock, original_price, price } = variant;
  const cells: Record<VariantColumn, string | number | null> = {
    variant: id,
    variant_name: name,
    variant_name_ne: name_ne,
    variant_code: code,
    original_price,
    price,
    in_stock,
    in_stock_seen: in_stock,
  };
  if (isOfVariant(column)) return cells[column] ?? '';
  return column === 'id' || column === 'slug' || column === 'version' ? product[column] : '';
}

/** The product's row, then one per variant. */
const rowsOf = (product: StaffProduct) => [
  CSV_COLUMNS.map((column) => cellOf(product, column)),
  ...product.variants.map((variant) =>
    CSV_COLUMNS.map((column) => variantCellOf(product, variant, column)),
  ),
];

/** Products as CSV, one chunk per batch. */
export async function* productCsv(
  batches: AsyncIterable<readonly StaffProduct[]>,
): AsyncGenerator<string> {
  yield CSV_START + csvLine([...CSV_COLUMNS]);
  for await (const products of batches) {
    yield products.flatMap(rowsOf).map(csvLine).join('');
  }
}
