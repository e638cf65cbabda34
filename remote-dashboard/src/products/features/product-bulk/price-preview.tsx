import type { BulkPriceResult, StaffProduct } from '@pasal/shared/contracts';
import { formatRupees } from '@pasal/shared/domain';
import { PriceTable } from '../../../kit/price-table/price-table';
import * as messages from './messages';

interface PricePreviewProps {
  products: readonly StaffProduct[];
  results: readonly BulkPriceResult[];
}

/** What each product sells for, and what it would; one that stays as it is says why. */
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
