import type { PublicProductsResponse } from '@pasal/shared/contracts';
import { deleteBanner, insertBanner } from '@pasal/server/modules/site/site-write.repository';
import { onBothDatabases } from '@pasal/server/testing/database/both-databases';
import { createCity, createProduct, orderBody, signedIn } from '@pasal/server/testing/factories';
import { openTestApp, type TestApp } from '@pasal/server/testing/test-app';
import { sharedPostgres } from '@pasal/server/testing/database/shared-postgres';

const READS = [
  '/product/public',
  '/category',
  '/site/banner',
  '/site/poster',
  '/site/settings',
  '/branch',
];

/** Statements that read `table`, from now on. */
function countReads(shop: TestApp, table: string) {
  const asked: string[] = [];
  const executor = shop.db.getExecutor();
  const spy = jest.spyOn(shop.db, 'executeQuery').mockImplementation(async (query) => {
    const compiled = 'sql' in query ? query : query.compile();
    asked.push(compiled.sql);
    return executor.executeQuery(compiled);
  });
  return {
    count: () => asked.filter((text) => text.includes(table)).length,
    stop: () => spy.mockRestore(),
  };
}

const prices = async (shop: TestApp) => {
  const { body } = await shop.call<PublicProductsResponse>({ url: '/product/public' });
  return body.products.map(({ price }) => price);
};

