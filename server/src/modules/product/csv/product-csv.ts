import type { StaffProduct } from '@pasal/shared/contracts';
import { CSV_START, csvLine } from '../../csv';
import { PRODUCT_FIELDS, type CellField } from '../product-fields';

export type CsvColumn = 'id' | 'slug' | 'price' | CellField;

/** `id` or `slug` find the product; `price` follows from the two before it and is there to be read only. */
const FIRST = [
  'id',
  'slug',
  'title',
  'brand',
  'category',
  'subcategory',
  'original_price',
  'discount_percentage',
  'price',
  'in_stock',
] as const satisfies CsvColumn[];
/**
 * What the rest was made from, so that reading the file back neither takes over what others changed nor
 * brings sold pieces back (D23).
 */
const LAST = ['in_stock_seen', 'version'] as const satisfies CsvColumn[];

const isNamed = (name: string) => [...FIRST, ...LAST].some((known) => known === name);
const others = Object.entries(PRODUCT_FIELDS)
  .filter(([name, { cell }]) => cell !== undefined && !isNamed(name))
  .map(([name]) => name as CellField);

/**
 * The columns of a file of products, in their order. The long formatted text and the pictures belong to
 * the product form.
 */
export const CSV_COLUMNS: readonly CsvColumn[] = [...FIRST, ...others, ...LAST];

function cellOf(product: StaffProduct, column: CsvColumn): string | number {
  const value = column === 'in_stock_seen' ? product.in_stock : product[column];
  return typeof value === 'boolean' ? String(value) : (value ?? '');
}

/** Products as CSV, one chunk for each batch. */
export async function* productCsv(
  batches: AsyncIterable<readonly StaffProduct[]>,
): AsyncGenerator<string> {
  yield CSV_START + csvLine([...CSV_COLUMNS]);
  for await (const products of batches) {
    yield products
      .map((product) => csvLine(CSV_COLUMNS.map((column) => cellOf(product, column))))
      .join('');
  }
}
