import type {
  RiderEventRequest,
  RiderEventResponse,
  RiderLinkResponse,
  RiderResponse,
} from '@pasal/shared/contracts';
import { onBothDatabases } from '../../testing/database/both-databases';
import { brokenInvariants } from '../../testing/database/invariants';
import { signedIn } from '../../testing/factories';
import { parcelDesk } from '../../testing/parcels';
import { readRiderLink, writeRiderLink } from './rider-link';

onBothDatabases((shop) => {
  let headers: Record<string, string>;
  let courier_id: number;
  const desk = parcelDesk(shop, () => headers);
  beforeEach(async () => {
    ({ headers } = await signedIn(shop(), 'admin'));
    courier_id = await desk.addCourier('Ram');
  });
  afterEach(async () => {
    expect(await brokenInvariants(shop().db)).toEqual([]);
  });

  const makeLink = async (id = courier_id) => {
    const { body } = await shop().call<RiderLinkResponse>({
      method: 'POST',
      url: `/courier/${id}/link`,
      body: { days: 1 },
      headers,
    });
    return body.link;
  };
  const open = (link: string, language = '') =>
    shop().call<RiderResponse & { message?: string }>({
      method: 'POST',
      url: `/rider/parcels${language}`,
      body: { link },
    });
  const tell = (body: RiderEventRequest, key = 'one') =>
    shop().call<RiderEventResponse & { code?: string }>({
      method: 'POST',
      url: '/rider/event',
      body,
      headers: { 'idempotency-key': key },
    });
  async function hand() {
    const order = await desk.placeOrder();
    await desk.tell(order.id, 'handed_over', { courier_id });
    const version = (await desk.read(order.id)).parcels[0]?.version ?? 0;
    return { ...order, version };
  }

  test('a rider sees their own parcels and no others, without an account', async () => {
    const other = await desk.addCourier('Hari');
    const theirs = await desk.placeOrder();
    await desk.tell(theirs.id, 'handed_over', { courier_id: other });
    await desk.placeOrder();
    const { order_number } = await hand();
    const { status, body } = await open(await makeLink());
    expect([status, body.rider, body.owed]).toEqual([200, 'Ram', 0]);
    expect(body.parcels).toEqual([
      expect.objectContaining({
        order_number,
        number: 1,
        stage: 'handed_over',
        customer_name: 'Sita Sharma',
        cash_due: 6000,
        goods: [expect.objectContaining({ quantity: 4 }), expect.objectContaining({ quantity: 2 })],
      }),
    ]);
  });

  test('what a rider tells stands with the parcel, in their name: delivered, and the cash that was taken', async () => {
    const { id, version } = await hand();
    const link = await makeLink();
    const { status, body } = await tell({
      link,
      id,
      number: 1,
      event: 'delivered',
      cash_taken: 5900,
      version,
    });
    expect([status, body.message, body.owed, body.parcels[0]?.stage]).toEqual([
      200,
      'Saved. Thank you.',
      5900,
      'delivered',
    ]);
    const order = await desk.read(id);
    expect(order.status).toBe('complete');
    expect(order.remarks).toBe('Everything was delivered, says Ram.');
    expect(order.parcels[0]?.events.at(-1)).toMatchObject({
      source: 'rider',
      by: null,
      courier: 'Ram',
    });
  });

  test('the same report twice is one; what cannot be, or lacks its reason, is refused in words', async () => {
    const { id, version } = await hand();
    const link = await makeLink();
    const failed = { link, id, number: 1, event: 'not_delivered' as const, version };
    expect((await tell(failed)).status).toBe(400);
    expect((await tell({ ...failed, reason: 'not_at_home' })).status).toBe(200);
    expect((await tell({ ...failed, reason: 'not_at_home' })).status).toBe(200);
    expect((await desk.read(id)).parcels[0]?.events).toHaveLength(2);
    const stale = await tell({ ...failed, event: 'delivered' }, 'two');
    expect([stale.status, stale.body.code]).toEqual([409, 'CONFLICT']);
  });

  test('a parcel of another rider, or one nobody has, is not there', async () => {
    const link = await makeLink();
    const other = await desk.addCourier('Hari');
    const theirs = await desk.placeOrder();
    await desk.tell(theirs.id, 'handed_over', { courier_id: other });
    const inShop = await desk.placeOrder();
    for (const { id } of [theirs, inShop]) {
      const report = { link, id, number: 1, event: 'delivered' as const, version: 2 };
      expect((await tell({ ...report, version: 1 })).status).toBeGreaterThanOrEqual(404);
      expect((await tell(report)).status).toBeGreaterThanOrEqual(404);
      expect((await desk.read(id)).stage).not.toBe('delivered');
    }
    expect(
      await shop().db.selectFrom('parcel').select('id').where('order_id', '=', inShop.id).execute(),
    ).toEqual([]);
  });

  test('a parcel that went back to the shop is no longer the rider’s, nor is its cash', async () => {
    const { id } = await hand();
    const link = await makeLink();
    await desk.tell(id, 'taken_back', { reason: 'other', remarks: 'Not today' });
    const [parcel] = (await desk.read(id)).parcels;
    expect([parcel?.courier, parcel?.stage]).toEqual([null, 'packed']);
    const report = { link, id, number: 1, event: 'delivered' as const, cash_taken: 0 };
    expect((await tell({ ...report, version: parcel?.version ?? 0 })).status).toBe(404);
    await desk.tell(id, 'delivered');
    expect((await open(link)).body.owed).toBe(0);
  });

  test('a parcel that is only meant for a rider is not theirs yet', async () => {
    const { id } = await desk.placeOrder();
    await desk.tell(id, 'packed', { courier_id });
    const [parcel] = (await desk.read(id)).parcels;
    expect(parcel?.courier?.id).toBe(courier_id);
    const link = await makeLink();
    const report = { link, id, number: 1, event: 'delivered' as const, cash_taken: 0 };
    expect((await tell({ ...report, version: parcel?.version ?? 0 })).status).toBe(404);
  });

  test('who brings goods once more takes nothing that the shop holds already', async () => {
    const { id, version } = await hand();
    const link = await makeLink();
    await tell({ link, id, number: 1, event: 'delivered', cash_taken: 6000, version });
    const checked_in = [
      { line: 1, whole: 4, damaged: 0 },
      { line: 2, whole: 2, damaged: 0 },
    ];
    await desk.tell(id, 'came_back', { reason: 'damaged', checked_in });
    await desk.setStatus(id, 'pending', 'Mended');
    await desk.tell(id, 'handed_over', { courier_id });
    const { body } = await open(link);
    expect(body.parcels.map(({ cash_due }) => cash_due)).toEqual([0]);
  });

  test('a link ends with the next one, with its courier, and when its time is over; none is made up', async () => {
    const first = await makeLink();
    const second = await makeLink();
    expect((await open(first)).status).toBe(404);
    expect((await open(second)).status).toBe(200);
    const forged = second.replace(/.$/, (last) => (last === 'A' ? 'B' : 'A'));
    const refused = await open(forged, '?language=ne');
    expect([refused.status, refused.body.message]).toEqual([
      404,
      'यो लिङ्क अब चल्दैन। पसलसँग नयाँ माग्नुहोस्।',
    ]);
    await shop().db.updateTable('courier').set({ active: false }).execute();
    expect((await open(second)).status).toBe(404);
  });
});

test('a link says who, which one and until when; another key, another letter and another time open nothing', () => {
  const expiresAt = new Date('2026-11-27T10:00:00.000Z');
  const link = { courierId: 12, number: 3, expiresAt };
  const written = writeRiderLink(link, 'key');
  expect(written).toMatch(/^[0-9a-z]+\.[0-9a-z]+\.[0-9a-z]+\.[\w-]{22}$/);
  const before = new Date('2026-11-27T09:59:59.000Z');
  expect(readRiderLink(written, 'key', before)).toEqual(link);
  expect(readRiderLink(written, 'key', expiresAt)).toBeNull();
  expect(readRiderLink(written, 'other', before)).toBeNull();
  expect(readRiderLink(`d${written.slice(1)}`, 'key', before)).toBeNull();
  for (const broken of ['', 'x', '1.1.1', `${written}x`]) {
    expect(readRiderLink(broken, 'key', before)).toBeNull();
  }
});