onBothDatabases((shop) => {
  const list = async (query = '', headers = {}) => {
    const answer = await shop().call<PublicProductsResponse>({
      url: `/product/public${query}`,
      headers,
    });
    return answer.body.products.map(({ title, in_stock: left }) => `${title}: ${left}`);
  };

  test.each(READS)(
    '%s answers 304 to whom holds the answer, and is never cached unasked',
    async (url) => {
      await createProduct(shop().db);
      const first = await shop().app.inject({ url: `/api/v1${url}` });
      const { etag } = first.headers;
      expect([first.statusCode, first.headers['cache-control']]).toEqual([200, 'no-cache']);
      expect(etag).toMatch(/^"[\w-]+"$/);
      for (const held of [etag, `W/${etag}`, `"other", ${etag}`]) {
        const again = await shop().app.inject({
          url: `/api/v1${url}`,
          headers: { 'if-none-match': String(held) },
        });
        expect([again.statusCode, again.body, again.headers.etag]).toEqual([304, '', etag]);
      }
      const other = await shop().app.inject({
        url: `/api/v1${url}`,
        headers: { 'if-none-match': '"other"' },
      });
      expect([other.statusCode, other.body]).toEqual([200, first.body]);
      expect(other.headers['content-type']).toBe(first.headers['content-type']);
      const head = await shop().app.inject({ method: 'HEAD', url: `/api/v1${url}` });
      expect([head.statusCode, head.body]).toEqual([200, '']);
    },
  );

  test('a cached answer is given without reading a product again, however its question is written', async () => {
    const { id } = await createProduct(shop().db, { title: 'Lamp' });
    // The facts of named products are read from the database.
    const named = `id=${id}`;
    await list(`?page=1&limit=5&${named}`);
    const reads = countReads(shop(), 'from product');
    expect(await list(`?${named}&limit=5&page=1`)).toEqual(['Lamp: 10']);
    expect(await list(`?page=1&limit=5&unknown=x&${named}`)).toEqual(['Lamp: 10']);
    expect(reads.count()).toBe(0);
    expect(await list(`?page=2&limit=5&${named}`)).toEqual([]);
    expect(reads.count()).toBe(1);
    reads.stop();
  });

  test('many at once share the question for the version', async () => {
    await list();
    const asked = countReads(shop(), 'from public_version');
    await Promise.all(Array.from({ length: 100 }, () => list()));
    expect(asked.count()).toBeGreaterThan(0);
    expect(asked.count()).toBeLessThan(10);
    asked.stop();
  });

  test('who has changed something reads the change next', async () => {
    const { db } = shop();
    const { id, price_paisa } = await createProduct(db, { title: 'Lamp' });
    expect(await list()).toEqual(['Lamp: 10']);
    const place = await createCity(db);
    const placed = await shop().call({
      method: 'POST',
      url: '/order-product',
      body: orderBody(place, [{ id, price: price_paisa / 100, quantity: 3 }]),
    });
    expect(placed.status).toBe(201);
    expect(await list()).toEqual(['Lamp: 7']);
    await db.updateTable('brand').set({ name: 'Renamed' }).execute();
    const renamed = await shop().call<PublicProductsResponse>({ url: '/product/public' });
    expect(renamed.body.products[0]?.brand).toBe('Renamed');
    expect(renamed.body.facets.brands).toEqual([{ name: 'Renamed', total: 1 }]);
    const { headers } = await signedIn(shop(), 'admin');
    await shop().call({ method: 'DELETE', url: `/product/${id}`, headers });
    expect(await list()).toEqual([]);
  });

  test('a change shows in what it changes: places, categories, banners', async () => {
    const { db } = shop();
    const read = async (url: string) => (await shop().app.inject({ url: `/api/v1${url}` })).body;
    for (const url of READS) await read(url);
    await createCity(db, 'Kaski', 'Pokhara');
    expect(await read('/branch')).toContain('Pokhara');
    await db.insertInto('category').values({ name: 'Kitchens' }).execute();
    expect(await read('/category')).toContain('Kitchens');
    const banner = { image: '', discount: '', date_range: '', title2: '', title3: '', title4: '' };
    const { id } = await db
      .transaction()
      .execute((trx) => insertBanner(trx, { ...banner, title: 'Dashain', ne: null }, 1));
    expect(await read('/site/banner')).toContain('Dashain');
    await db.transaction().execute((trx) => deleteBanner(trx, id));
    expect(await read('/site/banner')).not.toContain('Dashain');
  });

  test('a change that was given up leaves everything as it was', async () => {
    const { db } = shop();
    await createProduct(db, { title: 'Lamp' });
    await list();
    const failing = db.transaction().execute(async (trx) => {
      await trx.updateTable('product').set({ title: 'Gone' }).execute();
      throw new Error('changed my mind');
    });
    await expect(failing).rejects.toThrow('changed my mind');
    expect(await list()).toEqual(['Lamp: 10']);
  });

  test('what staff see is never cached for visitors', async () => {
    const hidden = await createProduct(shop().db, { title: 'Hidden', status: 'pending' });
    const { headers } = await signedIn(shop());
    const url = `/product/slug/${hidden.slug}`;
    const seen = await shop().call({ url, headers });
    expect([seen.status, seen.headers['cache-control'], seen.headers.etag]).toEqual([
      200,
      'no-store',
      undefined,
    ]);
    expect((await shop().call({ url })).status).toBe(404);
    expect((await shop().call({ url, headers })).status).toBe(200);
  });

  test('readers and writers at once: nobody reads what was before their own change', async () => {
    const { db } = shop();
    const { id } = await createProduct(db, { in_stock: 0 });
    let written = 0;
    const stale: string[] = [];
    const write = async () => {
      for (let round = 0; round < 40; round += 1) {
        await db
          .updateTable('product')
          .set({ in_stock: round + 1 })
          .where('id', '=', id)
          .execute();
        written = round + 1;
        await readOnce();
      }
    };
    const readOnce = async () => {
      const least = written;
      const { body } = await shop().call<PublicProductsResponse>({ url: '/product/public' });
      const read = body.products[0]?.in_stock ?? -1;
      if (read < least) stale.push(`${read} after ${least}`);
    };
    const read = async () => {
      for (let round = 0; round < 60; round += 1) await readOnce();
    };
    await Promise.all([write(), read(), read(), read()]);
    expect(stale).toEqual([]);
  });
});

test('servers on one PostgreSQL show each other’s changes at the next read', async () => {
  const postgres = sharedPostgres();
  const databaseUrl = await postgres.createMigrated();
  const one = await openTestApp({ databaseUrl });
  const other = await openTestApp({ databaseUrl });
  await createProduct(one.db, { price: 100 });
  expect([await prices(one), await prices(other)]).toEqual([[100], [100]]);
  for (let round = 1; round <= 20; round += 1) {
    await one.db
      .updateTable('product')
      .set({ price_paisa: round * 100 })
      .execute();
    expect(await prices(other)).toEqual([round]);
  }
  await one.close();
  await other.close();
  await postgres.stop();
});
