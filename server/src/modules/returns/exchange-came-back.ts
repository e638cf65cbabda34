import type { Transaction } from 'kysely';
import { returnAfter } from '@pasal/shared/domain';
import type { Database } from '../../db/schema';
import type { LockedOrder } from '../order-record/move-parcel';
import * as messages from './messages';
import { writeState } from './move-return';
import { languageOf, notifyBuyer } from './notify-buyer.statement';

/**
 * Moves a return back to "received" when its exchange is checked in, so that another exchange is sent or the money is refunded. The order
 * is locked.
 * @param by email of who checked it in; null if not staff
 */
export async function takeExchangeBack(
  trx: Transaction<Database>,
  order: LockedOrder,
  { parcelId, by }: { parcelId: number; by: string | null },
): Promise<void> {
  const returned = await trx
    .selectFrom('order_return')
    .selectAll()
    .where('exchange_parcel_id', '=', parcelId)
    .forUpdate()
    .executeTakeFirst();
  const state = returned && returnAfter(returned.state, 'come_back');
  if (!returned || !state) return;
  await writeState(trx, returned, { state, words: '', by });
  const message = messages.cameBackForBuyer[await languageOf(trx, order.id)];
  const remarks = messages.exchangeCameBack(returned.number);
  await notifyBuyer(trx, { order, remarks, message, by });
}
