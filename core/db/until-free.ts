import { setTimeout as wait } from 'node:timers/promises';
import { sql, type Transaction } from 'kysely';
import { codeOf } from '../errors/error-code';
import type { CoreDatabase } from './tables';

/**
 * How long others wait at most while a migration waits for a lock, in ms: PostgreSQL resolves deadlocks after a
 * second.
 */
const LOCK_WAIT = 500;
/** Pauses between two attempts, in ms, each twice as long as the one before; others proceed in them. */
const PAUSES = { first: 250, longest: 8000 };
/** How long a migration keeps trying, in ms. */
const TRIES_FOR = 10 * 60_000;

/** A lock timeout, and a deadlock. */
const HELD = ['55P03', '40P01'];
const CANCELLED = '57014';

/** Something holds the tables for too long; `message` is fit for an operator. */
class TablesHeldError extends Error {
  override readonly name = 'TablesHeldError';
}

/**
 * Locks every table of the shop at once, or none: an order waits half a second at most until this succeeds or gives
 * up, and nobody ends in a deadlock. Work done under the lock should be short.
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

/** A statement timeout means the same as a lock timeout. */
function holdUp(error: unknown): never {
  if (codeOf(error) !== CANCELLED) throw error;
  throw Object.assign(new Error('the tables are held'), { code: HELD[0], cause: error });
}

/**
 * Does the work of a migration, retrying while others hold what it needs.
 * @param say is called once when it has to wait
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
