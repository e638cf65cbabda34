import { useId } from 'react';
import type { ChartsResponse } from '@pasal/shared/contracts';
import { ChartPanel, Figures } from '@pasal/shared/dashboard';
import { formatCount } from '../../../kit/format-count';
import { formatWhole } from '../../model/chart-days';
import * as messages from './messages';
import * as s from './charts.styles';

/** The products with most pieces sold in the period. */
export function BestSellers({ products }: { products: ChartsResponse['bestSellers'] }) {
  const heading = useId();
  const most = products[0]?.pieces ?? 1;
  return (
    <ChartPanel aria-labelledby={heading}>
      <h3 id={heading}>{messages.bestSellers}</h3>
      {products.length === 0 && <s.Nothing>{messages.noSales}</s.Nothing>}
      {products.length > 0 && (
        <Figures aria-labelledby={heading}>
          <thead>
            <tr>
              <th scope="col">{messages.product}</th>
              <th scope="col">{messages.pieces}</th>
              <th scope="col">{messages.revenue}</th>
            </tr>
          </thead>
          <tbody>
            {products.map(({ id, title, pieces, revenue }) => (
              <tr key={id}>
                <th scope="row">
                  {title ?? messages.deletedProduct}
                  <s.Share $part={pieces / most} aria-hidden="true" />
                </th>
                <td>{formatCount(pieces)}</td>
                <td>{formatWhole(revenue)}</td>
              </tr>
            ))}
          </tbody>
        </Figures>
      )}
    </ChartPanel>
  );
}
