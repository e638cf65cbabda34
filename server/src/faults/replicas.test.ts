import { setTimeout as later } from 'node:timers/promises';
import { sql } from 'kysely';
import { readPublic, readReport, replicaStates } from '@pasal/core/db/replicas/reads';
import { createVersionReader } from '@pasal/core/http/cache/public-versions';
import { connectDatabase } from '../db/connect';
import { openReplicasOf } from '../start/open-replicas-of';
import { openReplicatedShop, type ReplicatedShop } from '../testing/database/replicated-shop';
import { sharedPostgres } from '../testing/database/shared-postgres';
import { figuresOf } from '../testing/figures';
import { byForm, isLongForm } from '../testing/test-form';
import { createCity, createProduct, orderBody, signedIn, signIn } from '../testing/factories';

/** Changes, each followed by reads of a visitor and of a member of staff. */
const CHANGES = isLongForm ? 500 : 120;

let replicated: ReplicatedShop;
let product: { id: number; slug: string };
let headers: { cookie: string };
beforeAll(async () => {
  replicated = await openReplicatedShop();
  product = await createProduct(replicated.shop.db, { in_stock: 1000 });
  ({ headers } = await signedIn(replicated.shop, 'admin'));
  await replicated.until(null);
});
afterAll(() => replicated.close());

const isReplica = sql<{ yes: boolean }>`select pg_is_in_recovery() as yes`;
const where = async (run: Promise<{ rows: { yes: boolean }[] }>) => (await run).rows[0]?.yes;
const publicly = async () => {
  const { db } = replicated.shop;
  const versions = await createVersionReader(db)();
  return where(readPublic(db, versions, (from) => isReplica.execute(from)));
};
const reported = () => where(readReport(replicated.shop.db, (from) => isReplica.execute(from)));

/** Reads as a visitor does, also uncached answers: every answer must arrive. */
async function readAll(number: number): Promise<void> {
  const { shop } = replicated;
  const answers = await Promise.all([
    shop.call({ url: `/product/public?id=${product.id}&limit=${1 + (number % 50)}` }),
    shop.call({ url: `/product/slug/${product.slug}` }),
    shop.call({ url: '/category' }),
    shop.call({ url: '/site/settings' }),
    shop.call({ url: '/order-product', headers }),
    shop.call({ url: '/auth/overview', headers }),
  ]);
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200, 200]);
}

/** Changes the version of everything, so that it is read again. */
async function change(number: number): Promise<void> {
  const { db } = replicated.shop;
  await db
    .updateTable('product')
    .set({ price_paisa: 1000 + number })
    .where('id', '=', product.id)
    .execute();
}

/** Reads and changes go on until the shop reports this replica state, and for some more reads. */
async function readUntil(leftAlone: Parameters<ReplicatedShop['until']>[0]): Promise<void> {
  const until = { isOver: false };
  void replicated.until(leftAlone).then(() => {
    until.isOver = true;
  });
  for (let number = 0, more = 5; more > 0; number += 1) {
    await change(number);
    await readAll(number);
    if (until.isOver) more -= 1;
  }
}

test('visitors and reports read from a replica; who signs in, orders or changes does not', async () => {
  const { shop, state } = replicated;
  // On a busy machine a replica may be a moment behind, and then gets no reads.
  while (!(await publicly()) || !(await reported())) await later(50);
  const before = state().answered;
  await readAll(1);
  expect(state().answered - before).toBeGreaterThanOrEqual(4);

  const place = await createCity(shop.db);
  const { answered, passedOn } = { ...state() };
  const order = orderBody(place, [{ id: product.id, price: 1000, quantity: 1 }]);
  const placed = await shop.call({ method: 'POST', url: '/order-product', body: order });
  expect(placed.status).toBe(201);
  const { email } = await signedIn(shop);
  await signIn(shop, email);
  expect((await shop.call({ url: '/auth/me', headers })).status).toBe(200);
  expect(state()).toMatchObject({ answered, passedOn });
});

test('no read after a change is stale while the replica stops and goes on', async () => {
  const { shop, askReplica, state } = replicated;
  const { db } = shop;
  const stale: number[] = [];
  const before = { ...state() };
  for (let number = 1; number <= CHANGES; number += 1) {
    if (number % 40 === 10) await askReplica('select pg_wal_replay_pause()');
    if (number % 40 === 30) await askReplica('select pg_wal_replay_resume()');
    const title = `Lamp ${number}`;
    await db.updateTable('product').set({ title }).where('id', '=', product.id).execute();
    const [seen, listed] = await Promise.all([
      shop.call<{ product: { title: string } }>({ url: `/product/slug/${product.slug}` }),
      shop.call<{ products: { title: string }[] }>({ url: '/product', headers }),
    ]);
    if (seen.body.product.title !== title) stale.push(number);
    if (listed.body.products[0]?.title !== title) stale.push(number);
  }
  expect(stale).toEqual([]);
  // Both have answered, so either could have been stale.
  expect(state().answered).toBeGreaterThan(before.answered + CHANGES / 5);
  expect(state().passedOn).toBeGreaterThan(before.passedOn + CHANGES / 5);
});

