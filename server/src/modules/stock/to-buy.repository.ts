import type { Kysely } from 'kysely';
import { MIN_SPEED_DAYS, SPEED_DAYS } from '@pasal/shared/contracts';
import { boundsOf, runStatement, Values, type Statement } from '@pasal/core/db/statement';
import type { Database } from '../../db/schema';

export interface ToBuyRow {
  product_id: number;
  title: string;
  variant_id: number | null;
  variant_name: string | null;
  in_stock: number;
  low_stock_limit: number;
  weekly: number;
  days_left: number | null;
  suggested: number;
  supplier: string | null;
  cost_paisa: number | null;
}

interface Wanted {
  weeks: number;
  supplierId: number | undefined;
  page: number;
  limit: number;
}

/**
 * Goods that will fall below their low-stock level within the given weeks: by the sales of the last 60 days, or since the product exists.
 * What runs out first comes first, unsold goods last.
 */
export function toBuyStatement(now: Date, { weeks, supplierId, page, limit }: Wanted): Statement {
  const values = new Values();
  const moment = `${values.add(now)}::timestamptz`;
  const text = `
    with sold as (
      select product_id, coalesce(variant_id, 0) as variant, sum(quantity) as pieces
      from orders, lateral (
        select product_id, variant_id, quantity from order_item where order_id = orders.id offset 0
      ) as item
      where deleted_at is null and status <> 'cancel'
        and created_at >= ${moment} - interval '${SPEED_DAYS} days'
      group by 1, 2
    ),
    goods as (
      select id as product_id, 0 as variant, title, null as variant_name, in_stock, low_stock_limit, created_at
      from product where status = 'approve' and variants = '[]'
      union all
      select product.id, variant.id, title, variant.name, variant.in_stock, low_stock_limit, created_at
      from product join product_variant as variant on variant.product_id = product.id
      where status = 'approve'
    ),
    measured as (
      select goods.*, coalesce(pieces, 0) as pieces, least(${SPEED_DAYS}, greatest(${MIN_SPEED_DAYS},
        ceil(extract(epoch from ${moment} - created_at) / 86400))) as days
      from goods left join sold using (product_id, variant)
    ),
    suggested as (
      select measured.*, case when pieces > 0 then floor(in_stock * days / pieces)::integer end as days_left,
        (ceil(pieces * 7 * ${values.add(weeks)}::integer / days) + low_stock_limit - in_stock)::integer as suggested
      from measured
    ),
    wanted as materialized (
      select suggested.*, last.supplier, last.supplier_id, last.cost_paisa
      from suggested left join lateral (
        select supplier.name as supplier, supplier.id as supplier_id, cost_paisa
        from purchase_line as line join purchase on purchase.id = line.purchase_id
          join supplier on supplier.id = purchase.supplier_id
        where line.product_id = suggested.product_id
          and line.variant_id is not distinct from nullif(suggested.variant, 0)
          and reverses is null and not is_reversed
        order by movement_id desc limit 1
      ) as last on true
      where suggested > 0
        ${supplierId === undefined ? '' : `and last.supplier_id = ${values.add(supplierId)}`}
    ),
    page as (
      select product_id, title, nullif(variant, 0) as variant_id, variant_name, in_stock, low_stock_limit,
        round(pieces * 7 / days, 1)::double precision as weekly, days_left, suggested, supplier, cost_paisa
      from wanted
      order by days_left nulls last, suggested desc, product_id, variant ${boundsOf(page, limit, values)}
    )
    select page.*, (select count(*) from wanted)::integer as total
    from (select 1) as one left join page on true
    order by days_left nulls last, suggested desc, product_id, variant_id`;
  return { text, values: values.list };
}

export async function readToBuy(db: Kysely<Database>, now: Date, wanted: Wanted) {
  type Row = { total: number } & (ToBuyRow | { product_id: null });
  const rows = await runStatement<Row>(db, toBuyStatement(now, wanted));
  const goods = rows.filter((row): row is { total: number } & ToBuyRow => row.product_id !== null);
  return { goods, total: rows[0]?.total ?? 0 };
}
