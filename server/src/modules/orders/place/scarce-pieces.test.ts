import { sql } from 'kysely';
import type { PlaceOrderResponse, SiteSettingsResponse } from '@pasal/shared/contracts';
import { brokenInvariants } from '../../../testing/database/invariants';
import { onBothDatabases } from '../../../testing/database/both-databases';
import {
  createCity,
  createProduct,
  createVariants,
  freshPhone,
  orderBody,
  signedIn,
  type Line,
} from '../../../testing/factories';
import { freshAddress } from '../../../testing/test-app';

type Answer = PlaceOrderResponse & { code?: string; message: string; details?: unknown };
interface Buyer {
  remoteAddress?: string;
  phone?: string;
  key?: string;
}

const line = (id = 0, quantity = 1): Line => ({ id, price: 1000, quantity });

const statuses = (answers: { status: number }[]) =>
  answers.map(({ status }) => status).toSorted((one, other) => one - other);

onBothDatabases((shop) => {
  let city: Awaited<ReturnType<typeof createCity>>;
  beforeEach(async () => {
    city = await createCity(shop().db);
  });

  /** Products with these pieces left. */
  async function stocked(...pieces: number[]): Promise<number[]> {
    const ids: number[] = [];
    for (const in_stock of pieces) ids.push((await createProduct(shop().db, { in_stock })).id);
    return ids;
  }
  const place = (lines: Line[], { remoteAddress = freshAddress(), phone, key }: Buyer = {}) =>
    shop().call<Answer>({
      method: 'POST',
      url: '/order-product',
      body: { ...orderBody(city, lines), ...(phone !== undefined && { phone }) },
      headers: key === undefined ? {} : { 'idempotency-key': key },
      remoteAddress,
    });
  const inStock = async () => {
    const products = await shop().db.selectFrom('product').select('in_stock').execute();
    return products.reduce((sum, { in_stock }) => sum + in_stock, 0);
  };
  const placed = async () => (await shop().db.selectFrom('orders').select('id').execute()).length;
  /** Moves the time forward for everything that is counted. */
  const later = (seconds: number) =>
    sql`update rate_limit set free_at = free_at - make_interval(secs => ${seconds})`.execute(
      shop().db,
    );
  /** The settings that the shop's owner saves. */
  async function save(part: object) {
    const { headers } = await signedIn(shop(), 'admin');
    const { body } = await shop().call<SiteSettingsResponse>({ url: '/site/settings' });
    return shop().call<SiteSettingsResponse>({
      method: 'PUT',
      url: '/site/settings',
      body: { settings: { ...body.settings, ...part }, version: body.version },
      headers,
    });
  }

  test('one address does not empty what is nearly gone: ten pieces an hour, then words and a phone', async () => {
    await save({ phones: ['+977 1-5970123', '+977 9801234567'] });
    const ids = await stocked(7, 3, 4, 10, 10, 500);
    const remoteAddress = freshAddress();
    expect((await place([line(ids[0], 7), line(ids[1], 3)], { remoteAddress })).status).toBe(201);
    const { status, body } = await place([line(ids[5], 1), line(ids[2], 2)], { remoteAddress });
    expect([status, body.code]).toEqual([409, 'OVER_LIMIT']);
    expect(body.message).toContain('10 such items an hour');
    expect(body.message).toContain('call the shop: +977 1-5970123.');
    expect(body.details).toMatchObject({
      items: [],
      limits: { pieces_per_product: 10 },
      scarce: {
        items: [{ id: ids[2], quantity: 2, in_stock: 4, problem: 'OVER_LIMIT' }],
        pieces_per_hour: 10,
        phone: '+977 1-5970123',
      },
    });
    expect([await placed(), await inStock()]).toEqual([1, 524]);
    // Goods that are not scarce are not counted, and neighbours are served.
    expect((await place([line(ids[5], 10)], { remoteAddress })).status).toBe(201);
    expect((await place([line(ids[2], 2)])).status).toBe(201);
    await later(2 * 360);
    expect((await place([line(ids[2], 2)], { remoteAddress })).status).toBe(201);
    expect((await place([line(ids[3], 1)], { remoteAddress })).status).toBe(409);
    expect(await brokenInvariants(shop().db)).toEqual([]);
  });

  test('whoever buys the last three cameras, or the last ten, gets them', async () => {
    const [three = 0, ten = 0] = await stocked(3, 10);
    expect((await place([line(three, 3)])).status).toBe(201);
    expect((await place([line(ten, 10)])).status).toBe(201);
    expect(await inStock()).toBe(0);
  });

  test('more than ten at once are refused though nothing was ordered before, and a shop without phone names none', async () => {
    const [one = 0, other = 0] = await stocked(6, 6);
    const { status, body } = await place([line(one, 6), line(other, 5)]);
    expect([status, body.code, body.message.endsWith('or call the shop.')]).toEqual([
      409,
      'OVER_LIMIT',
      true,
    ]);
    expect(await inStock()).toBe(12);
  });

  test('20 orders at once from one address, and for one phone: ten pieces are sold', async () => {
    const ids = await stocked(...Array.from({ length: 20 }, () => 5));
    const remoteAddress = freshAddress();
    const atAddress = await Promise.all(ids.map((id) => place([line(id, 1)], { remoteAddress })));
    expect(statuses(atAddress)).toEqual([...Array(10).fill(201), ...Array(10).fill(409)]);
    expect(await inStock()).toBe(90);
    const phone = freshPhone();
    const ofPhone = await Promise.all(
      ids
        .map((id) => place([line(id, 4)], { phone }))
        .concat(ids.map((id) => place([line(id, 4)], { phone }))),
    );
    expect(statuses(ofPhone).filter((status) => status === 201)).toHaveLength(2);
    expect(await inStock()).toBe(82);
    expect(await brokenInvariants(shop().db)).toEqual([]);
  });

  test('an IPv6 network is one address', async () => {
    const ids = await stocked(...Array.from({ length: 12 }, () => 3));
    const answers = [];
    for (const [index, id] of ids.entries()) {
      answers.push(await place([line(id, 1)], { remoteAddress: `2001:db8:7:7::${index + 1}` }));
    }
    expect(statuses(answers)).toEqual([...Array(10).fill(201), 409, 409]);
    expect((await place([line(ids[11], 1)], { remoteAddress: '2001:db8:7:8::1' })).status).toBe(
      201,
    );
  });

  test('the same key again counts once; refused or failed, it counts nothing and may succeed later', async () => {
    const [one = 0, other = 0] = await stocked(10, 10);
    const buyer = { remoteAddress: freshAddress(), phone: freshPhone() };
    // The price has changed, or there are too few pieces: nothing of it counts.
    expect((await place([{ ...line(one, 6), price: 999 }], buyer)).status).toBe(409);
    expect((await place([line(one, 6), line(other, 11)], buyer)).status).toBe(409);
    const first = { ...buyer, key: 'first' };
    const answers = await Promise.all([1, 2, 3].map(() => place([line(one, 6)], first)));
    expect(statuses(answers)).toEqual([201, 201, 201]);
    const second = { ...buyer, key: 'second' };
    expect((await place([line(other, 5)], second)).body.code).toBe('OVER_LIMIT');
    expect((await place([line(other, 5)], second)).body.code).toBe('OVER_LIMIT');
    expect(await inStock()).toBe(14);
    await later(360);
    const placedLater = await place([line(other, 5)], second);
    expect(placedLater.status).toBe(201);
    expect((await place([line(other, 5)], second)).body).toEqual(placedLater.body);
    expect([await placed(), await inStock()]).toEqual([2, 9]);
  });

  test('a cancelled order gives its pieces back to the shop, not to the count', async () => {
    const [one = 0, other = 0] = await stocked(10, 3);
    const buyer = { remoteAddress: freshAddress(), phone: freshPhone() };
    const { body } = await place([line(one, 10)], buyer);
    const cancelled = await shop().call({
      method: 'POST',
      url: '/order-product/track/cancel',
      body: { order_number: body.order.order_number, phone: buyer.phone },
    });
    expect([cancelled.status, await inStock()]).toEqual([200, 13]);
    expect((await place([line(other, 1)], buyer)).body.code).toBe('OVER_LIMIT');
  });

  test('a variant is scarce by its own pieces', async () => {
    const { id } = await createProduct(shop().db, { in_stock: 0 });
    await createVariants(shop().db, id, [
      { name: '32 GB', price: 1000, in_stock: 4 },
      { name: '64 GB', price: 1000, in_stock: 90 },
    ]);
    const buyer = { remoteAddress: freshAddress(), phone: freshPhone() };
    const scarce = { id, variant_id: 1, price: 1000 };
    const plenty = { id, variant_id: 2, price: 1000 };
    await save({ scarce_limits: { left: 10, pieces_per_hour: 3 } });
    expect(
      (
        await place(
          [
            { ...plenty, quantity: 5 },
            { ...scarce, quantity: 3 },
          ],
          buyer,
        )
      ).status,
    ).toBe(201);
    const { body } = await place([{ ...scarce, quantity: 1 }], buyer);
    expect(body.details).toMatchObject({
      scarce: {
        items: [{ id, variant_id: 1, variant_name: '32 GB', in_stock: 1 }],
        pieces_per_hour: 3,
      },
    });
    expect((await place([{ ...plenty, quantity: 2 }], buyer)).status).toBe(201);
  });

  test('both numbers are the owner’s, who saves others without them too; staff are free', async () => {
    const [one = 0, other = 0] = await stocked(20, 20);
    expect((await save({ scarce_limits: { left: -1, pieces_per_hour: 2 } })).status).toBe(400);
    expect((await save({ scarce_limits: { left: 20, pieces_per_hour: 0 } })).status).toBe(400);
    const limits = { left: 20, pieces_per_hour: 2 };
    expect((await save({ scarce_limits: limits })).body.settings.scarce_limits).toEqual(limits);
    const kept = await save({ scarce_limits: undefined, tagline: 'For all' });
    expect(kept.body.settings).toMatchObject({ scarce_limits: limits, tagline: 'For all' });
    const remoteAddress = freshAddress();
    expect((await place([line(one, 2)], { remoteAddress })).status).toBe(201);
    expect((await place([line(other, 1)], { remoteAddress })).status).toBe(409);
    const { headers } = await signedIn(shop());
    const manual = await shop().call({
      method: 'POST',
      url: '/order-product/manual',
      body: orderBody(city, [line(other, 15)]),
      headers,
      remoteAddress,
    });
    expect(manual.status).toBe(201);
    await save({ scarce_limits: { left: 0, pieces_per_hour: 1 } });
    expect((await place([line(one, 10)], { remoteAddress })).status).toBe(201);
    const [newest] = await shop()
      .db.selectFrom('activity')
      .select('changes')
      .where('kind', '=', 'settings')
      .orderBy('id', 'desc')
      .execute();
    expect(newest?.changes).toEqual([
      { field: 'scarce_limits.left', before: '20', after: '0' },
      { field: 'scarce_limits.pieces_per_hour', before: '2', after: '1' },
    ]);
  });

  test('settings from before there was such a limit have the usual one', async () => {
    const stored = JSON.stringify({ shop_name: 'Pasal Pokhara' });
    await shop().db.insertInto('site_setting').values({ key: 'site', value: stored }).execute();
    const ids = await stocked(6, 6);
    expect((await place(ids.map((id) => line(id, 6)))).body.code).toBe('OVER_LIMIT');
  });
});
