import type { Kysely } from 'kysely';
import { MAX_ORDER_LINES } from '@pasal/shared/contracts';
import { sendCart } from '../../modules/orders/cart-code/cart-code.service';
import { addKinds } from '../../db/reference/kinds/add-kinds';
import type { Database } from '../../db/schema';
import { runStatement } from '@pasal/core/db/statement';
import type { FilledWith } from '../requests/heavy-requests';
import { createRiders } from '../../modules/couriers/rider.service';
import { createStaff } from '../factories';
import { manyRows } from './many-rows';

const SIZE = { products: 200, orders: 100 };
/** The maximum characters of a product's own text. */
const TEXT = 100_000;
const PART = '<tr><td><strong>Sees</strong></td><td><a href="https://pasal.test">far</a></td></tr>';

/** A courier that has all existing orders, and may sign. */
async function addBusyCourier(db: Kysely<Database>): Promise<FilledWith['courier']> {
  const { id } = await db
    .insertInto('courier')
    .values({ name: 'Busy', phone: '+9779800000000', kind: 'rider' })
    .returning('id')
    .executeTakeFirstOrThrow();
  const secret = 'a secret of the test';
  await db.insertInto('courier_secret').values({ courier_id: id, secret }).execute();
  const texts = [
    `insert into parcel (order_id, number, stage, courier_id, consignment, cash_due_paisa)
      select id, 1, 'handed_over', ${id}, 'N-' || id, total_paisa from orders`,
    `insert into parcel_item (parcel_id, order_id, line, quantity, away)
      select parcel.id, order_id, line, quantity, quantity from parcel join order_item using (order_id)`,
    `update orders set stage = 'handed_over', status = 'pending'`,
  ];
  for (const text of texts) await runStatement(db, { text, values: [] });
  const orders = await db
    .selectFrom('orders')
    .select(['id', 'order_number'])
    .orderBy('id')
    .execute();
  const { link } = await createRiders(db).makeLink(await createStaff(db, 'admin'), id, 1);
  return { id, secret, link, orders };
}

/**
 * Fills an empty shop with the content that is most costly for visitors' requests: goods, names, and a long text.
 */
export async function fillShop(db: Kysely<Database>): Promise<FilledWith> {
  await db.transaction().execute(addKinds);
  for (const text of manyRows(SIZE)) await runStatement(db, { text, values: [] });
  const read = <Row>(text: string) => runStatement<Row>(db, { text, values: [] });
  const goods = await read<{ id: number; slug: string; price: number }>(
    `select id, slug, price_paisa / 100.0::double precision as price from product
      where status = 'approve' and in_stock > 1000 and variants = '[]' order by id`,
  );
  const [place] = await read<{ district_id: number; city_id: number }>(
    'select district_id, id as city_id from city order by id limit 1',
  );
  const [order] = await read<{ order_number: string; phone: string }>(
    'select order_number, phone from orders order by id limit 1',
  );
  const [first] = goods;
  if (first === undefined || place === undefined || order === undefined) {
    throw new Error('the shop is empty');
  }
  const rows = PART.repeat(Math.floor((TEXT - 100) / PART.length));
  await db
    .updateTable('product')
    .set({ additional_description: `<table><tbody>${rows}</tbody></table>` })
    .where('id', '=', first.id)
    .execute();
  const lines = goods.slice(0, MAX_ORDER_LINES).map(({ id }) => ({ id, quantity: 1 }));
  const { code } = await sendCart(db, lines);
  return {
    longText: first.slug,
    goods: goods.map(({ id, price }) => ({ id, price })),
    place,
    order,
    code,
    courier: await addBusyCourier(db),
  };
}
