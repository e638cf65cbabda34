import { sql, type Kysely } from 'kysely';
import type { Overview } from '@pasal/shared/contracts';
import { overviewPeriods } from '@pasal/shared/domain';
import type { Database } from '../../db/schema';

/** The dashboard's counts in one statement; days are Kathmandu's (decision 28). */
export async function readOverview(db: Kysely<Database>, now: Date): Promise<Overview> {
  const { today, last7Days, lastMonth } = overviewPeriods(now);
  const { rows } = await sql<Overview>`
    with counted as (
      select
        count(*) filter (where created_at >= ${today}::timestamptz) as today,
        count(*) filter (where created_at >= ${last7Days}::timestamptz) as last7,
        count(*) filter (where created_at >= ${lastMonth.from}::timestamptz
          and created_at < ${lastMonth.to}::timestamptz) as last_month
      from orders where deleted_at is null
    ),
    order_statuses as (
      select status, count(*) as total from orders where deleted_at is null group by status
    ),
    product_statuses as (select status, count(*) as total from product group by status)
    select
      (select json_build_object(
        'today', today, 'last7Days', last7, 'lastMonth', last_month,
        'byStatus', (select coalesce(json_agg(json_build_object('status', status, 'total', total)
          order by array_position(array['pending', 'complete', 'cancel', 'others'], status)), '[]')
          from order_statuses)
      ) from counted) as orders,
      json_build_object(
        'total', (select coalesce(sum(total), 0) from product_statuses),
        'byStatus', (select coalesce(json_agg(json_build_object('status', status, 'total', total)
          order by array_position(array['pending', 'approve', 'cancel'], status)), '[]')
          from product_statuses)
      ) as products
  `.execute(db);
  const [row] = rows;
  if (row === undefined) throw new Error('the overview has no row');
  return row;
}
