import { randomUUID } from 'node:crypto';
import type { Kysely, Transaction } from 'kysely';
import type { ParcelRefundRequest, User } from '@pasal/shared/contracts';
import { isWithCourier, toPaisa, toRupees } from '@pasal/shared/domain';
import { conflict, notFound } from '@pasal/core/errors/domain-error';
import { once } from '@pasal/core/http/once/once';
import type { Press } from '@pasal/core/http/once/press';
import type { Database } from '../../db/schema';
import { recordActivity } from '../activity/record-activity';
import { addEntries, OVER_MARK, heldForBuyerOf } from '../order-record/book.repository';
import { assertAsSeen } from '../cash/as-seen';
import { noSuchOrder } from '../order-record/messages';
import { lockOrder } from '../order-record/order-status.repository';
import { listParcels } from '../order-record/parcel.repository';
import { pickParcel, type ParcelAddress } from '../order-record/pick-parcel';
import * as messages from './messages';
import { assertReference } from './step-return.service';
import { languageOf, notifyBuyer } from './notify-buyer.statement';
import { orderLog } from '../order-record/log';

/**
 * Refunds what the shop holds of a paid parcel that came back, or an overpayment (D297): an entry of the cash book without a return. Locks
 * the order's row; idempotent.
 * @throws DomainError 404; 400 without a bank reference; 409 if the sum due has changed or is lower, or while the parcel is out; 422 if the
 * key was used for something else
 */
export function refundParcel(
  db: Kysely<Database>,
  actor: User,
  { orderId, number }: ParcelAddress,
  refund: ParcelRefundRequest,
  press: Press | undefined,
): Promise<void> {
  const { amount, way, reference, words = '', due } = refund;
  assertReference(refund);
  const work = async (trx: Transaction<Database>) => {
    const order = await lockOrder(trx, orderId);
    if (order === undefined) throw notFound(noSuchOrder);
    const { id: parcel_id, stage } = pickParcel(await listParcels(trx, orderId), number, undefined);
    const paisa = toPaisa(amount);
    // The courier has been given the amount to collect, which a refund would increase.
    if (isWithCourier(stage)) throw conflict(messages.parcelIsOut);
    const { held, over } = await heldForBuyerOf(trx, parcel_id);
    const most = held + over;
    assertAsSeen({ due }, most, messages.dueChanged);
    if (paisa > most) throw conflict(messages.moreThanPaid(toRupees(most)));
    const paid = { amount_paisa: -paisa, refund_way: way, refund_reference: reference };
    const entry = { parcel_id, courier_id: null, by_email: actor.email };
    const ofOver = Math.max(0, paisa - held);
    await addEntries(trx, [
      // It belongs to the buyer like the money of a returned parcel, and is refunded the same way.
      { ...entry, kind: 'short', amount_paisa: ofOver },
      {
        ...entry,
        kind: 'to_refund',
        amount_paisa: -ofOver,
        mark: `${OVER_MARK}${randomUUID()}`,
      },
      { ...entry, ...paid, kind: 'refunded' },
    ]);
    const told = messages.refundedForBuyer(amount, way, reference);
    const message = [told[await languageOf(trx, orderId)], words].filter(Boolean).join(' ');
    const remarks = messages.refundedParcel(number);
    await notifyBuyer(trx, { order, remarks, message, by: actor.email });
    await recordActivity(trx, actor, {
      log: orderLog,
      action: 'change',
      id: orderId,
      name: order.order_number,
      after: { parcel: number, refund: toRupees(paisa) },
    });
  };
  return db.transaction().execute((trx) => once(trx, press, () => work(trx)));
}
