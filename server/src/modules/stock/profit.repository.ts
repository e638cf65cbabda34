import type { Kysely } from 'kysely';
import { boundsOf, runStatement, Values, type Statement } from '@pasal/core/db/statement';
import type { Database } from '../../db/schema';

export interface ProfitRow {
  pieces: number;
  sales: number;
  cost: number;
  unknown: number;
  /** Null if no costs are known. */
  profit: number | null;
}

/**
 * Pieces of a line of `order_item` that the buyer kept: what the order took from stock and did not bring back. If the product was deleted
 * with its movements, the quantity ordered.
 */
const KEPT = `greatest(0, least(quantity, coalesce(-(
  select sum(moved.quantity) from stock_movement as moved
  where moved.order_id = order_item.order_id and moved.product_id = order_item.product_id
    and moved.variant_id is not distinct from order_item.variant_id), quantity)))`;

/** Totals over lines with `kept`, `price_paisa` and `cost_paisa`. */
const FIGURES = `
  coalesce(sum(kept), 0)::integer as pieces, coalesce(sum(kept * price_paisa), 0)::bigint as sales,
  coalesce(sum(kept * cost_paisa), 0)::bigint as cost,
  coalesce(sum(kept) filter (where cost_paisa is null), 0)::integer as unknown,
  (sum(kept * (price_paisa - cost_paisa)) filter (where kept > 0))::bigint as profit`;

export type LineProfitRow = ProfitRow & { product_name: string; variant_name: string | null };

/** The profit of each line of an order; zero for a cancelled one. */
export function readOrderProfit(db: Kysely<Database>, orderId: number): Promise<LineProfitRow[]> {
  const text = `
    with sold as (
      select line, product_name, variant_name, price_paisa, cost_paisa,
        case status when 'cancel' then 0 else ${KEPT} end as kept
      from orders join order_item on order_id = orders.id
      where orders.id = $1 and deleted_at is null
    )
    select product_name, variant_name, ${FIGURES} from sold
    group by line, product_name, variant_name order by line`;
  return runStatement<LineProfitRow>(db, { text, values: [orderId] });
}

export type ProductProfitRow = ProfitRow & { product_id: number; title: string };
type Totals = { products_total: number; total: ProfitRow };

/** A period of orders, end exclusive. */
export interface Period {
  from: Date;
  until: Date;
}

/** A page of products by profit, and the total of all. */
export function profitStatement({ from, until }: Period, page: number, limit: number): Statement {
  const values = new Values();
  const text = `
    with sold as materialized (
      select item.* from orders, lateral (
        select product_id, product_name, price_paisa, cost_paisa, ${KEPT} as kept
        from order_item where order_id = orders.id offset 0
      ) as item
      where deleted_at is null and status <> 'cancel'
        and created_at >= ${values.add(from)}::timestamptz and created_at < ${values.add(until)}::timestamptz
    ),
    earned as materialized (
      select product_id, max(product_name) as sold_as, ${FIGURES} from sold
      group by product_id having sum(kept) > 0
    ),
    page as (
      select * from earned order by profit desc nulls last, sales desc, product_id
      ${boundsOf(page, limit, values)}
    )
    select page.*, coalesce(product.title, sold_as) as title,
      (select count(*) from earned)::integer as products_total,
      (select to_json(whole) from (select ${FIGURES} from sold) as whole) as total
    from (select 1) as one left join page on true left join product on product.id = page.product_id
    order by profit desc nulls last, sales desc, page.product_id`;
  return { text, values: values.list };
}

export async function readProductProfit(
  db: Kysely<Database>,
  period: Period,
  { page, limit }: { page: number; limit: number },
) {
  type Row = Totals & (ProductProfitRow | { product_id: null });
  const rows = await runStatement<Row>(db, profitStatement(period, page, limit));
  const [first] = rows;
  if (first === undefined) throw new Error('the profit has no row');
  const { products_total, total } = first;
  const products = rows.filter((row): row is Totals & ProductProfitRow => row.product_id !== null);
  return { products, products_total, total };
}
