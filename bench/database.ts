import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from 'pg';
import { connectDatabase, type ConnectedDatabase } from '../server/src/db/connect';
import { PATIENT } from '../core/db/database-limits';
import { migrateToLatest } from '../server/src/db/migrate';
import { addKinds } from '../server/src/db/reference/kinds/add-kinds';
import { runStatement } from '../core/db/statement';
import { openSession } from '../core/sessions/sessions';
import { insertStaff } from '../server/src/modules/staff/staff.repository';
import { manyParcels } from '../server/src/testing/database/many-parcels';
import { manyRows, type ShopSize } from '../server/src/testing/database/many-rows';
import type { TestPostgres } from '../server/src/testing/database/test-postgres';
import { makeBareTables } from './bare-tables';

/** Where a filled database is. */
export interface ShopPlace {
  /** PostgreSQL's address; unused with the embedded database. */
  databaseUrl: string;
  /** The data directory of a shop with the embedded database. */
  dataDir?: string;
}

/** A filled database and the data a visitor needs to look around in it. */
export interface FilledShop extends ShopPlace {
  /** The cookie of someone signed in. */
  cookie: string;
  /** Addresses of products on sale. */
  slugs: string[];
  /** Products with unlimited stock, with their prices in rupees. */
  goods: { id: number; price: number }[];
  places: { district_id: number; city_id: number }[];
  /** A category with many products, and the word that only its last product has in its title. */
  category: { id: number; products: number; last: string };
}

type Db = ConnectedDatabase['db'];

async function signIn(db: Db): Promise<string> {
  // A shop that has staff is not filled with demo data.
  const passwordHash = 'nobody logs in';
  const { id } = await insertStaff(db, { email: 'bench@pasal.test', passwordHash, role: 'admin' });
  const token = await openSession(db, { id, password_hash: passwordHash });
  return `staff_session=${token}`;
}

/** Finds the addresses that a visitor who looks around in a shop would open. */
export async function lookAround(db: Db) {
  const read = <Row>(text: string) => runStatement<Row>(db, { text, values: [] });
  const slugs = await read<{ slug: string }>(
    `select slug from product where status = 'approve' order by id limit 500`,
  );
  const goods = await read<{ id: number; price: string }>(
    `select id, price_paisa / 100.0 as price from product
      where status = 'approve' and in_stock > 1000 and price_paisa % 100 = 0 and variants = '[]'
      order by id limit 500`,
  );
  const places = await read<{ district_id: number; city_id: number }>(
    `select district_id, id as city_id from city order by id limit 100`,
  );
  const [category] = await read<{ id: number; products: number; last: string }>(
    `select category_id as id, count(*)::integer as products,
      (array_agg(substring(title from 'ds\\d+') order by id desc))[1] as last
      from product group by category_id order by category_id limit 1`,
  );
  if (category === undefined) throw new Error('the shop is empty');
  return {
    slugs: slugs.map(({ slug }) => slug),
    goods: goods.map(({ id, price }) => ({ id, price: Number(price) })),
    places,
    category,
  };
}

interface Filling {
  /** With tables for the bare route. */
  bare?: boolean;
  /** With the history of each order. */
  parcels?: boolean;
  /** Makes the tables if they are not of this version. */
  migrate?: (databaseUrl: string) => Promise<void>;
}

/** Makes a database with this many products and orders. */
export async function fillShop(
  postgres: TestPostgres,
  size: ShopSize,
  { bare = false, parcels = false, migrate }: Filling = {},
): Promise<FilledShop> {
  const databaseUrl = await postgres.createDatabase();
  const { db, close } = await connectDatabase({ databaseUrl, limits: PATIENT });
  const client = new Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    await (migrate ? migrate(databaseUrl) : migrateToLatest(db));
    await db.transaction().execute(addKinds);
    for (const text of manyRows(size)) await client.query(text);
    for (const text of parcels ? manyParcels(size.orders) : []) await client.query(text);
    if (bare) await makeBareTables(client);
    return { databaseUrl, cookie: await signIn(db), ...(await lookAround(db)) };
  } finally {
    await client.end();
    await close();
  }
}

/** Makes the same in the embedded database, in a new data directory below the temporary files. */
export async function fillEmbedded(size: ShopSize): Promise<FilledShop & { dataDir: string }> {
  const dataDir = await mkdtemp(join(tmpdir(), 'pasal-bench-'));
  const { db, close } = await connectDatabase({ dataDir });
  try {
    await migrateToLatest(db);
    await db.transaction().execute(addKinds);
    for (const text of manyRows(size)) await runStatement(db, { text, values: [] });
    return { databaseUrl: '', dataDir, cookie: await signIn(db), ...(await lookAround(db)) };
  } finally {
    await close();
  }
}
