import type { StaffProduct } from '@pasal/shared/contracts';
import { CSV_START, csvLine } from '../csv';

/**
 * The columns of a file of products, in their order. `id` or `slug` find the product; `price` is
 * there to be read only; `version` and `in_stock_seen` say what the rest was made from, so that
 * reading the file back neither takes over what others changed nor brings sold pieces back
 * (decision 23). The long formatted text and the pictures belong to the product form.
 */
export const CSV_COLUMNS = [
  'id',
  'slug',
  'title',
  'brand',
  'category',
  'original_price',
  'discount_percentage',
  'price',
  'in_stock',
  'status',
  'section',
  'is_popular',
  'fast_delivery',
  'warranty',
  'description',
  'remarks',
  'in_stock_seen',
  'version',
] as const;
export type CsvColumn = (typeof CSV_COLUMNS)[number];

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
