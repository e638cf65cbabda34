import { sql, type Kysely } from 'kysely';
import type { Database } from '../../db/schema';
import { measure, type Meter } from '@pasal/core/observe/meter';

/** Reports the number of orders. */
export const measureOrders =
  (db: Kysely<Database>): Meter =>
  (registers) => {
    measure(registers, {
      kind: 'counter',
      name: 'pasal_orders_placed_total',
      help: 'Orders placed in this shop, by all its servers.',
      read: async () => {
        // Order numbers have no gaps.
        const { rows } = await sql<{ value: number }>`
          select coalesce(sum(last), 0)::integer as value from order_counter
        `.execute(db);
        return rows;
      },
    });
  };
