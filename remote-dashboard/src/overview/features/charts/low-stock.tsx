import { useId } from 'react';
import type { ChartsResponse } from '@pasal/shared/contracts';
import { ChartPanel } from '@pasal/shared/dashboard';
import { Badge } from '@pasal/shared/ui';
import { ownPaths } from '../../../paths';
import * as messages from './messages';
import * as s from './charts.styles';

/** Products on sale with low stock; each links to where it is restocked. */
export function LowStock({ lowStock }: { lowStock: ChartsResponse['lowStock'] }) {
  const { total, products } = lowStock;
  const heading = useId();
  const more = total - products.length;
  return (
    <ChartPanel aria-labelledby={heading}>
      <h3 id={heading}>{messages.lowStock}</h3>
      {total === 0 && <s.Nothing>{messages.enoughStock}</s.Nothing>}
      {total > 0 && (
        <s.Rows>
          {products.map(({ id, title, in_stock }) => (
            <li key={id}>
              <s.ProductLink to={ownPaths.editProduct(id)}>{title}</s.ProductLink>
              <Badge $tone={in_stock === 0 ? 'danger' : 'warning'}>{messages.left(in_stock)}</Badge>
            </li>
          ))}
        </s.Rows>
      )}
      {more > 0 && <s.MoreLink to={ownPaths.lowStock}>{messages.lowStockMore(more)}</s.MoreLink>}
    </ChartPanel>
  );
}
