import type { Kysely } from 'kysely';
import type { Database } from '../../db/schema';
import { invalid } from '@pasal/core/errors/domain-error';
import { DEMO_ACCOUNTS } from './first-accounts';
import * as messages from './messages';
import { passwordMatches } from './passwords';

/** True for a password of the demo's accounts, which are public (D47). */
export function isPublishedPassword(password: string): boolean {
  return DEMO_ACCOUNTS.some((account) => account.password === password);
}

/** @throws DomainError 400 for a published password; `path` is its field */
export function refusePublishedPassword(password: string, path: string): void {
  if (!isPublishedPassword(password)) return;
  throw invalid(messages.publishedPassword, { path, message: messages.publishedPassword });
}

async function isOpened(passwordHash: string): Promise<boolean> {
  for (const { password } of DEMO_ACCOUNTS) {
    // An unreadable hash matches nothing.
    if (await passwordMatches(passwordHash, password).catch(() => false)) return true;
  }
  return false;
}

/**
 * The accounts, including disabled ones, with a published password. Hashes that did not match are cached, because checking one takes as
 * long as a login.
 */
export async function accountsWithPublishedPassword(db: Kysely<Database>) {
  const unchecked = await db
    .selectFrom('staff')
    .select(['id', 'email', 'password_hash'])
    .where('checked_hash', 'is distinct from', (eb) => eb.ref('password_hash'))
    .orderBy('id')
    .execute();
  const opened: { id: number; email: string }[] = [];
  for (const { id, email, password_hash } of unchecked) {
    if (await isOpened(password_hash)) opened.push({ id, email });
    else {
      await db
        .updateTable('staff')
        .set({ checked_hash: password_hash })
        .where('id', '=', id)
        .execute();
    }
  }
  return opened;
}
