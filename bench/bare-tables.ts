import type { Client } from 'pg';

const COPIED = [
  'product',
  'orders',
  'order_item',
  'order_history',
  'stock_movement',
  'order_counter',
  'idempotency_key',
  'outbox',
];

const KEYS = [
  `alter table bare.orders add foreign key (district_id) references district`,
  `alter table bare.orders add foreign key (city_id) references city`,
  `alter table bare.order_item add foreign key (order_id) references bare.orders`,
  `alter table bare.order_history add foreign key (order_id) references bare.orders`,
  `alter table bare.stock_movement add foreign key (order_id) references bare.orders`,
  `alter table bare.stock_movement add foreign key (product_id) references bare.product`,
  `alter table bare.outbox add foreign key (order_id) references bare.orders`,
];

/**
 * Copies of what an order writes, with the same rows, columns, indexes and keys, but without the
 * triggers by which the shop counts and invalidates, for the bare routes to write and list.
 */
export async function makeBareTables(client: Client): Promise<void> {
  await client.query('create schema bare');
  for (const table of COPIED) {
    await client.query(`create table bare.${table} (like public.${table} including all)`);
    const { rows } = await client.query<{ list: string }>(
      `select string_agg(quote_ident(column_name), ', ') as list from information_schema.columns
        where table_schema = 'public' and table_name = $1 and is_generated = 'NEVER'`,
      [table],
    );
    const columns = rows[0]?.list ?? '';
    await client.query(
      `insert into bare.${table} (${columns}) overriding system value
        select ${columns} from public.${table}`,
    );
  }
  for (const table of ['orders', 'order_history', 'stock_movement', 'outbox']) {
    await client.query(
      `select setval(pg_get_serial_sequence('bare.${table}', 'id'),
        (select coalesce(max(id), 1) from bare.${table}))`,
    );
  }
  for (const key of KEYS) await client.query(key);
  // An index in the order of the bare route's list, as any shop would have.
  await client.query(`create index on bare.product
    (is_popular desc, available desc, created_at desc, id) where status = 'approve'`);
  await client.query('vacuum analyze');
}
