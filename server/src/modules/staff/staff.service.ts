import type { Kysely } from 'kysely';
import type { AddStaffRequest, ChangeMemberRequest, User } from '@pasal/shared/contracts';
import { mayChangeMember, maySeeStaff } from '@pasal/shared/domain';
import type { Database } from '../../db/schema';
import { refusing, UNIQUE_VIOLATION } from '@pasal/core/db/database-errors';
import { conflict, forbidden, notFound } from '@pasal/core/errors/domain-error';
import { recordActivity } from '../activity/record-activity';
import { validEmail } from './valid-email';
import { lockStaff } from './lock-staff';
import * as messages from './messages';
import { assertStrong } from './password-rules';
import { hashPassword } from './passwords';
import { refusePublishedPassword } from './published-passwords';
import { deleteSessions } from './staff-sessions.repository';
import * as staff from './staff.repository';
import { staffLog } from './log';

type Db = Kysely<Database>;

/** @throws DomainError 400 for a malformed email or a weak password, 409 for an email in use */
export async function addStaff(db: Db, actor: User, request: AddStaffRequest): Promise<User> {
  const { password, role = 'staff' } = request;
  const email = validEmail(request.email);
  refusePublishedPassword(password, 'password');
  assertStrong(password, email, 'password');
  const passwordHash = await hashPassword(password);
  const adding = db.transaction().execute(async (trx) => {
    await lockStaff(trx, actor, actor.id);
    const added = await staff.insertStaff(trx, { email, passwordHash, role });
    const after = { role };
    await recordActivity(trx, actor, {
      log: staffLog,
      action: 'add',
      id: added.id,
      name: email,
      after,
    });
    return added;
  });
  return refusing(UNIQUE_VIOLATION, conflict(messages.emailTaken), adding);
}

/** Own record, or any for an administrator (D29). */
export async function readStaff(db: Db, actor: User, id: number): Promise<User> {
  if (!maySeeStaff(actor, id)) throw forbidden(messages.notYourRecord);
  const found = await staff.findStaff(db, id);
  if (found === undefined) throw notFound(messages.noSuchStaff);
  return found;
}

/**
 * Changes the role, disables or enables. A disabled user is signed out at once.
 * @throws DomainError 404, 409 for oneself and for the last administrator (D26)
 */
export async function changeMember(db: Db, actor: User, id: number, request: ChangeMemberRequest) {
  if (!mayChangeMember(actor, id)) throw conflict(messages.notYourRole);
  return db.transaction().execute(async (trx) => {
    const { member, adminIds } = await lockStaff(trx, actor, id, { admins: true });
    const wasDisabled = member.disabled_at !== null;
    const { role = member.role, disabled = wasDisabled } = request;
    const isLast = adminIds.length === 1 && adminIds[0] === id;
    if (isLast && (role !== 'admin' || disabled)) throw conflict(messages.lastAdmin);
    // Also when enabling, to end sessions opened while they were being disabled.
    if (disabled || wasDisabled) await deleteSessions(trx, id);
    await recordActivity(trx, actor, {
      log: staffLog,
      action: 'change',
      id,
      name: member.email,
      before: { role: member.role, disabled: wasDisabled },
      after: { role, disabled },
    });
    const since = member.disabled_at ?? new Date();
    return staff.updateStaff(trx, id, { role, disabled_at: disabled ? since : null });
  });
}

/** @throws DomainError 404, 409 for oneself and for the last administrator (D26) */
export async function removeStaff(db: Db, actor: User, id: number): Promise<void> {
  if (!mayChangeMember(actor, id)) throw conflict(messages.notYourself);
  await db.transaction().execute(async (trx) => {
    const { member, adminIds } = await lockStaff(trx, actor, id, { admins: true });
    if (adminIds.length === 1 && adminIds[0] === id) throw conflict(messages.lastAdmin);
    await staff.deleteStaff(trx, id);
    await recordActivity(trx, actor, { log: staffLog, action: 'delete', id, name: member.email });
  });
}
