import { readFileSync } from 'node:fs';
import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { Client } from 'pg';
import { runStatement } from '@pasal/core/db/statement';
import { PATIENT } from '@pasal/core/db/database-limits';
import { connectDatabase } from '../db/connect';
import { manyRows } from '../testing/database/many-rows';
import { openReplicatedShop, type ReplicatedShop } from '../testing/database/replicated-shop';
import { query } from '../testing/database/test-cluster';
import {
  createCity,
  createProduct,
  createStaff,
  freshPhone,
  orderBody,
  signedIn,
} from '../testing/factories';
import { buildServer, startProcess } from '../testing/server-process';
import { freshAddress, openTestApp, type TestApp } from '../testing/test-app';

const CACHE = resolve(__dirname, '../../../node_modules/.cache/pasal-test');
/** Minimum duration of each fault, in milliseconds. */
const FAULT = 5000;
jest.setTimeout(15 * 60_000);

let replicated: ReplicatedShop;
beforeEach(async () => {
  replicated = await openReplicatedShop();
});
afterEach(() => replicated.close());

test('a server whose replica is killed, frozen and cut off: no request fails, no price is old, it comes back', async () => {
  const { shop, replica, proxy, databaseUrl } = replicated;
  await mkdir(CACHE, { recursive: true });
  const buildDirectory = await mkdtemp(join(CACHE, 'server-'));
  const dataDir = await mkdtemp(join(tmpdir(), 'pasal-data-'));
  await createStaff(shop.db, 'admin');
  const place = await createCity(shop.db);
  const { id, slug } = await createProduct(shop.db, { in_stock: 1_000_000, images: '[]' });
  const goods = await createProduct(shop.db, { in_stock: 1_000_000, images: '[]' });
  const body = orderBody(place, [{ id: goods.id, price: 1000, quantity: 1 }]);
  const server = startProcess(await buildServer(buildDirectory), {
    NODE_ENV: 'production',
    DATA_DIR: dataDir,
    DATABASE_URL: databaseUrl,
    DATABASE_READ_URL: proxy.url,
    TRUST_PROXY: '127.0.0.1',
  });
  const url = await server.url;
  const isUsed = async () => {
    const text = await (await fetch(`${url}/metrics`)).text();
    return /^pasal_replica_used\{.*\} 1$/m.test(text);
  };
  const untilUsed = async (wanted: boolean) => {
    while ((await isUsed()) !== wanted) await wait(50);
  };

  const seen = { answers: 0, failed: [] as number[], old: 0, placed: 0 };
  const price = { written: 1000, answered: 1000 };
  const gone = new AbortController();
  const ask = async (path: string, init: RequestInit = {}) => {
    const headers = { 'content-type': 'application/json', 'x-forwarded-for': freshAddress() };
    const answer = await fetch(`${url}/api/v1${path}`, { ...init, headers });
    seen.answers += 1;
    if (!answer.ok) seen.failed.push(answer.status);
    return (await answer.json()) as { product: { price: number } };
  };
  const visitors = [
    async () => {
      const least = price.answered;
      const { product } = await ask(`/product/slug/${slug}`);
      if (product.price < least) seen.old += 1;
    },
    () => ask(`/product/public?id=${id}&limit=${1 + (seen.answers % 50)}`),
    () => ask('/site/settings'),
    async () => {
      const order = { ...body, phone: freshPhone() };
      await ask('/order-product', { method: 'POST', body: JSON.stringify(order) });
      seen.placed += 1;
    },
    async () => {
      price.written += 1;
      const paisa = price.written * 100;
      await query(databaseUrl, `update product set price_paisa = ${paisa} where id = ${id}`);
      price.answered = price.written;
    },
  ].map(async (act) => {
    while (!gone.signal.aborted) await act();
  });

  await untilUsed(true);
  const signal = (name: NodeJS.Signals) => {
    for (const pid of replica.processes()) process.kill(pid, name);
  };
  for (const [end, begin] of [
    [() => replica.halt(), () => replica.resume()],
    [() => signal('SIGSTOP'), () => signal('SIGCONT')],
    [() => proxy.hang(), () => proxy.replace()],
  ] as const) {
    await end();
    await untilUsed(false);
    await wait(FAULT);
    await begin();
    await untilUsed(true);
    await wait(FAULT);
  }
  gone.abort();
  await Promise.all(visitors);
  const text = await (await fetch(`${url}/metrics`)).text();
  process.stdout.write(
    `${JSON.stringify(seen)}\n${text.match(/^pasal_replica.*$/gm)?.join('\n')}\n`,
  );
  expect(seen).toMatchObject({ failed: [], old: 0 });
  expect(server.output()).toContain('is left alone');
  server.kill('SIGTERM');
  expect(await server.ended).toBe(0);
  await rm(dataDir, { recursive: true });
  await rm(buildDirectory, { recursive: true });
});

