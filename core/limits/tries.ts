import { sql, type QueryExecutorProvider } from 'kysely';
import { RateLimited } from '../errors/domain-error';
import * as limits from './limits';

interface TryRules {
  /** Free attempts; after those each needs a wait that doubles. */
  free: number;
  /** Minimum seconds since the previous attempt. */
  pause?: number;
}

export const inSeconds = (seconds: number) =>
  sql`make_interval(secs => ${seconds}::double precision)`;

/** When the latest attempt of a row was: the row expires a fixed time after it. */
export const lastTry = (row: string) =>
  sql`${sql.ref(`${row}.forgotten_at`)} - ${inSeconds(limits.TRIES_FORGOTTEN_AFTER)}`;

/**
 * Counts an attempt of one address at one thing. One statement, so that simultaneous attempts cannot all be the
 * first. A refused attempt changes nothing. The clock is read once the row is locked, because among simultaneous
 * attempts one that began first may be counted last, and "now" is when it began.
 * @throws RateLimited with the seconds until the next attempt
 */
export async function takeTry(
  db: QueryExecutorProvider,
  key: string,
  { free, pause = 0 }: TryRules,
): Promise<void> {
  const forgotten = sql`now() + ${inSeconds(limits.TRIES_FORGOTTEN_AFTER)}`;
  const tries = sql`case when known.forgotten_at <= now() then 1 else known.tries + 1 end`;
  // The longest wait is reached long before the exponent's bound.
  const blockedAfter = (count: typeof tries) => sql`now() + make_interval(secs =>
    case when ${count} < ${free}::integer then 0
    else least(${limits.LONGEST_WAIT}::double precision,
      ${limits.FIRST_WAIT}::double precision * power(2, least(20, ${count} - ${free}::integer)))
    end)`;
  const next = (row: string) =>
    sql`greatest(${sql.ref(`${row}.blocked_until`)}, ${lastTry(row)} + ${inSeconds(pause)})`;
  const { rows } = await sql<{ taken: boolean; wait: number | null }>`
    with taken as (
      insert into login_attempt as known (key, tries, blocked_until, forgotten_at)
      values (${key}, 1, ${blockedAfter(sql`1`)}, ${forgotten})
      on conflict (key) do update
      set tries = ${tries}, blocked_until = ${blockedAfter(tries)}, forgotten_at = ${forgotten}
      where ${next('known')} <= clock_timestamp()
      returning 1
    )
    select
      exists (select from taken) as taken,
      (select extract(epoch from ${next('login_attempt')} - now())::double precision
        from login_attempt where key = ${key}) as wait
  `.execute(db);
  const [row] = rows;
  if (row?.taken === true) return;
  throw new RateLimited(Math.max(1, Math.ceil(row?.wait ?? limits.FIRST_WAIT)));
}

/** Resets the attempts of a caller who succeeded, because that was no guess. */
export async function forgetTries(
  db: QueryExecutorProvider,
  keys: readonly string[],
): Promise<void> {
  await sql`delete from login_attempt where key in (${sql.join(keys)})`.execute(db);
}
