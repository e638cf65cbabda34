import { sql, type Kysely } from 'kysely';
import type { Database } from '../../db/schema';
import { countedAddress } from '../../http/counted-address';
import { RateLimited } from '../../http/errors';
import * as limits from '../../http/limits';
import { countedKey, giveTurnBack, takeTurn } from '../../http/rate-limit';

const { LIMITS } = limits;

/** A login that has begun and has been counted as a try. */
export interface LoginAttempt {
  account: string;
  address: string;
  /** Whether this try took a turn of the account's own limit. */
  countedForAccount: boolean;
}

/** Whether the account still has turns; without one it is being guessed at from everywhere. */
async function takeAccountTurn(db: Kysely<Database>, account: string): Promise<boolean> {
  try {
    await takeTurn(db, LIMITS.loginOfAccount, account);
    return true;
  } catch (error) {
    if (error instanceof RateLimited) return false;
    throw error;
  }
}

/**
 * Counts a try of one address at one account: `free` of them at once, then each only after a wait
 * that doubles. One statement, so that tries at once cannot all be the first.
 */
async function takeTry(db: Kysely<Database>, key: string, free: number): Promise<void> {
  const forgotten = sql`now() + make_interval(secs => ${limits.TRIES_FORGOTTEN_AFTER})`;
  const tries = sql`case when known.forgotten_at <= now() then 1 else known.tries + 1 end`;
  // The longest wait is reached long before the exponent's bound.
  const blockedAfter = (count: typeof tries) => sql`now() + make_interval(secs =>
    case when ${count} < ${free}::integer then 0
    else least(${limits.LONGEST_WAIT}::double precision,
      ${limits.FIRST_WAIT}::double precision * power(2, least(20, ${count} - ${free}::integer)))
    end)`;
  const { rows } = await sql<{ taken: boolean; wait: number | null }>`
    with taken as (
      insert into login_attempt as known (key, tries, blocked_until, forgotten_at)
      values (${key}, 1, ${blockedAfter(sql`1`)}, ${forgotten})
      on conflict (key) do update
      set tries = ${tries}, blocked_until = ${blockedAfter(tries)}, forgotten_at = ${forgotten}
      where known.blocked_until <= now()
      returning 1
    )
    select
      exists (select from taken) as taken,
      (select extract(epoch from blocked_until - now())::double precision
        from login_attempt where key = ${key}) as wait
  `.execute(db);
  const [row] = rows;
  if (row?.taken === true) return;
  throw new RateLimited(Math.max(1, Math.ceil(row?.wait ?? limits.FIRST_WAIT)));
}

/**
 * Counts a login before its password is looked at. Nobody is locked out for good: waits are per
 * account and address, so a guesser elsewhere delays nobody else, and an account that is guessed at
 * from everywhere still gives each new address one try.
 * @throws RateLimited
 */
export async function startLogin(
  db: Kysely<Database>,
  email: string,
  ip: string,
): Promise<LoginAttempt> {
  const account = email.trim().toLowerCase();
  const address = countedAddress(ip);
  await takeTurn(db, LIMITS.loginOfAddress, address);
  const countedForAccount = await takeAccountTurn(db, account);
  const free = countedForAccount ? limits.FREE_TRIES : limits.FREE_TRIES_UNDER_ATTACK;
  await takeTry(db, countedKey(account, address), free);
  return { account, address, countedForAccount };
}

/** Takes a login back that succeeded: it was no guess. */
export async function forgetLogin(db: Kysely<Database>, attempt: LoginAttempt): Promise<void> {
  const { account, address, countedForAccount } = attempt;
  await db.deleteFrom('login_attempt').where('key', '=', countedKey(account, address)).execute();
  await giveTurnBack(db, LIMITS.loginOfAddress, address);
  if (countedForAccount) await giveTurnBack(db, LIMITS.loginOfAccount, account);
}
