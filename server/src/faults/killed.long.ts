import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import * as fc from 'fast-check';
import { diskFiles } from '@pasal/core/files/disk-files';
import { connectDatabase } from '../db/connect';
import { migrateToLatest } from '../db/migrate';
import { examineShop } from '../operator/doctor';
import {
  createCity,
  createProduct,
  createStaff,
  freshPhone,
  orderBody,
} from '../testing/factories';
import { buildServer, startProcess, type ServerProcess } from '../testing/server-process';
import { freshAddress } from '../testing/test-app';

const CACHE = resolve(__dirname, '../../../node_modules/.cache/pasal-test');
const KILLS = 100;
const BUYERS = 8;
/** The whole shop is checked after this many kills. */
const EXAMINED_EVERY = 10;
/** The usual maximum time for a killed shop to serve again, in ms; a busy machine may occasionally take longer. */
const READY_WITHIN = 3000;

jest.setTimeout(30 * 60_000);

let buildDirectory: string;
let dataDir: string;
let main: string;
let running: ServerProcess | undefined;
beforeAll(async () => {
  await mkdir(CACHE, { recursive: true });
  buildDirectory = await mkdtemp(join(CACHE, 'server-'));
  main = await buildServer(buildDirectory);
  dataDir = await mkdtemp(join(tmpdir(), 'pasal-data-'));
});
afterAll(async () => {
  running?.kill('SIGKILL');
  await running?.ended;
  await rm(buildDirectory, { recursive: true, force: true });
  await rm(dataDir, { recursive: true, force: true });
});

async function openShop() {
  const { db, close } = await connectDatabase({ dataDir });
  await migrateToLatest(db);
  await createStaff(db, 'admin');
  const place = await createCity(db);
  const { id } = await createProduct(db, { in_stock: 1_000_000 });
  await db.updateTable('product').set({ images: '[]' }).execute();
  await close();
  return orderBody(place, [{ id, price: 1000, quantity: 1 }]);
}

/** Checks the invariants after any number of kills. */
async function examine(acknowledged: readonly string[]) {
  const { db, close } = await connectDatabase({ dataDir });
  const rows = await db.selectFrom('orders').select('order_number').execute();
  const { findings } = await examineShop({ db, pictures: diskFiles(join(dataDir, 'uploads')) });
  await close();
  const stored = new Set(rows.map(({ order_number }) => order_number));
  expect(acknowledged.filter((number) => !stored.has(number))).toEqual([]);
  expect(findings).toEqual([]);
}

/** Places orders until the server is gone. */
async function buy(url: string, body: object, onPlaced: (number: string) => void): Promise<void> {
  for (;;) {
    const answer = await fetch(`${url}/api/v1/order-product`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-forwarded-for': freshAddress() },
      body: JSON.stringify({ ...body, phone: freshPhone() }),
    }).catch(() => undefined);
    const placed = await answer?.json().catch(() => undefined);
    if (placed === undefined) return;
    const { order } = placed as { order?: { order_number: string } };
    if (order !== undefined) onPlaced(order.order_number);
  }
}

test('killed 100 times under load: no acknowledged order is missing, the shop is well, soon open again', async () => {
  const body = await openShop();
  const orders = fc.integer({ min: 1, max: 80 });
  const ordersBefore = fc.sample(orders, { seed: 9, numRuns: KILLS });
  const acknowledged: string[] = [];
  const readyAfter: number[] = [];
  for (let kill = 1; kill <= KILLS; kill += 1) {
    const started = Date.now();
    running = startProcess(main, { DATA_DIR: dataDir, TRUST_PROXY: '127.0.0.1' });
    const url = await running.url;
    expect((await fetch(`${url}/readyz`)).status).toBe(200);
    readyAfter.push(Date.now() - started);
    const enough = acknowledged.length + (ordersBefore[kill - 1] ?? 1);
    const reached = new Promise<void>((resolveReached) => {
      const onPlaced = (number: string) => {
        acknowledged.push(number);
        if (acknowledged.length >= enough) resolveReached();
      };
      const buyers = Array.from({ length: BUYERS }, () => buy(url, body, onPlaced));
      void Promise.all(buyers).then(() => resolveReached());
    });
    await reached;
    running.kill('SIGKILL');
    await running.ended;
    if (kill % EXAMINED_EVERY === 0) await examine(acknowledged);
  }
  expect(new Set(acknowledged).size).toBe(acknowledged.length);
  const sorted = readyAfter.toSorted((one, other) => one - other);
  const [median = 0, slowest = 0] = [sorted[KILLS / 2], sorted.at(-1)];
  console.log(
    `${acknowledged.length} orders, ready after ${median} ms (median), ${slowest} ms (slowest)`,
  );
  expect(median).toBeLessThan(READY_WITHIN);
});
