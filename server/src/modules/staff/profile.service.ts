import type { Kysely } from 'kysely';
import type { UpdateStaffRequest, User } from '@pasal/shared/contracts';
import type { Database } from '../../db/schema';
import { refusing, UNIQUE_VIOLATION } from '@pasal/core/db/database-errors';
import { conflict, invalid } from '@pasal/core/errors/domain-error';
import type { Wording } from '@pasal/core/errors/wording';
import { LIMITS } from '../limits';
import { refundToken, takeToken } from '@pasal/core/limits/rate-limit';
import { recordActivity } from '../activity/record-activity';
import { validEmail } from './valid-email';
import { lockStaff } from './lock-staff';
import * as messages from './messages';
import { assertStrong } from './password-rules';
import { hashPassword, passwordMatches } from './passwords';
import { refusePublishedPassword } from './published-passwords';
import { deleteSessions } from './staff-sessions.repository';
import * as staff from './staff.repository';
import { readStaff } from './staff.service';
import { staffLog } from './log';

type Db = Kysely<Database>;

const missing = (path: string, message: Wording) => invalid(message, { path, message });

/** The current password, which the requested change requires. */
function proofOf({ email, currentPassword, newPassword }: UpdateStaffRequest): string {
  if (currentPassword === undefined) {
    const why =
      newPassword === undefined ? messages.emailNeedsPassword : messages.passwordsTogether;
    throw missing('currentPassword', why);
  }
  if (email === undefined && newPassword === undefined) {
    throw missing('newPassword', messages.passwordsTogether);
  }
  return currentPassword;
}

/** Checks the actor's own password, because an open screen or a stolen session is not enough. */
async function proveActor(db: Db, actor: User, currentPassword: string): Promise<void> {
  await takeToken(db, LIMITS.currentPassword, String(actor.id));
  const own = await staff.findPasswordHash(db, actor.id);
  if (!(await passwordMatches(own?.password_hash, currentPassword))) {
    throw missing('currentPassword', messages.wrongCurrentPassword);
  }
  await refundToken(db, LIMITS.currentPassword, String(actor.id));
}

/**
 * Changes the email, the password or both, atomically, once the actor's current password is verified; a new password ends all the user's
 * sessions in the same transaction (D29, D32).
 * @throws DomainError 400 for a missing or wrong current password, a weak new one or a malformed email; 403, 404, 409 for an email in use,
 * 429 for guesses
 */
export async function changeStaff(db: Db, actor: User, id: number, request: UpdateStaffRequest) {
  const unchanged = await readStaff(db, actor, id);
  const email = request.email === undefined ? undefined : validEmail(request.email);
  const { currentPassword, newPassword } = request;
  if ([email, currentPassword, newPassword].every((field) => field === undefined)) {
    return { user: unchanged, passwordHash: undefined };
  }
  const proof = proofOf(request);
  if (newPassword !== undefined) {
    refusePublishedPassword(newPassword, 'newPassword');
    assertStrong(newPassword, email ?? unchanged.email, 'newPassword');
  }
  await proveActor(db, actor, proof);
  const hash = newPassword === undefined ? undefined : await hashPassword(newPassword);
  const passwordChanged = hash !== undefined;
  const changing = db.transaction().execute(async (trx) => {
    const { member: before } = await lockStaff(trx, actor, id);
    if (passwordChanged) await deleteSessions(trx, id);
    const user = await staff.updateStaff(trx, id, {
      ...(email !== undefined && { email }),
      ...(hash !== undefined && { password_hash: hash }),
    });
    await recordActivity(trx, actor, {
      log: staffLog,
      action: 'change',
      id,
      name: before.email,
      before: { email: before.email, password: false },
      after: { email: user.email, password: passwordChanged },
    });
    return { user, passwordHash: hash };
  });
  return refusing(UNIQUE_VIOLATION, conflict(messages.emailTaken), changing);
}
