import { sql, type Transaction } from 'kysely';
import { dropTriggers } from '@pasal/core/db/functions';
import type { Database } from '../schema';
import { FOLLOW_VARIANTS, ROWS_OF } from './changed-rows';
import { TABLES_OF } from './changed-tables';
import { BASELINE, isOlder, isTooOld, OLDER_MIGRATIONS } from './older-migrations';

type Trx = Transaction<Database>;

/** The database is too old to be brought on; `message` is fit for an operator. */
class TooOldError extends Error {
  override readonly name = 'TooOldError';
}

async function run(trx: Trx, statements: readonly string[] = []): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(trx);
}

/** Changes rows as the older migrations did that those which were seen leave out. */
export async function changeOlderRows(trx: Trx, seen: readonly string[]): Promise<void> {
  for (const name of OLDER_MIGRATIONS) {
    if (!seen.includes(name)) await run(trx, ROWS_OF[name]);
  }
}

/** What products have of their variants follows these, once the triggers are there. */
export const followVariants = (trx: Trx): Promise<void> => run(trx, [FOLLOW_VARIANTS]);

/**
 * Brings the database of a shop of before the baseline to what the baseline makes.
 * @returns what is left to do once functions and triggers are there; undefined for any other database
 * @throws TooOldError for one of before 24 November 2026
 */
export async function adoptOlder(trx: Trx, seen: readonly string[]) {
  if (!isOlder(seen)) return undefined;
  if (isTooOld(seen)) {
    throw new TooOldError(
      'This database is of before 24 November 2026; start the version of that day first, then this one.',
    );
  }
  await dropTriggers(trx);
  for (const name of OLDER_MIGRATIONS) {
    if (seen.includes(name)) continue;
    await run(trx, TABLES_OF[name]);
    await run(trx, ROWS_OF[name]);
  }
  // Turns were taken by its one row.
  await run(trx, [`drop table if exists kysely_migration_lock`, `truncate kysely_migration`]);
  for (const name of BASELINE) {
    await sql`insert into kysely_migration (name, timestamp)
      values (${name}, ${new Date().toISOString()})`.execute(trx);
  }
  return followVariants;
}
