import type { Transaction } from 'kysely';
import type { EventSource, ParcelEventName, ParcelReason, User } from '@pasal/shared/contracts';
import { orderStage, stageAfter, waitsInShop } from '@pasal/shared/domain';
import { conflict } from '@pasal/core/errors/domain-error';
import type { Database } from '../../db/schema';
import { bookDelivery } from './parcel-cash';
import type { lockOrder } from './order-status.repository';
import * as messages from './messages';
import * as repository from './parcel.repository';
import { queueStageMessages } from './tell-stage.statement';

type Trx = Transaction<Database>;
/** With these a parcel is the shop's again: who had it has no say in it, and none of its cash. */
const LEAVES_COURIER: ReadonlySet<ParcelEventName> = new Set(['taken_back', 'reopened']);
/** After these it is packed once more, with the numbers of the pieces that are then in it (D262). */
const UNPACKS: ReadonlySet<ParcelEventName> = new Set(['unpacked', 'reopened']);
const NO_COURIER = { courier_id: null, consignment: null, charge_paisa: null };
/** What was promised because its courier takes so long (D284). */
const NO_DAYS = { promised_from: null, promised_to: null, promised_by_courier: false };
/** What is known of a parcel that its courier has no more to do with. */
export const withoutCourier = ({ promised_by_courier }: repository.StoredParcel) => ({
  ...NO_COURIER,
  ...(promised_by_courier && NO_DAYS),
});
export type LockedOrder = NonNullable<Awaited<ReturnType<typeof lockOrder>>>;

/** Who tells what happened: staff, or the courier in whose name a report came. */
export interface Reporter {
  source: EventSource;
  /** The member of staff who tells it, or who brought the courier's list. */
  actor: User | null;
  /** The courier's name, where staff don't tell it themselves. */
  courier?: string;
  /** Who may tell of no parcels but those that this courier has. */
  courierId?: number;
}
export const BUYER: Reporter = { source: 'buyer', actor: null };

/** What happens to a parcel, checked as far as the request alone says. */
export interface CheckedEvent {
  event: ParcelEventName;
  reason?: ParcelReason | undefined;
  remarks?: string | undefined;
  courierId?: number | null | undefined;
  mark?: string | undefined;
  /** True where something else tells the buyer, or it is long over. */
  isQuiet?: boolean;
  /** Cash that was taken, where somebody said how much. */
  takenPaisa?: number | undefined;
  /** Columns of the parcel that are known with it. */
  known?: Parameters<typeof repository.writeEvent>[2];
}

/**
 * Writes one event of a parcel, its stage the cash it brings and the message about it. The order is locked, and gets its own stage by
 * `settleStage` once all that happened is written.
 * @throws DomainError 409 where it cannot happen to the parcel as it is
 */
export async function moveParcel(
  trx: Trx,
  order: LockedOrder,
  parcel: repository.StoredParcel,
  reporter: Reporter,
  checkedEvent: CheckedEvent,
): Promise<void> {
  const { event, reason = null, remarks = '', mark = null, isQuiet = false } = checkedEvent;
  // What a buyer takes at the shop is paid there, whoever was to bring it (D217).
  const isTakenHere = event === 'delivered' && waitsInShop(parcel.stage);
  const courierId = isTakenHere ? null : (checkedEvent.courierId ?? null);
  const known = {
    ...(LEAVES_COURIER.has(event) && withoutCourier(parcel)),
    ...checkedEvent.known,
    ...(isTakenHere && withoutCourier(parcel)),
  };
  const to = stageAfter(parcel.stage, event);
  if (to === null) throw conflict(messages.cannotHappen(event, parcel.stage));
  const leavesDelivered = parcel.stage === 'delivered' && to !== 'delivered';
  if (leavesDelivered && (await repository.hasReturned(trx, parcel.id)))
    throw conflict(messages.goodsReturned);
  const isNews = to !== parcel.stage && order.status !== 'cancel' && !isQuiet;
  const { source, actor } = reporter;
  const told = { reason, remarks: remarks || null, courierId, mark };
  const by = { source, byEmail: actor?.email ?? null };
  await repository.writeEvent(trx, { orderId: order.id, parcel, event, to, ...by, ...told }, known);
  if (UNPACKS.has(event))
    await trx.deleteFrom('parcel_serial').where('parcel_id', '=', parcel.id).execute();
  // What was completed before anybody told of a parcel was paid before there was a book.
  if (source !== 'shop') {
    const { courier_id = parcel.courier_id } = known as Partial<repository.StoredParcel>;
    const delivery = { parcel: { ...parcel, courier_id }, from: parcel.stage, to, reason };
    const { takenPaisa } = checkedEvent;
    await bookDelivery(trx, { ...delivery, takenPaisa, by: by.byEmail });
  }
  if (isNews) await queueStageMessages(trx, parcel.id, to);
}

/**
 * The parcels of an order that is locked. What was never told of is written down first: the one parcel it is, as far as its
 * status says.
 */
export async function ensureParcels(trx: Trx, order: LockedOrder) {
  const parcels = await repository.listParcels(trx, order.id);
  if (parcels.length > 0) return parcels;
  await repository.insertWholeOrder(trx, order.id, order.status !== 'cancel');
  const [parcel] = await repository.listParcels(trx, order.id);
  if (parcel === undefined) throw new Error('a parcel was not written');
  const shop: Reporter = { source: 'shop', actor: null };
  const isQuiet = true;
  if (order.status === 'cancel')
    await moveParcel(trx, order, parcel, shop, { event: 'closed', reason: 'order_cancelled' });
  if (order.status === 'complete')
    await moveParcel(trx, order, parcel, shop, {
      event: 'delivered',
      reason: 'order_completed',
      isQuiet,
    });
  // Seen by nobody before, it has the version of one that was just made.
  const now = await repository.listParcels(trx, order.id);
  return now.map((each) => ({ ...each, version: 1 }));
}

/** Keeps the order as far as its parcels are; returns their stages. */
export async function settleStage(trx: Trx, order: LockedOrder) {
  const parcels = await repository.listParcels(trx, order.id);
  await repository.writeOrderStage(trx, order.id, orderStage(parcels.map(({ stage }) => stage)));
  return parcels;
}
