/**
 * The shop is measured against this server: Fastify and pg with nothing around them. It lists the same 20
 * products, shows one product, and writes an order in one transaction, by prepared statements.
 */
import fastify from 'fastify';
import { Pool, types, type PoolClient } from 'pg';
import { BARE_LIST, BARE_SLUG } from './bare-statements';

interface Order {
  customer_name: string;
  email: string;
  phone: string;
  address: string;
  district_id: number;
  city_id: number;
  delivery_type: string;
  payment_method: string;
  cartItems: { id: number; price: number; quantity: number }[];
}

interface Sold {
  id: number;
  title: string;
  price_paisa: number;
  quantity: number;
}

types.setTypeParser(types.builtins.INT8, Number);
// Its products are the copy, which has an index in the order of the list.
const pool = new Pool({
  connectionString: process.env.DATABASE_URL,
  max: 20,
  options: '-c search_path=bare,public',
});
const app = fastify({ logger: false });

app.get('/list', async () => (await pool.query({ name: 'list', text: BARE_LIST })).rows);
app.get<{ Params: { slug: string } }>('/slug/:slug', async ({ params }) => {
  const { rows } = await pool.query({ name: 'slug', text: BARE_SLUG, values: [params.slug] });
  return rows[0];
});

/** Runs a statement, prepared under its name on each connection. */
async function run<Row>(client: PoolClient, name: string, text: string, values: unknown[]) {
  const { rows } = await client.query({ name, text, values });
  return rows as Row[];
}

async function takeStock(client: PoolClient, order: Order): Promise<Sold[]> {
  const sold: Sold[] = [];
  for (const { id, quantity } of order.cartItems.toSorted((one, other) => one.id - other.id)) {
    const [product] = await run<{ title: string; price_paisa: number }>(
      client,
      'stock',
      `update bare.product set in_stock = in_stock - $2
        where id = $1 and status = 'approve' and in_stock >= $2 returning title, price_paisa`,
      [id, quantity],
    );
    if (product === undefined) throw new Error('out of stock');
    sold.push({ id, quantity, ...product });
  }
  return sold;
}

async function nextNumber(client: PoolClient): Promise<string> {
  const [counter] = await run<{ last: number }>(
    client,
    'counter',
    `insert into bare.order_counter as counter (year, last) values (2026, 1)
      on conflict (year) do update set last = counter.last + 1 returning last`,
    [],
  );
  return `NP-2026-${String(counter?.last).padStart(6, '0')}`;
}

async function writeLines(client: PoolClient, id: number | undefined, sold: readonly Sold[]) {
  const ids = sold.map((line) => line.id);
  const quantities = sold.map(({ quantity }) => quantity);
  await run(
    client,
    'items',
    `insert into bare.order_item (order_id, line, product_id, product_name, price_paisa, quantity)
      select $1, line, id, title, price, quantity
      from unnest($2::integer[], $3::text[], $4::bigint[], $5::integer[]) with ordinality
        as sold (id, title, price, quantity, line)`,
    [id, ids, sold.map(({ title }) => title), sold.map((line) => line.price_paisa), quantities],
  );
  await run(
    client,
    'movements',
    `insert into bare.stock_movement (product_id, order_id, quantity, reason)
      select id, $1, -quantity, 'order' from unnest($2::integer[], $3::integer[]) as sold (id, quantity)`,
    [id, ids, quantities],
  );
}

async function writeNotifications(client: PoolClient, id: number | undefined, order: Order) {
  await run(
    client,
    'outbox',
    `insert into bare.outbox (order_id, kind, audience, channel, recipient, status)
      values ($1, 'order_placed', 'buyer', 'email', $2, 'pending'),
        ($1, 'order_placed', 'buyer', 'sms', $3, 'pending'),
        ($1, 'order_placed', 'shop', 'email', null, 'pending')`,
    [id, order.email, order.phone],
  );
}

async function writeOrder(client: PoolClient, order: Order, sold: readonly Sold[]) {
  const total = sold.reduce((sum, line) => sum + line.price_paisa * line.quantity, 0);
  const number = await nextNumber(client);
  const [placed] = await run<{ id: number }>(
    client,
    'order',
    `insert into bare.orders (order_number, customer_name, email, phone, address, district_id,
      city_id, delivery_type, payment_method, total_paisa)
      values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10) returning id`,
    [
      number,
      order.customer_name,
      order.email,
      order.phone,
      order.address,
      order.district_id,
      order.city_id,
      order.delivery_type,
      order.payment_method,
      total,
    ],
  );
  const id = placed?.id;
  await writeLines(client, id, sold);
  await run(
    client,
    'history',
    `insert into bare.order_history (order_id, to_status) values ($1, 'pending')`,
    [id],
  );
  await writeNotifications(client, id, order);
  return { id, order_number: number, total };
}

async function inTransaction<Result>(work: (client: PoolClient) => Promise<Result>) {
  const client = await pool.connect();
  try {
    await client.query('begin');
    const result = await work(client);
    await client.query('commit');
    return result;
  } catch (error) {
    await client.query('rollback');
    throw error;
  } finally {
    client.release();
  }
}

app.post<{ Body: Order }>('/order', async (request, reply) => {
  const key = request.headers['idempotency-key'];
  const answer = await inTransaction(async (client) => {
    await run(
      client,
      'key',
      `insert into bare.idempotency_key (key, request_hash) values ($1, '') on conflict do nothing`,
      [key],
    );
    const sold = await takeStock(client, request.body);
    const placed = await writeOrder(client, request.body, sold);
    await run(client, 'answer', `update bare.idempotency_key set answer = $2 where key = $1`, [
      key,
      JSON.stringify(placed),
    ]);
    return placed;
  });
  return reply.code(201).send(answer);
});

async function open(): Promise<void> {
  const address = await app.listen({ host: '127.0.0.1', port: 0 });
  process.stdout.write(`open at ${address}\n`);
}
void open();
