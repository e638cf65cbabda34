import type { Kysely } from 'kysely';
import type { CancelRequest } from '@pasal/shared/contracts';
import { mayBuyerCancel } from '@pasal/shared/domain';
import type { Database } from '../../db/schema';
import { conflict, notFound } from '@pasal/core/errors/domain-error';
import * as messages from './messages';
import * as repository from '../order-record/order-status.repository';
import { followStatus } from '../parcels/follow-status';
import { BUYER } from '../order-record/move-parcel';
import { listParcels } from '../order-record/parcel.repository';
import { readOwnOrder, trackOrder } from '../order-read/order.service';

function cancelPending(db: Kysely<Database>, orderId: number, reason: string): Promise<void> {
  return db.transaction().execute(async (trx) => {
    const order = await repository.lockOrder(trx, orderId);
    if (order === undefined) throw notFound(messages.noSuchOrder);
    const { status: from } = order;
    if (from === 'cancel' && (await repository.wasChangedByBuyer(trx, orderId))) return;
    const parcels = await listParcels(trx, orderId);
    if (
      !mayBuyerCancel(
        from,
        parcels.map(({ stage }) => stage),
      )
    )
      throw conflict(messages.tooLateToCancel);
    await followStatus(trx, order, 'cancel', BUYER);
    const remarks = reason === '' ? messages.cancelledByBuyer.en : reason;
    await repository.writeStatus(trx, { orderId, from, to: 'cancel', remarks, by: 'customer' });
  });
}

/**
 * Cancels a buyer's own pending order of which nothing has left the shop, with the same proof as a look-up. Idempotent.
 * @throws DomainError the 404 and 429 of `trackOrder`; 409 once the shop has started on the order
 */
export async function cancelOwnOrder(
  db: Kysely<Database>,
  request: CancelRequest,
  address: string,
) {
  const { id, order_number } = await trackOrder(db, request, address);
  await cancelPending(db, id, request.reason ?? '');
  return readOwnOrder(db, { ...request, order_number });
}
