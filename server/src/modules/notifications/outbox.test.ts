import { sql } from 'kysely';
import { once } from 'node:events';
import type { NotificationsResponse, NotificationState } from '@pasal/shared/contracts';
import { BS_MONTHS, kathmanduDate, makeBsCalendar } from '@pasal/shared/domain';
import { bilingual } from '@pasal/core/errors/wording';
import { readConfig } from '../../config/config';
import { onPostgresFirst } from '../../testing/database/both-databases';
import { createCity, createProduct, orderBody, signedIn } from '../../testing/factories';
import {
  bodyOf,
  headerOf,
  openMailbox,
  type Mailbox,
  type ReceivedMail,
} from '../../testing/mailbox';
import { insertDecisions } from '../order-record/decision.repository';
import { claimDue, holdClosed, settle } from './outbox.repository';
import { outboxWorker } from './outbox-worker';

/** Words in Latin letters in a mail, except addresses, order numbers and the names of the test. */
function wordsInLatin(mail: ReceivedMail): string[] {
  const told = bodyOf(mail)
    .replaceAll(/^(?:[\w-]+:.*|--.*| .*boundary=.*)$/gm, ' ')
    .replaceAll(/<style[\s\S]*?<\/style>|<[^>]*>|&\w+;|https?:\S+|\S+@\S+|NP-[\d-]+/g, ' ');
  const names = new Set(
    'Pasal Sita Sharma Pathao Naya Bazaar Kirtipur District Dome Camera'.split(' '),
  );
  return (told.match(/[A-Za-z]{2,}/g) ?? []).filter((word) => !names.has(word));
}

const PHONE = '9841234567';
const MAIL = { sender_name: '', notify_email: 'orders@pasal.test', send: {} };

