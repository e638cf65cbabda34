import type { Transaction } from 'kysely';
import type { OrderStatus, ParcelStage } from '@pasal/shared/contracts';
import { isAway, isInShop } from '@pasal/shared/domain';
import { conflict } from '@pasal/core/errors/domain-error';
import type { Database } from '../../db/schema';
import { shortOf, heldForBuyerOf } from '../order-record/book.repository';
import { linesOf } from '../order-record/order-status.repository';
import { returnStock, takeStockAgain } from '../order-record/order-stock';
import * as messages from '../order-record/messages';
import {
  moveParcel,
  settleStage,
  type CheckedEvent,
  type LockedOrder,
  type Reporter,
} from '../order-record/move-parcel';
import { putBack, takeAgain } from '../order-record/parcel-stock';
import {
  hasOpenReturn,
  listExchanges,
  listParcels,
  type StoredParcel,
} from '../order-record/parcel.repository';

type Trx = Transaction<Database>;

const within =
  (...stages: ParcelStage[]) =>
  (parcel: StoredParcel) =>
    stages.includes(parcel.stage);
const idsOf = (parcels: readonly StoredParcel[]) => parcels.map(({ id }) => id);
const isClosable = ({ stage }: StoredParcel) => stage !== 'closed' && isInShop([stage]);

/** For an order without parcels: into Cancelled its goods return to stock, out of it they are taken again (D22). */
async function followAsOne(
  trx: Trx,
  { id, status: from }: LockedOrder,
  to: OrderStatus,
  by: string | undefined,
) {
  const isCancelled = to === 'cancel';
  if ((from === 'cancel') === isCancelled) return;
  const lines = await linesOf(trx, id);
  if (isCancelled) await returnStock(trx, id, lines, 'cancel', by);
  else await takeStockAgain(trx, id, lines, by);
}

/**
 * Applies a manually set status to goods and parcels, before it is written. Cancelled: parcels still in the shop are called off and their
 * goods return to stock; those that have left are coming back, and their goods return when checked in. Out of Cancelled: goods in the shop
 * are taken again. Completed: parcels on their way are delivered.
 * @throws DomainError 409 `OUT_OF_STOCK`
 */
export async function followStatus(
  trx: Trx,
  order: LockedOrder,
  to: OrderStatus,
  reporter: Reporter,
): Promise<void> {
  if (order.status === to) return;
  const by = reporter.actor?.email;
  let parcels = await listParcels(trx, order.id);
  if (parcels.length === 0) return followAsOne(trx, order, to, by);
  const move = async (of: (parcel: StoredParcel) => boolean, checkedEvent: CheckedEvent) => {
    for (const parcel of parcels.filter(of))
      await moveParcel(trx, order, parcel, reporter, checkedEvent);
    parcels = await listParcels(trx, order.id);
  };
  if (to === 'cancel') {
    const reason = 'order_cancelled' as const;
    await putBack(trx, order.id, idsOf(parcels.filter(isClosable)), { reason: 'cancel', by });
    await move(isClosable, { event: 'closed', reason });
    await move(within('handed_over', 'on_the_way', 'could_not_deliver', 'delivered'), {
      event: 'coming_back',
      reason,
    });
  }
  if (order.status === 'cancel') {
    const isOver = within('closed', 'came_back');
    // An exchange is sent again from its return.
    const exchanges = await listExchanges(trx, order.id);
    const isHere = (parcel: StoredParcel) => isOver(parcel) && !exchanges.has(parcel.id);
    const here = idsOf(parcels.filter(isHere));
    if (here.length > 0) await takeAgain(trx, order.id, here, by);
    await move(isHere, { event: 'reopened', reason: 'order_reopened' });
  }
  if (to === 'complete') {
    const isOpen = (parcel: StoredParcel) => isAway(parcel.stage) || isClosable(parcel);
    // The status notifies the buyer, so the stage does not.
    await move(isOpen, { event: 'delivered', reason: 'order_completed', isQuiet: true });
  }
  await settleStage(trx, order);
}

/**
 * Before an order is deleted: parcels still in the shop are called off, and their goods return to stock.
 * @throws DomainError 409 while goods are out, a return is open, the shop holds money of the buyer, or the buyer still owes some
 */
export async function followDeletion(
  trx: Trx,
  order: LockedOrder,
  reporter: Reporter,
): Promise<void> {
  const by = reporter.actor?.email;
  const parcels = await listParcels(trx, order.id);
  if (parcels.some(({ stage }) => isAway(stage))) throw conflict(messages.goodsAway);
  for (const { id } of parcels) {
    const { held, over } = await heldForBuyerOf(trx, id);
    if (held !== 0 || over > 0) throw conflict(messages.moneyHeld);
    if ((await shortOf(trx, id)) !== 0) throw conflict(messages.moneyOwed);
  }
  if (await hasOpenReturn(trx, order.id)) throw conflict(messages.returnOpen);
  if (parcels.length === 0) {
    // It was sold for good, or already returned its goods (D24).
    if (order.status === 'complete' || order.status === 'cancel') return;
    await returnStock(trx, order.id, await linesOf(trx, order.id), 'delete', by);
    return;
  }
  const here = parcels.filter(isClosable);
  await putBack(trx, order.id, idsOf(here), { reason: 'delete', by });
  for (const parcel of here)
    await moveParcel(trx, order, parcel, reporter, { event: 'closed', reason: 'order_cancelled' });
  await settleStage(trx, order);
}
