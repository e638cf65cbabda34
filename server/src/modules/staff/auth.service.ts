import type { Kysely } from 'kysely';
import type { LoginRequest } from '@pasal/shared/contracts';
import type { Config } from '../../config/config';
import type { Database } from '../../db/schema';
import { DomainError } from '@pasal/core/errors/domain-error';
import { forgetLogin, startLogin } from './login-throttle';
import * as messages from './messages';
import { passwordMatches } from './passwords';
import { isPublishedPassword } from './published-passwords';
import * as staff from './staff.repository';

/**
 * Finds the user with this email and password. Attempts are counted before the password is checked, so that concurrent ones all count; a
 * successful one is uncounted.
 * @throws DomainError 401, the same and as slow for an unknown email as for a wrong password; 429 when this address, or everyone, has tried
 * too often, whether the account exists or not; 401 with a separate message for the right password of a disabled account
 */
export async function authenticate(
  db: Kysely<Database>,
  { email, password }: LoginRequest,
  { address, mode }: { address: string; mode: Config['mode'] },
) {
  const attempt = await startLogin(db, email, address);
  const found = await staff.findCredentials(db, email.trim());
  const matches = await passwordMatches(found?.password_hash, password);
  // However such an account got into a production shop (D47).
  const isPublished = mode === 'production' && isPublishedPassword(password);
  if (found === undefined || !matches || isPublished) {
    throw new DomainError('UNAUTHENTICATED', messages.wrongCredentials);
  }
  await forgetLogin(db, attempt);
  // Only someone who knows the password learns that the account exists.
  if (found.disabled_at !== null) throw new DomainError('UNAUTHENTICATED', messages.disabled);
  return found;
}
