import type { PlaceOrderResponse, QuoteResponse } from '@pasal/shared/contracts';
import { onPostgresFirst } from '../../../testing/database/both-databases';
import {
  createCity,
  createProduct,
  createVariants,
  orderBody,
  signedIn,
  type Line,
} from '../../../testing/factories';
import { brokenInvariants } from '../../../testing/database/invariants';
import * as messages from '../messages';

type Refusal = { code?: string; message?: string; details?: { items: object[] } };

onPostgresFirst((shop) => {
  const place = async (lines: Line[]) => {
    const city = await createCity(shop().db);
    return shop().call<PlaceOrderResponse & Refusal>({
      method: 'POST',
      url: '/order-product',
      body: orderBody(city, lines),
    });
  };
  const quote = (cartItems: Line[]) =>
    shop().call<QuoteResponse>({
      method: 'POST',
      url: '/order-product/quote',
      body: { cartItems },
    });
  const change = async (status: string) => {
    const { headers } = await signedIn(shop(), 'admin');
    const body = { status, remarks: 'Asked for' };
    return shop().call<Refusal>({ method: 'PUT', url: '/order-product/1', body, headers });
  };
  const stocks = async (id: number) => {
    const { in_stock, variants } = await shop()
      .db.selectFrom('product')
      .select(['in_stock', 'variants'])
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    return [in_stock, ...variants.map((variant) => variant.in_stock)];
  };
  /** A recorder with 4 channels for 1,000 and with 8 for 2,000, before a discount of 10 %. */
  const recorder = async () => {
    const product = await createProduct(shop().db, {
      title: 'Recorder',
      in_stock: 0,
      discount_percentage: 10,
    });
    await createVariants(shop().db, product.id, [
      { name: '4 channels', price: 1000, in_stock: 3, code: 'DVR-4' },
      { name: '8 channels', price: 2000, in_stock: 5 },
    ]);
    return product.id;
  };

  test('two variants of one product are two lines, each with its price, name and code', async () => {
    const id = await recorder();
    const { status, body } = await place([
      { id, variant_id: 2, price: 1800, quantity: 1 },
      { id, variant_id: 1, price: 900, quantity: 2 },
    ]);
    expect(status).toBe(201);
    expect(body.order).toMatchObject({ total: 3600 });
    expect(body.order.items).toEqual([
      {
        product_id: id,
        product_name: 'Recorder',
        variant_id: 2,
        variant_name: '8 channels',
        price: 1800,
        quantity: 1,
      },
      {
        product_id: id,
        product_name: 'Recorder',
        variant_id: 1,
        variant_name: '4 channels',
        variant_code: 'DVR-4',
        price: 900,
        quantity: 2,
      },
    ]);
    expect(await stocks(id)).toEqual([5, 1, 4]);
    expect(await brokenInvariants(shop().db)).toEqual([]);
  });

  test('a product in variants is not ordered without one, nor another product with one', async () => {
    const id = await recorder();
    const { id: plain } = await createProduct(shop().db);
    const open = { id, price: 900, quantity: 1 };
    const refused = await place([open]);
    expect([refused.status, refused.body]).toMatchObject([
      409,
      {
        code: 'NOT_AVAILABLE',
        message: 'Choose a variant of Recorder.',
        details: { items: [{ id, title: 'Recorder', choose_variant: true, in_stock: 0 }] },
      },
    ]);
    const { body } = await quote([
      open,
      { ...open, variant_id: 9 },
      { id: plain, variant_id: 1, price: 1000, quantity: 1 },
      { ...open, variant_id: 1 },
    ]);
    expect(body.items).toMatchObject([
      { problem: 'NOT_AVAILABLE', choose_variant: true },
      { problem: 'NOT_AVAILABLE', variant_id: 9 },
      { problem: 'NOT_AVAILABLE', variant_id: 1 },
      { variant_id: 1, variant_name: '4 channels', price: 900, in_stock: 3 },
    ]);
    expect(body.items.map(({ choose_variant = false }) => choose_variant)).toEqual([
      true,
      false,
      false,
      false,
    ]);
  });

  test('price and stock are those of the variant, the limit that of the product', async () => {
    const id = await recorder();
    const line = (variant_id: number, price: number, quantity: number) => ({
      id,
      variant_id,
      price,
      quantity,
    });
    expect((await place([line(1, 900, 4)])).body).toMatchObject({ code: 'OUT_OF_STOCK' });
    expect((await quote([line(2, 900, 1)])).body.items).toMatchObject([
      { problem: 'PRICE_CHANGED', price: 1800 },
    ]);
    await shop().db.updateTable('product_variant').set({ in_stock: 20 }).execute();
    const { body } = await quote([line(1, 900, 6), line(2, 1800, 5)]);
    expect(body.items.map(({ problem }) => problem)).toEqual(['OVER_LIMIT', 'OVER_LIMIT']);
  });

  test('the product costs what its cheapest available variant does, of all when there is none', async () => {
    const id = await recorder();
    const price = async () =>
      (await quote([{ id, variant_id: 2, price: 1800, quantity: 1 }])) && row();
    const row = () =>
      shop()
        .db.selectFrom('product')
        .select(['price_paisa', 'original_price_paisa', 'in_stock'])
        .where('id', '=', id)
        .executeTakeFirst();
    expect(await price()).toEqual({
      price_paisa: 90_000,
      original_price_paisa: 100_000,
      in_stock: 8,
    });
    await place([{ id, variant_id: 1, price: 900, quantity: 3 }]);
    expect(await row()).toEqual({
      price_paisa: 180_000,
      original_price_paisa: 200_000,
      in_stock: 5,
    });
    await shop().db.updateTable('product_variant').set({ in_stock: 0 }).execute();
    expect(await row()).toEqual({
      price_paisa: 90_000,
      original_price_paisa: 100_000,
      in_stock: 0,
    });
  });

  test('a cancelled order gives the stock back to the variant, and takes it again', async () => {
    const id = await recorder();
    await place([{ id, variant_id: 1, price: 900, quantity: 2 }]);
    await change('cancel');
    expect(await stocks(id)).toEqual([8, 3, 5]);
    expect((await change('pending')).status).toBe(200);
    expect(await stocks(id)).toEqual([6, 1, 5]);
    expect(await brokenInvariants(shop().db)).toEqual([]);
  });

  test('a variant that is gone takes nothing back, and the order keeps its name', async () => {
    const id = await recorder();
    await place([{ id, variant_id: 2, price: 1800, quantity: 2 }]);
    const { db } = shop();
    await db
      .deleteFrom('stock_movement')
      .where('variant_id', '=', 2)
      .where('order_id', 'is', null)
      .execute();
    await db.deleteFrom('product_variant').where('id', '=', 2).execute();
    expect((await change('cancel')).status).toBe(200);
    expect(await stocks(id)).toEqual([3, 3]);
    const reopened = await change('pending');
    expect(reopened.body).toMatchObject({
      code: 'OUT_OF_STOCK',
      message: messages.noStockToReopen.en,
      details: { items: [{ variant_id: 2, variant_name: '8 channels', problem: 'NOT_AVAILABLE' }] },
    });
  });

  test('the same key with another variant is another order', async () => {
    const id = await recorder();
    const city = await createCity(shop().db);
    const headers = { 'idempotency-key': 'a-browser.1' };
    const body = orderBody(city, [{ id, variant_id: 1, price: 900, quantity: 1 }]);
    const other = { ...body, cartItems: [{ id, variant_id: 2, price: 900, quantity: 1 }] };
    const call = { method: 'POST', url: '/order-product', headers } as const;
    expect((await shop().call({ ...call, body })).status).toBe(201);
    expect((await shop().call({ ...call, body: other })).status).toBe(422);
  });
});
