import {
  DEFAULT_ORDER_LIMITS,
  type PlaceOrderResponse,
  type QuoteResponse,
  type SiteSettingsResponse,
} from '@pasal/shared/contracts';
import { onPostgresFirst } from '../../../testing/database/both-databases';
import {
  createCity,
  createProduct,
  orderBody,
  signedIn,
  type Line,
} from '../../../testing/factories';
import { brokenInvariants } from '../../../testing/database/invariants';

type Answer = PlaceOrderResponse & { code?: string; details?: Record<string, unknown> };
type Headers = Record<string, string>;

onPostgresFirst((shop) => {
  let city: Awaited<ReturnType<typeof createCity>>;
  let lines: (quantities: readonly number[]) => Line[];
  let ids: number[];
  beforeEach(async () => {
    city = await createCity(shop().db);
    ids = [];
    for (let made = 0; made < 6; made += 1) {
      ids.push((await createProduct(shop().db, { in_stock: 100 })).id);
    }
    lines = (quantities) =>
      quantities.map((quantity, index) => ({ id: ids[index] ?? 0, price: 1000, quantity }));
  });

  const post = <Body>(url: string, body: object, headers: Headers = {}) =>
    shop().call<Body>({ method: 'POST', url, body, headers });
  const place = (quantities: readonly number[], headers: Headers = {}) =>
    post<Answer>('/order-product', orderBody(city, lines(quantities)), headers);
  const pieces = async () => {
    const products = await shop().db.selectFrom('product').select('in_stock').execute();
    return products.reduce((sum, { in_stock }) => sum + in_stock, 0);
  };

  test('nobody empties the shop with one web order: 10 of a product, 50 in all', async () => {
    const ofOne = await place([1, 11]);
    expect([ofOne.status, ofOne.body.code]).toEqual([409, 'OVER_LIMIT']);
    expect(ofOne.body.message).toContain('up to 10 of one product');
    expect(ofOne.body.details).toMatchObject({
      items: [{ id: ids[1], quantity: 11, in_stock: 100, problem: 'OVER_LIMIT' }],
      limits: DEFAULT_ORDER_LIMITS,
    });
    const inAll = await place([10, 10, 10, 10, 10, 1]);
    expect([inAll.status, inAll.body.code]).toEqual([409, 'OVER_LIMIT']);
    expect(inAll.body.message).toContain('You can order up to 50 items');
    expect(inAll.body.details).toEqual({ items: [], limits: DEFAULT_ORDER_LIMITS });
    expect(await pieces()).toBe(600);
    expect((await place([10, 10, 10, 10, 10])).status).toBe(201);
    expect(await pieces()).toBe(550);
    expect(await brokenInvariants(shop().db)).toEqual([]);
  });

  test('two lines of one product are one', async () => {
    const [line] = lines([6]);
    const body = orderBody(city, [line as Line, line as Line]);
    expect((await post<Answer>('/order-product', body)).body.code).toBe('OVER_LIMIT');
  });

  test('what is no longer there, or not enough, is said before', async () => {
    await shop().db.updateTable('product').set({ in_stock: 5 }).where('id', '=', 1).execute();
    const { body } = await place([11, 11]);
    expect(body.code).toBe('OUT_OF_STOCK');
    expect(body.details?.items).toMatchObject([
      { problem: 'OUT_OF_STOCK' },
      { problem: 'OVER_LIMIT' },
    ]);
  });

  test('a quote says which lines are too many, and what one order may take', async () => {
    const { status, body } = await post<QuoteResponse>('/order-product/quote', {
      cartItems: lines([10, 11]),
    });
    expect(status).toBe(200);
    expect(body.items.map(({ problem }) => problem)).toEqual([undefined, 'OVER_LIMIT']);
    expect(body.limits).toEqual(DEFAULT_ORDER_LIMITS);
  });

  test('the shop says how many; an answer given stays, and staff are free', async () => {
    const { headers } = await signedIn(shop(), 'admin');
    const key = { 'idempotency-key': 'a-browser.1' };
    const order = orderBody(city, lines([8]));
    const first = await post<Answer>('/order-product', order, key);
    expect(first.status).toBe(201);
    const { body } = await shop().call<SiteSettingsResponse>({ url: '/site/settings' });
    const set = (order_limits: object) =>
      shop().call<SiteSettingsResponse>({
        method: 'PUT',
        url: '/site/settings',
        body: { settings: { ...body.settings, order_limits }, version: body.version },
        headers,
      });
    expect((await set({ pieces_per_product: 0, pieces_per_order: 50 })).status).toBe(400);
    const saved = await set({ pieces_per_product: 7, pieces_per_order: 12 });
    expect(saved.body.settings.order_limits).toEqual({
      pieces_per_product: 7,
      pieces_per_order: 12,
    });
    expect((await place([8])).body.code).toBe('OVER_LIMIT');
    expect((await place([7, 6])).body.code).toBe('OVER_LIMIT');
    expect((await place([7, 5])).status).toBe(201);
    const again = await post<Answer>('/order-product', order, key);
    expect([again.status, again.body]).toEqual([201, first.body]);
    const manual = await post<Answer>(
      '/order-product/manual',
      orderBody(city, lines([60])),
      headers,
    );
    expect(manual.status).toBe(201);
  });

  test('settings from before there were limits have the usual ones', async () => {
    const stored = JSON.stringify({ shop_name: 'Pasal Pokhara' });
    await shop().db.insertInto('site_setting').values({ key: 'site', value: stored }).execute();
    expect((await place([11])).body.code).toBe('OVER_LIMIT');
    expect((await place([10])).status).toBe(201);
  });
});
