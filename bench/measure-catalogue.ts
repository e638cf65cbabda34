import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { runStatement } from '@pasal/core/db/statement';
import { DomainError } from '@pasal/core/errors/domain-error';
import type { PublicProductQuery } from '@pasal/shared/contracts';
import { connectDatabase, type ConnectedDatabase } from '../server/src/db/connect';
import type { Catalogue } from '../server/src/modules/catalogue/catalogue';
import { currentCatalogue } from '../server/src/modules/catalogue/current-catalogue';
import { listProductsOf } from '../server/src/modules/products/listing/product-list.repository';
import type { FilledShop } from './database';
import { processorOf } from './processor';
import type { Finding } from './report';

/** The queries of each kind, sent in turn. */
const ASKED: Record<string, PublicProductQuery[]> = {
  list: [{}, { page: 3 }, { category: 'Category 3' }, { brand: ['LG', 'Sony'] }, { minPrice: 500 }],
  'list with facts': [
    { category: 'Category 3', fact: ['shape:Dome'] },
    { category: 'Category 5', fact: ['resolution:2', 'resolution:4'], available: '1' },
    { category: 'Category 7', fact: ['power:20..60', 'smart:true'], sort: 'price_asc' },
    { category: 'Category 2', discounted: '1', minPrice: 500 },
  ],
  search: ['outdoor dome', 'hikvison', 'came', 'ds471', 'क्यामेरा', 'kettle lg', 'xyzzyq'].map(
    (search) => ({ search, limit: 10 }),
  ),
  'the widest search': [
    { search: 'd a s m w h t f' },
    { search: 'home shop office made nepal box' },
  ],
};
/** Each kind is measured for about this many CPU milliseconds. */
const ENOUGH = 600;

const used = () => {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
};

setFlagsFromString('--expose-gc');
const collectGarbage = runInNewContext('gc') as () => void;

function megabytes(): number {
  collectGarbage();
  const { heapUsed, arrayBuffers } = process.memoryUsage();
  return (heapUsed + arrayBuffers) / 1024 ** 2;
}

/** CPU milliseconds of one answer: of this process alone, and including its database connection. */
async function measureAnswers(db: ConnectedDatabase['db'], queries: readonly PublicProductQuery[]) {
  const text = 'select pg_backend_pid() as pid';
  const [connection] = await runStatement<{ pid: number }>(db, { text, values: [] });
  const pid = connection?.pid ?? 0;
  const ask = async () => {
    for (const query of queries) await listProductsOf(await currentCatalogue(db), query);
  };
  await ask();
  const [own, theirs] = [used(), processorOf(pid)];
  let answers = 0;
  while (used() - own + processorOf(pid) - theirs < ENOUGH) {
    await ask();
    answers += queries.length;
  }
  const mine = used() - own;
  return { own: mine / answers, all: (mine + processorOf(pid) - theirs) / answers };
}

/** On a busy machine loading may exceed the request timeout. */
async function untilRead(db: ConnectedDatabase['db']): Promise<Catalogue> {
  for (;;) {
    try {
      return await currentCatalogue(db);
    } catch (error) {
      if (!(error instanceof DomainError)) throw error;
    }
  }
}

async function measureShop({ databaseUrl }: FilledShop, products: string): Promise<Finding[]> {
  // With a single connection, its database process is known.
  const { db, close } = await connectDatabase({ databaseUrl, poolSize: 1 });
  const before = megabytes();
  const [start, own] = [performance.now(), used()];
  const catalogue = await untilRead(db);
  const time = performance.now() - start;
  const findings: Finding[] = [
    { what: `${products}: read after`, figures: [time], unit: 'ms', most: 3000 },
    { what: `${products}: processor for it`, figures: [used() - own], unit: 'ms' },
  ];
  const said = performance.now();
  await catalogue.vocabulary();
  findings.push({
    what: `${products}: words that resemble others, after`,
    figures: [performance.now() - said],
    unit: 'ms',
  });
  for (const [kind, queries] of Object.entries(ASKED)) {
    const { all, own: mine } = await measureAnswers(db, queries);
    findings.push({
      what: `${products}: ${kind}, with the database's processor`,
      figures: [all],
      unit: 'ms',
    });
    findings.push({ what: `${products}: ${kind}, the server's own`, figures: [mine], unit: 'ms' });
  }
  const taken = megabytes() - before;
  findings.push({ what: `${products}: memory`, figures: [taken], unit: 'MB', most: 150 });
  await close();
  return findings;
}

/** Measures the catalogue in the memory, in shops of two sizes. */
export async function measureCatalogue(shops: FilledShop[]): Promise<Finding[]> {
  const findings: Finding[] = [];
  for (const [index, shop] of shops.entries()) {
    findings.push(
      ...(await measureShop(shop, index === 0 ? '1,000 products' : '100,000 products')),
    );
  }
  return findings;
}
