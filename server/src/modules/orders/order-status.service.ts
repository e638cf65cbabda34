import type { Kysely, Transaction } from 'kysely';
import type { OrderStatusRequest, User } from '@pasal/shared/contracts';
import type { Database } from '../../db/schema';
import { conflict, invalid, notFound } from '@pasal/core/errors/domain-error';
import { recordActivity } from '../activity/record-activity';
import { followDeletion, followStatus } from '../parcels/follow-status';
import * as messages from './messages';
import * as repository from '../order-record/order-status.repository';
import { orderLog } from '../order-record/log';

/** Refuses blank remarks with the text of R5.6, before the rest of the body is validated. */
export function assertRemarks(body: unknown): void {
  const remarks: unknown =
    typeof body === 'object' && body !== null && 'remarks' in body ? body.remarks : undefined;
  // The schema refuses other types.
  if (remarks !== undefined && remarks !== null && remarks !== '') return;
  const message = messages.remarksRequired;
  throw invalid(message, { path: 'remarks', message });
}

/** Runs at the start of a transaction. */
export async function changeStatusWithin(
  trx: Transaction<Database>,
  actor: User,
  orderId: number,
  { status: to, remarks, customer_message, version }: OrderStatusRequest,
): Promise<void> {
  const order = await repository.lockOrder(trx, orderId);
  if (order === undefined) throw notFound(messages.noSuchOrder);
  if (version !== undefined && version !== order.version) {
    throw conflict(messages.changedMeanwhile);
  }
  const from = order.status;
  await followStatus(trx, order, to, { source: 'staff', actor });
  const message = customer_message || null;
  const change = { orderId, from, to, remarks, message, by: { staff: actor.email } };
  await repository.writeStatus(trx, change);
  await recordActivity(trx, actor, {
    log: orderLog,
    action: 'change',
    id: orderId,
    name: order.order_number,
    before: { status: from, remarks: order.remarks },
    after: { status: to, remarks: change.remarks },
  });
}

/**
 * Changes from any status to any other (D22). Into `cancel`, goods that are in the shop return to stock; out of it they are taken again.
 * @throws DomainError 404, 409 `CONFLICT` when `version` is not the order's, 409 `OUT_OF_STOCK`
 */
export const changeStatus = (
  db: Kysely<Database>,
  actor: User,
  orderId: number,
  request: OrderStatusRequest,
): Promise<void> =>
  db.transaction().execute((trx) => changeStatusWithin(trx, actor, orderId, request));

/**
 * Soft delete; returns the stock unless it was sold for good or already returned (D24).
 * @throws DomainError 404, 409 while its goods are out, or the shop has money of the buyer
 */
export function removeOrder(db: Kysely<Database>, actor: User, orderId: number): Promise<void> {
  return db.transaction().execute(async (trx) => {
    const order = await repository.lockOrder(trx, orderId);
    if (order === undefined) throw notFound(messages.noSuchOrder);
    await followDeletion(trx, order, { source: 'staff', actor });
    await repository.hideOrder(trx, orderId);
    const name = order.order_number;
    await recordActivity(trx, actor, { log: orderLog, action: 'delete', id: orderId, name });
  });
}
