import type { Transaction } from 'kysely';
import { PERMISSIONS_OF, type ActivityAction, type Role, type User } from '@pasal/shared/contracts';
import { hasPermission } from '@pasal/shared/domain';
import type { Database } from '../../db/schema';
import { DomainError, forbidden } from '@pasal/core/errors/domain-error';
import * as messages from '@pasal/core/http/messages';
import { changesBetween } from './activity-changes';
import { holdActor, insertActivity } from './activity.repository';
import type { ActivityLog, LoggedFields } from './define-log';

export interface ActivityEntry<Names extends string> {
  /** The kind of the object, and the fields shown of it. */
  log: ActivityLog<Names>;
  action: ActivityAction;
  /** Id of the object; null for kinds without ids. */
  id: number | null;
  /** The display name: a title, a name, an order number. Never a customer's name. */
  name: string;
  /** Fields before the change, by their API names; money in rupees. */
  before?: LoggedFields<NoInfer<Names>>;
  /** The same fields after the change. */
  after?: LoggedFields<NoInfer<Names>>;
}

/**
 * Refuses an actor who has lost the permission since their request began.
 * @param now their current role; undefined if they were deleted or disabled
 * @throws DomainError 401, 403
 */
export function assertStillMay(actor: Pick<User, 'role'>, now: Role | undefined): void {
  if (now === undefined) throw new DomainError('UNAUTHENTICATED', messages.notSignedIn);
  const had = PERMISSIONS_OF[actor.role];
  if (had.some((each) => !hasPermission({ role: now }, each))) throw forbidden(messages.notAllowed);
}

/**
 * Records who changed what, in the transaction of the change. The function compares the fields before and after, and stores values only of
 * fields that the kind's log names, so that no secrets and no customer data get into the log. Nothing is recorded if no field differs.
 * Entries are deleted after `ACTIVITY_DAYS` (see `housekeeping`).
 *
 * Call it once the rows of the change are locked. It refuses the change if the actor was deleted, disabled or demoted during their request.
 * @throws DomainError 401, 403
 *
 * @example
 * await recordActivity(trx, actor, {
 *   log: productLog, action: 'change', id, name: product.title,
 *   before: { status: 'pending' }, after: { status: 'approve' },
 * });
 */
export async function recordActivity<Names extends string>(
  trx: Transaction<Database>,
  actor: User,
  { log, action, id, name, before, after }: ActivityEntry<Names>,
): Promise<void> {
  const changes = changesBetween(log.shown, before, after);
  if (action === 'change' && (before ?? after) !== undefined && changes.length === 0) return;
  assertStillMay(actor, await holdActor(trx, actor.id));
  await insertActivity(trx, {
    staff_id: actor.id,
    staff_email: actor.email,
    kind: log.kind,
    action,
    thing_id: id,
    thing: name,
    // A deletion does not list the old values.
    changes: JSON.stringify(action === 'delete' ? [] : changes),
  });
}