/** CPU milliseconds that a PostgreSQL has used, including its ended processes. */
function usedBy(cluster: ReplicatedShop['primary']): number {
  const ticks = cluster.processes().map((pid, at) => {
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? [];
    const counted = at === 0 ? fields.slice(11, 15) : fields.slice(11, 13);
    return counted.reduce((sum, each) => sum + Number(each), 0);
  });
  // Linux counts in hundredths of a second.
  return 10 * ticks.reduce((sum, each) => sum + each, 0);
}

const visit = (number: number) =>
  [
    `/product/slug/product-${1 + ((number * 7919) % 5000)}`,
    `/product/public?category=Category ${1 + (number % 9)}&page=${1 + (number % 40)}`,
    `/product/public?id=${1 + ((number * 31) % 5000)}&id=${1 + ((number * 37) % 5000)}`,
    `/product/slug/product-${1 + ((number * 104_729) % 5000)}`,
    `/product/public?search=dome%20${number % 20}`,
    '/category',
    '/site/settings',
  ][number % 7] ?? '/category';
const report = (number: number) =>
  [
    '/auth/overview',
    '/auth/overview/charts?days=90',
    `/order-product?page=${1 + number}`,
    `/product?page=${1 + number}`,
  ][number % 4] ?? '';

test('what the primary does for 1,000 reads of visitors and 100 of staff, without and with a replica', async () => {
  const { shop, primary, databaseUrl } = replicated;
  const { db, close } = await connectDatabase({ databaseUrl, limits: PATIENT });
  await db.connection().execute(async (connection) => {
    for (const text of manyRows({ products: 5000, orders: 20_000 })) {
      await runStatement(connection, { text, values: [] });
    }
  });
  await close();
  const alone = await openTestApp({ databaseUrl, logStream: { write: () => undefined } });
  const { headers } = await signedIn(shop, 'admin');
  const port = Number(new URL(databaseUrl).port);
  let asked = 0;
  const real = Client.prototype.query;
  jest.spyOn(Client.prototype, 'query').mockImplementation(function ask(
    this: Client,
    ...given: unknown[]
  ) {
    if (this.port === port) asked += 1;
    return Reflect.apply(real, this, given) as never;
  });

  async function measure(ask: (number: number) => Promise<unknown>, times: number) {
    const before = { asked, used: usedBy(primary) };
    for (let number = 0; number < times; number += 1) await ask(number);
    return { statements: asked - before.asked, processor: usedBy(primary) - before.used };
  }
  const measureAt = async (at: TestApp) => ({
    visits: await measure(async (number) => {
      const id = 1 + ((number * 13) % 5000);
      // One write for every ten reads.
      const text = `update product set in_stock = in_stock + 1 where id = ${id}`;
      if (number % 10 === 0) await runStatement(at.db, { text, values: [] });
      await at.call({ url: encodeURI(visit(number)) });
    }, 1000),
    reports: await measure((number) => at.call({ url: report(number), headers }), 100),
  });

  const rounds = [];
  for (let turn = 0; turn < 4; turn += 1) {
    await replicated.until(null);
    rounds.push({ without: await measureAt(alone), with: await measureAt(shop) });
  }
  await alone.close();
  process.stdout.write(`${rounds.map((each) => JSON.stringify(each)).join('\n')}\n`);
  for (const each of rounds) {
    expect(each.with.visits.statements).toBeLessThan(each.without.visits.statements);
  }
});
