import { createHash } from 'node:crypto';
import { sql, type QueryExecutorProvider } from 'kysely';
import { RateLimited } from '../errors/domain-error';
import type { Limit } from './limits';
import { networksOf } from './networks';
import { inSeconds } from './tries';

const KEY_LENGTH = 32;

/** The key of a counter is a hash, so that no address or phone number is stored. */
export function countedKey(...parts: readonly string[]): string {
  return createHash('sha256').update(JSON.stringify(parts)).digest('hex').slice(0, KEY_LENGTH);
}

/**
 * Takes one token of a limit, in one statement, so that servers that share the database share the counter and
 * simultaneous callers cannot both get the last token. `free_at` is when the counter will be back at zero: a token
 * adds `seconds / tokens` to it, up to at most `seconds` from now. The clock is read when the row is locked: a caller
 * that began earlier must not find the others' tokens too far ahead. A row in the past equals no row. A failed
 * transaction gives the token back with everything else.
 * @param count tokens to take at once, all or none
 * @throws RateLimited with the seconds until enough tokens are free
 */
async function takeOne(
  db: QueryExecutorProvider,
  limit: Limit,
  who: string,
  count = 1,
): Promise<void> {
  const { scope, tokens, seconds } = limit;
  // More than the limit ever allows: inserting a first row would not check this.
  if (count > tokens) throw new RateLimited(seconds);
  const cost = (seconds / tokens) * count;
  const key = countedKey(who);
  const { rows } = await sql<{ taken: boolean; backlog: number | null }>`
    with taken as (
      insert into rate_limit as known (scope, key, free_at)
      values (${scope}, ${key}, clock_timestamp() + ${inSeconds(cost)})
      on conflict (scope, key) do update
      set free_at = greatest(known.free_at, clock_timestamp()) + ${inSeconds(cost)}
      where greatest(known.free_at, clock_timestamp()) + ${inSeconds(cost)} <= clock_timestamp() + ${inSeconds(seconds)}
      returning 1
    )
    select
      exists (select from taken) as taken,
      (select extract(epoch from free_at - now())::double precision
        from rate_limit where scope = ${scope} and key = ${key}) as backlog
  `.execute(db);
  const [row] = rows;
  if (row?.taken === true) return;
  throw new RateLimited(Math.max(1, Math.ceil((row?.backlog ?? seconds) + cost - seconds)));
}

/** The limit of a network that is shared by several callers. */
const shared = (limit: Limit, share: number): Limit => ({ ...limit, tokens: limit.tokens * share });

/**
 * Takes a token of a limit, as `takeOne` does, and for an IPv6 caller also one of each surrounding network: the owner
 * of a /48 must not get 65,536 times as much.
 * @param who an address as `countedAddress` returns it, or another key
 * @throws RateLimited with the seconds until enough tokens are free
 */
export async function takeToken(
  db: QueryExecutorProvider,
  limit: Limit,
  who: string,
  count = 1,
): Promise<void> {
  for (const { name, share } of networksOf(who))
    await takeOne(db, shared(limit, share), name, count);
}

/** Takes the tokens if available, for a caller that continues either way; returns whether it did. */
export async function tookToken(
  db: QueryExecutorProvider,
  limit: Limit,
  who: string,
  count = 1,
): Promise<boolean> {
  try {
    await takeToken(db, limit, who, count);
    return true;
  } catch (error) {
    if (error instanceof RateLimited) return false;
    throw error;
  }
}

/** Gives back a token for a request that proved harmless. */
export async function refundToken(
  db: QueryExecutorProvider,
  limit: Limit,
  who: string,
): Promise<void> {
  const { scope, tokens, seconds } = limit;
  for (const { name, share } of networksOf(who)) {
    await sql`
      update rate_limit set free_at = free_at - ${inSeconds(seconds / (tokens * share))}
      where scope = ${scope} and key = ${countedKey(name)}
    `.execute(db);
  }
}

/** Removes expired counters and attempts. */
export async function sweepLimits(db: QueryExecutorProvider): Promise<void> {
  await sql`delete from rate_limit where free_at <= now()`.execute(db);
  await sql`delete from login_attempt where forgotten_at <= now()`.execute(db);
}
