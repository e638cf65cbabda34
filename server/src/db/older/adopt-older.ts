import { sql, type Transaction } from 'kysely';
import { dropTriggers } from '@pasal/core/db/functions';
import type { Database } from '../schema';
import { FOLLOW_VARIANTS, ROWS_OF } from './changed-rows';
import { TABLES_OF } from './changed-tables';
import { BASELINE, isOlder, isTooOld, OLDER_MIGRATIONS } from './older-migrations';

type Trx = Transaction<Database>;

/** The database is too old to be migrated; `message` is written for an operator. */
class TooOldError extends Error {
  override readonly name = 'TooOldError';
}

async function run(trx: Trx, statements: readonly string[] = []): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(trx);
}

/** Changes rows as those older migrations did that are not among the ones seen. */
export async function changeOlderRows(trx: Trx, seen: readonly string[]): Promise<void> {
  for (const name of OLDER_MIGRATIONS) {
    if (!seen.includes(name)) await run(trx, ROWS_OF[name]);
  }
}

/** Recomputes products' columns from their variants, once the triggers exist. */
export const followVariants = (trx: Trx): Promise<void> => run(trx, [FOLLOW_VARIANTS]);

/**
 * Migrates the database of a shop older than the baseline to what the baseline creates.
 * @returns what remains to be done once functions and triggers exist; undefined for any other database
 * @throws TooOldError for a shop from before 24 November 2026
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
  // Its only row served as a lock.
  await run(trx, [`drop table if exists kysely_migration_lock`, `truncate kysely_migration`]);
  for (const name of BASELINE) {
    await sql`insert into kysely_migration (name, timestamp)
      values (${name}, ${new Date().toISOString()})`.execute(trx);
  }
  return followVariants;
}
