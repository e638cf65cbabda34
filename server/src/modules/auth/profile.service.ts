import type { Kysely } from 'kysely';
import type { UpdateStaffRequest, User } from '@pasal/shared/contracts';
import type { Database } from '../../db/schema';
import { refusing, UNIQUE_VIOLATION } from '../../http/database-errors';
import { conflict, invalid } from '../../http/errors';
import { LIMITS } from '../../http/limits';
import { giveTurnBack, takeTurn } from '../../http/rate-limit';
import { recordActivity } from '../activity/record-activity';
import { validEmail } from './email';
import { holdStaff } from './hold-staff';
import * as messages from './messages';
import { hashPassword, passwordMatches } from './passwords';
import { refusePublishedPassword } from './published-passwords';
import { deleteSessions } from './staff-sessions.repository';
import * as staff from './staff.repository';
import { readStaff } from './staff.service';

type Db = Kysely<Database>;

/** The new hash, once the person who asks has proved their own password. */
async function newPasswordHash(db: Db, actor: User, request: UpdateStaffRequest) {
  const { currentPassword, newPassword } = request;
  if (currentPassword === undefined && newPassword === undefined) return undefined;
  if (currentPassword === undefined || newPassword === undefined) {
    const path = currentPassword === undefined ? 'currentPassword' : 'newPassword';
    throw invalid(messages.PASSWORDS_TOGETHER, { path, message: messages.PASSWORDS_TOGETHER });
  }
  refusePublishedPassword(newPassword, 'newPassword');
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

/**
 * Nothing, an e-mail or a password; a new password ends all the person's sessions in the same
 * transaction (decisions 29, 32).
 */
export async function changeStaff(db: Db, actor: User, id: number, request: UpdateStaffRequest) {
  const unchanged = await readStaff(db, actor, id);
  const email = request.email === undefined ? undefined : validEmail(request.email);
  const hash = await newPasswordHash(db, actor, request);
  const passwordChanged = hash !== undefined;
  if (email === undefined && !passwordChanged) return { user: unchanged, passwordHash: hash };
  const changing = db.transaction().execute(async (trx) => {
    const { member: before } = await holdStaff(trx, actor, id);
    if (passwordChanged) await deleteSessions(trx, id);
    const user = await staff.updateStaff(trx, id, {
      ...(email !== undefined && { email }),
      ...(hash !== undefined && { password_hash: hash }),
    });
    await recordActivity(trx, actor, {
      kind: 'staff',
      action: 'change',
      id,
      name: before.email,
      before: { email: before.email, password: false },
      after: { email: user.email, password: passwordChanged },
    });
    return { user, passwordHash: hash };
  });
  return refusing(UNIQUE_VIOLATION, conflict(messages.EMAIL_TAKEN), changing);
}
