import { sql, type Kysely } from 'kysely';
import { TABLES } from '../tables';

/** Not allowed, not known, its files not there. */
const REFUSED = new Set<unknown>(['42501', '0A000', '58P01']);

const isRefused = (error: unknown) =>
  typeof error === 'object' && error !== null && 'code' in error && REFUSED.has(error.code);

async function enableTrigrams(db: Kysely<unknown>): Promise<void> {
  try {
    await sql`create extension if not exists pg_trgm`.execute(db);
  } catch (error) {
    if (!isRefused(error)) throw error;
    throw new Error(
      'The search needs the PostgreSQL extension pg_trgm, which this database does not let Pasal ' +
        'create; have its administrator run "create extension pg_trgm" in it, then start again.',
      { cause: error },
    );
  }
}

/** Makes every table of a new shop. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await enableTrigrams(db);
  for (const text of TABLES) {
    for (const statement of text.split(';\n\n')) await sql.raw(statement).execute(db);
  }
}
