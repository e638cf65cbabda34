import type { Kysely } from 'kysely';
import type {
  AddStaffRequest,
  LoginRequest,
  UpdateStaffRequest,
  User,
} from '@pasal/shared/contracts';
import { maySeeStaff } from '@pasal/shared/domain';
import type { Database } from '../../db/schema';
import { codeOf } from '../../error-code';
import { UNIQUE_VIOLATION } from '../../http/database-errors';
import { ApiError, conflict, forbidden, invalid, notFound } from '../../http/errors';
import { LIMITS } from '../../http/limits';
import { giveTurnBack, takeTurn } from '../../http/rate-limit';
import { looksLikeEmail } from './email';
import { forgetLogin, startLogin } from './login-throttle';
import * as messages from './messages';
import { hashPassword, passwordMatches } from './passwords';
import * as staff from './staff.repository';

/**
 * Whom e-mail and password belong to. Tries are counted before the password is looked at, so that
 * many at once count as many; a right one takes its own back.
 * @throws ApiError 401, the same and as late for an unknown e-mail as for a wrong password; 429
 * when this address, or everyone, has tried too often, whether the account exists or not
 */
export async function authenticate(
  db: Kysely<Database>,
  { email, password }: LoginRequest,
  address: string,
) {
  const attempt = await startLogin(db, email, address);
  const found = await staff.findCredentials(db, email.trim());
  const matches = await passwordMatches(found?.password_hash, password);
  if (found === undefined || !matches) {
    throw new ApiError(401, 'UNAUTHENTICATED', messages.WRONG_CREDENTIALS);
  }
  await forgetLogin(db, attempt);
  return found;
}

function validEmail(text: string): string {
  const email = text.trim();
  if (!looksLikeEmail(email)) {
    throw invalid(messages.INVALID_EMAIL, { path: 'email', message: messages.INVALID_EMAIL });
  }
  return email;
}

async function withFreeEmail<Result>(work: Promise<Result>): Promise<Result> {
  try {
    return await work;
  } catch (error) {
    throw codeOf(error) === UNIQUE_VIOLATION ? conflict(messages.EMAIL_TAKEN) : error;
  }
}

export async function addStaff(db: Kysely<Database>, request: AddStaffRequest) {
  const { password, role = 'staff' } = request;
  const email = validEmail(request.email);
  const passwordHash = await hashPassword(password);
  return withFreeEmail(staff.insertStaff(db, { email, passwordHash, role }));
}

/** Own record, or any for an administrator (decision 29). */
export async function readStaff(db: Kysely<Database>, actor: User, id: number) {
  if (!maySeeStaff(actor, id)) throw forbidden(messages.NOT_YOUR_RECORD);
  const found = await staff.findStaff(db, id);
  if (found === undefined) throw notFound(messages.NO_SUCH_STAFF);
  return found;
}

/** The new hash, once the person who asks has proved their own password. */
async function newPasswordHash(db: Kysely<Database>, actor: User, request: UpdateStaffRequest) {
  const { currentPassword, newPassword } = request;
  if (currentPassword === undefined && newPassword === undefined) return undefined;
  if (currentPassword === undefined || newPassword === undefined) {
    const path = currentPassword === undefined ? 'currentPassword' : 'newPassword';
    throw invalid(messages.PASSWORDS_TOGETHER, { path, message: messages.PASSWORDS_TOGETHER });
  }
  await takeTurn(db, LIMITS.currentPassword, String(actor.id));
  const own = await staff.findPasswordHash(db, actor.id);
  if (!(await passwordMatches(own?.password_hash, currentPassword))) {
    throw invalid(messages.WRONG_CURRENT_PASSWORD, {
      path: 'currentPassword',
      message: messages.WRONG_CURRENT_PASSWORD,
    });
  }
  await giveTurnBack(db, LIMITS.currentPassword, String(actor.id));
  return hashPassword(newPassword);
}

/** Nothing, an e-mail or a password; a new password ends all the person's sessions (decisions 29, 32). */
export async function changeStaff(
  db: Kysely<Database>,
  actor: User,
  id: number,
  request: UpdateStaffRequest,
) {
  const unchanged = await readStaff(db, actor, id);
  const email = request.email === undefined ? undefined : validEmail(request.email);
  const passwordHash = await newPasswordHash(db, actor, request);
  if (email === undefined && passwordHash === undefined) {
    return { user: unchanged, passwordChanged: false };
  }
  const user = await withFreeEmail(staff.updateStaff(db, id, { email, passwordHash }));
  if (user === undefined) throw notFound(messages.NO_SUCH_STAFF);
  return { user, passwordChanged: passwordHash !== undefined };
}

/** @throws ApiError 409 for oneself and for the last administrator (decision 26) */
export async function removeStaff(db: Kysely<Database>, actor: User, id: number): Promise<void> {
  if (actor.id === id) throw conflict(messages.NOT_YOURSELF);
  const result = await staff.deleteStaff(db, id);
  if (result === 'missing') throw notFound(messages.NO_SUCH_STAFF);
  if (result === 'last-admin') throw conflict(messages.LAST_ADMIN);
}
