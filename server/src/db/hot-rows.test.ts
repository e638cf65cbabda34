import { Type, type TSchema } from '@sinclair/typebox';
import { Value } from '@sinclair/typebox/value';
import { type NewOrdersResponse, type PlaceOrderResponse } from '@pasal/shared/contracts';
import { findNewOrders } from '../modules/order-read/new-orders.repository';
import { exportBatch } from '../modules/order-read/order-export.repository';
import { orderListing } from '../modules/order-read/order-list.repository';
import { findOrder, findTrackedOrder } from '../modules/order-read/order.repository';
import { chartsStatement, type ChartsRow } from '../modules/overview/charts.repository';
import { overviewStatement, type Counts } from '../modules/overview/overview.repository';
import { staffListing } from '../modules/products/listing/staff-product-list.repository';
import { findProducts, productBySlug } from '../modules/products/product.repository';
import { onPostgresFirst } from '../testing/database/both-databases';
import { createCity, createProduct, orderBody } from '../testing/factories';
import { ORDER, orderWithHistory, shapeOf, staffProductRow } from '../testing/row-shapes';
import type { TestApp } from '../testing/test-app';
import { runStatement, type Statement } from '@pasal/core/db/statement';

const DAY = 86_400_000;
const orNull = <Schema extends TSchema>(schema: Schema) => Type.Union([schema, Type.Null()]);
const { Integer: whole, String: words } = { Integer: Type.Integer(), String: Type.String() };

const charts = shapeOf<ChartsRow>()(
  Type.Object({
    days: Type.Array(Type.Object({ day: words, orders: whole, paisa: whole })),
    before: Type.Object({ orders: whole, paisa: whole }),
    best_sellers: Type.Array(
      Type.Object({ id: whole, title: orNull(words), pieces: whole, paisa: whole }),
    ),
    low_total: whole,
    low_stock: Type.Array(Type.Object({ id: whole, title: words, in_stock: whole })),
  }),
);
const counts = shapeOf<Counts>()(
  Type.Object({
    today: whole,
    last7: whole,
    last_month: whole,
    yesterday: whole,
    previous7: whole,
    month_before: whole,
    added: whole,
    late: whole,
    low_stock: whole,
    failed_messages: whole,
    orders: Type.Record(Type.String(), whole),
    products: Type.Record(Type.String(), whole),
  }),
);
const newOrders = shapeOf<NewOrdersResponse>()(Type.Object({ newest: whole, total: whole }));
const withTotal = (shape: TSchema) => Type.Intersect([shape, Type.Object({ total: whole })]);
const exported = Type.Object({ ...ORDER, moment: words });

/** Lists the values that do not match their type; there must be rows. */
function misfits(shape: TSchema, rows: readonly unknown[]): string[] {
  if (rows.length === 0) return ['no rows'];
  return rows.flatMap((row) =>
    [...Value.Errors(shape, row)].map(({ path, message }) => `${path}: ${message}`),
  );
}

/** A shop with a product of its own and an order with some history. */
async function fill(shop: TestApp) {
  const { id, slug } = await createProduct(shop.db, {
    in_stock: 5,
    section: 'new_arrivals',
    price: 90,
  });
  await createProduct(shop.db, { status: 'pending' });
  const place = await createCity(shop.db);
  const body = orderBody(place, [{ id, price: 90, quantity: 2 }]);
  const { body: placed } = await shop.call<PlaceOrderResponse>({
    method: 'POST',
    url: '/order-product',
    body,
  });
  return { id, slug, phone: `+977${body.phone}`, order: placed.order };
}

onPostgresFirst((shop) => {
  const run = (statement: Statement) => runStatement<unknown>(shop().db, statement);

  it('every statement of a hot path returns rows as their type says', async () => {
    const { db } = shop();
    const { id, slug, order, phone } = await fill(shop());
    const found = {
      order: misfits(orderWithHistory, [await findOrder(db, order.id)]),
      tracked: misfits(orderWithHistory, [await findTrackedOrder(db, [order.order_number], phone)]),
      orders: misfits(withTotal(Type.Object(ORDER)), await run(orderListing({}))),
      searchedOrders: misfits(
        withTotal(Type.Object(ORDER)),
        await run(orderListing({ search: order.order_number })),
      ),
      exported: misfits(exported, await run(exportBatch({}, undefined))),
      newOrders: misfits(newOrders, [await findNewOrders(db, 0)]),
      charts: misfits(charts, await run(chartsStatement(new Date(Date.now() + DAY), 7))),
      overview: misfits(counts, await run(overviewStatement(new Date()))),
      page: misfits(staffProductRow, await run(productBySlug(slug))),
      products: misfits(staffProductRow, await findProducts(db, [id])),
      staffProducts: misfits(withTotal(staffProductRow), await run(staffListing({}))),
      searchedStaffProducts: misfits(
        withTotal(staffProductRow),
        await run(staffListing({ search: slug }, [id])),
      ),
    };
    expect(Object.entries(found).filter(([, wrong]) => wrong.length > 0)).toEqual([]);
  });

  it('a page without anything on it still has its total', async () => {
    const shape = Type.Object({ id: Type.Null(), total: whole });
    expect(misfits(shape, await run(orderListing({})))).toEqual([]);
    expect(misfits(shape, await run(staffListing({})))).toEqual([]);
  });
});
