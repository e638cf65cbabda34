import type { Transaction } from 'kysely';
import type { ActivityAction, ActivityKind, Role, User } from '@pasal/shared/contracts';
import type { Database } from '../../db/schema';
import { DomainError, forbidden } from '@pasal/core/errors/domain-error';
import * as messages from '@pasal/core/http/messages';
import { changesBetween, type Fields } from './activity-changes';
import { holdActor, insertActivity } from './activity.repository';

export interface ActivityEntry {
  kind: ActivityKind;
  action: ActivityAction;
  /** Id of the thing; null where things of the kind have none. */
  id: number | null;
  /** What people call it: a title, a name, an order number. Never a customer's name. */
  name: string;
  /** Fields as they were, by the names the wire gives them; money in rupees. */
  before?: Fields;
  /** The same fields as they are now. */
  after?: Fields;
}

/**
 * Refuses who has lost the right their request was allowed with while it was under way.
 * @param now the role they have; undefined for who was deleted or disabled
 * @throws DomainError 401, 403
 */
export function assertStillMay(actor: Pick<User, 'role'>, now: Role | undefined): void {
  if (now === undefined) throw new DomainError('UNAUTHENTICATED', messages.notSignedIn);
  if (actor.role === 'admin' && now !== 'admin') throw forbidden(messages.notAllowed);
}

/**
 * Writes down who changed what, in the transaction that changes it: both stay or neither does. Give
 * it the fields before and after; it finds the differences itself and tells the values of those
 * fields only that `activity-changes` names for the kind, so that no secret and nothing of a
 * customer gets into the log, whatever it is handed. A change of which nothing differs is not
 * written. Entries go after `ACTIVITY_DAYS` (see `housekeeping`).
 *
 * Call it after the rows of the change are locked. Who was deleted, disabled or
 * demoted while their request was under way is refused here, and with that the change.
 * @throws DomainError 401, 403
 *
 * @example
 * await recordActivity(trx, actor, {
 *   kind: 'product', action: 'change', id, name: product.title,
 *   before: { status: 'pending' }, after: { status: 'approve' },
 * });
 */
export async function recordActivity(
  trx: Transaction<Database>,
  actor: User,
  { kind, action, id, name, before, after }: ActivityEntry,
): Promise<void> {
  const changes = changesBetween(kind, before, after);
  if (action === 'change' && (before ?? after) !== undefined && changes.length === 0) return;
  assertStillMay(actor, await holdActor(trx, actor.id));
  await insertActivity(trx, {
    staff_id: actor.id,
    staff_email: actor.email,
    kind,
    action,
    thing_id: id,
    thing: name,
    // What is gone needs no list of what it was.
    changes: JSON.stringify(action === 'delete' ? [] : changes),
  });
}
