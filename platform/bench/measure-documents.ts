import type { FilledShop } from '../../bench/database';
import { Client } from 'pg';
import { median, quantile, sendAll, throughput, type Target } from '../../bench/load';
import { processorOf, processorOfStarted } from '../../bench/processor';
import type { Finding } from '../../bench/report';
import { startShop, type BenchServer } from '../../bench/servers';
import { steadyTimes } from '../../bench/steady-load';

const MANY = { connections: 32, seconds: 4 };
const ROUNDS = 5;
const UNKEPT = { connections: 16, rounds: 5 };
const STEADY = { connections: 32, seconds: 10, perSecond: 1000 };
/** Pages visitors ask for again and again. */
const PRODUCTS = 100;
/** On a busy machine the first pages may be late. */
const TRIES = 20;

/** A document the server has made has a tag; one the browser is to make has none. */
async function isMade(address: string): Promise<boolean> {
  const { headers } = await fetch(address);
  return headers.has('etag');
}

async function makeAll(url: string, paths: readonly string[]): Promise<void> {
  for (const path of paths) {
    let tries = 0;
    while (!(await isMade(`${url}${path}`))) {
      tries += 1;
      if (tries === TRIES) throw new Error(`${path} was not made on the server`);
    }
  }
}

/** Documents as browsers ask for them. */
function documents(url: string, paths: readonly string[]): Target {
  let turn = 0;
  return {
    url,
    next: (request) => {
      turn += 1;
      const path = paths[turn % paths.length] ?? '/';
      return { ...request, path, headers: { 'accept-encoding': 'br' } };
    },
  };
}

/** Requests each document once, after a change that outdates all cached ones; returns the cost. */
async function makeAnew({ url, pid }: BenchServer, client: Client, paths: readonly string[]) {
  await client.query('update product set in_stock = in_stock + 1 where id = 1');
  const [main, rendering] = [processorOf(pid), processorOfStarted(pid)];
  const start = performance.now();
  await sendAll(documents(url, paths), { connections: UNKEPT.connections, amount: paths.length });
  return {
    perSecond: (1000 * paths.length) / (performance.now() - start),
    main: (processorOf(pid) - main) / paths.length,
    rendering: (processorOfStarted(pid) - rendering) / paths.length,
  };
}

/** Measures documents that are made for each visitor: how many a second, and their processor time. */
async function measureUnkept(server: BenchServer, shop: FilledShop): Promise<Finding[]> {
  const client = new Client({ connectionString: shop.databaseUrl });
  await client.connect();
  const paths = shop.slugs.map((slug) => `/product/${slug}`);
  const rounds: Awaited<ReturnType<typeof makeAnew>>[] = [];
  try {
    await makeAnew(server, client, paths);
    for (let round = 0; round < UNKEPT.rounds; round += 1)
      rounds.push(await makeAnew(server, client, paths));
  } finally {
    await client.end();
  }
  const of = (name: 'perSecond' | 'main' | 'rendering') => median(rounds.map((each) => each[name]));
  const what = 'document that is not kept';
  return [
    { what, figures: [of('perSecond')], unit: 'documents/s', least: 300 },
    { what: `${what}, processor`, figures: [of('main') + of('rendering')], unit: 'ms', most: 5 },
    { what: `${what}, processor of the server itself`, figures: [of('main')], unit: 'ms' },
  ];
}

/**
 * Measures how fast cached pages of the server are answered, each after asking the database if it is current.
 */
export async function measureDocuments([shop]: FilledShop[]): Promise<Finding[]> {
  if (shop === undefined) throw new Error('there is no shop');
  const server = await startShop(shop);
  const paths = ['/', ...shop.slugs.slice(0, PRODUCTS).map((slug) => `/product/${slug}`)];
  const target = documents(server.url, paths);
  try {
    await makeAll(server.url, paths);
    await throughput(target, MANY);
    const rounds: number[] = [];
    for (let round = 0; round < ROUNDS; round += 1) rounds.push(await throughput(target, MANY));
    const slowest = quantile(await steadyTimes(target, STEADY), 0.99);
    return [
      { what: 'kept document', figures: [median(rounds)], unit: 'documents/s', least: 3000 },
      {
        what: 'kept document, 99th percentile at 1,000 a second',
        figures: [slowest],
        unit: 'ms',
        most: 10,
      },
      ...(await measureUnkept(server, shop)),
    ];
  } finally {
    await server.stop();
  }
}
