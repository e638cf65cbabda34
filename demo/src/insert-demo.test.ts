import { sql, type Kysely } from 'kysely';
import { CALL_OUTCOMES, OPEN_STAGES } from '@pasal/shared/contracts';
import type { Database } from '@pasal/server/db/schema';
import { openEmptyEmbedded } from '@pasal/server/testing/database/embedded-database';
import { ROW_CHECKS } from '@pasal/server/operator/row-checks';
import { VARIANTS } from './catalogue/catalogue';
import { insertDemo } from './insert-demo';
import { planDemo } from './plan-demo';

const plan = planDemo(new Date('2026-11-21T08:30:00Z'));
let db: Kysely<Database>;
let close: () => Promise<void>;

async function numberOf(query: string): Promise<number> {
  const { rows } = await sql<{ count: number }>`${sql.raw(query)}`.execute(db);
  return Number(rows[0]?.count);
}

beforeAll(async () => {
  ({ db, close } = await openEmptyEmbedded());
});
afterAll(() => close());

it('leaves no row when it fails on the way', async () => {
  const empty = plan.movements.slice(0, 1).map((movement) => ({ ...movement, quantity: 0 }));
  const broken = { ...plan, movements: [...plan.movements, ...empty] };
  const seeding = db.transaction().execute((trx) => insertDemo(trx, broken));
  await expect(seeding).rejects.toThrow('stock_movement_quantity_check');
  expect(await numberOf('select count(*) from product')).toBe(0);
  expect(await numberOf('select count(*) from district')).toBe(0);
});

describe('the rows', () => {
  beforeAll(() => db.transaction().execute((trx) => insertDemo(trx, plan)));

  it('have nothing that the doctor finds wrong with parcels, stock and cash', async () => {
    for (const { query } of ROW_CHECKS.filter(({ holds }) =>
      /parcel|stock|cash|return|refund|paid back/.test(holds),
    ))
      expect((await sql.raw(query).execute(db)).rows).toEqual([]);
  });

  it('have parcels at every stage that somebody waits at', async () => {
    const rows = await db.selectFrom('parcel').select('stage').distinct().execute();
    const waiting = OPEN_STAGES.filter((stage) => stage !== 'new');
    expect(rows.map(({ stage }) => stage)).toEqual(expect.arrayContaining(waiting));
  });

  it('have calls of every outcome but the last, and one that is to be made again', async () => {
    const rows = await db.selectFrom('order_call').select('outcome').distinct().execute();
    const outcomes = CALL_OUTCOMES.filter((outcome) => outcome !== 'cancelled');
    expect(rows.map(({ outcome }) => outcome).toSorted()).toEqual(outcomes.toSorted());
    expect(
      await numberOf('select count(*) from order_call where again_at > now()'),
    ).toBeGreaterThan(0);
  });

  it.each([
    ['category', 5],
    ['product', plan.products.length],
    ['brand', plan.brands.length],
    ['district', 77],
    ['city', 753],
    ['orders', plan.orders.length],
    // One more is sent as a replacement.
    ['parcel', plan.parcels.length + 1],
    ['order_return', 7],
    ['order_return_picture', 1],
    ['courier', 3],
    ['customer', 6],
    ['customer_note', 6],
    ['banner', 2],
    ['poster', 2],
    ['site_setting', 3],
    ['product_variant', Object.values(VARIANTS).flat().length],
  ])('of %s are %d', async (table, count) => {
    expect(await numberOf(`select count(*) from ${table}`)).toBe(count);
  });

  it('have returns in every state that one comes to, with what was paid back', async () => {
    const rows = await db
      .selectFrom('order_return')
      .leftJoin('cash_entry', 'return_id', 'order_return.id')
      .select(['state', 'refund_way'])
      .orderBy('order_return.id')
      .execute();
    expect(
      rows.map(({ state, refund_way: way }) => (way === null ? state : `${state}: ${way}`)),
    ).toEqual([
      'asked',
      'agreed',
      'received',
      'refunded: cash',
      'refunded: bank',
      'exchanged',
      'refused',
    ]);
    expect(
      await numberOf(`select count(*) from order_return join parcel on parcel.id = exchange_parcel_id
        where stage = 'confirmed' and cash_due_paisa = 0`),
    ).toBe(1);
  });

  it('have parcels that came back after they were paid, and one of them paid back', async () => {
    const given = `select count(*) from cash_entry where kind = 'to_refund'`;
    const paid = `select count(*) from cash_entry where kind = 'refunded' and return_id is null`;
    expect([await numberOf(given), await numberOf(paid)]).toEqual([2, 1]);
  });

  it('know customers of several numbers, and orders that each of two rules met', async () => {
    expect(await numberOf('select count(*) from customer_contact')).toBeGreaterThan(11);
    for (const rule of ['first_order', 'refusals'])
      expect(
        await numberOf(`select count(*) from order_rule where rule = '${rule}'`),
      ).toBeGreaterThan(0);
  });

  it.each([
    [
      'stock that is not its movements',
      'product',
      'in_stock <> (select coalesce(sum(quantity), 0) from stock_movement where product_id = product.id)',
    ],
    [
      'a total that is not its lines',
      'orders',
      'total_paisa <> (select sum(price_paisa * quantity) from order_item where order_id = orders.id)',
    ],
    [
      'a status its history does not end in',
      'orders',
      'status <> (select to_status from order_history where order_id = orders.id order by id desc limit 1)',
    ],
    [
      'a city of another district',
      'orders',
      'district_id <> (select district_id from city where id = city_id)',
    ],
    [
      'a website order that its customer did not place',
      'orders',
      "source = 'web' and not (select by_customer from order_history where order_id = orders.id order by id limit 1)",
    ],
    [
      'stock that is not its variants’',
      'product',
      'in_stock <> (select sum(variant.in_stock) from product_variant as variant where product_id = product.id)',
    ],
    [
      'a stock of a variant that is not its movements',
      'product_variant as variant',
      `in_stock <> (select coalesce(sum(quantity), 0) from stock_movement
        where product_id = variant.product_id and variant_id = variant.id)`,
    ],
    [
      'a purchase that moved other pieces',
      'purchase_line as line',
      `not exists (select from stock_movement as moved where moved.id = movement_id
        and moved.purchase_id = line.purchase_id and moved.quantity = line.quantity)`,
    ],
    ['no three pictures', 'product', 'jsonb_array_length(images) <> 3'],
    [
      'a brand its category does not list',
      'product',
      'not exists (select 1 from category_brand link where link.brand_id = product.brand_id and link.category_id = product.category_id)',
    ],
  ])('know no case of %s', async (_name, table, condition) => {
    expect(await numberOf(`select count(*) from ${table} where ${condition}`)).toBe(0);
  });

  it('let the next order of the year follow the last', async () => {
    const last = plan.orders.at(-1)?.number ?? '';
    const rows = await db.selectFrom('order_counter').selectAll().execute();
    expect(rows).toEqual([{ year: 2026, last: Number(last.slice(-6)) }]);
  });
});
