import type { Kysely } from 'kysely';
import type { ParcelRefundRequest, User } from '@pasal/shared/contracts';
import { toPaisa, toRupees } from '@pasal/shared/domain';
import { conflict, notFound } from '@pasal/core/errors/domain-error';
import type { Database } from '../../db/schema';
import { recordActivity } from '../activity/record-activity';
import { addEntries, heldOf, wasPaid } from '../cash/book.repository';
import { noSuchOrder } from '../order/messages';
import { lockOrder } from '../order/order-status.repository';
import { listParcels } from '../parcel/parcel.repository';
import { pickParcel, type ParcelAddress } from '../parcel/tell-parcel.service';
import * as messages from './messages';
import { assertReference } from './step-return.service';
import { languageOf, tellBuyer } from './tell-buyer.statement';

/**
 * Pays back what the shop holds of a parcel that came back after it was paid for: an entry of the cash book without a return. The
 * order's row is the lock; the same mark pays once.
 * @throws DomainError 404; 400 without the reference of a bank; 409 where another sum is due by now, or less than that
 */
export function refundParcel(
  db: Kysely<Database>,
  actor: User,
  { orderId, number }: ParcelAddress,
  refund: ParcelRefundRequest & { mark: string | undefined },
): Promise<void> {
  const { amount, way, reference, words = '', due, mark: press } = refund;
  assertReference(refund);
  return db.transaction().execute(async (trx) => {
    const order = await lockOrder(trx, orderId);
    if (order === undefined) throw notFound(noSuchOrder);
    const { id: parcel_id } = pickParcel(await listParcels(trx, orderId), number, undefined);
    const mark = press && `${parcel_id}:${press}`;
    if (mark && (await wasPaid(trx, mark))) return;
    const held = await heldOf(trx, parcel_id);
    if (toPaisa(due) !== held) throw conflict(messages.dueChanged(toRupees(held)));
    const paisa = toPaisa(amount);
    if (paisa > held) throw conflict(messages.moreThanPaid(toRupees(held)));
    const paid = { amount_paisa: -paisa, refund_way: way, refund_reference: reference };
    const entry = { parcel_id, courier_id: null, by_email: actor.email, mark };
    await addEntries(trx, [{ ...entry, ...paid, kind: 'refunded' }]);
    const told = messages.refundedForBuyer(amount, way, reference);
    const message = [told[await languageOf(trx, orderId)], words].filter(Boolean).join(' ');
    const remarks = messages.refundedParcel(number);
    await tellBuyer(trx, { order, remarks, message, by: actor.email });
    await recordActivity(trx, actor, {
      kind: 'order',
      action: 'change',
      id: orderId,
      name: order.order_number,
      after: { parcel: number, refund: amount },
    });
  });
}
