import type {
  PlaceOrderResponse,
  PublicProductsResponse,
  RoundPricesResponse,
  StaffProduct,
} from '@pasal/shared/contracts';
import { sellingPricePaisa } from '@pasal/shared/domain';
import { sql } from 'kysely';
import { onBothDatabases } from '../../../testing/database/both-databases';
import {
  createCity,
  createProduct,
  createVariants,
  orderBody,
  signedIn,
} from '../../../testing/factories';
import { brokenInvariants } from '../../../testing/database/invariants';
import { addThroughForm, fieldsOf, sendForm } from '../../../testing/product-forms';

onBothDatabases((shop) => {
  let admin: Record<string, string>;
  beforeEach(async () => {
    ({ headers: admin } = await signedIn(shop(), 'admin'));
    await createProduct(shop().db, { title: 'Seed' });
  });
  const roundTo = async (price_rounding: number) => {
    const value = JSON.stringify({ price_rounding });
    await sql`insert into site_setting (key, value, version) values ('site', ${value}::jsonb, 1)
      on conflict (key) do update set value = excluded.value`.execute(shop().db);
  };
  const read = async (id: number) =>
    (await shop().call<{ product: StaffProduct }>({ url: `/product/${id}`, headers: admin })).body
      .product;
  const edit = async (id: number, fields: Record<string, string>) =>
    sendForm(shop(), { method: 'PUT', url: `/product/${id}`, headers: admin }, fieldsOf(fields));
  const roundAll = async (dry_run: boolean) =>
    (
      await shop().call<RoundPricesResponse>({
        method: 'POST',
        url: '/product/round-prices',
        headers: admin,
        body: { dry_run },
      })
    ).body;
  const priced = { original_price: '2999', discount_percentage: '7' };

  test('a price is rounded when it is written, and what is sold and listed follows (D103)', async () => {
    const old = await addThroughForm(shop(), admin, { ...priced, title: 'Old' });
    expect(old.price).toBe(2789.07);
    await roundTo(10);
    const added = await addThroughForm(shop(), admin, {
      ...priced,
      title: 'New',
      status: 'approve',
    });
    expect(added.price).toBe(2790);
    // A request without the price leaves it as it is.
    await edit(old.id, { in_stock: '3' });
    expect((await read(old.id)).price).toBe(2789.07);
    await edit(old.id, { discount_percentage: '8' });
    expect((await read(old.id)).price).toBe(2760);
    const { body } = await shop().call<PublicProductsResponse>({
      url: '/product/public?minPrice=2790&maxPrice=2790',
    });
    expect(body.products.map(({ title }) => title)).toEqual(['New']);
    const place = await createCity(shop().db);
    const ordered = await shop().call<PlaceOrderResponse>({
      method: 'POST',
      url: '/order-product',
      body: orderBody(place, [{ id: added.id, price: 2790, quantity: 2 }]),
    });
    expect(ordered.body.order.total).toBe(5580);
  });

  test('other prices come to all by a press, after a look at them; those of variants too', async () => {
    const card = await createProduct(shop().db, { title: 'Card', in_stock: 0 });
    await createVariants(shop().db, card.id, [
      { name: '64 GB', price: 1001.5, in_stock: 4 },
      { name: '128 GB', price: 1803, in_stock: 2 },
    ]);
    const lamp = await addThroughForm(shop(), admin, { ...priced, title: 'Lamp' });
    await roundTo(5);
    // An order takes pieces of a variant, and does not price it anew.
    const place = await createCity(shop().db);
    const line = { id: card.id, variant_id: 1, price: 1001.5, quantity: 1 };
    const order = {
      method: 'POST',
      url: '/order-product',
      body: orderBody(place, [line]),
    } as const;
    expect((await shop().call(order)).status).toBe(201);
    expect((await read(card.id)).variants.map(({ price }) => price)).toEqual([1001.5, 1803]);
    const looked = await roundAll(true);
    expect(looked).toMatchObject({ changed: 2, left: 3 });
    expect(looked.examples).toMatchObject([
      { title: 'Card', from: 1001.5, to: 1000 },
      { title: 'Lamp', from: 2789.07, to: 2790 },
    ]);
    expect((await read(lamp.id)).price).toBe(2789.07);
    expect(await roundAll(false)).toMatchObject({ changed: 2, left: 0 });
    expect((await read(lamp.id)).price).toBe(2790);
    expect((await read(card.id)).variants.map(({ price }) => price)).toEqual([1000, 1805]);
    expect(await roundAll(true)).toMatchObject({ changed: 0, left: 0 });
    expect(
      (await shop().call({ ...order, body: orderBody(place, [{ ...line, price: 1000 }]) })).status,
    ).toBe(201);
    expect(await brokenInvariants(shop().db)).toEqual([]);
    await roundTo(0);
    await roundAll(false);
    expect((await read(lamp.id)).price).toBe(2789.07);
  });

  test('the database rounds as the server does', async () => {
    const prices = [1, 50, 99, 149, 150, 249_999, 250_000, 278_907, 99_999_999];
    for (const rounding of [0, 1, 5, 10]) {
      for (const price of prices) {
        const { rows } = await sql<{ paisa: number }>`
          select cash_price_paisa(${price}::bigint, ${rounding}::integer) as paisa
        `.execute(shop().db);
        expect(Number(rows[0]?.paisa)).toBe(sellingPricePaisa(price, 0, rounding));
      }
    }
  });
});
