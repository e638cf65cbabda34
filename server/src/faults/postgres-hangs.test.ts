import { sql } from 'kysely';
import { Client } from 'pg';
import { connectDatabase, type ConnectedDatabase } from '../db/connect';
import { PATIENT, type DatabaseLimits } from '@pasal/core/db/database-limits';
import { startDatabaseProxy, type DatabaseProxy } from '../testing/database/database-proxy';
import { createCity, createProduct, freshPhone, orderBody } from '../testing/factories';
import { brokenInvariants } from '../testing/database/invariants';
import { openTestApp, type Answer, type TestApp } from '../testing/test-app';
import { startTestPostgres, type TestPostgres } from '../testing/database/test-postgres';

/** The shop's limits some twenty times shorter, so that the test need not wait for them. */
const LIMITS: DatabaseLimits = {
  connection: 500,
  lock: 250,
  statement: 300,
  answer: 400,
  idleInTransaction: 500,
};
/** More requests than there are connections, so that some wait for one. */
const VISITORS = 30;

let postgres: TestPostgres;
let databaseUrl: string;
let proxy: DatabaseProxy;
let shop: TestApp;
/** The same database without limits, for the test itself. */
let direct: ConnectedDatabase;
beforeAll(async () => {
  postgres = await startTestPostgres();
  databaseUrl = await postgres.createDatabase();
  direct = await connectDatabase({ databaseUrl, limits: PATIENT });
  proxy = await startDatabaseProxy(databaseUrl);
  shop = await openTestApp({
    databaseUrl: proxy.url,
    databaseLimits: LIMITS,
    logStream: { write: () => undefined },
  });
});
afterAll(async () => {
  await shop?.close();
  await direct?.close();
  await proxy?.close();
  await postgres?.stop();
});

/** An order of one piece, and other requests to the shop at the same time. */
async function openShop(name: string) {
  const city = await createCity(direct.db, name, name);
  const { id } = await createProduct(direct.db, { in_stock: 1000 });
  const order = () =>
    shop.call({
      method: 'POST',
      url: '/order-product',
      body: { ...orderBody(city, [{ id, price: 1000, quantity: 1 }]), phone: freshPhone() },
    });
  return { id, order, read: () => shop.call({ url: '/branch' }) };
}

const told = ({ status, headers, body }: Answer<Record<string, unknown>>) => [
  status,
  headers['retry-after'],
  body.code,
];
const UNAVAILABLE = [503, '5', 'UNAVAILABLE'];

/** Sends requests until the shop serves again, by itself. */
async function untilServed(ask: () => Promise<{ status: number }>): Promise<number> {
  for (;;) {
    const { status } = await ask();
    if (status !== 503) return status;
  }
}

test('a PostgreSQL that accepts and never answers: 503, not ready, back by itself', async () => {
  const { order, read } = await openShop('Kaski');
  expect(await untilServed(order)).toBe(201);
  // Connections from before the fault, and connections made while the database hangs.
  await Promise.all(Array.from({ length: VISITORS }, read));
  proxy.hang();
  for (const ask of [order, read]) {
    const answers = await Promise.all(Array.from({ length: VISITORS }, ask));
    expect(answers.map(told)).toEqual(answers.map(() => UNAVAILABLE));
  }
  const ready = await shop.app.inject('/readyz');
  expect([ready.statusCode, ready.headers['retry-after']]).toEqual([503, '5']);
  expect((await shop.app.inject('/healthz')).statusCode).toBe(200);
  proxy.goOn();
  expect(await untilServed(order)).toBe(201);
  expect(await untilServed(read)).toBe(200);
  await untilServed(async () => ({ status: (await shop.app.inject('/readyz')).statusCode }));
  expect(await brokenInvariants(direct.db)).toEqual([]);
});

test('connections that died in silence are replaced one by one', async () => {
  const { order } = await openShop('Dolpa');
  const all = () => Promise.all(Array.from({ length: VISITORS }, () => untilServed(order)));
  await all();
  proxy.hang();
  proxy.replace();
  expect([...new Set(await all())]).toEqual([201]);
});

test('a statement that waits for a lock: 503, others are served, the order is whole or not there', async () => {
  const { id, order, read } = await openShop('Banke');
  const before = await direct.db.selectFrom('orders').select('id').execute();
  const holder = new Client({ connectionString: databaseUrl });
  await holder.connect();
  await holder.query('begin');
  await holder.query('select from product where id = $1 for update', [id]);
  const answers = await Promise.all([order(), order(), order()]);
  expect(answers.map(told)).toEqual(answers.map(() => UNAVAILABLE));
  expect(await untilServed(read)).toBe(200);
  expect(await direct.db.selectFrom('orders').select('id').execute()).toEqual(before);
  await holder.query('rollback');
  await holder.end();
  expect(await untilServed(order)).toBe(201);
  expect(await brokenInvariants(direct.db)).toEqual([]);
});

test('a server that stands still in a transaction does not keep its locks', async () => {
  const { id, order } = await openShop('Jhapa');
  const still = await connectDatabase({ databaseUrl, limits: LIMITS, poolSize: 1 });
  const held = still.db.transaction().execute(async (trx) => {
    await trx.selectFrom('product').select('id').where('id', '=', id).forUpdate().execute();
    // Waits until the database refuses more connections.
    expect(await untilServed(order)).toBe(201);
    await trx.selectFrom('product').select('id').execute();
  });
  await expect(held).rejects.toThrow(/terminat|not queryable/i);
  await still.close();
});

test('a shop that serves has limits, whoever opens it', async () => {
  const { db, close } = await connectDatabase({ databaseUrl });
  const { rows } = await sql`
    select current_setting('lock_timeout') as lock, current_setting('statement_timeout') as statement
  `.execute(db);
  await close();
  expect(rows).toEqual([{ lock: '5s', statement: '6s' }]);
});
