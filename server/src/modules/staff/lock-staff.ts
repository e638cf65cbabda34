import type { Transaction } from 'kysely';
import type { User } from '@pasal/shared/contracts';
import type { Database } from '../../db/schema';
import { notFound } from '@pasal/core/errors/domain-error';
import { assertStillMay } from '../activity/record-activity';
import * as messages from './messages';
import { lockRows } from './staff.repository';

/**
 * First step of every transaction that changes staff or ends their sessions: locks the actor, the member they change and, with `admins`,
 * every administrator.
 * @returns the member, and the ids of the active administrators (with `admins`)
 * @throws DomainError 401, 403 if the actor has lost the permission since the request began; 404
 */
export async function lockStaff(
  trx: Transaction<Database>,
  actor: User,
  id: number,
  { admins = false } = {},
) {
  const held = await lockRows(trx, [actor.id, id], { admins });
  const acting = held.find((each) => each.id === actor.id && each.disabled_at === null);
  assertStillMay(actor, acting?.role);
  const member = held.find((each) => each.id === id);
  if (member === undefined) throw notFound(messages.noSuchStaff);
  const mayAdminister = held.filter((each) => each.role === 'admin' && each.disabled_at === null);
  return { member, adminIds: mayAdminister.map((each) => each.id) };
}
