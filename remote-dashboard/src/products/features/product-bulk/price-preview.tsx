import type { BulkPriceResult, StaffProduct } from '@pasal/shared/contracts';
import { formatRupees } from '@pasal/shared/domain';
import { PriceTable } from '../../../kit/price-table/price-table';
import * as messages from './messages';

interface PricePreviewProps {
  products: readonly StaffProduct[];
  results: readonly BulkPriceResult[];
}

/** Current and new price per product, or why it is unchanged. */
export function PricePreview({ products, results }: PricePreviewProps) {
  const titles = new Map(products.map(({ id, title }) => [id, title]));
  const rows = results.map(({ id, from, to, problem }) => ({
    id,
    title: titles.get(id),
    now: from && formatRupees(from.price),
    afterwards: to ? formatRupees(to.price) : problem,
  }));
  return <PriceTable label={messages.preview} rows={rows} />;
}
