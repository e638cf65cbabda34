import type { Transaction } from 'kysely';
import type { EventSource, ParcelEventName, ParcelReason, User } from '@pasal/shared/contracts';
import { orderStage, stageAfter, waitsInShop } from '@pasal/shared/domain';
import { conflict } from '@pasal/core/errors/domain-error';
import type { Database } from '../../db/schema';
import { bookDelivery } from './parcel-cash';
import type { lockOrder } from './order-status.repository';
import * as messages from './messages';
import * as repository from './parcel.repository';
import { queueStageMessages } from './stage-messages.statement';

type Trx = Transaction<Database>;
/** Events that return a parcel to the shop: its courier can no longer report on it and owes none of its cash. */
const LEAVES_COURIER: ReadonlySet<ParcelEventName> = new Set(['taken_back', 'reopened']);
/** After these events the parcel is packed again, with the serial numbers of the pieces then in it (D262). */
const UNPACKS: ReadonlySet<ParcelEventName> = new Set(['unpacked', 'reopened']);
const NO_COURIER = { courier_id: null, consignment: null, charge_paisa: null };
/** Clears days that were promised because of the courier's delivery time (D284). */
const NO_DAYS = { promised_from: null, promised_to: null, promised_by_courier: false };
/** Column values of a parcel that no longer has a courier. */
export const withoutCourier = ({ promised_by_courier }: repository.StoredParcel) => ({
  ...NO_COURIER,
  ...(promised_by_courier && NO_DAYS),
});
export type LockedOrder = NonNullable<Awaited<ReturnType<typeof lockOrder>>>;

/** Who reports what happened: staff, or the courier in whose name a report came. */
export interface Reporter {
  source: EventSource;
  /** The member of staff who reports it, or who uploaded the courier's list. */
  actor: User | null;
  /** The courier's name, unless staff report it themselves. */
  courier?: string;
  /** If set, the reporter may only report on this courier's parcels. */
  courierId?: number;
}
export const BUYER: Reporter = { source: 'buyer', actor: null };

/** A parcel event, validated as far as the request alone allows. */
export interface CheckedEvent {
  event: ParcelEventName;
  reason?: ParcelReason | undefined;
  remarks?: string | undefined;
  courierId?: number | null | undefined;
  mark?: string | undefined;
  /** True if the buyer is notified by other means, or the event is long past. */
  isQuiet?: boolean;
  /** Cash that was collected, if reported. */
  takenPaisa?: number | undefined;
  /** Columns of the parcel that are set with the event. */
  known?: Parameters<typeof repository.writeEvent>[2];
}

/**
 * Writes one event of a parcel with its stage, its cash and the message about it. The order is locked; `settleStage` sets the order's own
 * stage once all events are written.
 * @throws DomainError 409 if the event is not possible in the parcel's current stage
 */
export async function moveParcel(
  trx: Trx,
  order: LockedOrder,
  parcel: repository.StoredParcel,
  reporter: Reporter,
  checkedEvent: CheckedEvent,
): Promise<void> {
  const { event, reason = null, remarks = '', mark = null, isQuiet = false } = checkedEvent;
  // A parcel picked up at the shop is paid for there, whichever courier was assigned (D217).
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
  // Orders completed before their parcels were tracked were paid before the cash book existed.
  if (source !== 'shop') {
    const { courier_id = parcel.courier_id } = known as Partial<repository.StoredParcel>;
    const delivery = { parcel: { ...parcel, courier_id }, from: parcel.stage, to, reason };
    const { takenPaisa } = checkedEvent;
    await bookDelivery(trx, { ...delivery, takenPaisa, by: by.byEmail });
  }
  if (isNews) await queueStageMessages(trx, parcel.id, to);
}

/** The parcels of a locked order. An order without parcel rows first gets its one parcel, at the stage that its status implies. */
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
  // Nobody has seen the parcel yet, so it has the version of a new one.
  const now = await repository.listParcels(trx, order.id);
  return now.map((each) => ({ ...each, version: 1 }));
}

/** Updates the order's stage from its parcels; returns their stages. */
export async function settleStage(trx: Trx, order: LockedOrder) {
  const parcels = await repository.listParcels(trx, order.id);
  await repository.writeOrderStage(trx, order.id, orderStage(parcels.map(({ stage }) => stage)));
  return parcels;
}
