import type { Kysely } from 'kysely';
import { CHART_LIST_LENGTH, type ChartsResponse } from '@pasal/shared/contracts';
import { daysLater, kathmanduDate, startOfKathmanduDay, toRupees } from '@pasal/shared/domain';
import type { Database } from '../../db/schema';
import { runStatement, type Statement } from '@pasal/core/db/statement';
import type { ChartSpan } from './chart-span';

/** The day of an order in Kathmandu. */
const DAY = `(created_at at time zone interval '05:45')::date`;

/** Sales exclude cancelled and deleted orders, and delivery charges. */
const TEXT = `
  with placed as materialized (
    select id, status <> 'cancel' as is_sold, ${DAY} as day,
      case status when 'cancel' then 0 else total_paisa - delivery_charge_paisa end as paisa
    from orders
    where deleted_at is null and created_at >= $1::timestamptz and created_at < $2::timestamptz
  ),
  of_days as (
    select given.day, count(placed.id) as orders, coalesce(sum(paisa), 0) as paisa
    from (select day::date from generate_series($3::date, $4::date, interval '1 day') as day) as given
      left join placed using (day)
    group by given.day
  ),
  best as (
    select product_id as id, sum(quantity) as pieces, sum(price_paisa * quantity) as paisa
    from placed, lateral (
      select product_id, quantity, price_paisa from order_item where order_id = placed.id offset 0
    ) as sold
    where day >= $3::date and is_sold group by product_id
    order by 2 desc, 3 desc, 1 limit ${CHART_LIST_LENGTH}
  ),
  low as materialized (
    select id, title, in_stock from product where is_low and status = 'approve'
  )
  select
    (select json_agg(json_build_object('day', day::text, 'orders', orders, 'paisa', paisa) order by day)
      from of_days) as days,
    (select json_build_object(
      'orders', (select count(*) from placed where day < $3::date),
      'paisa', (select coalesce(sum(paisa), 0) from placed where day < $3::date)
    )) as before,
    (select coalesce(json_agg(json_build_object('id', best.id, 'title', product.title,
        'pieces', pieces, 'paisa', paisa) order by pieces desc, paisa desc, best.id), '[]')
      from best left join product on product.id = best.id) as best_sellers,
    (select count(*) from low)::integer as low_total,
    (select coalesce(json_agg(to_json(few)), '[]')
      from (select id, title, in_stock from low order by in_stock, id limit ${CHART_LIST_LENGTH})
        as few) as low_stock`;

/** The statement for the charts: this many days up to that of a given time, and as many before. */
export function chartsStatement(last: Date, days: number): Statement {
  const lastDay = startOfKathmanduDay(last);
  const bounds = [daysLater(lastDay, 1 - 2 * days), daysLater(lastDay, 1)];
  return {
    text: TEXT,
    values: [...bounds, kathmanduDate(daysLater(last, 1 - days)), kathmanduDate(last)],
  };
}

export interface ChartsRow {
  days: { day: string; orders: number; paisa: number }[];
  before: { orders: number; paisa: number };
  best_sellers: { id: number; title: string | null; pieces: number; paisa: number }[];
  low_total: number;
  low_stock: { id: number; title: string; in_stock: number }[];
}

/** This many days in Kathmandu up to that of a given time, in one statement. */
export async function readCharts(
  db: Kysely<Database>,
  { last, days }: ChartSpan,
): Promise<ChartsResponse> {
  const [row] = await runStatement<ChartsRow>(db, chartsStatement(last, days));
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
