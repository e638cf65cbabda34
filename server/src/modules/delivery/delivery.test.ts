import { sql } from 'kysely';
import type {
  ActivitiesResponse,
  CartLine,
  DeliverySettings,
  DeliverySettingsResponse,
  DeliveryTerms,
  DistrictsResponse,
  PlaceOrderResponse,
  PromisedDays,
  QuoteRequest,
  QuoteResponse,
  SiteSettingsResponse,
  TrackedOrder,
} from '@pasal/shared/contracts';
import { promisedDays } from '@pasal/shared/domain';
import { onBothDatabases } from '../../testing/database/both-databases';
import { brokenInvariants } from '../../testing/database/invariants';
import {
  createCity,
  createProduct,
  createVariants,
  orderBody,
  signedIn,
} from '../../testing/factories';
import { ROW_CHECKS } from '../../operator/row-checks';
import * as messages from './messages';

type Refusal = {
  code?: string;
  message?: string;
  details?: { items: object[]; delivery_charge?: number } & { path?: string }[];
};

const SETTINGS: DeliverySettings = {
  terms: { served: true, charge: 0, days: null },
  free_above: null,
  closed_weekdays: [],
  closed_dates: [],
  map_url: '',
};
/** Unless set otherwise, fast products arrive on the next day (D80). */
const AT_FIRST: DeliverySettings = { ...SETTINGS, terms: { ...SETTINGS.terms, fast_days: null } };
const TERMS: DeliveryTerms = { served: true, charge: 150, days: null };
const LATER = { ...TERMS, charge: 0, days: { from: 3, to: 5 } };
/** The days such terms promise now. */
const daysOf = (from: number, to: number) =>
  promisedDays({ days: { from, to } }, SETTINGS, new Date());

