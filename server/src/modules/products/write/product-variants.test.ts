import { sql } from 'kysely';
import type { Activity, StaffProduct } from '@pasal/shared/contracts';
import { onBothDatabases } from '../../../testing/database/both-databases';
import { ROWS_OF } from '../../../db/older/changed-rows';
import { createCity, createProduct, orderBody, signedIn } from '../../../testing/factories';
import { brokenInvariants } from '../../../testing/database/invariants';
import {
  addThroughForm,
  fieldsOf,
  PRODUCT_FIELDS,
  sendForm,
  threeImages,
} from '../../../testing/product-forms';
import * as messages from '../../product-record/messages';

const SIZES = [
  { name: '64 GB', code: 'SD-64', original_price: 1000, in_stock: 4, image: 1 },
  { name: '128 GB', original_price: 1800, in_stock: 0 },
];

const namesOf = ({ variants }: StaffProduct) => variants.map(({ name }) => name);

onBothDatabases((shop) => {
  let admin: Record<string, string>;
  beforeEach(async () => {
    ({ headers: admin } = await signedIn(shop(), 'admin'));
    // Makes brand and category.
    await createProduct(shop().db);
  });

  const add = (variants: object[], fields: Record<string, string> = {}) =>
    addThroughForm(shop(), admin, { ...fields, variants: JSON.stringify(variants) });
  const edit = (id: number, fields: Record<string, unknown>) =>
    sendForm(
      shop(),
      { method: 'PUT', url: `/product/${id}`, headers: admin },
      Object.entries(fields).map(([name, value]) => [
        name,
        typeof value === 'string' ? value : JSON.stringify(value),
      ]),
    );

  test('a new product has its variants with their prices, stock, code and picture', async () => {
    const product = await add(SIZES);
    expect(product).toMatchObject({ price: 900, original_price: 1000, in_stock: 4 });
    expect(product.variants).toEqual([
      {
        id: 1,
        name: '64 GB',
        code: 'SD-64',
        price: 900,
        original_price: 1000,
        in_stock: 4,
        image: 1,
      },
      {
        id: 2,
        name: '128 GB',
        code: null,
        price: 1620,
        original_price: 1800,
        in_stock: 0,
        image: null,
      },
    ]);
    expect(await brokenInvariants(shop().db)).toEqual([]);
  });

  test('the pieces of a product whose variants say none go to the one that costs as much', async () => {
    const product = await add([
      { id: 2, price: 100 },
      { id: 1, price: 2250 },
    ]);
    expect(product).toMatchObject({ price: 2250, in_stock: 7 });
    expect(product.variants).toMatchObject([
      { id: 2, name: 'Option 2', price: 100, in_stock: 0 },
      { id: 1, name: 'Option 1', price: 2250, in_stock: 7 },
    ]);
  });

  test('an edit changes, adds, orders and deletes variants, and writes down what came and went', async () => {
    const { id } = await add(SIZES);
    const { body } = await edit(id, {
      variants: [
        { name: '256 GB', original_price: 3000, in_stock: 2 },
        { id: 2, in_stock: 6, in_stock_seen: 0, code: 'SD-64' },
      ],
    });
    expect(body.product).toMatchObject({ price: 1620, in_stock: 8 });
    expect(body.product.variants).toMatchObject([
      { id: 3, name: '256 GB', in_stock: 2 },
      { id: 2, name: '128 GB', in_stock: 6, code: 'SD-64', original_price: 1800 },
    ]);
    expect(await brokenInvariants(shop().db)).toEqual([]);
    const { body: log } = await shop().call<{ activities: Activity[] }>({
      url: '/activity',
      headers: admin,
    });
    expect(log.activities[0]?.changes).toEqual(
      expect.arrayContaining([
        { field: 'variants.64 GB', before: 'SD-64, Rs. 1,000, 4 in stock, picture 2', after: null },
        { field: 'variants.256 GB', before: null, after: 'Rs. 3,000, 2 in stock' },
      ]),
    );
  });

  test('an id is never given again', async () => {
    const { id } = await add(SIZES);
    const left = await edit(id, { variants: [{ id: 1 }] });
    expect(namesOf(left.body.product)).toEqual(['64 GB']);
    const again = await edit(id, { variants: [{ id: 1 }, { id: 2, name: '1 TB', price: 9 }] });
    expect([again.status, again.body.message]).toEqual([409, messages.variantGone.en]);
    const other = await edit(id, { variants: [{ id: 1 }, { name: '1 TB', price: 9 }] });
    expect(other.body.product.variants.map((variant) => variant.id)).toEqual([1, 3]);
  });

  test('an id nobody gave is refused, and the next variant gets the next one', async () => {
    const { id } = await add(SIZES);
    const last = 2_147_483_647;
    for (const given of [3, last]) {
      const refused = await edit(id, {
        variants: [{ id: 1 }, { id: given, name: '1 TB', price: 9 }],
      });
      expect([refused.status, refused.body.details]).toEqual([
        400,
        [{ path: 'variants', message: messages.variantUnknown.en }],
      ]);
    }
    const { body } = await edit(id, { variants: [{ id: 1 }, { name: '1 TB', price: 9 }] });
    expect(body.product.variants.map((variant) => variant.id)).toEqual([1, 3]);
    const parts = fieldsOf({
      ...PRODUCT_FIELDS,
      variants: JSON.stringify([{ id: last, price: 9 }]),
    });
    const fresh = await sendForm(shop(), { headers: admin }, [...parts, ...(await threeImages())]);
    expect([fresh.status, fresh.body.message]).toEqual([400, messages.variantUnknown.en]);
  });

  test('a product whose ids were used up by one nobody gave gets variants again', async () => {
    const { id } = await add(SIZES, { status: 'approve' });
    const { db } = shop();
    const far = 2_147_483_647;
    const place = await createCity(db);
    // As was once possible: the highest id, already sold, and named by its stock.
    for (const [table, column] of [
      ['product_variant', 'id'],
      ['stock_movement', 'variant_id'],
    ]) {
      await sql`update ${sql.ref(table ?? '')} set ${sql.ref(column ?? '')} = ${far}
        where product_id = ${id} and ${sql.ref(column ?? '')} = 1`.execute(db);
    }
    const line = { id, variant_id: far, price: 900, quantity: 2 };
    const placed = await shop().call({
      method: 'POST',
      url: '/order-product',
      body: orderBody(place, [line]),
    });
    expect(placed.status).toBe(201);
    const change = { variants: [{ id: far }, { name: '256 GB', price: 9 }] };
    expect((await edit(id, change)).status).toBe(500);
    await db.transaction().execute(async (trx) => {
      for (const statement of ROWS_OF['0040-ids-and-previews'] ?? []) {
        await sql.raw(statement).execute(trx);
      }
    });
    const rows = await db
      .selectFrom('order_item')
      .select(['variant_id', 'variant_name'])
      .where('product_id', '=', id)
      .execute();
    expect(rows).toEqual([{ variant_id: 3, variant_name: '64 GB' }]);
    const { body } = await edit(id, {
      variants: [{ id: 3 }, { id: 2 }, { name: '1 TB', price: 9 }],
    });
    expect(body.product.variants.map(({ id: each, in_stock }) => [each, in_stock])).toEqual([
      [3, 2],
      [2, 0],
      [4, 0],
    ]);
    expect(await brokenInvariants(db)).toEqual([]);
  });

  test('a product gets its first variants and loses its last: no piece is lost', async () => {
    const { id } = await addThroughForm(shop(), admin);
    const first = await edit(id, {
      variants: [
        { name: 'Black', original_price: 2500 },
        { name: 'White', price: 9 },
      ],
    });
    expect(first.body.product).toMatchObject({ in_stock: 7, price: 2250 });
    expect(await brokenInvariants(shop().db)).toEqual([]);
    const last = await edit(id, { variants: [], original_price: '100' });
    expect(last.body.product).toMatchObject({ in_stock: 7, price: 90, variants: [] });
    expect(await brokenInvariants(shop().db)).toEqual([]);
  });

  test('stock and price of the product itself are its variants’, its discount is theirs', async () => {
    const { id } = await add(SIZES);
    expect((await edit(id, { in_stock: '9' })).body.message).toBe(messages.stockOfVariants.en);
    expect((await edit(id, { original_price: '9' })).body.message).toBe(
      messages.priceOfVariants.en,
    );
    const same = await edit(id, {
      in_stock: '4',
      original_price: '1000',
      discount_percentage: '50',
    });
    expect(same.body.product).toMatchObject({ price: 500, in_stock: 4 });
    expect(same.body.product.variants.map(({ price }) => price)).toEqual([500, 900]);
    expect(await brokenInvariants(shop().db)).toEqual([]);
  });

  test.each([
    [
      'a name twice',
      [
        { name: 'One', price: 1 },
        { name: 'ONE', price: 2 },
      ],
      messages.variantNameTwice.en,
    ],
    ['no name', [{ name: ' ', price: 1 }], messages.variantName.en],
    ['no price', [{ name: 'One' }], messages.variantPrice.en],
    [
      'an id twice',
      [
        { id: 1, price: 1 },
        { id: 1, price: 2 },
      ],
      messages.variantTwice.en,
    ],
    [
      'a code twice',
      [
        { code: 'a', price: 1 },
        { code: 'A', price: 2 },
      ],
      messages.variantCodeTaken.en,
    ],
    ['a code of another product', [{ code: 'sd-64', price: 1 }], messages.variantCodeTaken.en],
  ])('%s is refused', async (_what, variants, message) => {
    await add(SIZES);
    const { id } = await addThroughForm(shop(), admin);
    const { status, body } = await edit(id, { variants });
    expect([status, body.message]).toEqual([400, message]);
    expect(await brokenInvariants(shop().db)).toEqual([]);
  });

  test('pieces that were sold meanwhile stay sold', async () => {
    const { id } = await add(SIZES);
    await shop()
      .db.updateTable('product_variant')
      .set({ in_stock: 1 })
      .where('id', '=', 1)
      .execute();
    await shop()
      .db.updateTable('stock_movement')
      .set({ quantity: 1 })
      .where('variant_id', '=', 1)
      .execute();
    const { body } = await edit(id, {
      variants: [{ id: 1, in_stock: 6, in_stock_seen: 4 }, { id: 2 }],
    });
    expect(body.product.variants[0]).toMatchObject({ in_stock: 3 });
    const fewer = await edit(id, {
      variants: [{ id: 1, in_stock: 0, in_stock_seen: 4 }, { id: 2 }],
    });
    expect([fewer.status, fewer.body.message]).toEqual([409, messages.stockSold.en]);
  });
});