test('a replica more than a second behind is left alone, and comes back', async () => {
  const { askReplica, until, state } = replicated;
  await askReplica('select pg_wal_replay_pause()');
  await readUntil('behind');
  expect(state().lag?.seconds).toBeGreaterThan(1);
  const { answered, passedOn } = { ...state() };
  await readAll(2);
  expect(state()).toMatchObject({ answered, passedOn, reason: expect.stringContaining('behind') });
  await askReplica('select pg_wal_replay_resume()');
  await until(null);
  expect([await publicly(), await reported()]).toEqual([true, true]);
});

const signal = (name: NodeJS.Signals) => {
  for (const pid of replicated.replica.processes()) process.kill(pid, name);
};

type Away = readonly [string, () => unknown, () => unknown];
const KILLED: Away = ['killed', () => replicated.replica.halt(), () => replicated.replica.resume()];
const OTHERS: Away[] = [
  ['frozen', () => signal('SIGSTOP'), () => signal('SIGCONT')],
  ['cut off', () => replicated.proxy.hang(), () => replicated.proxy.replace()],
];

test.each(byForm([KILLED, ...OTHERS], [KILLED]))(
  'a replica that is %s fails nobody, and comes back',
  async (_, end, begin) => {
    const { state } = replicated;
    const reading = readUntil('away');
    await end();
    await reading;
    const { answered, passedOn } = { ...state() };
    await readAll(3);
    expect(state()).toMatchObject({ answered, passedOn });
    await begin();
    await readUntil(null);
    expect([await publicly(), await reported()]).toEqual([true, true]);
  },
);

test('a read that is in the way of a change is done by the primary', async () => {
  const { shop, askReplica } = replicated;
  const { db } = shop;
  await askReplica('alter system set max_standby_streaming_delay = 0');
  await askReplica('select pg_reload_conf()');
  const asked: (boolean | undefined)[] = [];
  let refusal: unknown;
  const reading = readReport(db, async (from) => {
    asked.push(await where(isReplica.execute(from)));
    if (asked.length > 1) return 'done';
    const looking = sql`select pg_sleep(5), count(*) from city`.execute(from);
    await looking.catch((error: unknown) => {
      refusal = error;
      throw error;
    });
    return 'not reached';
  });
  while (asked.length < 2) {
    await sql`insert into app_secret (name, value) values ('of a test', '')`.execute(db);
    await sql`delete from app_secret where name = 'of a test'`.execute(db);
    await sql`vacuum app_secret`.execute(db);
  }
  expect(await reading).toBe('done');
  expect(asked).toEqual([true, false]);
  expect(refusal).toMatchObject({ message: expect.stringContaining('conflict with recovery') });
});

test('a read under way at a replica that is left alone is not waited for', async () => {
  const { proxy, until, shop } = replicated;
  const asked: (boolean | undefined)[] = [];
  let isOver = false;
  const reading = readReport(shop.db, async (from) => {
    asked.push(await where(isReplica.execute(from)));
    if (asked.length > 1) return;
    proxy.hang();
    await isReplica.execute(from).finally(() => {
      isOver = true;
    });
  });
  await reading;
  expect([asked, isOver]).toEqual([[true, false], false]);
  proxy.replace();
  await until(null);
});

test('what is no replica of this database is left alone with words, and stops nobody', async () => {
  const { shop, proxy } = replicated;
  const other = sharedPostgres();
  const primary = await sql<{ url: string }>`
    select 'postgresql://postgres@127.0.0.1:' || current_setting('port') || '/' || current_database() as url
  `.execute(shop.db);
  const away = new URL(proxy.url);
  away.port = '9';
  const { db, close } = await connectDatabase({ databaseUrl: primary.rows[0]?.url });
  const lines: string[] = [];
  const log = { info: () => undefined, warn: (line: string) => lines.push(line) };
  const ends: (() => Promise<unknown>)[] = [];
  const urls = [await other.createMigrated(), primary.rows[0]?.url ?? '', away.href];
  await openReplicasOf({ databaseReadUrls: urls }, { db, log, opened: ends });
  expect(replicaStates(db).map(({ leftAlone }) => leftAlone)).toEqual(['wrong', 'wrong', 'away']);
  const said = urls.map((url) => lines.find((line) => line.includes(new URL(url).host)));
  expect(said).toEqual([
    expect.stringContaining('it is a copy of another database than DATABASE_URL has'),
    expect.stringContaining('it follows no primary (pg_is_in_recovery() is false)'),
    expect.stringContaining('ECONNREFUSED'),
  ]);
  expect(await where(readReport(db, (from) => isReplica.execute(from)))).toBe(false);
  for (const end of ends) await end();
  await close();
  await other.stop();
});

test('figures tell how a replica is', async () => {
  const { name, answered } = replicated.state();
  const text = await figuresOf(...replicated.meters);
  expect(text).toContain(`pasal_replica_used{replica="${name}"} 1`);
  expect(text).toContain(
    `pasal_replica_reads_total{replica="${name}",result="answered"} ${answered}`,
  );
  expect(text).toMatch(/pasal_replica_lag_bytes\{.*\} \d/);
});
