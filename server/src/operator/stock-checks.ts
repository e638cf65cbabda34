import { averagesOf } from '../modules/stock/average.statement';
import type { RowCheck } from './row-check';

/** The invariants of purchases and costs. */
export const STOCK_CHECKS: readonly RowCheck[] = [
  {
    holds: 'average costs are what purchases make of them',
    query: `
      with recursive ${averagesOf('true')}
      select format('Product %s%s costs %s on average, but its purchases make it %s.', product.id,
        ' variant ' || nullif(variant_id, 0), coalesce('Rs. ' || round(average_paisa / 100.0, 2), 'nothing known'),
        coalesce('Rs. ' || round(paisa / 100.0, 2), 'nothing known')) as finding
      from averages full join stock_cost using (product_id, variant_id)
        join product on product.id = product_id
      where paisa is distinct from average_paisa order by product_id, variant_id`,
  },
  {
    holds: 'purchases moved the pieces they say',
    query: `
      select format('Purchase %s brought %s of product %s, but moved %s.', line.purchase_id, line.quantity,
        line.product_id, coalesce(moved.quantity, 0)) as finding
      from purchase_line as line join product on product.id = line.product_id
        left join stock_movement as moved
          on moved.id = line.movement_id and moved.purchase_id = line.purchase_id
      where line.movement_id <> 0 and moved.quantity is distinct from line.quantity
      order by line.purchase_id, line.line`,
  },
];
