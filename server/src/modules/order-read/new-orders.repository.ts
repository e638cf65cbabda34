import type { Kysely } from 'kysely';
import { MAX_NEW_ORDERS, type NewOrdersResponse } from '@pasal/shared/contracts';
import type { Database } from '../../db/schema';
import { runStatement, type Statement } from '@pasal/core/db/statement';

/** The statement that finds new orders: frequent polling only reads the end of one index. */
export function newOrdersStatement(after: number | undefined): Statement {
  return {
    text: `
      select coalesce((select id from orders order by id desc limit 1), 0) as newest,
        (select count(*) from (
          select from orders where id > $1 and deleted_at is null
          order by id desc limit ${MAX_NEW_ORDERS}
        ) as arrived)::integer as total`,
    values: [after ?? 2_147_483_647],
  };
}

/** Counts the orders after id `after`, and reads the latest id. */
export async function findNewOrders(
  db: Kysely<Database>,
  after: number | undefined,
): Promise<NewOrdersResponse> {
  const [row] = await runStatement<NewOrdersResponse>(db, newOrdersStatement(after));
  if (row === undefined) throw new Error('the new orders have no row');
  return row;
}
