import type { Kysely } from 'kysely';
import type { Database } from '../../db/schema';
import * as limits from '@pasal/core/limits/limits';
import { LIMITS } from '../limits';
import { countedKey, refundToken, takeToken, tookToken } from '@pasal/core/limits/rate-limit';
import { networksOf } from '@pasal/core/limits/networks';
import { forgetTries, takeTry } from '@pasal/core/limits/tries';

/** A login attempt that has been counted. */
export interface LoginAttempt {
  account: string;
  address: string;
  /** True if it took a token of the account's limit. */
  countedForAccount: boolean;
}

/** Keys under which attempts of an address, and of each network around it, are counted per account. */
const keysOf = (account: string, address: string) =>
  networksOf(address).map(({ name }) => countedKey(account, name));

/**
 * Counts a login before its password is checked. No one is locked out for good: waits are per account and address, so an attacker elsewhere
 * delays no one else, and an account under a distributed attack still gives each new address one attempt.
 * @throws RateLimited
 */
export async function startLogin(
  db: Kysely<Database>,
  email: string,
  address: string,
): Promise<LoginAttempt> {
  const account = email.trim().toLowerCase();
  await takeToken(db, LIMITS.loginOfAddress, address);
  // Without a free token, the account is being guessed from many addresses.
  const countedForAccount = await tookToken(db, LIMITS.loginOfAccount, account);
  const free = countedForAccount ? limits.FREE_TRIES : limits.FREE_TRIES_UNDER_ATTACK;
  for (const key of keysOf(account, address)) await takeTry(db, key, { free });
  return { account, address, countedForAccount };
}

/** Uncounts a successful login. */
export async function forgetLogin(db: Kysely<Database>, attempt: LoginAttempt): Promise<void> {
  const { account, address, countedForAccount } = attempt;
  await forgetTries(db, keysOf(account, address));
  await refundToken(db, LIMITS.loginOfAddress, address);
  if (countedForAccount) await refundToken(db, LIMITS.loginOfAccount, account);
}
