import { diskFiles } from '@pasal/core/files/disk-files';
import { shopOf } from '../../web/shop';
import type {
  MailSettings,
  NotificationRetryResponse,
  NotificationsResponse,
} from '@pasal/shared/contracts';
import { buildApp } from '../../app';
import { readConfig } from '../../config/config';
import { onBothDatabases } from '../../testing/database/both-databases';
import { createCity, createProduct, orderBody, signedIn } from '../../testing/factories';
import { ORIGIN } from '../../testing/test-app';
import { outboxWorker } from './outbox-worker';

const PHONE = '9841234567';
const WITH_MAIL = { SMTP_URL: 'smtp://127.0.0.1:1', MAIL_FROM: 'shop@pasal.test' };
type Headers = Record<string, string>;

onBothDatabases((shop) => {
  let headers: Headers;
  let admin: Headers;
  beforeEach(async () => {
    ({ headers } = await signedIn(shop(), 'staff'));
    ({ headers: admin } = await signedIn(shop(), 'admin'));
  });

  async function place() {
    const city = await createCity(shop().db, `District ${Math.random()}`);
    const { id } = await createProduct(shop().db);
    const body = { ...orderBody(city, [{ id, price: 1000, quantity: 1 }]), phone: PHONE };
    const answer = await shop().call<{ order: { id: number; order_number: string } }>({
      method: 'POST',
      url: '/order-product',
      body,
    });
    return answer.body.order;
  }
  /** One round over the outbox by a server that can send nothing. */
  const round = () =>
    outboxWorker({
      db: shop().db,
      config: readConfig({}),
      shopUrl: ORIGIN,
      counts: { sent: 0, failed: 0 },
    }).round();
  const list = async (query = '') =>
    (await shop().call<NotificationsResponse>({ url: `/notification?${query}`, headers })).body;
  const rows = () =>
    shop()
      .db.selectFrom('outbox')
      .select(['kind', 'audience', 'channel', 'status'])
      .orderBy('id')
      .execute();
  const saveMail = (settings: object, version = 0) =>
    shop().call<{ message: string; settings: MailSettings; version: number }>({
      method: 'PUT',
      url: '/site/mail',
      body: { settings, version },
      headers: admin,
    });

  const readMail = () =>
    shop().call<{ settings: MailSettings; version: number; channels: object }>({
      url: '/site/mail',
      headers: admin,
    });

  const post = (url: string, as: Headers, body?: object) =>
    shop().call<{ message: string; discarded: number }>({
      method: 'POST',
      url,
      headers: as,
      ...(body && { body }),
    });
  const listedStates = async () => (await list()).notifications.map(({ state }) => state);
  const logged = () =>
    shop().db.selectFrom('activity').select(['action', 'kind', 'thing']).orderBy('id').execute();

  test('with nothing configured messages are kept, and staff see them', async () => {
    const { id, order_number } = await place();
    await round();
    const { notifications, ...rest } = await list();
    expect(rest).toEqual({
      pagination: { page: 1, limit: 10, totalPages: 1, totalNotifications: 3 },
      counts: { waiting: 0, sent: 0, failed: 0, held: 3, discarded: 0 },
      channels: { email: false, sms: false },
    });
    expect(notifications.at(-1)).toEqual({
      id: 1,
      created_at: expect.any(String),
      kind: 'order_placed',
      audience: 'buyer',
      channel: 'email',
      recipient: 'sita@example.com',
      order_id: id,
      order_number,
      subject: `We have received your order ${order_number}`,
      state: 'held',
      attempts: 0,
      next_attempt_at: null,
      last_error: null,
      sent_at: null,
    });
  });

  test('the list has pages, newest first, and can be asked for one state', async () => {
    for (let count = 0; count < 4; count += 1) await place();
    await shop().db.updateTable('outbox').set({ state: 'failed' }).where('id', '<=', 2).execute();
    const second = await list('page=2&limit=5');
    expect(second.notifications.map(({ id }) => id)).toEqual([7, 6, 5, 4, 3]);
    const failed = await list('state=failed');
    expect(failed.notifications.map(({ id }) => id)).toEqual([2, 1]);
    expect(failed.pagination.totalNotifications).toBe(2);
    expect(failed.counts).toEqual({ waiting: 10, sent: 0, failed: 2, held: 0, discarded: 0 });
    expect((await shop().call({ url: '/notification?state=lost', headers })).status).toBe(400);
  });

  const retry = (id: number) =>
    shop().call<NotificationRetryResponse>({
      method: 'POST',
      url: `/notification/${id}/retry`,
      headers,
    });

  test('a retry says why it cannot be: no such message, no way to send it', async () => {
    await place();
    await round();
    expect((await retry(4711)).status).toBe(404);
    const { status, body } = await retry(1);
    expect([status, body.message]).toEqual([
      409,
      "This shop can't send email yet. Ask your technician to set SMTP_URL and MAIL_FROM.",
    ]);
  });

  /** Calls a server of the same shop that has a mail server. */
  const postWithMail = async (url: string, payload?: object) => {
    const config = readConfig({ ...WITH_MAIL, DATA_DIR: '/nowhere' });
    const { db } = shop();
    const nowhere = { root: '/nowhere', dataDir: '/nowhere' };
    const { app } = buildApp({
      db,
      config,
      pictures: diskFiles('/nowhere'),
      federation: { ...nowhere, shop: shopOf(db), isShared: false },
    });
    const answer = await app.inject({
      method: 'POST',
      url: `/api/v1/notification/${url}`,
      headers: { host: new URL(ORIGIN).host, origin: ORIGIN, ...headers },
      ...(payload && { payload }),
    });
    await app.close();
    return { status: answer.statusCode, body: answer.json<Record<string, unknown>>() };
  };

  describe('once mail is configured', () => {
    test('staff let a held or failed message begin anew, one that waits or was sent not', async () => {
      await place();
      await round();
      const { status, body } = await postWithMail('1/retry');
      expect([status, body.message]).toEqual([200, 'The message will be resent shortly.']);
      expect(body.notification).toMatchObject({
        state: 'waiting',
        attempts: 0,
        next_attempt_at: expect.any(String),
      });
      expect((await postWithMail('1/retry')).status).toBe(409);
      await shop()
        .db.updateTable('outbox')
        .set({ state: 'sent', sent_at: new Date() })
        .where('id', '=', 1)
        .execute();
      expect((await postWithMail('1/retry')).status).toBe(409);
    });

    test('staff let all of a state begin anew, as far as this server can send them', async () => {
      await place();
      await round();
      const { status, body } = await postWithMail('retry', { state: 'held' });
      expect([status, body]).toEqual([
        200,
        { message: '2 messages will be resent shortly.', retried: 2 },
      ]);
      expect((await list()).counts).toMatchObject({ waiting: 2, held: 1 });
      expect((await postWithMail('retry', { state: 'sent' })).status).toBe(400);
    });
  });

  test('a change of status tells the buyer, new remarks alone tell nobody', async () => {
    const { id } = await place();
    await shop().db.deleteFrom('outbox').execute();
    const change = (status: string) =>
      shop().call({
        method: 'PUT',
        url: `/order-product/${id}`,
        body: { status, remarks: 'x' },
        headers,
      });
    await change('pending');
    expect(await rows()).toEqual([]);
    await change('complete');
    const about = { kind: 'status_changed', audience: 'buyer', status: 'complete' };
    expect(await rows()).toEqual([
      { ...about, channel: 'email' },
      { ...about, channel: 'sms' },
    ]);
  });

  test("a buyer's own cancellation tells buyer and shop, once", async () => {
    const { order_number } = await place();
    await shop().db.deleteFrom('outbox').execute();
    const body = { order_number, phone: PHONE };
    const cancel = { method: 'POST', url: '/order-product/track/cancel', body } as const;
    await shop().call(cancel);
    await shop().call(cancel);
    expect(await rows()).toEqual([
      { kind: 'status_changed', audience: 'buyer', channel: 'email', status: 'cancel' },
      { kind: 'status_changed', audience: 'buyer', channel: 'sms', status: 'cancel' },
      { kind: 'cancelled_by_buyer', audience: 'shop', channel: 'email', status: 'cancel' },
    ]);
  });

  test('an administrator switches messages off; what was never saved is on, of stages what buyers must know', async () => {
    const { settings, channels } = (await readMail()).body;
    expect(channels).toEqual({ email: false, sms: false });
    const off = Object.entries(settings.send).filter(([, isOn]) => !isOn);
    expect(off.map(([name]) => name.replace(/_buyer_.*/, ''))).toEqual(
      ['confirmed', 'packed', 'on_the_way', 'delivered'].flatMap((stage) => [
        `stage_${stage}`,
        `stage_${stage}`,
      ]),
    );
    const send = {
      ...settings.send,
      order_placed_buyer_sms: false,
      order_placed_shop_email: false,
    };
    const saved = await saveMail({ sender_name: ' Pasal ', notify_email: '', send });
    expect(saved).toMatchObject({
      status: 200,
      body: { message: 'Message settings saved successfully!', settings: { sender_name: 'Pasal' } },
    });
    expect((await readMail()).body.settings).toEqual({
      sender_name: 'Pasal',
      notify_email: '',
      send,
    });
    await place();
    expect(await rows()).toMatchObject([{ audience: 'buyer', channel: 'email' }]);
  });

  test('no visitor reads the mail settings, and a wrong address is refused', async () => {
    const { settings } = (
      await shop().call<{ settings: MailSettings }>({ url: '/site/mail', headers: admin })
    ).body;
    await saveMail({ ...settings, notify_email: 'secret@pasal.test' });
    const open = await shop().call({ url: '/site/settings' });
    expect(JSON.stringify(open.body)).not.toContain('secret@');
    const wrong = await saveMail({ ...settings, notify_email: 'a@b.test, c@d.test' }, 1);
    expect([wrong.status, wrong.body.message]).toEqual([400, 'Enter a valid email address.']);
  });

  test('who saves what someone else has saved meanwhile is told, and changes nothing', async () => {
    const { settings, version } = (await readMail()).body;
    expect(version).toBe(0);
    const first = await saveMail({ ...settings, sender_name: 'First' });
    expect([first.status, first.body.version]).toEqual([200, 1]);
    const second = await saveMail({ ...settings, sender_name: 'Second' });
    expect(second.status).toBe(409);
    expect((await readMail()).body).toMatchObject({
      settings: { sender_name: 'First' },
      version: 1,
    });
    expect((await saveMail({ ...settings, sender_name: 'Second' }, 1)).status).toBe(200);
  });

  test('one kept message, or all, can be discarded by an administrator, and the log tells', async () => {
    const { order_number } = await place();
    await round();
    expect((await post('/notification/1/discard', headers)).status).toBe(403);
    expect((await post('/notification/discard', headers, { state: 'held' })).status).toBe(403);
    const one = await post('/notification/1/discard', admin);
    expect(one.body).toEqual({ message: "1 message won't be sent.", discarded: 1 });
    expect(await listedStates()).toEqual(['held', 'held', 'discarded']);
    const rest = await post('/notification/discard', admin, { state: 'held' });
    expect(rest.body).toEqual({ message: "2 messages won't be sent.", discarded: 2 });
    const { notifications, counts } = await list();
    expect(counts).toEqual({ waiting: 0, sent: 0, failed: 0, held: 0, discarded: 3 });
    expect(notifications[0]?.last_error).toMatch(/^Discarded by admin-.+@pasal\.test\.$/);
    const nepali = (await list('language=ne')).notifications;
    expect(nepali[0]?.last_error).toMatch(/^नपठाउने भन्नुभएको: admin-.+@pasal\.test।$/);
    // The buyer's message is shown as it was sent.
    expect(nepali.map(({ audience, subject }) => [audience, subject])).toEqual([
      ['buyer', `We have received your order ${order_number}`],
      ['shop', `नयाँ अर्डर ${order_number}`],
      ['buyer', `We have received your order ${order_number}`],
    ]);
    expect(await logged()).toEqual([
      {
        action: 'delete',
        kind: 'notification',
        thing: `We have received your order ${order_number}`,
      },
      { action: 'delete', kind: 'notification', thing: '2 messages' },
    ]);
  });

  test('what waits, was discarded or is unknown is left alone', async () => {
    await place();
    expect((await post('/notification/1/discard', admin)).status).toBe(409);
    await round();
    await post('/notification/1/discard', admin);
    expect((await post('/notification/1/discard', admin)).status).toBe(409);
    expect((await post('/notification/1/retry', admin)).status).toBe(409);
    expect((await post('/notification/99/discard', admin)).status).toBe(404);
    expect(await logged()).toHaveLength(1);
  });
});
