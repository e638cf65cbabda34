import { onPostgresFirst } from '../../../testing/database/both-databases';
import { createCity, createProduct, freshPhone, orderBody } from '../../../testing/factories';
import { brokenInvariants } from '../../../testing/database/invariants';
import { freshAddress, openTestApp, type TestApp } from '../../../testing/test-app';

const times = <Value>(count: number, make: (index: number) => Value) =>
  Array.from({ length: count }, (_value, index) => make(index));

async function shopWithStock(shop: TestApp) {
  const city = await createCity(shop.db);
  const { id } = await createProduct(shop.db, { in_stock: 500 });
  return orderBody(city, [{ id, price: 1000, quantity: 1 }]);
}

function place(shop: TestApp, body: object, remoteAddress: string, headers = {}) {
  return shop.call<{ code?: string; order?: { order_number: string } }>({
    method: 'POST',
    url: '/order-product',
    body,
    headers,
    remoteAddress,
  });
}

const tally = (answers: { status: number }[]) =>
  Object.fromEntries(
    [...new Set(answers.map(({ status }) => status))].map((status) => [
      status,
      answers.filter((answer) => answer.status === status).length,
    ]),
  );

onPostgresFirst((shop) => {
  const placed = async () => (await shop().db.selectFrom('orders').select('id').execute()).length;

  test('100 orders at once from one address: 20 are placed, the others wait', async () => {
    const body = await shopWithStock(shop());
    const address = freshAddress();
    const answers = await Promise.all(
      times(100, () => place(shop(), { ...body, phone: freshPhone() }, address)),
    );
    expect(tally(answers)).toEqual({ 201: 20, 429: 80 });
    expect(await placed()).toBe(20);
    const refused = answers.find(({ status }) => status === 429);
    expect(refused?.body.code).toBe('RATE_LIMITED');
    expect(Number(refused?.headers['retry-after'])).toBeGreaterThan(0);
    const elsewhere = await place(shop(), { ...body, phone: freshPhone() }, freshAddress());
    expect(elsewhere.status).toBe(201);
    expect(await brokenInvariants(shop().db)).toEqual([]);
  });

  test('50 orders at once for one phone, however written: six are placed', async () => {
    const body = await shopWithStock(shop());
    const phones = ['9801234567', '+977 980-1234567', '९८०१२३४५६७'];
    const answers = await Promise.all(
      times(50, (index) => place(shop(), { ...body, phone: phones[index % 3] }, freshAddress())),
    );
    expect(tally(answers)).toEqual({ 201: 6, 429: 44 });
    expect(await brokenInvariants(shop().db)).toEqual([]);
  });

  test('an order that is refused or sent again takes no turn', async () => {
    const body = await shopWithStock(shop());
    const address = freshAddress();
    const [line] = body.cartItems;
    const dearer = { ...body, cartItems: [{ ...line, price: 999 }] };
    for (let time = 0; time < 10; time += 1) {
      expect((await place(shop(), dearer, address)).status).toBe(409);
    }
    const key = { 'idempotency-key': 'one-checkout' };
    const again = await Promise.all(times(10, () => place(shop(), body, address, key)));
    expect(tally(again)).toEqual({ 201: 10 });
    const others = await Promise.all(times(6, () => place(shop(), body, address)));
    expect(tally(others)).toEqual({ 201: 5, 429: 1 });
  });

  test('checkouts that fail are limited as well', async () => {
    const address = freshAddress();
    const answers = await Promise.all(times(200, () => place(shop(), {}, address)));
    expect(tally(answers)).toEqual({ 400: 120, 429: 80 });
  });

  test('carts are quoted as often as anyone needs, and no more', async () => {
    const { cartItems } = await shopWithStock(shop());
    const remoteAddress = freshAddress();
    const quote = () =>
      shop().call({
        method: 'POST',
        url: '/order-product/quote',
        body: { cartItems },
        remoteAddress,
      });
    const { 200: answered = 0, 429: refused = 0 } = tally(await Promise.all(times(320, quote)));
    // A token is refilled every two seconds: on a slow machine a few more requests are answered.
    expect(answered).toBeGreaterThanOrEqual(300);
    expect(refused).toBeGreaterThan(0);
    expect(answered + refused).toBe(320);
  });

  test('a text that is no phone number is counted by itself, not with everybody else’s', async () => {
    await Promise.all(
      times(30, (index) =>
        shop().call({
          method: 'POST',
          url: '/order-product/track',
          body: { order_number: `NP-2026-1${index}`, phone: `x${index}` },
        }),
      ),
    );
    const asked = {
      method: 'POST',
      url: '/order-product/track',
      body: { order_number: 'NP-2026-000001', phone: 'nonsense' },
    } as const;
    expect((await shop().call(asked)).status).toBe(404);
  });
});

/** The header of a proxy that adds `client` to what its caller claims. */
const behind = (client: string) => `6.6.6.6, ${client}`;

test('X-Forwarded-For counts only when TRUST_PROXY names who sent it, and by the address in it', async () => {
  for (const [trusted, forwarded, expected] of [
    ['', () => behind(freshAddress()), { 201: 20, 429: 10 }],
    ['192.0.2.0/24', () => behind(freshAddress()), { 201: 30 }],
    ['198.51.100.1', () => behind(freshAddress()), { 201: 20, 429: 10 }],
    ['192.0.2.0/24', (turn: number) => behind(`203.0.113.9:${1000 + turn}`), { 201: 20, 429: 10 }],
    ['192.0.2.0/24', (turn: number) => behind(`nobody-${turn}`), { 201: 20, 429: 10 }],
  ] as const) {
    const shop = await openTestApp({ env: { TRUST_PROXY: trusted } });
    const body = await shopWithStock(shop);
    const answers = await Promise.all(
      times(30, (turn) =>
        place(shop, { ...body, phone: freshPhone() }, '192.0.2.9', {
          'x-forwarded-for': forwarded(turn),
        }),
      ),
    );
    await shop.close();
    expect(tally(answers)).toEqual(expected);
  }
});
