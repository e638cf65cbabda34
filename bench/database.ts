import { Client } from 'pg';
import { connectDatabase } from '../server/src/db/connect';
import { PATIENT } from '../server/src/db/database-limits';
import { migrateToLatest } from '../server/src/db/migrate';
import { openSession } from '../server/src/http/sessions';
import { insertStaff } from '../server/src/modules/auth/staff.repository';
import { manyRows, type ShopSize } from '../server/src/testing/many-rows';
import type { TestPostgres } from '../server/src/testing/test-postgres';
import { makeBareTables } from './bare-tables';

/** A filled database and what it takes to look around in it. */
export interface FilledShop {
  databaseUrl: string;
  /** The cookie of someone signed in. */
  cookie: string;
  /** Addresses of products on sale. */
  slugs: string[];
  /** Products that can be ordered without end, with their prices in rupees. */
  goods: { id: number; price: number }[];
  places: { district_id: number; city_id: number }[];
}

async function signIn(databaseUrl: string): Promise<string> {
  const { db, close } = await connectDatabase({ databaseUrl, limits: PATIENT });
  // Whoever has staff is not filled with demo data.
  const passwordHash = 'nobody logs in';
  const { id } = await insertStaff(db, { email: 'bench@pasal.test', passwordHash, role: 'admin' });
  const token = await openSession(db, { id, password_hash: passwordHash });
  await close();
  return `staff_session=${token}`;
}

async function lookAround(client: Client) {
  const slugs = await client.query<{ slug: string }>(
    `select slug from product where status = 'approve' order by id limit 500`,
  );
  const goods = await client.query<{ id: number; price: number }>(
    `select id, price_paisa / 100.0 as price from product
      where status = 'approve' and in_stock > 1000 and price_paisa % 100 = 0 order by id limit 500`,
  );
  const places = await client.query<{ district_id: number; city_id: number }>(
    `select district_id, id as city_id from city order by id limit 100`,
  );
  return {
    slugs: slugs.rows.map(({ slug }) => slug),
    goods: goods.rows.map(({ id, price }) => ({ id, price: Number(price) })),
    places: places.rows,
  };
}

/** Makes a database with so many products and orders; with tables for the bare route if asked for. */
export async function fillShop(
  postgres: TestPostgres,
  size: ShopSize,
  { bare = false } = {},
): Promise<FilledShop> {
  const databaseUrl = await postgres.createDatabase();
  const { db, close } = await connectDatabase({ databaseUrl, limits: PATIENT });
  await migrateToLatest(db).finally(close);
  const client = new Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    for (const text of manyRows(size)) await client.query(text);
    if (bare) await makeBareTables(client);
    const cookie = await signIn(databaseUrl);
    return { databaseUrl, cookie, ...(await lookAround(client)) };
  } finally {
    await client.end();
  }
}
