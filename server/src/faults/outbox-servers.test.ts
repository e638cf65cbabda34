import { sql } from 'kysely';
import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { once } from 'node:events';
import { join, resolve } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { connectDatabase, type ConnectedDatabase } from '../db/connect';
import {
  createCity,
  createProduct,
  createStaff,
  freshPhone,
  orderBody,
} from '../testing/factories';
import { headerOf, openMailbox, type Mailbox } from '../testing/mailbox';
import { buildServer, startProcess, type ServerProcess } from '../testing/server-process';
import { freshAddress } from '../testing/test-app';
import { sharedPostgres, type SharedPostgres } from '../testing/database/shared-postgres';
import { atNight } from '../testing/test-form';

const CACHE = resolve(__dirname, '../../../node_modules/.cache/pasal-test');

let main: string;
let folder: string;
let postgres: SharedPostgres;
let databaseUrl: string;
let database: ConnectedDatabase;
let mailbox: Mailbox;
const running: ServerProcess[] = [];

beforeAll(async () => {
  await mkdir(CACHE, { recursive: true });
  folder = await mkdtemp(join(CACHE, 'server-'));
  main = await buildServer(folder);
  postgres = sharedPostgres();
});
afterAll(async () => {
  await postgres.stop();
  await rm(folder, { recursive: true, force: true });
});

beforeEach(async () => {
  databaseUrl = await postgres.createMigrated();
  database = await connectDatabase({ databaseUrl });
  await createStaff(database.db, 'admin');
  mailbox = await openMailbox();
});
afterEach(async () => {
  for (const server of running.splice(0)) {
    server.kill('SIGKILL');
    await server.ended;
  }
  await mailbox.stop();
  await database.close();
});

async function start() {
  const dataDir = await mkdtemp(join(folder, 'data-'));
  const server = startProcess(main, {
    DATA_DIR: dataDir,
    DATABASE_URL: databaseUrl,
    TRUST_PROXY: '127.0.0.1',
    SMTP_URL: mailbox.url,
    MAIL_FROM: 'shop@pasal.test',
  });
  running.push(server);
  return { server, url: await server.url };
}

/** Makes orders for which only the buyer gets an email, each buyer another one. */
async function order(url: string, buyers: readonly string[]) {
  const send = { order_placed_buyer_sms: false, order_placed_shop_email: false };
  const value = JSON.stringify({ send });
  await sql`insert into site_setting (key, value) values ('mail', ${value}::jsonb)`.execute(
    database.db,
  );
  const city = await createCity(database.db);
  const { id } = await createProduct(database.db, { in_stock: 100 });
  for (const email of buyers) {
    const body = { ...orderBody(city, [{ id, price: 1000, quantity: 1 }]), email };
    const { status } = await fetch(`${url}/api/v1/order-product`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-forwarded-for': freshAddress() },
      body: JSON.stringify({ ...body, phone: freshPhone() }),
    });
    expect(status).toBe(201);
  }
}

async function until(isSo: () => Promise<boolean> | boolean): Promise<void> {
  while (!(await isSo())) await wait(50);
}

async function allSent(): Promise<boolean> {
  const rows = await database.db.selectFrom('outbox').select('state').execute();
  return rows.length > 0 && rows.every(({ state }) => state === 'sent');
}

atNight(() => {
  test('two servers on one PostgreSQL send each message once', async () => {
    const [one] = await Promise.all([start(), start()]);
    const buyers = Array.from({ length: 40 }, (_value, index) => `buyer${index}@example.com`);
    await order(one.url, buyers);
    await until(allSent);
    expect(mailbox.mails.map(({ to }) => to[0]).toSorted()).toEqual(buyers.toSorted());
  });
});

test('a server killed while it hands a message over: the copy has the same name', async () => {
  const hold = new AbortController();
  mailbox.wait(once(hold.signal, 'abort'));
  const first = await start();
  await order(first.url, ['sita@example.com']);
  // The mail server has the message, but its reply has not reached the shop yet.
  await until(() => mailbox.mails.length === 1);
  first.server.kill('SIGKILL');
  await first.server.ended;
  hold.abort();
  const [left] = await database.db.selectFrom('outbox').selectAll().execute();
  expect(left).toMatchObject({ state: 'waiting', attempts: 1 });
  expect(left?.claimed_until?.getTime()).toBeGreaterThan(Date.now());
  await database.db.updateTable('outbox').set({ claimed_until: new Date() }).execute();
  await start();
  await until(allSent);
  const names = mailbox.mails.map((mail) => headerOf(mail, 'message-id'));
  expect(names).toHaveLength(2);
  expect(new Set(names).size).toBe(1);
});

atNight(() => {
  test('a server killed before it could send: another one sends, once', async () => {
    await mailbox.stop();
    const first = await start();
    await order(first.url, ['sita@example.com', 'ram@example.com']);
    first.server.kill('SIGKILL');
    await first.server.ended;
    await mailbox.start();
    await sql`update outbox set next_attempt_at = now(), claimed_until = null`.execute(database.db);
    await start();
    await until(allSent);
    expect(mailbox.mails.map(({ to }) => to[0]).toSorted()).toEqual([
      'ram@example.com',
      'sita@example.com',
    ]);
  });

  test('a server told to stop finishes what it hands over', async () => {
    const hold = new AbortController();
    mailbox.wait(once(hold.signal, 'abort'));
    const { server, url } = await start();
    await order(url, ['sita@example.com']);
    await until(() => mailbox.mails.length === 1);
    server.kill('SIGTERM');
    hold.abort();
    expect(await server.ended).toBe(0);
    expect(await allSent()).toBe(true);
  });
});
