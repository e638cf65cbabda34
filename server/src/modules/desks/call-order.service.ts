import { sql, type Kysely, type Transaction } from 'kysely';
import type { CallRequest, User } from '@pasal/shared/contracts';
import { kathmanduDate, startOfKathmanduDate } from '@pasal/shared/domain';
import { conflict, notFound } from '@pasal/core/errors/domain-error';
import type { Database } from '../../db/schema';
import { recordActivity } from '../activity/record-activity';
import { changedMeanwhile, noSuchDay, noSuchOrder } from '../order-record/messages';
import { changeStatusWithin } from '../orders/order-status.service';
import { lockOrder } from '../order-record/order-status.repository';
import {
  moveParcel,
  ensureParcels,
  settleStage,
  type LockedOrder,
} from '../order-record/move-parcel';
import { wrong } from '../order-record/pick-parcel';
import * as messages from './messages';
import { orderLog } from '../order-record/log';

type Trx = Transaction<Database>;

/** Refuses an outcome without the time or day it requires. */
function assertWhen({ outcome, again_at, day }: CallRequest): void {
  const now = new Date();
  if (outcome === 'call_again') {
    if (again_at === undefined) throw wrong('again_at', messages.sayWhen);
    if (new Date(again_at) <= now) throw wrong('again_at', messages.laterThanNow);
  }
  if (outcome !== 'another_day') return;
  if (day === undefined) throw wrong('day', messages.chooseDay);
  if (startOfKathmanduDate(day) === null) throw wrong('day', noSuchDay);
  if (day < kathmanduDate(now)) throw wrong('day', messages.dayIsOver);
}

/** Confirms each new parcel of the order; one day for all of them if the buyer asks for one. */
async function confirm(trx: Trx, actor: User, order: LockedOrder, request: CallRequest) {
  const { outcome, day, remarks } = request;
  const known = outcome === 'another_day' ? { promised_from: day, promised_to: day } : {};
  for (const parcel of await ensureParcels(trx, order)) {
    if (parcel.stage !== 'new') continue;
    const checkedEvent = { event: 'confirmed', remarks, known } as const;
    await moveParcel(trx, order, parcel, { source: 'staff', actor }, checkedEvent);
  }
  await settleStage(trx, order);
}

/** Adds an immutable call, and notifies everyone who has the order open. */
async function insertCall(trx: Trx, actor: User, order_id: number, request: CallRequest) {
  const { outcome, again_at = null, remarks = '' } = request;
  const values = { order_id, by_email: actor.email, outcome, remarks: remarks || null };
  const isAgain = outcome === 'call_again' && again_at !== null;
  await trx
    .insertInto('order_call')
    .values({ ...values, again_at: isAgain ? new Date(again_at) : null })
    .execute();
  await sql`update orders set version = version + 1 where id = ${order_id}`.execute(trx);
}

/**
 * Records the outcome of a call to the buyer of a new order, and its effects, in one transaction.
 * @throws DomainError 404; 409 if the order has changed or is not waiting for a call; 400 without the required time or day
 */
export function callOrder(
  db: Kysely<Database>,
  actor: User,
  orderId: number,
  request: CallRequest,
): Promise<void> {
  return db.transaction().execute(async (trx) => {
    const { outcome, remarks = '', version } = request;
    const order = await lockOrder(trx, orderId);
    if (order === undefined) throw notFound(noSuchOrder);
    if (version !== order.version) throw conflict(changedMeanwhile);
    const isOpen = order.status === 'pending' || order.status === 'others';
    if (!isOpen || order.stage !== 'new') throw conflict(messages.notToCall);
    assertWhen(request);
    await insertCall(trx, actor, orderId, request);
    await recordActivity(trx, actor, {
      log: orderLog,
      action: 'change',
      id: orderId,
      name: order.order_number,
      after: { call: outcome },
    });
    if (outcome === 'confirmed' || outcome === 'another_day') {
      await confirm(trx, actor, order, request);
    }
    if (outcome === 'cancelled') {
      const change = { status: 'cancel', remarks: remarks || messages.CANCELLED_BY_CALL } as const;
      await changeStatusWithin(trx, actor, orderId, change);
    }
  });
}
