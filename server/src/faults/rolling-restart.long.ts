import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { connectDatabase } from '../db/connect';
import { brokenInvariants } from '../testing/database/invariants';
import { sharedPostgres } from '../testing/database/shared-postgres';
import { freePort } from '../testing/database/test-postgres';
import {
  createCity,
  createProduct,
  createStaff,
  freshPhone,
  orderBody,
} from '../testing/factories';
import { openProxy } from '../testing/ready-proxy';
import { buildServer, startProcess, type ServerProcess } from '../testing/server-process';
import { freshAddress } from '../testing/test-app';

const CACHE = resolve(__dirname, '../../../node_modules/.cache/pasal-test');
const VISITORS = 6;
/** Responses required between two steps of the restart. */
const BETWEEN = 20;
/** Seconds each server gives the proxy to notice its stop; the proxy checks many times in that period, on any machine. */
const STOP_NOTICE = '5';

// The test starts four servers in sequence, on a machine that may be busy.
jest.setTimeout(600_000);

test('two servers are started anew one after the other behind a proxy that looks at /readyz: no request fails', async () => {
  await mkdir(CACHE, { recursive: true });
  const buildDirectory = await mkdtemp(join(CACHE, 'server-'));
  const main = await buildServer(buildDirectory);
  const dataDir = await mkdtemp(join(tmpdir(), 'pasal-data-'));
  const postgres = sharedPostgres();
  const databaseUrl = await postgres.createMigrated();
  const database = await connectDatabase({ databaseUrl });
  await createStaff(database.db, 'admin');
  const place = await createCity(database.db);
  const { id } = await createProduct(database.db, { in_stock: 1_000_000, images: '[]' });
  const body = orderBody(place, [{ id, price: 1000, quantity: 1 }]);

  const ports = [await freePort(), await freePort()];
  const urls = ports.map((port) => `http://127.0.0.1:${port}`);
  const start = (port: number): ServerProcess =>
    startProcess(main, {
      NODE_ENV: 'production',
      DATA_DIR: join(dataDir, String(port)),
      DATABASE_URL: databaseUrl,
      TRUST_PROXY: '127.0.0.1',
      PORT: String(port),
      STOP_NOTICE,
    });
  const servers = ports.map(start);
  await Promise.all(servers.map(({ url }) => url));
  const proxy = await openProxy(urls, { every: 20, triesFor: 0 });
  while (proxy.ready.size < urls.length) await wait(5);

  const statuses: number[] = [];
  const numbers: string[] = [];
  const gone = new AbortController();
  const order = async () => {
    const answer = await fetch(`${proxy.url}/api/v1/order-product`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-forwarded-for': freshAddress() },
      body: JSON.stringify({ ...body, phone: freshPhone() }),
    });
    const { order: placed } = (await answer.json()) as { order?: { order_number: string } };
    if (placed) numbers.push(placed.order_number);
    return answer.status;
  };
  const look = async () => {
    const answer = await fetch(`${proxy.url}/api/v1/product/public`);
    await answer.arrayBuffer();
    return answer.status;
  };
  const visitors = Array.from({ length: VISITORS }, async (_, at) => {
    const ask = at % 2 === 0 ? order : look;
    while (!gone.signal.aborted) statuses.push(await ask().catch(() => 0));
  });
  const untilServed = async () => {
    const before = statuses.length;
    while (statuses.length < before + BETWEEN) await wait(5);
  };

  for (const [at, port] of ports.entries()) {
    await untilServed();
    servers[at]?.kill('SIGTERM');
    expect(await servers[at]?.ended).toBe(0);
    await untilServed();
    const next = start(port);
    servers[at] = next;
    await next.url;
    while (!proxy.ready.has(urls[at] ?? '')) await wait(5);
  }
  await untilServed();
  gone.abort();
  await Promise.all(visitors);
  await proxy.close();
  for (const server of servers) {
    server.kill('SIGKILL');
    await server.ended;
  }

  const rows = await database.db.selectFrom('orders').select('order_number').execute();
  const broken = await brokenInvariants(database.db);
  await database.close();
  await postgres.stop();
  await rm(buildDirectory, { recursive: true, force: true });
  await rm(dataDir, { recursive: true, force: true });
  expect([...new Set(statuses)].toSorted()).toEqual([200, 201]);
  expect(new Set(numbers).size).toBe(numbers.length);
  expect(rows).toHaveLength(numbers.length);
  expect(broken).toEqual([]);
});
