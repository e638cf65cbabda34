import { sql } from 'kysely';
import { toDomainError } from '@pasal/core/http/errors/error-response';
import type { OrderRequest, PlacedOrder } from '@pasal/shared/contracts';
import { onPostgresFirst } from '../../../testing/database/both-databases';
import {
  createCity,
  createProduct,
  createVariants,
  freshPhone,
  orderBody,
  signedIn,
} from '../../../testing/factories';
import { brokenInvariants } from '../../../testing/database/invariants';
import { freshAddress, type TestApp } from '../../../testing/test-app';
import { placeOrder } from './place-order.service';

const times = <Value>(count: number, make: (index: number) => Value) =>
  Array.from({ length: count }, (_value, index) => make(index));

/** Counts how often each value occurs. */
function tally(values: readonly (string | number)[]): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const value of values) counts[value] = (counts[value] ?? 0) + 1;
  return counts;
}

/**
 * Asks again while the shop reports that it is busy, as its message asks people to: on a slow machine the last of 200
 * waits longer for a row than an order may.
 */
async function whenFree<Answer>(ask: () => Promise<Answer>, isBusy: (answer: Answer) => boolean) {
  for (;;) {
    const answer = await ask();
    if (!isBusy(answer)) return answer;
  }
}

onPostgresFirst((shop) => {
  const callWhenFree = (request: Parameters<TestApp['call']>[0]) =>
    whenFree(
      () => shop().call(request),
      ({ status }) => status === 503,
    );
  const place = (body: object, headers: Record<string, string> = {}) =>
    callWhenFree({ method: 'POST', url: '/order-product', body, headers });
  /** Orders without a request: `sold`, or the code of the refusal. */
  const buyWhenFree = (order: OrderRequest) =>
    whenFree(
      () =>
        placeOrder(shop().db, order, { key: undefined, address: freshAddress() }).then(
          () => 'sold',
          (error: unknown) => toDomainError(error, 'POST').code,
        ),
      (outcome) => outcome === 'UNAVAILABLE',
    );

  test('200 buyers at once on 10 units: exactly 10 sold, 190 refused', async () => {
    const city = await createCity(shop().db);
    const { id } = await createProduct(shop().db, { in_stock: 10 });
    const order = orderBody(city, [{ id, price: 1000, quantity: 1 }]);
    const answers = await Promise.all(times(200, () => place({ ...order, phone: freshPhone() })));
    expect(tally(answers.map(({ status }) => status))).toEqual({ 201: 10, 409: 190 });
    const stock = await shop().db.selectFrom('product').select('in_stock').executeTakeFirst();
    expect(stock).toEqual({ in_stock: 0 });
    expect(await brokenInvariants(shop().db)).toEqual([]);
  });

  test('100 buyers at once on two variants of 10 and 5 units: exactly these are sold', async () => {
    const { db } = shop();
    const city = await createCity(db);
    const { id } = await createProduct(db, { in_stock: 0 });
    await createVariants(db, id, [
      { name: '4 channels', price: 1000, in_stock: 10 },
      { name: '8 channels', price: 2000, in_stock: 5 },
    ]);
    const lines = [1, 2].map((variant_id) => ({
      id,
      variant_id,
      price: variant_id * 1000,
      quantity: 1,
    }));
    const carts = [lines.slice(0, 1), lines.slice(1), lines, lines.toReversed()];
    await Promise.all(times(100, (index) => place(orderBody(city, carts[index % 4] ?? lines))));
    const left = await db
      .selectFrom('product')
      .select(['in_stock', 'price_paisa'])
      .where('id', '=', id)
      .executeTakeFirst();
    expect(left).toEqual({ in_stock: 0, price_paisa: 100_000 });
    expect(await brokenInvariants(db)).toEqual([]);
  });

  // The embedded database works in the same thread: only orders of one tick really compete there.
  test('200 orders in the same tick on 10 units: exactly 10 sold, 190 refused', async () => {
    const city = await createCity(shop().db);
    const { id } = await createProduct(shop().db, { in_stock: 10 });
    const order = orderBody(city, [{ id, price: 1000, quantity: 1 }]);
    const outcomes = await Promise.all(
      times(200, () => buyWhenFree({ ...order, phone: freshPhone() })),
    );
    expect(tally(outcomes)).toEqual({ sold: 10, OUT_OF_STOCK: 190 });
    expect(await brokenInvariants(shop().db)).toEqual([]);
  });

  test('100 crossed carts at once: none blocks another', async () => {
    const city = await createCity(shop().db);
    const one = await createProduct(shop().db, { in_stock: 500 });
    const other = await createProduct(shop().db, { in_stock: 500 });
    const lines = [one, other].map(({ id }) => ({ id, price: 1000, quantity: 1 }));
    const carts = [lines, lines.toReversed()];
    const answers = await Promise.all(
      times(100, (index) => place(orderBody(city, carts[index % 2] ?? lines))),
    );
    expect(tally(answers.map(({ status }) => status))).toEqual({ 201: 100 });
    expect(await brokenInvariants(shop().db)).toEqual([]);
  });

  test('one key 50 times at once: one order, the same answer to all', async () => {
    const city = await createCity(shop().db);
    const { id } = await createProduct(shop().db, { in_stock: 60 });
    const order = orderBody(city, [{ id, price: 1000, quantity: 1 }]);
    const headers = { 'idempotency-key': '3f0e2a52-6f3b-4a53-9d0b-0f1df2f3a111' };
    const answers = await Promise.all(times(50, () => place(order, headers)));
    expect(tally(answers.map(({ status }) => status))).toEqual({ 201: 50 });
    expect(new Set(answers.map(({ body }) => JSON.stringify(body))).size).toBe(1);
    const stock = await shop().db.selectFrom('product').select('in_stock').executeTakeFirst();
    expect(stock).toEqual({ in_stock: 59 });
    expect(await brokenInvariants(shop().db)).toEqual([]);
  });

  test('a city deleted while an order names it: the order is refused, or the deletion', async () => {
    const { db } = shop();
    const city = await createCity(db);
    const { id } = await createProduct(db);
    const order = orderBody(city, [{ id, price: 1000, quantity: 1 }]);
    let placing: ReturnType<typeof place> | undefined;
    await db.transaction().execute(async (trx) => {
      await trx.deleteFrom('city').where('id', '=', city.city_id).execute();
      placing = place(order);
      // Waits until the order waits for the deletion; on the embedded database the order waits in the
      // queue.
      const waiting = () => sql`select from pg_locks where not granted`.execute(trx);
      for (let look = 0; look < 50 && (await waiting()).rows.length === 0; look += 1) {
        await new Promise((resolve) => setTimeout(resolve, 10));
      }
    });
    const refused = await placing;
    expect([refused?.status, refused?.body]).toMatchObject([
      400,
      { code: 'VALIDATION', details: [{ path: 'city_id' }] },
    ]);

    const other = await createCity(db, 'Kaski', 'Pokhara');
    const { headers } = await signedIn(shop(), 'admin');
    const url = `/branch/delete-city/${other.city_id}`;
    const [placed, deleted] = await Promise.all([
      place({ ...order, ...other }),
      shop().call({ method: 'DELETE', url, headers }),
    ]);
    expect(['201 409', '400 200']).toContain(`${placed.status} ${deleted.status}`);
    expect(await brokenInvariants(db)).toEqual([]);
  });

  test('two tabs with one key, each with its own address, at once: one order, named to the other', async () => {
    const city = await createCity(shop().db);
    const { id } = await createProduct(shop().db, { in_stock: 60 });
    const order = orderBody(city, [{ id, price: 1000, quantity: 2 }]);
    for (let pair = 1; pair <= 10; pair += 1) {
      const headers = { 'idempotency-key': `a-browser.${pair}` };
      const phone = freshPhone();
      const tabs = await Promise.all(
        ['Naya Bazaar 4', 'Lazimpat 2'].map((address) =>
          place({ ...order, phone, address }, headers),
        ),
      );
      expect(tally(tabs.map(({ status }) => status))).toEqual({ 201: 1, 422: 1 });
      const placed = tabs.find(({ status }) => status === 201)?.body.order as PlacedOrder;
      const told = tabs.find(({ status }) => status === 422)?.body;
      const { order_number, total, items } = placed;
      expect(told).toMatchObject({
        code: 'IDEMPOTENCY_MISMATCH',
        message: `This cart has already been ordered: order ${order_number}, Rs. 2,000.`,
        details: { order: { order_number, total, items } },
      });
    }
    const stock = await shop().db.selectFrom('product').select('in_stock').executeTakeFirst();
    expect(stock).toEqual({ in_stock: 40 });
    expect(await brokenInvariants(shop().db)).toEqual([]);
  });

  test('20 cancellations of one order at once: the stock comes back once', async () => {
    const city = await createCity(shop().db);
    const { id } = await createProduct(shop().db, { in_stock: 10 });
    await place(orderBody(city, [{ id, price: 1000, quantity: 4 }]));
    const { headers } = await signedIn(shop());
    const cancel = { status: 'cancel', remarks: 'Asked for by phone' };
    const answers = await Promise.all(
      times(20, () =>
        callWhenFree({ method: 'PUT', url: '/order-product/1', body: cancel, headers }),
      ),
    );
    expect(tally(answers.map(({ status }) => status))).toEqual({ 200: 20 });
    const stock = await shop().db.selectFrom('product').select('in_stock').executeTakeFirst();
    expect(stock).toEqual({ in_stock: 10 });
    expect(await brokenInvariants(shop().db)).toEqual([]);
  });

  test('20 changes of one version at once: one is made, the others are told', async () => {
    const city = await createCity(shop().db);
    const { id } = await createProduct(shop().db);
    await place(orderBody(city, [{ id, price: 1000, quantity: 1 }]));
    const { headers } = await signedIn(shop());
    const answers = await Promise.all(
      times(20, (index) =>
        callWhenFree({
          method: 'PUT',
          url: '/order-product/1',
          body: { status: 'others', remarks: `Change ${index}`, version: 1 },
          headers,
        }),
      ),
    );
    expect(tally(answers.map(({ status }) => status))).toEqual({ 200: 1, 409: 19 });
  });
});
