import type { BulkPriceResult, StaffProduct } from '@pasal/shared/contracts';
import { formatRupees } from '@pasal/shared/domain';
import { PreviewTable } from '../../../kit/preview-table';
import * as messages from './messages';

interface PricePreviewProps {
  products: readonly StaffProduct[];
  results: readonly BulkPriceResult[];
}

/** What each product sells for, and what it would; one that stays as it is says why. */
export function PricePreview({ products, results }: PricePreviewProps) {
  const titles = new Map(products.map(({ id, title }) => [id, title]));
  return (
    <PreviewTable $numbers role="region" aria-label={messages.preview} tabIndex={0}>
      <table>
        <thead>
          <tr>
            <th scope="col">{messages.product}</th>
            <th scope="col">{messages.now}</th>
            <th scope="col">{messages.afterwards}</th>
          </tr>
        </thead>
        <tbody>
          {results.map(({ id, from, to, problem }) => (
            <tr key={id}>
              <td>{titles.get(id)}</td>
              <td>{from && formatRupees(from.price)}</td>
              <td>{to ? formatRupees(to.price) : problem}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </PreviewTable>
  );
}
