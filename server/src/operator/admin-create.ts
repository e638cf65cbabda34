import type { Kysely } from 'kysely';
import { looksLikeEmail, weaknessOf } from '@pasal/shared/domain';
import { migrateToLatest } from '../db/migrate';
import type { Database } from '../db/schema';
import { createFirstAdmin } from '../modules/staff/first-accounts';
import * as messages from '../modules/staff/messages';
import { findCredentials } from '../modules/staff/staff.repository';
import { OperatorError } from './operator-error';

interface NewAdmin {
  email: string;
  askPassword: () => Promise<string>;
}

/**
 * Creates an administrator, also in an empty database (D27).
 * @throws OperatorError for an invalid or used email address and for a weak password
 */
export async function createAdmin(
  db: Kysely<Database>,
  { email: given, askPassword }: NewAdmin,
): Promise<void> {
  const email = given.trim();
  if (!looksLikeEmail(email)) throw new OperatorError(`${email} isn't an email address.`);
  await migrateToLatest(db);
  if ((await findCredentials(db, email)) !== undefined) {
    throw new OperatorError(`${email} already belongs to a member of staff.`);
  }
  const password = await askPassword();
  const weakness = weaknessOf(password, email);
  if (weakness !== null) throw new OperatorError(messages.weakPassword(weakness).en);
  await createFirstAdmin(db, { email, password });
}
