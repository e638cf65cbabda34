import type { PublicProductQuery } from '@pasal/shared/contracts';
import { connectDatabase, type ConnectedDatabase } from '../server/src/db/connect';
import { runStatement } from '../core/db/statement';
import { listingStatement } from '../server/src/modules/product/listing/listing-statement';
import type { ListingScope } from '../server/src/modules/product/listing/scope';
import type { FilledShop } from './database';
import { interleaved, median } from './load';
import { plainListing } from './plain-listing';
import type { Finding } from './report';

type Db = ConnectedDatabase['db'];

const ROUNDS = 15;
/** Changes measured at once, with the counting on or off. */
const CHANGES = 20;

const ASKED: Record<string, [ListingScope, PublicProductQuery]> = {
  everything: [{}, {}],
  'the third page': [{}, { page: 3 }],
  'by name': [{}, { sort: 'name_asc' }],
  'a section': [{ section: 'weekly_deals' }, {}],
  'a category': [{ categoryId: 3 }, {}],
  'a brand, cheapest first': [{ brandId: 5 }, { sort: 'price_asc' }],
  'two brands': [{}, { brand: ['LG', 'Sony'] }],
  'a range of prices': [{}, { minPrice: 500, maxPrice: 5000 }],
};

/**
 * Measures milliseconds of processor time. The embedded database works inside this process, so all others
 * wait that long, whatever else the machine does.
 */
async function timed(work: () => Promise<unknown>): Promise<number> {
  const from = process.cpuUsage();
  await work();
  const { user, system } = process.cpuUsage(from);
  return (user + system) / 1000;
}

interface Summary {
  id: number | null;
  total: number;
}

async function ours(db: Db, [scope, query]: [ListingScope, PublicProductQuery]) {
  const rows = await runStatement<Summary>(db, listingStatement(scope, query));
  return rows.find(({ id }) => id === null)?.total;
}

/** Measures every listing, ours and the plain one, in turns. */
async function listings(db: Db, shop: string): Promise<Finding[]> {
  const findings: Finding[] = [];
  for (const [name, asked] of Object.entries(ASKED)) {
    const { total } = await plainListing(db, ...asked);
    if ((await ours(db, asked)) !== total) throw new Error(`${name}: the totals differ`);
    const times = await interleaved(ROUNDS, {
      ours: () => timed(() => ours(db, asked)),
      plain: () => timed(() => plainListing(db, ...asked)),
    });
    const figures = [median(times.ours), median(times.plain)];
    const ratio = (figures[1] ?? Number.NaN) / (figures[0] ?? Number.NaN);
    findings.push({ what: `${name}, ${shop}`, figures, unit: 'ms', ratio });
  }
  return findings;
}

/** Measures how much the stored counts add to a change of one product's price. */
async function changes(db: Db, shop: string): Promise<Finding> {
  let id = 0;
  const run = (text: string) => runStatement(db, { text, values: [] });
  const change = async () => {
    for (let index = 0; index < CHANGES; index += 1) {
      id += 1;
      await run(`update product set price_paisa = price_paisa + 100 where id = ${id}`);
    }
  };
  const changed = async (state: 'enable' | 'disable') => {
    await run(`alter table product ${state} trigger product_update_gathered`);
    return (await timed(change)) / CHANGES;
  };
  const times = await interleaved(ROUNDS, {
    counted: () => changed('enable'),
    plain: () => changed('disable'),
  });
  const figures = [median(times.counted), median(times.plain)];
  const ratio = (figures[1] ?? Number.NaN) / (figures[0] ?? Number.NaN);
  return { what: `a changed price, ${shop}`, figures, unit: 'ms', ratio };
}

/** Measures a listing that counts on request, on the embedded database, beside ours. */
export async function measurePlain(shops: FilledShop[]): Promise<Finding[]> {
  const findings: Finding[] = [];
  for (const { dataDir } of shops) {
    const { db, close } = await connectDatabase({ dataDir });
    const [{ products } = { products: 0 }] = await runStatement<{ products: number }>(db, {
      text: 'select count(*)::integer as products from product',
      values: [],
    });
    const shop = `${products.toLocaleString('en')} products`;
    findings.push(...(await listings(db, shop)), await changes(db, shop));
    await close();
  }
  return findings;
}
