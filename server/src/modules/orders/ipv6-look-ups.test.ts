import { countedIp } from '@pasal/core/limits/counted-address';
import { takeToken, tookToken } from '@pasal/core/limits/rate-limit';
import { onPostgresFirst } from '../../testing/database/both-databases';
import { createCity, createProduct, orderBody } from '../../testing/factories';
import { LIMITS } from '../limits';
import { countLookUp } from '../order-read/look-up-throttle';

const ALL = 65_536;
/** A /64 of one /48, by its number. */
const networkOf = (at: number) => `2001:db8:7:${at.toString(16)}::${(at % 9) + 1}`;

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
  const look = (order: string, remoteAddress: string) =>
    shop().call({
      method: 'POST',
      url: '/order-product/track',
      body: { order_number: order, phone },
      remoteAddress,
    });

  test('numbers counted down at a known phone cost as much from every /64 of a /48 as from one IPv4 address', async () => {
    const answered = { v6: 0, v4: 0 };
    for (let at = 0; at < 96; at += 1) {
      // From one end of the /48 to the other.
      const spread = await look(`9${at}`, networkOf(Math.floor((at * ALL) / 96)));
      const one = await look(`8${at}`, '198.51.100.9');
      answered.v6 += Number(spread.status === 404);
      answered.v4 += Number(one.status === 404);
    }
    expect(answered).toEqual({ v6: 5, v4: 5 });
    // These networks are refused even the right number, and a buyer elsewhere is not.
    expect((await look(number, networkOf(4711))).status).toBe(429);
    expect((await look(number, '2001:db8:8:1::1')).status).toBe(200);
  });

  test('of 65,536 networks of a /48 so many are counted as four addresses have', async () => {
    const { db } = shop();
    const limit = { ...LIMITS.cartCodeOfAddress, tokens: 20 };
    let taken = 0;
    for (let at = 0; at < ALL; at += 1) {
      // Once the limit is reached all the rest are refused: the test tries every 256th.
      if (taken === 80 && at % 256 !== 0) continue;
      taken += Number(await tookToken(db, limit, countedIp(networkOf(at))));
    }
    expect(taken).toBeLessThanOrEqual(80);
    await expect(takeToken(db, limit, countedIp(networkOf(7)))).rejects.toMatchObject({
      code: 'RATE_LIMITED',
    });
    await expect(takeToken(db, limit, '203.0.113.9')).resolves.toBeUndefined();
  });

  test('while a phone is guessed at from everywhere, a /48 has one try a minute at it', async () => {
    const { db } = shop();
    const miss = (at: number, address: string) =>
      countLookUp(db, { number: `N ${at}`, phone }, { address, found: false }).then(
        () => 404,
        () => 429,
      );
    for (let at = 0; at < 30; at += 1) await miss(at, `203.0.113.${at}`);
    const statuses = [];
    for (let at = 0; at < 32; at += 1)
      statuses.push(await miss(100 + at, countedIp(networkOf(at * 2048))));
    expect(statuses.filter((status) => status === 404)).toHaveLength(1);
  });
});
