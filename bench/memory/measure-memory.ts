import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { connectDatabase } from '../../server/src/db/connect';
import { PATIENT } from '../../core/db/database-limits';
import { runStatement } from '../../core/db/statement';
import { startProcess } from '../../server/src/testing/server-process';
import { lookAround, type ShopPlace } from '../database';
import { sendAll } from '../load';
import type { Finding } from '../report';
import { residentOf, type Resident } from '../../server/src/testing/resident';
import { visits, type VisitedShop } from './visits';

const SHOP = resolve(__dirname, '../../../../server/dist/main.mjs');
const REQUESTS = 100_000;
const LOOK_EVERY = 20_000;
const CONNECTIONS = 16;
/** Milliseconds after which a shop is at rest. */
const REST = 10_000;
/** Seconds from the command until the shop is open. */
const FIRST_START = 35;
const LATER_START = { embedded: 1.5, PostgreSQL: 0.8 };
/** Most megabytes of a server without visitors so far, and of its render process. */
const MOST_UNVISITED = { embedded: 350, PostgreSQL: 200 };
const MOST_RENDERING_UNVISITED = 130;
/** Megabytes a server may take at rest after many visits. */
const MOST = { embedded: 450, PostgreSQL: 350 };
/** Megabytes all processes that render pages may take; `render/limits.ts` ends one above it. */
const MOST_RENDERING = 250;
/** Most growth in megabytes between the first reading and the last. */
const MOST_GROWN = 40;

interface Running {
  url: string;
  /** Seconds until the server answered. */
  seconds: number;
  look: () => Promise<Resident>;
  stop: () => Promise<void>;
}

async function start({ databaseUrl, dataDir = '' }: ShopPlace): Promise<Running> {
  const from = performance.now();
  const env = { NODE_ENV: 'development', TRUST_PROXY: '127.0.0.1', DATA_DIR: dataDir };
  const server = startProcess(SHOP, {
    ...env,
    ...(databaseUrl !== '' && { DATABASE_URL: databaseUrl }),
  });
  const url = await server.url;
  const seconds = (performance.now() - from) / 1000;
  return {
    url,
    seconds,
    async look() {
      await wait(REST);
      return residentOf(server.pid);
    },
    async stop() {
      server.kill('SIGTERM');
      await server.ended;
    },
  };
}

/** Adds more stock to the demo than visitors buy, and reads its products. */
async function stockUp(place: ShopPlace): Promise<VisitedShop> {
  const { databaseUrl, dataDir } = place;
  const { db, close } = await connectDatabase(
    databaseUrl === '' ? { dataDir } : { databaseUrl, limits: PATIENT },
  );
  const read = <Row>(text: string) => runStatement<Row>(db, { text, values: [] });
  try {
    await read(
      `with more as (update product set in_stock = in_stock + 1000000 where variants = '[]' returning id)
        insert into stock_movement (product_id, quantity, reason) select id, 1000000, 'edit' from more`,
    );
    const categories = await read<{ name: string }>('select name from category order by id');
    const pictures = await read<{ path: string }>(
      'select jsonb_array_elements_text(images) as path from product order by id',
    );
    return {
      ...place,
      ...(await lookAround(db)),
      cookie: '',
      categories: categories.map(({ name }) => name),
      pictures: pictures.map(({ path }) => path),
    };
  } finally {
    await close();
  }
}

const taken = (
  what: string,
  { server, renderers }: Resident,
  [most, mostRendering]: readonly [number, number],
): Finding[] => [
  { what: `${what}: server`, figures: [server], unit: 'MB', most },
  { what: `${what}: rendering`, figures: [renderers], unit: 'MB', most: mostRendering },
];

/** Measures the memory of a demo shop: after its first start, a later one, and many visitors. */
async function measureShop(
  kind: keyof typeof MOST,
  place: ShopPlace,
  requests: number,
): Promise<Finding[]> {
  const most = [MOST[kind], MOST_RENDERING] as const;
  const unvisited = [MOST_UNVISITED[kind], MOST_RENDERING_UNVISITED] as const;
  const first = await start(place);
  const findings: Finding[] = [
    { what: `${kind}, first start`, figures: [first.seconds], unit: 's', below: FIRST_START },
    ...taken(`${kind}, first start`, await first.look(), unvisited),
  ];
  await first.stop();
  const shop = await stockUp(place);
  const later = await start(place);
  try {
    findings.push(
      {
        what: `${kind}, later start`,
        figures: [later.seconds],
        unit: 's',
        below: LATER_START[kind],
      },
      ...taken(`${kind}, later start`, await later.look(), unvisited),
    );
    const seen: Resident[] = [];
    const next = visits(shop);
    for (let sent = LOOK_EVERY; sent <= requests; sent += LOOK_EVERY) {
      await sendAll({ url: later.url, next }, { connections: CONNECTIONS, amount: LOOK_EVERY });
      const now = await later.look();
      seen.push(now);
      findings.push(...taken(`${kind}, after ${sent / 1000},000 requests`, now, most));
      process.stderr.write(`${kind} ${sent}: ${now.server} + ${now.renderers}\n`);
    }
    const grown = (seen.at(-1)?.server ?? Number.NaN) - (seen[0]?.server ?? Number.NaN);
    return [
      ...findings,
      { what: `${kind}: of that, since 20,000`, figures: [grown], unit: 'MB', most: MOST_GROWN },
    ];
  } finally {
    await later.stop();
  }
}

/**
 * Measures the memory of a demo shop at rest, embedded and on PostgreSQL, with no visitors and after 100,000
 * requests.
 */
export async function measureMemory(
  shops: ShopPlace[],
  options: readonly string[],
): Promise<Finding[]> {
  const given = options.map((option) => /^--requests=(\d+)$/.exec(option)?.[1]).find(Boolean);
  const requests = given === undefined ? REQUESTS : Number(given);
  const findings: Finding[] = [];
  for (const { databaseUrl } of [{ databaseUrl: '' }, ...shops]) {
    const dataDir = await mkdtemp(join(tmpdir(), 'pasal-bench-'));
    const kind = databaseUrl === '' ? 'embedded' : 'PostgreSQL';
    try {
      findings.push(...(await measureShop(kind, { databaseUrl, dataDir }, requests)));
    } finally {
      await rm(dataDir, { recursive: true, force: true });
    }
  }
  return findings;
}
