/**
 * `npm run bench [reads] [documents] [orders] [search] [growth] [desks] [before] [catalogue] [attack] [multiples] [works] [steps] [traces] [pages] [languages]
 * [print] [repeat] [release] [renderer] [questions] [memory] [upload] [ready] [dev]`: fills databases of a PostgreSQL of its own, measures the built shop in them and prints what was found as
 * Markdown. `before` compares with another build: `npm run bench before -- --before=<path of its server/dist/main.mjs>`. Exit code 1 when a figure is missed. `BENCH_WITH` names a command put before each measurement, such as `nice -n -5`.
 */
import { execFileSync } from 'node:child_process';
import { rm } from 'node:fs/promises';
import { resolve } from 'node:path';
import { Client } from 'pg';
import { startTestPostgres, type TestPostgres } from '../server/src/testing/database/test-postgres';
import type { ShopSize } from '../server/src/testing/database/many-rows';
import { fillEmbedded, fillShop, type FilledShop, type ShopPlace } from './database';
import { otherMain, startOther } from './other-build';
import { isMissed, surroundings, tableOf, type Finding } from './report';

/** A PostgreSQL that waits for the disk, as in a real shop. */
const SETTINGS = ['fsync=on', 'shared_buffers=256MB', 'max_wal_size=4GB'];
const USUAL = { products: 10_000, orders: 100_000 };
const SMALL = { products: 1000, orders: 10_000 };
const FEW_ORDERS = { products: 1000, orders: 100 };
const LARGE = { products: 100_000, orders: 1_000_000 };
/** A shop with as many products but few orders, which matter little to works on products. */
const WORKED_ON = { products: 100_000, orders: 20_000 };

/** Measurements that start a shop of their own. */
const OWN_SHOP = `steps print pages languages repeat release renderer questions dev`.split(' ');

/** Shops for the search, one a hundred times as large as the other. */
const SEARCHED = [
  { products: 1000, orders: 1000 },
  { products: 100_000, orders: 1000 },
];

/** `--orders=` fills a smaller shop than the figure is for, to see that the measurement works. */
const sizeOf = (words: readonly string[]) => {
  const size = words.find((word) => word.startsWith('--orders='))?.slice('--orders='.length);
  return size === undefined ? undefined : Number(size);
};
const isOption = (word: string) => word.startsWith('--');
const say = (line: string) => process.stderr.write(`${line}\n`);

