import { setTimeout as wait } from 'node:timers/promises';
import type { FilledShop } from './database';
import { orderOf } from './measure-orders';
import type { Finding } from './report';
import { startShop, type BenchServer } from './servers';

/** Rows of the file: the most that a file may have. */
const ROWS = 2000;
/** Milliseconds between two health checks, and between two orders. */
const HEALTH_EVERY = 50;
const ORDER_EVERY = 250;
/** Longest wait for the products to follow a new name, in milliseconds. */
const MOST = 300_000;

/** The waits and failures that shoppers and the proxy saw while the shop was at work. */
interface Seen {
  health: number[];
  orders: number[];
  failures: number;
}

async function timed(seen: number[], ask: () => Promise<boolean>): Promise<number> {
  const from = performance.now();
  const isGood = await ask().catch(() => false);
  seen.push(performance.now() - from);
  return isGood ? 0 : 1;
}

/** Asks for the server's health and places orders, again and again, until `work` is done. */
async function during(server: BenchServer, shop: FilledShop, work: () => Promise<void>) {
  const seen: Seen = { health: [], orders: [], failures: 0 };
  const state = { isDone: false };
  const again = async (list: number[], every: number, ask: () => Promise<boolean>) => {
    while (!state.isDone) {
      seen.failures += await timed(list, ask);
      await wait(every);
    }
  };
  let index = 0;
  const probes = [
    again(seen.health, HEALTH_EVERY, async () => (await fetch(`${server.url}/healthz`)).ok),
    again(seen.orders, ORDER_EVERY, async () => {
      const { headers, body } = orderOf(shop, (index += 1));
      const url = `${server.url}/api/v1/order-product`;
      return (await fetch(url, { method: 'POST', headers, body })).status === 201;
    }),
  ];
  const from = performance.now();
  await work().finally(() => {
    state.isDone = true;
  });
  const seconds = (performance.now() - from) / 1000;
  await Promise.all(probes);
  return { ...seen, seconds };
}

async function call<Answer>(
  server: BenchServer,
  { cookie }: FilledShop,
  [method, path, body]: [string, string, object?],
): Promise<Answer> {
  const headers = { cookie, origin: server.url, 'content-type': 'application/json' };
  const given = { method, headers, ...(body && { body: JSON.stringify(body) }) };
  const answer = await fetch(`${server.url}/api/v1${path}`, given);
  if (!answer.ok) throw new Error(`${method} ${path}: ${answer.status} ${await answer.text()}`);
  return (await answer.json()) as Answer;
}

interface ImportAnswer {
  applied: boolean;
  changed: number;
  import_id: string;
  problems: unknown[];
}

interface Row {
  id: number;
  title: string;
}

/** Products that receive no orders meanwhile: their prices change. */
async function productsToImport(server: BenchServer, shop: FilledShop): Promise<Row[]> {
  const ordered = new Set(shop.goods.map(({ id }) => id));
  const rows: Row[] = [];
  for (let page = 1; rows.length < ROWS; page += 1) {
    const path = `/product?limit=100&page=${page}`;
    const { products } = await call<{ products: Row[] }>(server, shop, ['GET', path]);
    rows.push(...products.filter(({ id }) => !ordered.has(id)));
  }
  return rows.slice(0, ROWS);
}

/** Imports as the page does: a dry run, then some rows with each call. */
async function importRows(server: BenchServer, shop: FilledShop, rows: Row[]): Promise<void> {
  const mark = Date.now().toString(36);
  const lines = rows.map(({ id, title }) => `${id},${title} ${mark},${1000 + ((id * 7) % 9000)}`);
  const csv = `id,title,original_price\n${lines.join('\n')}\n`;
  const send = (more: object) =>
    call<ImportAnswer>(server, shop, ['POST', '/product/import', { csv, ...more }]);
  const { import_id, changed, problems } = await send({ dry_run: true });
  if (changed !== ROWS) throw new Error(`${changed}: ${JSON.stringify(problems[0])}`);
  for (let calls = 0; calls < ROWS; calls += 1) {
    const answer = await send({ dry_run: false, import_id, most: 400 });
    if (answer.problems.length > 0) throw new Error(JSON.stringify(answer.problems[0]));
    if (answer.applied) return;
  }
}

/** Saves a new name, and waits until the last product of the category is found by it. */
async function renameCategory(server: BenchServer, shop: FilledShop): Promise<void> {
  const word = `nebula${Date.now().toString(36)}`;
  const { id, last } = shop.category;
  await call(server, shop, ['PUT', `/category/${id}`, { name: `Things ${word}` }]);
  for (const until = performance.now() + MOST; performance.now() < until; await wait(500)) {
    const path = `/product?search=${word}%20${last}`;
    const { products } = await call<{ products: { title: string }[] }>(server, shop, ['GET', path]);
    if (products.some(({ title }) => title.split(' ').includes(last))) return;
  }
  throw new Error('the products do not follow the new name');
}

function findingsOf(
  what: string,
  { health, orders, failures, seconds }: Seen & { seconds: number },
) {
  return [
    { what, figures: [seconds], unit: 's' },
    { what: `${what}: worst health check`, figures: [Math.max(...health)], unit: 'ms', below: 100 },
    { what: `${what}: worst order`, figures: [Math.max(...orders)], unit: 'ms', below: 1000 },
    { what: `${what}: failures`, figures: [failures], unit: 'requests', below: 1 },
  ] satisfies Finding[];
}

/** Measures how long staff operations slow down all other requests, on each of the shops. */
export async function measureWorks(shops: FilledShop[]): Promise<Finding[]> {
  const findings: Finding[] = [];
  for (const shop of shops) {
    const kind = shop.dataDir === undefined ? 'PostgreSQL' : 'embedded';
    const server = await startShop(shop);
    try {
      const [imported, renamed] = [`import of ${ROWS} rows`, 'new name of a category'];
      // A shop that has just started plans every statement for the first time.
      await during(server, shop, () => wait(2000));
      const rows = await productsToImport(server, shop);
      const importing = await during(server, shop, () => importRows(server, shop, rows));
      findings.push(...findingsOf(`${kind}: ${imported}`, importing));
      const renaming = await during(server, shop, () => renameCategory(server, shop));
      findings.push(
        ...findingsOf(`${kind}: ${renamed} of ${shop.category.products} products`, renaming),
      );
    } finally {
      await server.stop();
    }
  }
  return findings;
}
