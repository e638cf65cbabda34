import { createHmac } from 'node:crypto';
import { sql } from 'kysely';
import { readConfig } from '../../config/config';
import { onBothDatabases } from '../../testing/database/both-databases';
import { createCity, createProduct, orderBody, signedIn } from '../../testing/factories';
import { openSmsGateway, type SmsGateway } from '../../testing/sms-gateway';
import { outboxWorker } from './outbox-worker';

const SECRET = 'a-secret-of-the-gateway';

onBothDatabases((shop) => {
  let gateway: SmsGateway;
  beforeEach(async () => {
    gateway = await openSmsGateway();
    const send = { order_placed_buyer_email: false, order_placed_shop_email: false };
    const mail = { key: 'mail', value: JSON.stringify({ send }) };
    await shop().db.insertInto('site_setting').values(mail).execute();
    const city = await createCity(shop().db);
    const { id } = await createProduct(shop().db);
    const body = orderBody(city, [{ id, price: 1000, quantity: 2 }]);
    await shop().call({
      method: 'POST',
      url: '/order-product',
      body: { ...body, phone: '984-1234567' },
    });
  });
  afterEach(() => gateway.close());

  const round = (env: object = {}) =>
    outboxWorker({
      db: shop().db,
      config: readConfig({ SMS_WEBHOOK_URL: gateway.url, ...env }),
      shopUrl: 'https://shop.test',
      counts: { sent: 0, failed: 0 },
    }).round();
  const message = () => shop().db.selectFrom('outbox').selectAll().executeTakeFirstOrThrow();
  const makeDue = () => sql`update outbox set next_attempt_at = now()`.execute(shop().db);

  test('a text message goes to the gateway as signed JSON', async () => {
    await round({ SMS_WEBHOOK_SECRET: SECRET });
    const [call] = gateway.calls;
    if (call === undefined) throw new Error('nothing came');
    const number = `NP-${new Date().getFullYear()}-000001`;
    expect(JSON.parse(call.body)).toEqual({
      to: '+9779841234567',
      text: `Pasal: we have received your order ${number}. Rs. 2,000, Cash on Delivery. https://shop.test/order/${number}`,
      id: expect.stringMatching(/^pasal-1-[\da-z]+$/),
    });
    expect(call.type).toBe('application/json');
    const hmac = createHmac('sha256', SECRET).update(call.body).digest('hex');
    expect(call.signature).toBe(`sha256=${hmac}`);
    expect(await message()).toMatchObject({ state: 'sent' });
  });

  test('what staff tell the customer goes along, and the link stays whole (D97)', async () => {
    const { headers } = await signedIn(shop(), 'staff');
    const { id } = await shop().db.selectFrom('orders').select('id').executeTakeFirstOrThrow();
    const body = { status: 'others', remarks: 'Pathao', customer_message: 'x'.repeat(200) };
    await shop().call({ method: 'PUT', url: `/order-product/${id}`, headers, body });
    await round();
    const texts = gateway.calls.map((call) => (JSON.parse(call.body) as { text: string }).text);
    const number = `NP-${new Date().getFullYear()}-000001`;
    const text = texts.find((each) => each.includes('news'));
    expect(text).toMatch(
      new RegExp(
        `^Pasal: there is news about your order ${number}\\. x+ https://shop.test/order/${number}$`,
      ),
    );
    expect(text).not.toContain('Pathao');
  });

  test('in Nepali two parts of 67 letters hold all of it but the link', async () => {
    await shop().db.deleteFrom('outbox').execute();
    await shop().db.updateTable('orders').set({ language: 'ne' }).execute();
    const { headers } = await signedIn(shop(), 'staff');
    const { id } = await shop().db.selectFrom('orders').select('id').executeTakeFirstOrThrow();
    for (const status of ['others', 'cancel']) {
      const body = { status, remarks: 'Pathao' };
      await shop().call({ method: 'PUT', url: `/order-product/${id}`, headers, body });
    }
    await round();
    const number = `NP-${new Date().getFullYear()}-000001`;
    const link = ` https://shop.test/ne/order/${number}`;
    const texts = gateway.calls.map((call) => (JSON.parse(call.body) as { text: string }).text);
    expect(texts.toSorted()).toEqual([
      `Pasal: तपाईंको अर्डर ${number} मा काम हुँदैछ। हामी तपाईंलाई फोन गर्नेछौँ।${link}`,
      `Pasal: तपाईंको अर्डर ${number} रद्द भयो। तपाईंले केही तिर्नुपर्दैन।${link}`,
    ]);
    for (const text of texts) expect(text.length - link.length).toBeLessThan(2 * 67);
  });

  test('without a secret there is no signature', async () => {
    await round();
    expect(gateway.calls.map(({ signature }) => signature)).toEqual([undefined]);
  });

  test.each([500, 503, 429])('after %i it is tried again, by the same id', async (status) => {
    gateway.answer(status);
    await round();
    expect(await message()).toMatchObject({
      state: 'waiting',
      last_error: `The gateway answered ${status}.`,
    });
    gateway.answer(202);
    await makeDue();
    await round();
    expect(await message()).toMatchObject({ state: 'sent', attempts: 2 });
    expect(new Set(gateway.calls.map(({ body }) => body)).size).toBe(1);
  });

  test.each([400, 401, 404])('%i is a no', async (status) => {
    gateway.answer(status);
    await round();
    expect(await message()).toMatchObject({ state: 'failed' });
  });

  test('a redirect is refused: nothing goes where it points', async () => {
    gateway.answer(307, { location: '/elsewhere' });
    await round();
    expect(gateway.calls.map(({ path }) => path)).toEqual(['/send']);
    expect(await message()).toMatchObject({
      state: 'failed',
      last_error: 'The gateway answered 307.',
    });
  });

  test('a gateway that is away is tried again', async () => {
    const away = await openSmsGateway();
    await away.close();
    await round({ SMS_WEBHOOK_URL: away.url });
    expect(await message()).toMatchObject({
      state: 'waiting',
      last_error: expect.stringContaining('did not answer'),
    });
  });
});