function measure(
  name: string,
  shops: readonly ShopPlace[],
  options: readonly string[] = [],
): Finding[] {
  say(`Measuring ${name} …`);
  const before = (process.env.BENCH_WITH ?? '').split(' ').filter((word) => word !== '');
  const [command = '', ...words] = [
    ...before,
    process.execPath,
    resolve(__dirname, 'measure.cjs'),
    name,
    JSON.stringify(shops),
    ...options,
  ];
  const output = execFileSync(command, words, {
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  return JSON.parse(output.trim().split('\n').at(-1) ?? '[]') as Finding[];
}

async function versionOf(postgres: TestPostgres): Promise<string> {
  const client = new Client({ connectionString: await postgres.createDatabase() });
  await client.connect();
  const { rows } = await client.query<{ server_version: string }>('show server_version');
  await client.end();
  return rows[0]?.server_version ?? 'unknown';
}

/** Fills an embedded shop for some measurements, and removes it after them. */
async function inEmbedded(size: ShopSize, measureIn: (shop: FilledShop) => Finding[]) {
  const shop = await fillEmbedded(size);
  try {
    return measureIn(shop);
  } finally {
    await rm(shop.dataDir, { recursive: true, force: true });
  }
}

/** A small and a large shop in each database. */
async function searchFindings(postgres: TestPostgres): Promise<Finding[]> {
  say('Filling a shop of 1,000 products and one of 100,000, twice …');
  const shops: FilledShop[] = [];
  for (const size of SEARCHED) shops.push(await fillShop(postgres, size));
  const embedded: Awaited<ReturnType<typeof fillEmbedded>>[] = [];
  try {
    for (const size of SEARCHED) embedded.push(await fillEmbedded(size));
    return [...measure('search', shops), ...measure('search', embedded)];
  } finally {
    for (const { dataDir } of embedded) await rm(dataDir, { recursive: true, force: true });
  }
}

/** What the way of orders costs: their desks, and placing them, beside another build where one is named. */
async function wayFindings(words: readonly string[], postgres: TestPostgres): Promise<Finding[]> {
  const findings: Finding[] = [];
  const wanted = words.filter((word) => !isOption(word));
  if (wanted.length === 0 || wanted.includes('desks')) {
    const orders = sizeOf(words) ?? LARGE.orders;
    say(`Filling a shop of 1,000 products and ${orders} orders with their parcels …`);
    const shop = await fillShop(postgres, { ...SMALL, orders }, { parcels: true });
    findings.push(...measure('desks', [shop]));
  }
  // Needs another build, and is made where it is named.
  if (wanted.includes('before')) {
    const options = words.filter(isOption);
    const other = otherMain(options);
    say('Filling two shops of 10,000 products, one with the tables of the other build …');
    const shops = [
      await fillShop(postgres, USUAL),
      await fillShop(postgres, USUAL, {
        migrate: async (databaseUrl) => (await startOther(other, databaseUrl)).stop(),
      }),
    ];
    findings.push(...measure('before', shops, options));
  }
  return findings;
}

/** The `words` are names of measurements and, with dashes, their options. */
async function findingsOf(words: readonly string[], postgres: TestPostgres) {
  const findings: Finding[] = [];
  const wanted = new Set(words.filter((word) => !isOption(word)));
  const isWanted = (name: string) => wanted.size === 0 || wanted.has(name);
  if (['reads', 'documents', 'orders'].some(isWanted)) {
    say('Filling a shop of 10,000 products and 100,000 orders …');
    const shop = await fillShop(postgres, USUAL, { bare: true });
    for (const name of ['reads', 'documents', 'orders']) {
      if (isWanted(name)) findings.push(...measure(name, [shop]));
    }
  }
  if (isWanted('search')) findings.push(...(await searchFindings(postgres)));
  if (isWanted('growth')) {
    say('Filling a shop of 1,000 products and one of 100,000 …');
    const shops = [await fillShop(postgres, SMALL), await fillShop(postgres, LARGE)];
    findings.push(...measure('growth', shops));
  }
  findings.push(...(await wayFindings(words, postgres)));
  if (isWanted('catalogue')) {
    say('Filling a shop of 1,000 products and one of 100,000 …');
    const shops: FilledShop[] = [];
    for (const size of SEARCHED) shops.push(await fillShop(postgres, size));
    findings.push(...measure('catalogue', shops));
  }
  if (isWanted('attack')) {
    say('Filling an embedded shop of 1,000 products …');
    findings.push(...(await inEmbedded(SMALL, (shop) => measure('attack', [shop]))));
  }
  if (isWanted('multiples')) {
    say('Filling an embedded shop of 1,000 products …');
    findings.push(...(await inEmbedded(FEW_ORDERS, (shop) => measure('multiples', [shop]))));
  }
  for (const name of ['upload', 'ready'].filter(isWanted)) {
    say('Filling two shops of 1,000 products, one of them embedded …');
    const shop = await fillShop(postgres, SMALL);
    findings.push(...(await inEmbedded(SMALL, (embedded) => measure(name, [shop, embedded]))));
  }
  if (isWanted('traces')) {
    say('Filling a shop of 1,000 products …');
    findings.push(...measure('traces', [await fillShop(postgres, FEW_ORDERS)]));
  }
  if (isWanted('works')) {
    say('Filling two shops of 100,000 products, one of them embedded …');
    const shop = await fillShop(postgres, WORKED_ON);
    findings.push(
      ...(await inEmbedded(WORKED_ON, (embedded) => measure('works', [shop, embedded]))),
    );
  }
  for (const name of OWN_SHOP) {
    if (isWanted(name)) findings.push(...measure(name, [], words.filter(isOption)));
  }
  if (isWanted('memory')) {
    const shop = { databaseUrl: await postgres.createDatabase() };
    findings.push(...measure('memory', [shop], words.filter(isOption)));
  }
  return findings;
}

async function main(words: readonly string[]): Promise<void> {
  const postgres = await startTestPostgres(SETTINGS);
  try {
    const findings = await findingsOf(words, postgres);
    console.log(`${surroundings(await versionOf(postgres))}\n\n${tableOf(findings)}`);
    process.exitCode = findings.some(isMissed) ? 1 : 0;
  } finally {
    await postgres.stop();
  }
}

main(process.argv.slice(2)).catch((error: unknown) => {
  console.error(error);
  process.exitCode = 1;
});
