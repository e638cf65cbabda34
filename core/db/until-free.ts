import { setTimeout as wait } from 'node:timers/promises';
import { sql, type Transaction } from 'kysely';
import { codeOf } from '../errors/error-code';
import type { CoreDatabase } from './tables';

/** Longest everybody else waits for a migration that waits itself, in ms: PostgreSQL ends somebody after a second. */
const LOCK_WAIT = 500;
/** Pauses between two tries, in ms, each twice as long as the one before; others have their turn in them. */
const PAUSES = { first: 250, longest: 8000 };
/** Longest a migration tries, in ms. */
const TRIES_FOR = 10 * 60_000;

/** A lock that was not let go of, and a deadlock. */
const HELD = ['55P03', '40P01'];
const CANCELLED = '57014';

/** Something holds the tables for too long; `message` is fit for an operator. */
class TablesHeldError extends Error {
  override readonly name = 'TablesHeldError';
}

/**
 * Takes every table of the shop at once, or none: who orders waits for half a second at most until this has them or
 * gives up, and nobody ends in a deadlock. What is done then should be short.
 */
export async function lockTables(trx: Transaction<CoreDatabase>): Promise<void> {
  await sql`set local lock_timeout = ${sql.lit(LOCK_WAIT)}`.execute(trx);
  const { rows } = await sql<{ tables: string | null }>`
    select string_agg(format('%I', relname), ', ' order by relname) as tables from pg_class
    where relkind = 'r' and relnamespace = current_schema()::regnamespace
      and relname not like 'kysely%'`.execute(trx);
  const tables = rows[0]?.tables ?? null;
  if (tables === null) return;
  await sql`set local statement_timeout = ${sql.lit(LOCK_WAIT)}`.execute(trx);
  await sql.raw(`lock table ${tables} in access exclusive mode`).execute(trx).catch(holdUp);
  await sql`set local statement_timeout to default`.execute(trx);
}

/** The limit of the statement means the same as that of a lock. */
function holdUp(error: unknown): never {
  if (codeOf(error) !== CANCELLED) throw error;
  throw Object.assign(new Error('the tables are held'), { code: HELD[0], cause: error });
}

/**
 * Does the work of a migration, again and again while others hold what it needs.
 * @param say is told once that it waits
 * @throws TablesHeldError after ten minutes, and whatever else the work throws
 */
export async function untilFree<Result>(
  work: () => Promise<Result>,
  say: (line: string) => void,
): Promise<Result> {
  const end = performance.now() + TRIES_FOR;
  for (let pause = PAUSES.first; ; pause = Math.min(2 * pause, PAUSES.longest)) {
    try {
      return await work();
    } catch (error) {
      if (!HELD.includes(codeOf(error) ?? '')) throw error;
      if (performance.now() > end) {
        throw new TablesHeldError(
          'Something holds the tables of this database for ten minutes already: a backup, or a transaction that pg_stat_activity names. Nothing was changed; try again after it.',
          { cause: error },
        );
      }
      if (pause === PAUSES.first) say('The migration waits for somebody who holds the tables.');
    }
    await wait(pause * (0.5 + Math.random()));
  }
}
