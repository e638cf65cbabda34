import type { Kysely } from 'kysely';
import { CHART_LIST_LENGTH, type ChartPeriod, type ChartsResponse } from '@pasal/shared/contracts';
import { daysLater, toRupees } from '@pasal/shared/domain';
import type { Database } from '../../db/schema';
import { runStatement, type Statement } from '@pasal/core/db/statement';

const TEXT = `
  with sold as materialized (
    select day, product_id, pieces, paisa from product_sales
    where day between kathmandu_day($1::timestamptz) and kathmandu_day($2::timestamptz)
  ),
  of_days as (
    select day, coalesce(tally.total, 0) as orders, coalesce(taken.paisa, 0) as paisa
    from generate_series(kathmandu_day($1::timestamptz), kathmandu_day($2::timestamptz))
      as given (day)
    left join (select day, sum(paisa) as paisa from sold group by day) as taken using (day)
    left join tally on tally.kind = 'orders by day' and tally.key = given.day
  ),
  best as (
    select product_id as id, sum(pieces) as pieces, sum(paisa) as paisa from sold
    group by product_id having sum(pieces) > 0
    order by 2 desc, 3 desc, 1 limit ${CHART_LIST_LENGTH}
  ),
  low as materialized (
    select id, title, in_stock from product where low_stock and status = 'approve'
  )
  select
    (select json_agg(json_build_object('day', (date '1970-01-01' + day)::text, 'orders', orders,
      'paisa', paisa) order by day) from of_days) as days,
    (select json_build_object(
      'orders', (select coalesce(sum(total), 0) from tally where kind = 'orders by day'
        and key >= kathmandu_day($3::timestamptz) and key < kathmandu_day($1::timestamptz)),
      'paisa', (select coalesce(sum(paisa), 0) from product_sales
        where day >= kathmandu_day($3::timestamptz) and day < kathmandu_day($1::timestamptz))
    )) as before,
    (select coalesce(json_agg(json_build_object('id', best.id, 'title', product.title,
        'pieces', pieces, 'paisa', paisa) order by pieces desc, paisa desc, best.id), '[]')
      from best left join product on product.id = best.id) as best_sellers,
    (select count(*) from low)::integer as low_total,
    (select coalesce(json_agg(to_json(few)), '[]')
      from (select id, title, in_stock from low order by in_stock, id limit ${CHART_LIST_LENGTH})
        as few) as low_stock`;

/** The statement behind the charts: it reads what the database keeps of every day. */
export function chartsStatement(now: Date, days: ChartPeriod): Statement {
  return { text: TEXT, values: [daysLater(now, 1 - days), now, daysLater(now, 1 - 2 * days)] };
}

export interface ChartsRow {
  days: { day: string; orders: number; paisa: number }[];
  before: { orders: number; paisa: number };
  best_sellers: { id: number; title: string | null; pieces: number; paisa: number }[];
  low_total: number;
  low_stock: { id: number; title: string; in_stock: number }[];
}

/** The last `days` days of Kathmandu up to `now`, in one statement. */
export async function readCharts(
  db: Kysely<Database>,
  now: Date,
  days: ChartPeriod,
): Promise<ChartsResponse> {
  const [row] = await runStatement<ChartsRow>(db, chartsStatement(now, days));
  if (row === undefined) throw new Error('the charts have no row');
  return {
    days: row.days.map(({ day, orders, paisa }) => ({ day, orders, revenue: toRupees(paisa) })),
    before: { orders: row.before.orders, revenue: toRupees(row.before.paisa) },
    bestSellers: row.best_sellers.map(({ paisa, ...product }) => ({
      ...product,
      revenue: toRupees(paisa),
    })),
    lowStock: { total: row.low_total, products: row.low_stock },
  };
}
