import crypto from 'node:crypto';
import type { SendCartResponse, SentCartResponse } from '@pasal/shared/contracts';
import { CART_CODE_LETTERS } from '@pasal/shared/domain';
import { sweep } from '../../../start/housekeeping';
import { onPostgresFirst } from '../../../testing/database/both-databases';
import { createProduct, createVariants } from '../../../testing/factories';
import { freshAddress } from '../../../testing/test-app';

const DAY = 24 * 60 * 60 * 1000;

onPostgresFirst((shop) => {
  const send = (lines: readonly object[]) =>
    shop().call<SendCartResponse>({ method: 'POST', url: '/cart-code', body: { lines } });
  const open = (code: string, remoteAddress = freshAddress()) =>
    shop().call<SentCartResponse & { message?: string }>({
      url: `/cart-code/${encodeURIComponent(code)}`,
      remoteAddress,
    });
  const letAge = (milliseconds: number) =>
    shop()
      .db.updateTable('cart_code')
      .set({ created_at: new Date(Date.now() - milliseconds) as never })
      .execute();

  test('whoever has the code gets the lines at the prices and stock of now', async () => {
    const camera = await createProduct(shop().db, { title: 'Dome Camera', price: 1000 });
    const lock = await createProduct(shop().db, { title: 'Lock', in_stock: 0 });
    await createVariants(shop().db, lock.id, [{ name: 'Black', price: 2000, in_stock: 1 }]);
    const gone = await createProduct(shop().db, { status: 'cancel' });
    const sent = await send([
      { id: camera.id, quantity: 1 },
      { id: lock.id, variant_id: 1, quantity: 2 },
      { id: gone.id, quantity: 1 },
      { id: lock.id, quantity: 1 },
      { id: camera.id, quantity: 2, price: 1, title: 'Sita, 9841234567' },
    ]);
    expect(sent.status).toBe(201);
    expect(sent.body.code).toMatch(new RegExp(`^[${CART_CODE_LETTERS}]{6}$`));
    const rows = await shop().db.selectFrom('cart_code').selectAll().execute();
    expect(JSON.stringify(rows)).not.toMatch(/Sita|price/);

    await shop()
      .db.updateTable('product')
      .set({ price_paisa: 123_450 })
      .where('id', '=', camera.id)
      .execute();
    const { body } = await open(sent.body.code.toLowerCase().replace(/^.../, '$&-'));
    expect(body).toEqual({
      ...sent.body,
      items: [
        { id: camera.id, title: 'Dome Camera', price: 1234.5, quantity: 3, in_stock: 10 },
        {
          id: lock.id,
          variant_id: 1,
          title: 'Lock',
          variant_name: 'Black',
          price: 2000,
          quantity: 2,
          in_stock: 1,
          problem: 'OUT_OF_STOCK',
        },
        expect.objectContaining({ id: gone.id, title: '', problem: 'NOT_AVAILABLE' }),
        expect.objectContaining({ problem: 'NOT_AVAILABLE', choose_variant: true }),
      ],
    });
  });

  test('the same cart has one code, however often and in whatever order it is sent', async () => {
    const [one, other] = [
      { id: 1, quantity: 2 },
      { id: 2, quantity: 1 },
    ];
    const sent = await Promise.all([
      ...Array.from({ length: 10 }, () => send([one, other])),
      ...Array.from({ length: 10 }, () => send([other, one])),
    ]);
    expect(new Set(sent.map(({ status, body }) => `${status} ${body.code}`)).size).toBe(1);
    expect((await send([one])).body.code).not.toBe(sent[0]?.body.code);
  });

  test('a cart whose code another cart has gets another one', async () => {
    const random = jest.spyOn(crypto, 'randomInt') as unknown as jest.SpyInstance<number, [number]>;
    for (let letters = 0; letters < 12; letters += 1) random.mockReturnValueOnce(0);
    const first = await send([{ id: 1, quantity: 1 }]);
    const second = await send([{ id: 2, quantity: 1 }]);
    expect(first.body.code).toBe('BBBBBB');
    expect(second.status).toBe(201);
    expect(second.body.code).not.toBe('BBBBBB');
    const { items } = (await open('BBBBBB')).body;
    expect(items.map(({ id }) => id)).toEqual([1]);
    random.mockRestore();
  });

  test('it opens for seven days from the last time it was sent, and is gone then', async () => {
    const lines = [{ id: 1, quantity: 1 }];
    const { code, ends_at } = (await send(lines)).body;
    expect(new Date(ends_at).getTime() - Date.now()).toBeCloseTo(7 * DAY, -5);
    await letAge(7 * DAY - 60_000);
    expect((await open(code)).status).toBe(200);
    expect(await sweep(shop().db)).toMatchObject({ cartCodes: 0 });
    await letAge(7 * DAY + 1000);
    const ended = await open(code);
    const never = await open(code.startsWith('B') ? 'CCCCCC' : 'BBBBBB');
    expect(ended.status).toBe(404);
    expect(ended.body.message).toBe(never.body.message);
    // Sent again before it was swept, it opens again.
    expect((await send(lines)).body.code).toBe(code);
    expect((await open(code)).status).toBe(200);
    await letAge(7 * DAY + 1000);
    expect(await sweep(shop().db)).toMatchObject({ cartCodes: 1 });
  });

  test('who guesses has twenty tries, and then not even a code that is one', async () => {
    const { code } = (await send([{ id: 1, quantity: 1 }])).body;
    const address = freshAddress();
    const tries = await Promise.all(
      Array.from({ length: 30 }, (_value, at) => open(at % 2 ? 'none' : 'ZZZZZZ', address)),
    );
    const counted = (status: number) => tries.filter((each) => each.status === status).length;
    expect([counted(404), counted(429)]).toEqual([20, 10]);
    const refused = await open(code, address);
    expect(refused.status).toBe(429);
    expect(Number(refused.headers['retry-after'])).toBeLessThanOrEqual(180);
    // Other visitors can still open a code that was sent to them.
    const friend = freshAddress();
    for (let opened = 0; opened < 25; opened += 1) {
      expect((await open(code, friend)).status).toBe(200);
    }
  });

  test('a cart without lines, or with what is no quantity, is none', async () => {
    for (const lines of [[], [{ id: 1, quantity: 0 }], [{ id: 'x', quantity: 1 }], [{ id: 1 }]]) {
      expect((await send(lines)).status).toBe(400);
    }
    expect((await send(Array.from({ length: 101 }, () => ({ id: 1, quantity: 1 })))).status).toBe(
      400,
    );
  });
});