onBothDatabases((shop) => {
  /** Runs the doctor's check of totals. */
  const findings = async () => {
    const check = ROW_CHECKS.find(({ holds }) => holds === 'lines make up the total');
    const { rows } = await sql<{ finding: string }>`${sql.raw(check?.query ?? '')}`.execute(
      shop().db,
    );
    return rows.map(({ finding }) => finding);
  };
  let headers: Record<string, string>;
  beforeEach(async () => {
    ({ headers } = await signedIn(shop(), 'admin'));
  });
  const put = (url: string, body: object) =>
    shop().call<Refusal & { version: number }>({ method: 'PUT', url, body, headers });
  const save = (settings: Partial<DeliverySettings>, version = 0) =>
    put('/site/delivery', { settings: { ...SETTINGS, ...settings }, version });
  const quote = async (body: QuoteRequest) => {
    const answer = await shop().call<QuoteResponse>({
      method: 'POST',
      url: '/order-product/quote',
      body,
    });
    return answer.body;
  };
  const order = (place: Awaited<ReturnType<typeof createCity>>, given: object = {}) =>
    shop().call<PlaceOrderResponse & Refusal>({
      method: 'POST',
      url: '/order-product',
      body: { ...orderBody(place, [{ id: 1, price: 1000, quantity: 2 }]), ...given },
    });
  const cartItems = [{ id: 1, price: 1000, quantity: 2 }];

  test('before anyone says otherwise delivery is free, served and without a promise', async () => {
    const place = await createCity(shop().db);
    await createProduct(shop().db);
    const { total, delivery } = await quote({ cartItems, ...place });
    expect(total).toBe(2000);
    expect(delivery).toEqual({
      charge: 0,
      full_charge: 0,
      served: true,
      free_above: null,
      promised: null,
    });
    const { status, body } = await order(place);
    expect(status).toBe(201);
    expect(body.order).toMatchObject({ total: 2000, delivery_charge: 0 });
    expect(body.order).not.toHaveProperty('promised');
    const { body: site } = await shop().call<SiteSettingsResponse>({ url: '/site/settings' });
    expect(site).not.toHaveProperty('promise');
  });

  test('a city has terms of its own, else its district has, else the country', async () => {
    const place = await createCity(shop().db, 'Kaski', 'Pokhara');
    await createProduct(shop().db);
    const chargeThere = async () => (await quote({ cartItems, ...place })).delivery?.charge;
    expect((await save({ terms: { ...TERMS, charge: 50 } })).status).toBe(200);
    expect(await chargeThere()).toBe(50);
    await put(`/branch/${place.district_id}/delivery`, { terms: { ...TERMS, charge: 100 } });
    expect(await chargeThere()).toBe(100);
    expect((await quote({ cartItems })).delivery?.charge).toBe(50);
    expect((await quote({ cartItems, district_id: place.district_id })).delivery?.charge).toBe(100);
    await put(`/branch/city/${place.city_id}/delivery`, { terms: TERMS });
    expect(await chargeThere()).toBe(150);
    const { body } = await shop().call<DistrictsResponse>({ url: '/branch' });
    expect(body.districts[0]).toMatchObject({
      delivery: { charge: 100 },
      cities: [{ name: 'Pokhara', delivery: { charge: 150 } }],
    });
    await put(`/branch/city/${place.city_id}/delivery`, { terms: null });
    expect(await chargeThere()).toBe(100);
    const { body: log } = await shop().call<ActivitiesResponse>({ url: '/activity', headers });
    expect(log.activities.map(({ thing }) => thing)).toEqual([
      'Pokhara',
      'Pokhara',
      'Kaski',
      'Delivery',
    ]);
  });

  test('the charge seen is the charge paid; another one is a 409 that says it', async () => {
    const place = await createCity(shop().db);
    await createProduct(shop().db);
    await save({ terms: TERMS });
    expect((await quote({ cartItems, ...place })).total).toBe(2150);
    const refused = await order(place);
    expect([refused.status, refused.body.code]).toEqual([409, 'PRICE_CHANGED']);
    expect(refused.body.details).toEqual({ items: [], delivery_charge: 150 });
    expect(refused.body.message).toBe('Delivery now costs Rs. 150.');
    const { status, body } = await order(place, { delivery_charge: 150 });
    expect(status).toBe(201);
    expect(body.order).toMatchObject({ total: 2150, delivery_charge: 150 });
    await save({ terms: { ...TERMS, charge: 0 } }, 1);
    const dearer = await order(place, { delivery_charge: 150 });
    expect(dearer.body.details).toEqual({ items: [], delivery_charge: 0 });
    expect(await brokenInvariants(shop().db)).toEqual([]);
    expect(await findings()).toEqual([]);
    await shop().db.updateTable('orders').set({ delivery_charge_paisa: 1 }).execute();
    expect((await findings()).join('\n')).toMatch(/its lines and delivery make/);
  });

  test('a changed price and a changed charge are told together', async () => {
    const place = await createCity(shop().db);
    await createProduct(shop().db, { price: 1200 });
    await save({ terms: TERMS });
    const { body } = await order(place);
    expect(body.code).toBe('PRICE_CHANGED');
    expect(body.details).toMatchObject({ items: [{ price: 1200 }], delivery_charge: 150 });
  });

  test('staff who take an order down by phone pay the same charge', async () => {
    const place = await createCity(shop().db);
    await createProduct(shop().db);
    await save({ terms: TERMS });
    const body = orderBody(place, [{ id: 1, price: 1000, quantity: 2 }]);
    const manual = (given: object) =>
      shop().call<PlaceOrderResponse & Refusal>({
        method: 'POST',
        url: '/order-product/manual',
        body: { ...body, ...given },
        headers,
      });
    expect((await manual({})).status).toBe(409);
    expect((await manual({ delivery_charge: 150 })).body.order).toMatchObject({ total: 2150 });
  });

  test('above a sum of goods it is free, and who picks up pays nothing', async () => {
    const place = await createCity(shop().db);
    await createProduct(shop().db);
    await save({ terms: TERMS, free_above: 2000, map_url: 'https://maps.example/shop' });
    const below = await quote({ cartItems: [{ id: 1, price: 1000, quantity: 1 }], ...place });
    expect(below.delivery).toMatchObject({ charge: 150, full_charge: 150, free_above: 2000 });
    const above = await quote({ cartItems, ...place });
    expect(above.delivery).toMatchObject({ charge: 0, full_charge: 150 });
    expect(above.total).toBe(2000);
    const { delivery } = await quote({
      cartItems: [{ id: 1, price: 1000, quantity: 1 }],
      ...place,
      delivery_type: 'shop_pickup',
    });
    expect(delivery).toMatchObject({
      charge: 0,
      pickup: { map_url: 'https://maps.example/shop' },
    });
    expect((await order(place)).body.order).toMatchObject({ total: 2000, delivery_charge: 0 });
  });

  test('what is not served is refused at its city, but can be picked up', async () => {
    const place = await createCity(shop().db, 'Kaski', 'Pokhara');
    await createProduct(shop().db);
    const served = { ...TERMS, served: false };
    await put(`/branch/city/${place.city_id}/delivery`, { terms: served });
    expect((await quote({ cartItems, ...place })).delivery).toMatchObject({
      served: false,
      charge: 0,
      full_charge: 0,
    });
    const { status, body } = await order(place, { delivery_charge: 150 });
    expect([status, body.message]).toEqual([400, messages.notServed('Pokhara').en]);
    expect(body.details).toEqual([{ path: 'city_id', message: messages.notServed('Pokhara').en }]);
    expect((await order(place, { delivery_type: 'shop_pickup' })).status).toBe(201);
  });

  test('an order keeps what was promised, whatever is promised later', async () => {
    const place = await createCity(shop().db);
    await createProduct(shop().db);
    const days = { from: 1, to: 3 };
    await save({ terms: { ...TERMS, charge: 0, days, fast_days: 1 } });
    const { body: site } = await shop().call<SiteSettingsResponse>({ url: '/site/settings' });
    expect(site.promise).toEqual({
      days,
      fast: { from: 1, to: 1 },
      closed_weekdays: [],
      closed_dates: [],
    });
    const promised = (await quote({ cartItems, ...place })).delivery?.promised;
    expect(promised).toEqual({
      from: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
      to: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
    });
    const phone = '9841000001';
    const { body } = await order(place, { phone });
    expect(body.order.promised).toEqual(promised);
    await save({ terms: { ...TERMS, charge: 0, days: { from: 9, to: 9 } } }, 1);
    const { order_number } = body.order;
    const tracked = await shop().call<{ order: TrackedOrder }>({
      method: 'POST',
      url: '/order-product/track',
      body: { order_number, phone },
    });
    expect(tracked.body.order).toMatchObject({ promised, delivery_charge: 0 });
  });

  /** An ordinary product, a fast one and a fast one with variants, and lines of them. */
  const fastAndOthers = async () => {
    const { db } = shop();
    await createProduct(db);
    await createProduct(db, { fast_delivery: true });
    const { id } = await createProduct(db, { fast_delivery: true, in_stock: 0 });
    await createVariants(db, id, [{ name: '64 GB', price: 1000 }]);
    const [ordinary, fast, variant] = [{ id: 1 }, { id: 2 }, { id: 3, variant_id: 1 }].map(
      (goods) => ({ ...goods, price: 1000, quantity: 1 }),
    );
    return { ordinary, fast, variant } as Record<'ordinary' | 'fast' | 'variant', CartLine>;
  };

  test('fast products come sooner where all of an order are, with others they wait; what is quoted is kept', async () => {
    const place = await createCity(shop().db);
    const { ordinary, fast, variant } = await fastAndOthers();
    await save({ terms: { ...LATER, fast_days: 1 } });
    const cases: [CartLine[], PromisedDays | null, string | undefined][] = [
      [[fast, variant], daysOf(1, 1), 'sooner'],
      [[ordinary, fast], daysOf(3, 5), 'waits'],
      [[ordinary], daysOf(3, 5), undefined],
    ];
    for (const [index, [lines, promised, speed]] of cases.entries()) {
      const { delivery } = await quote({ cartItems: lines, ...place });
      expect([delivery?.promised, delivery?.fast]).toEqual([promised, speed]);
      const phone = `984100000${index}`;
      const { body } = await order(place, { cartItems: lines, phone });
      expect(body.order.promised).toEqual(promised);
      const tracked = await shop().call<{ order: TrackedOrder }>({
        method: 'POST',
        url: '/order-product/track',
        body: { order_number: body.order.order_number, phone },
      });
      expect(tracked.body.order.promised).toEqual(promised);
    }
  });

  test('nobody is promised to have fast products sooner where all come as soon, by a pickup, or without days', async () => {
    const place = await createCity(shop().db);
    const { fast } = await fastAndOthers();
    const quoted = async (more: object = {}) => {
      const { delivery } = await quote({ cartItems: [fast], ...place, ...more });
      return [delivery?.promised, delivery?.fast];
    };
    expect(await quoted()).toEqual([null, undefined]);
    // Days that the shop has not set are no promise (D363).
    await save({ terms: LATER });
    expect(await quoted()).toEqual([daysOf(3, 5), undefined]);
    await save({ terms: { ...LATER, days: { from: 0, to: 1 } } }, 1);
    expect(await quoted()).toEqual([daysOf(0, 1), undefined]);
    await save({ terms: { ...LATER, fast_days: null } }, 2);
    expect(await quoted()).toEqual([daysOf(3, 5), undefined]);
    await save({ terms: { ...LATER, fast_days: 4 } }, 3);
    expect(await quoted()).toEqual([daysOf(3, 4), 'sooner']);
    expect(await quoted({ delivery_type: 'shop_pickup' })).toEqual([null, undefined]);
    // A place with days of its own sets its own fast days.
    await put(`/branch/city/${place.city_id}/delivery`, { terms: LATER });
    expect(await quoted()).toEqual([daysOf(3, 5), undefined]);
    await put(`/branch/city/${place.city_id}/delivery`, { terms: { ...LATER, fast_days: 2 } });
    expect(await quoted()).toEqual([daysOf(2, 2), 'sooner']);
    await put(`/branch/city/${place.city_id}/delivery`, { terms: { ...LATER, served: false } });
    expect(await quoted()).toEqual([null, undefined]);
  });

  test('a form that knows nothing of fast products leaves their days as they are', async () => {
    const place = await createCity(shop().db);
    const { fast } = await fastAndOthers();
    const promised = async () => (await quote({ cartItems: [fast], ...place })).delivery?.promised;
    await save({ terms: { ...LATER, fast_days: 2 } });
    await save({ terms: { ...LATER, charge: 10 } }, 1);
    expect(await promised()).toEqual(daysOf(2, 2));
    const url = `/branch/${place.district_id}/delivery`;
    await put(url, { terms: { ...LATER, fast_days: 0 } });
    await put(url, { terms: { ...LATER, charge: 20 } });
    expect(await promised()).toEqual(daysOf(0, 0));
  });

  test('an order of before says nothing of delivery and is the same order when it is repeated', async () => {
    const place = await createCity(shop().db);
    await createProduct(shop().db);
    await save({ terms: TERMS });
    const body = { ...orderBody(place, [{ id: 1, price: 1000, quantity: 1 }]) };
    const send = (given: object) =>
      shop().call<PlaceOrderResponse & Refusal>({
        method: 'POST',
        url: '/order-product',
        body: { ...body, ...given },
        headers: { 'idempotency-key': 'k'.repeat(32) },
      });
    expect((await send({})).status).toBe(409);
    const placed = await send({ delivery_charge: 150 });
    expect(placed.status).toBe(201);
    expect((await send({ delivery_charge: 150 })).body).toEqual(placed.body);
    expect((await send({})).body.code).toBe('IDEMPOTENCY_MISMATCH');
  });

  test.each<[string, Partial<DeliverySettings>, string]>([
    ['days that end before they begin', { terms: { ...TERMS, days: { from: 3, to: 1 } } }, 'terms'],
    ['a day there is not', { closed_dates: ['2026-02-30'] }, 'closed_dates'],
    ['a map that is no address', { map_url: 'javascript:alert(1)' }, 'map_url'],
    ['a negative charge', { terms: { ...TERMS, charge: -1 } }, 'terms.charge'],
    ['a shop that is never open', { closed_weekdays: [0, 1, 2, 3, 4, 5, 6] }, 'closed_weekdays'],
  ])('%s is refused with its field, and nothing is saved', async (_case, given, path) => {
    const { status, body } = await save(given);
    expect(status).toBe(400);
    expect(body.details?.[0]?.path).toContain(path);
    const { body: now } = await shop().call<DeliverySettingsResponse>({
      url: '/site/delivery',
      headers,
    });
    expect(now).toEqual({ settings: AT_FIRST, version: 0 });
  });

  test('who saves over what someone else has saved is told so; a place there is not is a 404', async () => {
    await save({ terms: TERMS });
    expect((await save({})).body.code).toBe('CONFLICT');
    expect((await put('/branch/9/delivery', { terms: TERMS })).status).toBe(404);
    expect((await put('/branch/city/9/delivery', { terms: null })).status).toBe(404);
  });
});
