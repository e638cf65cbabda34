import type { Transaction } from 'kysely';
import { stageAfter, statusOfStages } from '@pasal/shared/domain';
import type { Database } from '../../db/schema';
import { recordActivity } from '../activity/record-activity';
import * as messages from '../order-record/messages';
import {
  settleStage,
  type CheckedEvent,
  type LockedOrder,
  type Reporter,
} from '../order-record/move-parcel';
import { writeStatus } from '../order-record/order-status.repository';
import { checkIn } from '../order-record/parcel-stock';
import type { StoredParcel } from '../order-record/parcel.repository';
import { judgeCourier, type Judged } from '../order-rules/decide.service';
import { takeExchangeBack } from '../returns/exchange-came-back';
import type { EventReport } from './check-event';
import { orderLog } from '../order-record/log';

type Trx = Transaction<Database>;

/** A written event, and the other events reported with it, which matter for its effects. */
export interface WrittenEvent {
  order: LockedOrder;
  /** The parcel before the event. */
  parcel: StoredParcel;
  reporter: Reporter;
  report: EventReport & { judged?: Judged };
  checkedEvent: CheckedEvent;
}

type Effect = (trx: Trx, event: WrittenEvent) => Promise<void>;

/** Messages the buyer before the parcel arrives if its courier has many returns. */
const judgeHandOver: Effect = async (trx, { order, parcel, checkedEvent, report }) => {
  if (checkedEvent.event !== 'handed_over') return;
  const { courierId = null } = checkedEvent;
  await judgeCourier(trx, { ...parcel, order_id: order.id }, courierId, report.judged);
};

/** Returns goods that came back to stock, and an exchange to the state of its return. */
const takeIn: Effect = async (trx, { order, parcel, reporter, report, checkedEvent }) => {
  if (checkedEvent.event !== 'came_back') return;
  const by = reporter.actor?.email;
  await checkIn(trx, order, parcel.id, { checked_in: report.checked_in, by });
  await takeExchangeBack(trx, order, { parcelId: parcel.id, by: by ?? null });
};

/** Sets the order's status once all its parcels have ended, and records by whom. */
const settleStatus: Effect = async (trx, { order, reporter }) => {
  const parcels = await settleStage(trx, order);
  const to = statusOfStages(parcels.map(({ stage }) => stage));
  if (to === null || to === order.status) return;
  const { actor, source, courier } = reporter;
  const by = messages.reporterName(source, courier, actor?.email);
  const at = (wanted: StoredParcel['stage']) =>
    parcels.filter(({ stage }) => stage === wanted).map(({ number }) => number);
  const remarks = messages.statusFromParcels(at('delivered'), at('came_back'), by);
  const change = { orderId: order.id, from: order.status, to, remarks };
  await writeStatus(trx, { ...change, by: actor === null ? 'shop' : { staff: actor.email } });
};

/** Logs what a member of staff reported. */
const logActivity: Effect = async (trx, { order, parcel, reporter, checkedEvent }) => {
  if (reporter.actor === null) return;
  const { event, reason } = checkedEvent;
  await recordActivity(trx, reporter.actor, {
    log: orderLog,
    action: 'change',
    id: order.id,
    name: order.order_number,
    before: { stage: parcel.stage },
    after: { stage: stageAfter(parcel.stage, event), reason, parcel: parcel.number },
  });
};

/**
 * The side effects of a parcel event, in lock order. The order's row is locked, and event, stage, cash and the message about the stage are
 * already written (`moveParcel`).
 */
export const effects: readonly Effect[] = [judgeHandOver, takeIn, settleStatus, logActivity];
