import { sql, type Kysely } from 'kysely';
import type { Config } from './config';
import type { ConnectedDatabase } from './db/connect';
import { seedDemo } from './db/seed/seed-demo';
import type { Database } from './db/schema';
import { createDemoAccounts, createFirstAdmin } from './modules/auth/first-accounts';
import { hasStaff } from './modules/auth/staff.repository';
import { hasProducts } from './modules/product/product.repository';

/** The shop cannot open for the first time; `message` is fit for an operator. */
class FirstStartError extends Error {
  override readonly name = 'FirstStartError';
}

const NEEDS_ADMIN =
  'The database has no administrator yet; set ADMIN_EMAIL and ADMIN_PASSWORD for the first start.';

/** Any number that no other lock of the shop uses. */
const FIRST_START_LOCK = 7_241_905;

interface FirstStart {
  config: Config;
  database: ConnectedDatabase;
  uploadsDir: string;
  onProgress: (line: string) => void;
}

async function prepare(
  db: Kysely<Database>,
  { config, uploadsDir, onProgress }: FirstStart,
): Promise<void> {
  if (await hasStaff(db)) return;
  if (config.mode === 'production') {
    if (config.firstAdmin === undefined) throw new FirstStartError(NEEDS_ADMIN);
    await createFirstAdmin(db, config.firstAdmin);
    return;
  }
  // The demo's rows come all at once, so a start that was cut off left all of them or none.
  if (!(await hasProducts(db))) await seedDemo({ db, uploadsDir, onProgress });
  // Last, because an account is the sign that the first start is over.
  await createDemoAccounts(db);
}

/**
 * Fills an empty database: demo data and accounts, or the production administrator (decision 27).
 * Servers that start together on one PostgreSQL take turns.
 * @throws FirstStartError
 */
export async function ensureFirstStart(start: FirstStart): Promise<void> {
  const { db, kind } = start.database;
  // The embedded database has one connection and, by the directory's lock, one server.
  if (kind === 'pglite') return prepare(db, start);
  await db.connection().execute(async (connection) => {
    await sql`select pg_advisory_lock(${FIRST_START_LOCK})`.execute(connection);
    try {
      await prepare(db, start);
    } finally {
      await sql`select pg_advisory_unlock(${FIRST_START_LOCK})`.execute(connection);
    }
  });
}
