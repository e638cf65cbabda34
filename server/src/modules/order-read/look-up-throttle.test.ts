import type { TrackResponse } from '@pasal/shared/contracts';
import { onPostgresFirst } from '../../testing/database/both-databases';
import { createCity, createProduct, freshPhone, orderBody } from '../../testing/factories';
import { freshAddress } from '../../testing/test-app';
import { letTimePass } from '../../testing/time';

const DAY = 24 * 60 * 60;
const times = <Value>(count: number, make: (index: number) => Value) =>
  Array.from({ length: count }, (_value, index) => make(index));
const count = (answers: { status: number }[], status: number) =>
  answers.filter((answer) => answer.status === status).length;

onPostgresFirst((shop) => {
  const phone = '9807654321';
  let number: string;
  beforeEach(async () => {
    const city = await createCity(shop().db);
    const { id } = await createProduct(shop().db);
    const { body } = await shop().call<{ order: { order_number: string } }>({
      method: 'POST',
      url: '/order-product',
      body: { ...orderBody(city, [{ id, price: 1000, quantity: 1 }]), phone },
    });
    number = body.order.order_number;
  });

  const look = (order: string, tried: string, remoteAddress = freshAddress()) =>
    shop().call({
      method: 'POST',
      url: '/order-product/track',
      body: { order_number: order, phone: tried },
      remoteAddress,
    });
  const cancel = (order: string, tried: string, remoteAddress = freshAddress()) =>
    shop().call({
      method: 'POST',
      url: '/order-product/track/cancel',
      body: { order_number: order, phone: tried },
      remoteAddress,
    });

  test('a number is found however it is written, with its own phone alone; the newest of two years (D92)', async () => {
    const find = async (written: string, tried = phone) => {
      const { status, body } = await shop().call<TrackResponse>({
        method: 'POST',
        url: '/order-product/track',
        body: { order_number: written, phone: tried },
        remoteAddress: freshAddress(),
      });
      return status === 200 ? body.order.order_number : status;
    };
    const [, year = '', digits = ''] = number.split('-');
    const plain = String(Number(digits));
    const devanagari = plain.replace(/\d/g, (digit) => String.fromCharCode(0x0966 + Number(digit)));
    for (const written of [plain, `#${plain}`, devanagari, `np-${year}-${plain}`]) {
      expect(await find(written)).toBe(number);
      expect(await find(written, freshPhone())).toBe(404);
    }
    const before = `NP-${Number(year) - 1}-${digits}`;
    const { db } = shop();
    const orders = db.updateTable('orders').where('order_number', '=', number);
    await orders.set({ order_number: before }).execute();
    expect(await find(plain)).toBe(before);
    expect(await find(`${year}-${plain}`)).toBe(404);
  });

  test('however a number is written, its misses count together', async () => {
    const address = freshAddress();
    const plain = String(Number(number.split('-')[2]));
    const writings = [number, plain, `NP-${plain}`, `#${plain}`, `2019-${plain}`];
    for (const written of writings) {
      const tried = await look(written, freshPhone(), address);
      expect(tried.status).toBe(404);
    }
    expect((await look(`0${plain}`, freshPhone(), address)).status).toBe(429);
  });

  test("strangers' misses do not refuse the buyer's own address, to look up or to cancel", async () => {
    const stranger = freshAddress();
    await Promise.all(times(20, () => look(number, freshPhone(), stranger)));
    await Promise.all(times(20, (index) => cancel(`NP-2026-1${index}`, phone, stranger)));
    for (let visit = 0; visit < 3; visit += 1) {
      expect((await look(number, phone)).status).toBe(200);
    }
    expect((await cancel(number, phone)).status).toBe(200);
    // The stranger must wait even with a correct number.
    expect((await look(number, phone, stranger)).status).toBe(429);
  });

  test.each([
    ['phones on a number', () => [number, freshPhone()]],
    ['phones on a number that is none', () => ['NP-2026-999999', freshPhone()]],
    ['numbers on a phone', (index: number) => [`NP-2026-2${index}`, phone]],
  ] as const)('20 at once from one address, %s: five are looked at', async (_what, make) => {
    for (const call of [look, cancel]) {
      const address = freshAddress();
      const answers = await Promise.all(
        times(20, (index) => {
          const [order = '', tried = ''] = make(index);
          return call(order, tried, address);
        }),
      );
      expect([count(answers, 404), count(answers, 429)]).toEqual([5, 15]);
    }
  });

  test('whoever misses on waits longer each time, and starts anew once they are right', async () => {
    const address = freshAddress();
    for (let miss = 0; miss < 5; miss += 1) await look(number, freshPhone(), address);
    for (const expected of [30, 60, 120]) {
      const refused = await look(number, phone, address);
      expect([refused.status, refused.body.code]).toEqual([429, 'RATE_LIMITED']);
      const wait = Number(refused.headers['retry-after']);
      expect(Math.round(wait / 30) * 30).toBe(expected);
      await letTimePass(shop().db, wait);
      expect((await look(number, freshPhone(), address)).status).toBe(404);
    }
    await letTimePass(shop().db, 240);
    expect((await look(number, phone, address)).status).toBe(200);
    expect((await look(number, freshPhone(), address)).status).toBe(404);
    expect((await look(number, phone, address)).status).toBe(200);
  });

  test('guessed at from everywhere: who has missed waits a minute, who has not is answered', async () => {
    const guessers = times(30, freshAddress);
    const [first = ''] = guessers;
    for (const address of guessers) {
      expect((await look(number, freshPhone(), address)).status).toBe(404);
    }
    const refused = await look(number, phone, first);
    expect(refused.status).toBe(429);
    expect(Number(refused.headers['retry-after'])).toBeLessThanOrEqual(60);
    expect((await look(number, freshPhone(), first)).status).toBe(429);
    const buyer = freshAddress();
    const visits = await Promise.all(times(10, () => look(number, phone, buyer)));
    expect(count(visits, 200)).toBe(10);
    const late = freshAddress();
    expect((await look(number, freshPhone(), late)).status).toBe(404);
    expect((await look(number, phone, late)).status).toBe(429);
    expect((await cancel(number, phone, late)).status).toBe(429);
    await letTimePass(shop().db, 60);
    expect((await look(number, phone, first)).status).toBe(200);
    expect((await cancel(number, phone)).status).toBe(200);
  });

  test('one address tries a phone on hardly more than a hundred order numbers a day', async () => {
    const address = freshAddress();
    let [tried, passed] = [0, 0];
    while (passed < DAY) {
      const { status, headers } = await look(`NP-2026-3${tried}`, phone, address);
      if (status === 404) tried += 1;
      const wait = Number(headers['retry-after'] ?? 0);
      await letTimePass(shop().db, wait);
      passed += wait;
    }
    expect(tried).toBeGreaterThan(50);
    expect(tried).toBeLessThan(120);
  });
});