onPostgresFirst((shop) => {
  let mailbox: Mailbox;
  beforeEach(async () => {
    mailbox = await openMailbox();
    await shop()
      .db.insertInto('site_setting')
      .values({ key: 'mail', value: JSON.stringify(MAIL) })
      .execute();
  });
  afterEach(() => mailbox.stop());

  const counts = { sent: 0, failed: 0 };
  const worker = (env: Record<string, string> = { SMTP_URL: mailbox.url }) =>
    outboxWorker({
      db: shop().db,
      config: readConfig({ MAIL_FROM: env.SMTP_URL && 'shop@pasal.test', ...env }),
      shopUrl: 'https://shop.test',
      counts,
    });

  /** Places an order; by default only its buyer's email is to be sent. */
  async function place(
    only: string | null = 'order_placed_buyer_email',
    more: object = {},
    language = '',
  ) {
    const names = ['order_placed_buyer_email', 'order_placed_buyer_sms', 'order_placed_shop_email'];
    if (only !== null)
      await setSend(Object.fromEntries(names.map((name) => [name, name === only])));
    const city = await createCity(shop().db, `District ${Math.random()}`);
    const { id } = await createProduct(shop().db, { title: 'Dome <Camera>', price: 61728 });
    const body = orderBody(city, [{ id, price: 61728, quantity: 2 }]);
    const { body: answer } = await shop().call<{ order: { id: number; order_number: string } }>({
      method: 'POST',
      url: `/order-product${language}`,
      body: { ...body, phone: PHONE, ...more },
    });
    return answer.order;
  }
  const setSend = (send: object) =>
    shop()
      .db.updateTable('site_setting')
      .set({ value: JSON.stringify({ ...MAIL, send }) })
      .where('key', '=', 'mail')
      .execute();
  const rows = () => shop().db.selectFrom('outbox').selectAll().orderBy('id').execute();
  const states = async () => (await rows()).map(({ state }) => state);
  const makeDue = () =>
    sql`update outbox set next_attempt_at = now(), claimed_until = null`.execute(shop().db);

  test('an order and its messages are one: buyer and shop are written to', async () => {
    const { order_number } = await place(null);
    expect(
      (await rows()).map(({ kind, audience, channel, recipient }) => [
        kind,
        audience,
        channel,
        recipient,
      ]),
    ).toEqual([
      ['order_placed', 'buyer', 'email', 'sita@example.com'],
      ['order_placed', 'shop', 'email', null],
      ['order_placed', 'buyer', 'sms', '+9779841234567'],
    ]);
    await worker().round();
    expect(mailbox.mails.map(({ from, to }) => [from, ...to]).toSorted()).toEqual([
      ['shop@pasal.test', 'orders@pasal.test'],
      ['shop@pasal.test', 'sita@example.com'],
    ]);
    expect(await states()).toEqual(['sent', 'sent', 'held']);
    const toBuyer = mailbox.mails.find(({ to }) => to[0] === 'sita@example.com');
    const toShop = mailbox.mails.find(({ to }) => to[0] === 'orders@pasal.test');
    if (!toBuyer || !toShop) throw new Error('a mail is missing');
    expect(headerOf(toBuyer, 'subject')).toBe(`We have received your order ${order_number}`);
    expect(headerOf(toBuyer, 'from')).toBe('Pasal <shop@pasal.test>');
    expect(headerOf(toBuyer, 'auto-submitted')).toBe('auto-generated');
    expect(headerOf(toBuyer, 'message-id')).toMatch(/^<pasal-1-[\da-z]+@pasal\.test>$/);
    const body = bodyOf(toBuyer);
    expect(body).toContain('2 × Dome <Camera>: Rs. 1,23,456\nTotal: Rs. 1,23,456\n');
    expect(body).toContain(`https://shop.test/order/${order_number}\n`);
    expect(body).toContain('2 × Dome &lt;Camera&gt;</td>');
    expect(headerOf(toShop, 'subject')).toBe(`New order ${order_number}`);
    expect(bodyOf(toShop)).toContain('Phone: +9779841234567\n');
    expect(bodyOf(toShop)).toContain(
      `https://shop.test/dashboard/order-management?search=${order_number}`,
    );
  });

  test("a buyer's return is told to the shop in their own words, and leads to the returns", async () => {
    const { id, order_number } = await place('order_placed_shop_email');
    await shop().db.deleteFrom('outbox').execute();
    await shop()
      .db.insertInto('outbox')
      .values({
        order_id: id,
        kind: 'return_asked',
        audience: 'shop',
        channel: 'email',
        recipient: null,
        status: 'complete',
        customer_message: 'It stays <dark>.',
      })
      .execute();
    await worker().round();
    const [mail] = mailbox.mails;
    if (!mail) throw new Error('a mail is missing');
    expect(headerOf(mail, 'subject')).toBe(`Return asked for: order ${order_number}`);
    expect(bodyOf(mail)).toContain('the customer asks to send goods of this order back.');
    expect(bodyOf(mail)).toContain('It stays <dark>.\n');
    expect(bodyOf(mail)).toContain('https://shop.test/dashboard/returns\n');
  });

  test('who ordered in Nepali is written to in Nepali, and staff in the language of their account', async () => {
    const { id, order_number } = await place(null, {}, '?language=ne');
    await shop()
      .db.insertInto('staff')
      .values({ email: 'Orders@pasal.test', password_hash: '', role: 'staff', language: 'ne' })
      .execute();
    await shop().db.updateTable('order_item').set({ product_name_ne: 'डोम <क्यामेरा>' }).execute();
    const { headers } = await signedIn(shop(), 'staff');
    const body = { status: 'others', remarks: 'Pathao' };
    await shop().call({ method: 'PUT', url: `/order-product/${id}`, headers, body });
    await worker().round();
    const mails = mailbox.mails.map((mail) => [headerOf(mail, 'subject'), bodyOf(mail)]);
    const toBuyer = mails.find(([subject]) => subject?.startsWith('हामीले'))?.[1];
    expect(mails.map(([subject]) => subject).toSorted()).toEqual([
      `अर्डर ${order_number}: काम हुँदैछ`,
      `नयाँ अर्डर ${order_number}`,
      `हामीले तपाईंको अर्डर ${order_number} पायौँ`,
    ]);
    expect(toBuyer).toContain('२ × डोम <क्यामेरा>: रु. १,२३,४५६\nजम्मा: रु. १,२३,४५६\n');
    expect(mails.find(([subject]) => subject?.startsWith('नयाँ'))?.[1]).toContain('Dome <Camera>');
    expect(toBuyer).toContain('डेलिभरी: घरमै डेलिभरी: ');
    expect(toBuyer).toContain(`https://shop.test/ne/order/${order_number}\n`);
    expect(toBuyer).toContain('<html lang="ne">');
    expect(mailbox.mails.flatMap(wordsInLatin)).toEqual([]);
    const { notifications } = (
      await shop().call<NotificationsResponse>({ url: '/notification', headers })
    ).body;
    expect(notifications.at(-1)?.subject).toBe(`हामीले तपाईंको अर्डर ${order_number} पायौँ`);
  });

  test('what the delivery costs and when it comes stand in the mail', async () => {
    const terms = { served: true, charge: 150, days: { from: 2, to: 2 } };
    await shop()
      .db.insertInto('site_setting')
      .values({ key: 'delivery', value: JSON.stringify({ terms }) })
      .execute();
    await place('order_placed_buyer_email', { delivery_charge: 150 });
    await worker().round();
    const [mail] = mailbox.mails;
    if (!mail) throw new Error('the mail is missing');
    const body = bodyOf(mail);
    expect(body).toContain(': Rs. 1,23,456\nDelivery: Rs. 150\nTotal: Rs. 1,23,606\n');
    expect(body).toMatch(/\nExpected: \w{3}, \d{1,2} \w{3}\n/);
    expect(body).toContain('>Delivery</td>');
  });

  test('the days of a mail are in the calendar of the shop’s papers', async () => {
    const terms = { served: true, charge: 0, days: { from: 0, to: 0 } };
    await shop()
      .db.insertInto('site_setting')
      .values([
        { key: 'delivery', value: JSON.stringify({ terms }) },
        { key: 'calendar', value: JSON.stringify({ paper: 'bs' }) },
      ])
      .execute();
    await place('order_placed_buyer_email');
    await worker().round();
    const [mail] = mailbox.mails;
    const calendar = makeBsCalendar();
    const today = calendar.toBs(kathmanduDate(new Date()));
    // If the calendar lacks today, the date is written in AD.
    const months = today ? BS_MONTHS.en : ['\\w{3}'];
    expect(mail && bodyOf(mail)).toMatch(
      new RegExp(`\nExpected: \\w{3}, \\d{1,2} (?:${months.join('|')})\n`),
    );
  });

  test('an order that is not placed has no messages', async () => {
    await place();
    const { status } = await shop().call({
      method: 'POST',
      url: '/order-product',
      body: orderBody({ district_id: 1, city_id: 1 }, [{ id: 1, price: 1, quantity: 1 }]),
    });
    expect(status).toBe(409);
    expect(await rows()).toHaveLength(1);
  });

  test('a message that is sent is not sent again', async () => {
    await place();
    await worker().round();
    await makeDue();
    await worker().round();
    expect(mailbox.mails).toHaveLength(1);
  });

  test('the mail server is away for a while: nothing is lost, nothing is sent twice', async () => {
    await place();
    await mailbox.stop();
    await worker().round();
    const [waiting] = await rows();
    expect(waiting).toMatchObject({ state: 'waiting', attempts: 1, claimed_until: null });
    expect(waiting?.last_error).toMatch(/ECONNREFUSED/);
    expect(waiting?.next_attempt_at.getTime()).toBeGreaterThan(Date.now() + 15_000);
    await mailbox.start();
    // It is not due yet.
    await worker().round();
    expect(mailbox.mails).toHaveLength(0);
    await makeDue();
    await worker().round();
    expect(mailbox.mails).toHaveLength(1);
    const [sent] = await rows();
    expect(sent).toMatchObject({ state: 'sent', attempts: 2, last_error: null });
  });

  test.each([
    ['rcpt', 451],
    ['data', 452],
  ] as const)('a "not now" at %s (%i) is tried again', async (at, code) => {
    await place();
    mailbox.refuse({ at, code, text: 'Greylisted, come back later' });
    await worker().round();
    const [waiting] = await rows();
    expect(waiting).toMatchObject({ state: 'waiting', attempts: 1 });
    expect(waiting?.last_error).toContain('Greylisted, come back later');
    mailbox.refuse();
    await makeDue();
    await worker().round();
    expect(mailbox.mails).toHaveLength(1);
  });

  test.each([
    ['rcpt', 550],
    ['data', 554],
  ] as const)('a "never" at %s (%i) fails where staff see it', async (at, code) => {
    await place();
    mailbox.refuse({ at, code, text: 'No such user' });
    await worker().round();
    const [failed] = await rows();
    expect(failed).toMatchObject({ state: 'failed', attempts: 1 });
    expect(failed?.last_error).toContain('No such user');
    await makeDue();
    await worker().round();
    expect(mailbox.tried).toHaveLength(1);
  });

  test('a wrong password is the operator’s to mend: the message waits', async () => {
    await mailbox.stop();
    mailbox = await openMailbox({ user: 'shop', pass: 'right' });
    await place();
    await worker({ SMTP_URL: mailbox.url.replace('right', 'wrong') }).round();
    expect(await states()).toEqual(['waiting']);
    await makeDue();
    await worker().round();
    expect(await states()).toEqual(['sent']);
  });

  test('after 15 attempts it has failed', async () => {
    await place();
    await mailbox.stop();
    await shop().db.updateTable('outbox').set({ attempts: 13 }).execute();
    await worker().round();
    expect(await states()).toEqual(['waiting']);
    await makeDue();
    await worker().round();
    expect(await states()).toEqual(['failed']);
    const [{ attempts } = { attempts: 0 }] = await rows();
    expect(attempts).toBe(15);
  });

  test('five servers at once send each of 30 messages once', async () => {
    const { id } = await place();
    await sql`
      insert into outbox (order_id, kind, audience, channel, recipient, status)
      select ${id}, 'order_placed', 'buyer', 'email', 'buyer' || number || '@example.com', 'pending'
      from generate_series(2, 30) as number
    `.execute(shop().db);
    await Promise.all(Array.from({ length: 5 }, () => worker().round()));
    expect(mailbox.mails).toHaveLength(30);
    expect(new Set(mailbox.mails.map(({ to }) => to[0])).size).toBe(30);
    expect(new Set(await states())).toEqual(new Set<NotificationState>(['sent']));
  });

  test('a claim is left alone until it ends; then the same message goes, by the same name', async () => {
    await place();
    // A server that claimed the message and died before it recorded the result.
    const [taken] = await claimDue(shop().db, ['email']);
    expect(await claimDue(shop().db, ['email'])).toEqual([]);
    await worker().round();
    expect(mailbox.mails).toHaveLength(0);
    await sql`update outbox set claimed_until = now()`.execute(shop().db);
    await worker().round();
    expect(mailbox.mails).toHaveLength(1);
    // The result of the dead server's attempt no longer counts.
    if (taken === undefined) throw new Error('nothing was claimed');
    await settle(shop().db, taken, { state: 'failed', reason: 'late' });
    expect(await states()).toEqual(['sent']);
  });

  test('a server that cannot send leaves alone what another is sending', async () => {
    await place();
    await claimDue(shop().db, ['email']);
    await holdClosed(shop().db, []);
    expect(await states()).toEqual(['waiting']);
    await makeDue();
    await holdClosed(shop().db, []);
    expect(await states()).toEqual(['held']);
  });

  test('nobody writes headers or recipients into a mail', async () => {
    const evil = 'Sita\r\nBcc: evil@example.com';
    await setSend({ order_placed_buyer_sms: false, order_placed_shop_email: false });
    await sql`update site_setting
      set value = jsonb_set(value, '{sender_name}', ${JSON.stringify(evil)}::jsonb)`.execute(
      shop().db,
    );
    await place(null, { customer_name: evil, address: evil });
    await worker().round();
    const [mail] = mailbox.mails;
    if (mail === undefined) throw new Error('no mail came');
    expect(mail.to).toEqual(['sita@example.com']);
    expect(headerOf(mail, 'bcc')).toBeNull();
    expect(headerOf(mail, 'from')).toBe('"Sita Bcc: evil@example.com" <shop@pasal.test>');
    expect(bodyOf(mail)).toContain('Dear customer,\n');
  });

  test('no fact of a mail has a second line, and no name that leads somewhere is a greeting', async () => {
    await place(null);
    // As in orders placed before names were cleaned.
    const typed = 'Ram\r\nPayment: PAID ONLINE\u202e, claim: https://evil.example/claim';
    await shop().db.updateTable('orders').set({ customer_name: typed, address: typed }).execute();
    await worker().round();
    const [toBuyer = '', toShop = ''] = ['sita@example.com', 'orders@pasal.test'].map((address) => {
      const mail = mailbox.mails.find(({ to }) => to[0] === address);
      return mail === undefined ? '' : bodyOf(mail);
    });
    expect(toBuyer).toContain('Dear customer,\n');
    expect(toBuyer).not.toContain('evil');
    expect(toShop).toContain(
      'Customer: Ram Payment: PAID ONLINE, claim: https://evil.example/claim\n',
    );
    expect(toShop).toContain('Payment: Cash on Delivery\n');
    expect(toShop).not.toMatch(/^Payment: PAID/m);
    expect(toShop).not.toContain('\u202e');
  });

  test('a mail about a status says what staff tell the customer, and no remark (D97)', async () => {
    const { id } = await place(null);
    await worker().round();
    const { headers } = await signedIn(shop(), 'staff');
    const told = { remarks: 'Paid the rider', customer_message: 'Enjoy it.\nIt has a warranty.' };
    const body = { status: 'complete', ...told };
    await shop().call({ method: 'PUT', url: `/order-product/${id}`, headers, body });
    await worker().round();
    const mail = mailbox.mails.find((each) => headerOf(each, 'subject')?.endsWith('Completed'));
    const text = mail === undefined ? '' : bodyOf(mail);
    expect(text).toContain('is completed. Thank you for shopping with us!');
    expect(text).toContain('Enjoy it.\nIt has a warranty.');
    expect(text).not.toContain('Paid the rider');
  });

  test('what waited while the order was cancelled is not sent any more', async () => {
    const { id } = await place(null);
    const { headers } = await signedIn(shop(), 'staff');
    const body = { status: 'cancel', remarks: 'Rang us' };
    await shop().call({ method: 'PUT', url: `/order-product/${id}`, headers, body });
    await worker().round();
    expect(mailbox.mails.map((mail) => headerOf(mail, 'subject'))).toEqual([
      expect.stringMatching(/Cancelled$/),
    ]);
    const placed = (await rows()).filter(({ kind }) => kind === 'order_placed');
    expect(placed.map(({ channel, state, last_error }) => [channel, state, last_error])).toEqual([
      ['email', 'discarded', 'The order was cancelled before this was sent.'],
      ['email', 'discarded', 'The order was cancelled before this was sent.'],
      ['sms', 'held', null],
    ]);
  });

  test('of a parcel nothing is sent that waited while its order was cancelled, neither first nor at its stages', async () => {
    const { id } = await place();
    const { headers } = await signedIn(shop(), 'staff');
    await shop()
      .db.transaction()
      .execute((trx) => {
        const figures = { name: 'Kirtipur', parcels: 20, refused: 12 };
        const decision = { rule: 'place', leads_to: 'text', figures } as const;
        return insertDecisions(
          trx,
          id,
          [decision],
          bilingual('Keep cash ready.', 'पैसा ठिक्क पार्नुहोस्।'),
        );
      });
    const { id: courier_id } = await shop()
      .db.insertInto('courier')
      .values({ name: 'NCM', phone: '+9779800000000', kind: 'courier' })
      .returning('id')
      .executeTakeFirstOrThrow();
    const url = `/order-product/${id}`;
    const told = { event: 'handed_over', courier_id };
    await shop().call({ method: 'POST', url: `${url}/parcel/1/event`, headers, body: told });
    const body = { status: 'cancel', remarks: 'Rang us' };
    await shop().call({ method: 'PUT', url, headers, body });
    await worker().round();
    expect(mailbox.mails.map((mail) => headerOf(mail, 'subject'))).toEqual([
      expect.stringMatching(/Cancelled$/),
    ]);
    const mails = (await rows()).filter(({ channel }) => channel === 'email');
    expect(mails.map(({ mark, stage, state }) => [mark, stage, state])).toEqual([
      [null, null, 'discarded'],
      [`first:${id}:email`, null, 'discarded'],
      [expect.any(String), 'handed_over', 'discarded'],
      [null, null, 'sent'],
    ]);
  });

  test('a message of a deleted order is not sent', async () => {
    const { id } = await place();
    const { headers } = await signedIn(shop(), 'admin');
    await shop().call({ method: 'DELETE', url: `/order-product/${id}`, headers });
    await worker().round();
    expect(mailbox.mails).toHaveLength(0);
    expect(await rows()).toMatchObject([{ state: 'failed', last_error: 'The order was deleted.' }]);
  });

  test('a shop that does not say where it is reached keeps its own messages', async () => {
    await place('order_placed_shop_email');
    await sql`update site_setting set value = value || '{"notify_email": ""}'`.execute(shop().db);
    await worker().round();
    expect(await rows()).toMatchObject([
      { state: 'held', last_error: expect.stringContaining('no email address') },
    ]);
    await shop()
      .db.insertInto('site_setting')
      .values({ key: 'site', value: JSON.stringify({ email: 'hello@pasal.test' }) })
      .execute();
    await shop().db.updateTable('outbox').set({ state: 'waiting' }).execute();
    await worker().round();
    expect(mailbox.mails.map(({ to }) => to[0])).toEqual(['hello@pasal.test']);
    expect(await rows()).toMatchObject([{ state: 'sent', recipient: 'hello@pasal.test' }]);
  });

  test('a server that stops gives up what hangs, and the message waits', async () => {
    await place();
    const hold = new AbortController();
    mailbox.wait(once(hold.signal, 'abort'));
    const stopping = worker();
    const round = stopping.round();
    while (mailbox.mails.length === 0) await new Promise(setImmediate);
    stopping.close(0);
    await round;
    hold.abort();
    expect(await rows()).toMatchObject([{ state: 'waiting', attempts: 1, claimed_until: null }]);
  });
});
