import type { Kysely, Transaction } from 'kysely';
import type { StaffSession, User } from '@pasal/shared/contracts';
import type { Database } from '../../db/schema';
import { notFound } from '@pasal/core/errors/domain-error';
import type { Localisable } from '@pasal/core/errors/wording';
import { readDevice } from '@pasal/core/sessions/session-client';
import type { SignedIn } from '@pasal/core/sessions/sessions';
import { recordActivity } from '../activity/record-activity';
import { lockStaff } from './lock-staff';
import * as messages from './messages';
import * as sessions from './staff-sessions.repository';
import { readStaff } from './staff.service';
import { staffLog } from './log';

type Db = Kysely<Database>;

/** Own sessions, or anyone's for an administrator. */
export async function readSessions(
  db: Db,
  actor: SignedIn,
  id: number,
): Promise<Localisable<StaffSession>[]> {
  await readStaff(db, actor, id);
  const rows = await sessions.listSessions(db, id);
  return rows.map(({ device, created_at, last_seen_at, ...row }) => ({
    ...row,
    device: readDevice(device),
    created_at: created_at.toISOString(),
    last_seen_at: last_seen_at.toISOString(),
    current: row.id === actor.sessionId,
  }));
}

/** Only logged if someone else ends them: people's own sessions are not the shop's concern. */
async function recordEnded(
  trx: Transaction<Database>,
  actor: User,
  { id, email }: User,
  ended: number,
): Promise<void> {
  if (actor.id === id || ended === 0) return;
  const after = { 'sessions ended': ended };
  await recordActivity(trx, actor, { log: staffLog, action: 'change', id, name: email, after });
}

/** @throws DomainError 403, 404 if the session is not the user's or has ended */
export async function endSession(
  db: Db,
  actor: SignedIn,
  { id, session }: { id: number; session: number },
): Promise<void> {
  const member = await readStaff(db, actor, id);
  await db.transaction().execute(async (trx) => {
    await lockStaff(trx, actor, id);
    const existed = await sessions.deleteSession(trx, id, session);
    if (!existed) throw notFound(messages.noSuchSession);
    await recordEnded(trx, actor, member, 1);
  });
}

/** Ends every session of the user except the current one. */
export async function endOtherSessions(db: Db, actor: SignedIn, id: number): Promise<void> {
  const member = await readStaff(db, actor, id);
  await db.transaction().execute(async (trx) => {
    await lockStaff(trx, actor, id);
    const ended = await sessions.deleteSessions(trx, id, actor.sessionId);
    await recordEnded(trx, actor, member, ended);
  });
}
