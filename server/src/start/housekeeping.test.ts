import { diskFiles } from '@pasal/core/files/disk-files';
import { IN_DATABASE } from '@pasal/platform/server/release/release-archives';
import { keepHouse, sweep } from './housekeeping';
import { onBothDatabases } from '../testing/database/both-databases';
import type { PlaceOrderResponse } from '@pasal/shared/contracts';
import { createCity, createProduct, orderBody, signedIn } from '../testing/factories';

const DAY = 24 * 60 * 60 * 1000;
const HOUR = 60 * 60 * 1000;
const ago = (milliseconds: number) => new Date(Date.now() - milliseconds);

onBothDatabases((shop) => {
  const place = (body: object, key: string) =>
    shop().call({
      method: 'POST',
      url: '/order-product',
      body,
      headers: { 'idempotency-key': key },
    });

  const keyOfAge = (age: number) =>
    shop()
      .db.updateTable('idempotency_key')
      .set({ created_at: ago(age) as never })
      .execute();

  async function order() {
    const city = await createCity(shop().db);
    const { id } = await createProduct(shop().db);
    return orderBody(city, [{ id, price: 1000, quantity: 1 }]);
  }

  test('an order repeated an hour later gets its first answer', async () => {
    const body = await order();
    const first = await place(body, 'attempt-1');
    await keyOfAge(HOUR);
    await sweep(shop().db);
    const again = await place(body, 'attempt-1');
    expect([first.status, again.status]).toEqual([201, 201]);
    expect(again.body).toEqual(first.body);
    const orders = await shop().db.selectFrom('orders').select('id').execute();
    expect(orders).toHaveLength(1);
  });

  test('a key goes after a week, not before', async () => {
    await place(await order(), 'attempt-1');
    await keyOfAge(7 * DAY - HOUR);
    expect(await sweep(shop().db)).toMatchObject({ keys: 0 });
    await keyOfAge(7 * DAY + HOUR);
    expect(await sweep(shop().db)).toMatchObject({ keys: 1 });
  });

  test('expired sessions go, the others stay', async () => {
    const { headers } = await signedIn(shop(), 'admin');
    const other = await signedIn(shop(), 'staff');
    await shop()
      .db.updateTable('session')
      .set({ expires_at: ago(1000) })
      .where('staff_id', '=', other.id)
      .execute();
    expect(await sweep(shop().db)).toMatchObject({ sessions: 1 });
    const { status } = await shop().call({ url: '/auth/me', headers });
    expect(status).toBe(200);
  });

  test('an entry of the activity log goes after a year, not before', async () => {
    const { id, email } = await signedIn(shop(), 'admin');
    const entry = { staff_id: id, staff_email: email, action: 'add', kind: 'brand' } as const;
    await shop()
      .db.insertInto('activity')
      .values([
        { ...entry, thing: 'Old', changes: '[]', at: ago(365 * DAY + HOUR) },
        { ...entry, thing: 'Young', changes: '[]', at: ago(365 * DAY - HOUR) },
      ])
      .execute();
    expect(await sweep(shop().db)).toMatchObject({ activities: 1 });
    const left = await shop().db.selectFrom('activity').select('thing').execute();
    expect(left).toEqual([{ thing: 'Young' }]);
  });

  test('a message goes 30 days after it was sent; one that was not sent stays', async () => {
    await place(await order(), 'attempt-1');
    const sentAt = (age: number) =>
      shop()
        .db.updateTable('outbox')
        .set({ state: 'sent', sent_at: ago(age) })
        .where('id', '=', 1)
        .execute();
    await sentAt(30 * DAY - HOUR);
    expect(await sweep(shop().db)).toMatchObject({ notifications: 0 });
    await sentAt(30 * DAY + HOUR);
    expect(await sweep(shop().db)).toMatchObject({ notifications: 1 });
    expect(await shop().db.selectFrom('outbox').select('id').execute()).toHaveLength(2);
  });

  test('a message that is kept, failed or was discarded goes 90 days after it was written', async () => {
    await place(await order(), 'attempt-1');
    const states = ['held', 'failed', 'discarded'] as const;
    for (const [index, state] of states.entries()) {
      await shop()
        .db.updateTable('outbox')
        .set({ state })
        .where('id', '=', index + 1)
        .execute();
    }
    const writtenAt = (age: number) =>
      shop()
        .db.updateTable('outbox')
        .set({ created_at: ago(age) as never })
        .execute();
    await writtenAt(90 * DAY - HOUR);
    expect(await sweep(shop().db)).toMatchObject({ notifications: 0 });
    await writtenAt(90 * DAY + HOUR);
    expect(await sweep(shop().db)).toMatchObject({ notifications: 3 });
  });

  test('pictures of a return go a year after it ended, or a month after its order was deleted; open ones stay', async () => {
    const ids: number[] = [];
    const wanted = await order();
    for (const key of ['asked', 'ended', 'deleted']) {
      const { body } = await shop().call<PlaceOrderResponse>({
        method: 'POST',
        url: '/order-product',
        body: wanted,
        headers: { 'idempotency-key': key },
      });
      const parcel = await shop()
        .db.insertInto('parcel')
        .values({ order_id: body.order.id, number: 1, cash_due_paisa: 0 })
        .returning('id')
        .executeTakeFirstOrThrow();
      const returned = await shop()
        .db.insertInto('order_return')
        .values({
          order_id: body.order.id,
          number: 1,
          parcel_id: parcel.id,
          kind: 'return',
          reason: 'faulty',
          state: key === 'ended' ? 'refused' : 'asked',
        })
        .returning('id')
        .executeTakeFirstOrThrow();
      const picture = Buffer.from('a picture');
      await shop()
        .db.insertInto('order_return_picture')
        .values({ return_id: returned.id, picture })
        .execute();
      ids.push(body.order.id);
    }
    const [, , deleted = 0] = ids;
    const age = async (ended: number, gone: number) => {
      await shop()
        .db.updateTable('order_return')
        .set({ state_since: ago(ended) })
        .execute();
      await shop()
        .db.updateTable('orders')
        .set({ deleted_at: ago(gone) })
        .where('id', '=', deleted)
        .execute();
    };
    await age(365 * DAY - HOUR, 30 * DAY - HOUR);
    expect(await sweep(shop().db)).toMatchObject({ returnPictures: 0 });
    await age(365 * DAY + HOUR, 30 * DAY + HOUR);
    expect(await sweep(shop().db)).toMatchObject({ returnPictures: 2 });
    expect(await shop().db.selectFrom('order_return_picture').select('id').execute()).toHaveLength(
      1,
    );
  });

  test('more rows than one statement takes are all removed', async () => {
    const rows = Array.from({ length: 2500 }, (_value, index) => ({
      key: `old-${index}`,
      request_hash: '',
      created_at: ago(8 * DAY),
    }));
    await shop().db.insertInto('idempotency_key').values(rows).execute();
    expect(await sweep(shop().db)).toEqual({
      keys: 2500,
      sessions: 0,
      activities: 0,
      notifications: 0,
      imports: 0,
      cartCodes: 0,
      returnPictures: 0,
    });
  });
});

describe('while the server runs', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  test('it sweeps at once and every hour, whatever became of the round before', async () => {
    const rounds: unknown[] = [];
    // A database that is unreachable: each round ends in an error.
    const db = new Proxy(Object.create(null), {
      get: () => {
        throw new Error('away');
      },
    });
    const stop = keepHouse({
      db,
      pictures: diskFiles(''),
      archives: IN_DATABASE,
      onMissing: () => undefined,
      onError: (error) => rounds.push(error),
    });
    await jest.advanceTimersByTimeAsync(10);
    expect(rounds).toHaveLength(1);
    await jest.advanceTimersByTimeAsync(2 * HOUR);
    expect(rounds).toHaveLength(3);
    await stop();
    await jest.advanceTimersByTimeAsync(2 * HOUR);
    expect(rounds).toHaveLength(3);
  });
});
