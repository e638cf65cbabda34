import type { Kysely } from 'kysely';
import {
  PARCEL_LENGTHS,
  type CourierReportRow,
  type ParcelStage,
  type ToldEvent,
  type User,
} from '@pasal/shared/contracts';
import { isShortened, needsReason, stageAfter, waitsInShop } from '@pasal/shared/domain';
import { DomainError, notFound } from '@pasal/core/errors/domain-error';
import type { Wording } from '@pasal/core/errors/wording';
import type { Database } from '../../../db/schema';
import { cannotHappen, chooseReason, notHandedOver } from '../../order-record/messages';
import { numberParcel } from '../../parcels/change-parcel.service';
import type { Reporter } from '../../order-record/move-parcel';
import { listRecorded } from '../../order-record/parcel.repository';
import { recordEvent } from '../../order-life/record-event.service';
import { noSuchCourier } from '../messages';
import type { CourierReport } from '../../courier-file/courier-adapter';
import * as messages from './messages';
import { parcelsNamed, type Named } from './named-parcels';

type Db = Kysely<Database>;
/** A row of the answer, with its problem in both languages. */
type Row = Omit<CourierReportRow, 'problem'> & { problem: Wording | null };

/** @throws DomainError 404 */
export async function courierName(db: Db, id: number): Promise<string> {
  const found = await db
    .selectFrom('courier')
    .select('name')
    .where('id', '=', id)
    .executeTakeFirst();
  if (found === undefined) throw notFound(noSuchCourier);
  return found.name;
}

/** What a report would do to a parcel at this stage: the resulting stage, no change, or a problem. */
function judge(stage: ParcelStage, { event, reason, state, isTwofold }: CourierReport) {
  if (isTwofold) return { problem: messages.twofold };
  if (event === null) {
    const isLate = state === '' && stageAfter(stage, 'changed') === null;
    return { problem: isLate ? cannotHappen('changed', stage) : messages.unknownState };
  }
  // The courier is only assigned to it so far.
  if (waitsInShop(stage)) return { problem: notHandedOver };
  // By "delivered" the courier means that the sender has it: nobody collected cash for that (D346).
  if (stage === 'coming_back' && event === 'delivered') return { problem: messages.wasComingBack };
  const next = stageAfter(stage, event);
  if (next === null) {
    const isThere = REACHED[event] === stage;
    return isThere ? { isOld: true } : { problem: cannotHappen(event, stage) };
  }
  if (needsReason(stage, event) && reason === undefined) return { problem: chooseReason };
  return { next };
}
/** A courier that tries a delivery again reports it without a reason; its own word becomes the reason. */
const withReason = (stage: ParcelStage, report: CourierReport): CourierReport =>
  report.event === 'on_the_way' && report.reason === undefined && needsReason(stage, report.event)
    ? { ...report, reason: 'other', remarks: report.remarks || report.state }
    : report;

/** The stage each report leads to; if the parcel is already there, that is neither news nor an error. */
const REACHED: Partial<Record<ToldEvent, ParcelStage>> = {
  on_the_way: 'on_the_way',
  delivered: 'delivered',
  coming_back: 'coming_back',
};

/** Why a report matches no parcel, whatever it contains. */
function faultOf({ isUnreadable, code, number = '' }: CourierReport, isOfTwo: boolean) {
  if (isUnreadable) return messages.unreadableRow;
  if (number.length > PARCEL_LENGTHS.consignment) return messages.numberTooLong;
  if (isShortened(number === '' ? code : number)) return messages.shortenedNumber;
  return isOfTwo ? messages.namesTwo : undefined;
}

/** The result for a row that needs no write, or what to write. */
function weigh(report: CourierReport, stage: ParcelStage | undefined, wasRecorded: boolean) {
  const { event } = report;
  if (stage === undefined) return { result: 'unknown', problem: messages.unknownParcel } as const;
  // The parcel may have moved on since.
  if (wasRecorded) return { result: 'old', problem: null } as const;
  const { reason, remarks } = withReason(stage, report);
  const { next, isOld = false, problem = null } = judge(stage, { ...report, reason });
  if (next === undefined || event === null)
    return { result: isOld ? 'old' : 'refused', problem } as const;
  return { result: 'told', problem: null, next, news: { event, reason, remarks } } as const;
}

/** The consignment number to set, if the parcel has none and may get one: alone, or together with an event. */
const newNumber = (
  { number }: CourierReport,
  parcel: Named | undefined,
  { stage, next }: { stage: ParcelStage | undefined; next?: ParcelStage | undefined },
): string | undefined =>
  parcel?.consignment === null &&
  (next !== undefined || stageAfter(stage ?? parcel.stage, 'changed') !== null)
    ? number
    : undefined;

/** The remaining reports after the database failed: the first may have been written. */
const brokenOff = (left: readonly CourierReport[]): Row[] =>
  left.map(({ row, code, state, event }, at) => ({
    row,
    code,
    state,
    event,
    order_number: null,
    result: 'refused',
    problem: at === 0 ? messages.brokenOffHere : messages.notComeTo,
  }));

/** How reports arrived. */
interface Way {
  courierId: number;
  source: 'courier_file' | 'webhook';
  isDry: boolean;
  /** Who uploaded them; null if the courier sent them itself. */
  actor: User | null;
}

/**
 * Processes a courier's reports, each in its own transaction, so that an error in one does not block the others. A dry run returns the same
 * and writes nothing.
 */
export async function takeReports(
  db: Db,
  { courierId, source, isDry, actor }: Way,
  reports: readonly CourierReport[],
): Promise<Row[]> {
  const courier = await courierName(db, courierId);
  const { orderIds, find } = await parcelsNamed(db, courierId, reports);
  const reporter: Reporter = { source, actor, courier, courierId };
  const markOf = ({ mark }: CourierReport) => `${source}:${courierId}:${mark}`;
  const told = await listRecorded(db, orderIds, reports.map(markOf));
  const stages = new Map<Named, ParcelStage>();
  const rows: Row[] = [];
  for (const report of reports) {
    const { row, code, event, state } = report;
    const { parcel, isOfTwo } = find(report);
    const seen = { row, code, state, event, order_number: parcel?.order_number ?? null };
    const fault = faultOf(report, isOfTwo);
    if (fault !== undefined) {
      rows.push({ ...seen, result: 'refused', problem: fault });
      continue;
    }
    const mark = markOf(report);
    const stage = parcel && (stages.get(parcel) ?? parcel.stage);
    const verdict = weigh(report, stage, told.has(mark));
    const number = newNumber(report, parcel, { stage, next: verdict.next });
    // A row without a state only sets the number.
    const isNumber = number !== undefined && state === '';
    const { result, problem } = isNumber ? ({ result: 'told', problem: null } as const) : verdict;
    const added = number === undefined ? {} : { number_added: number };
    if (parcel !== undefined && (verdict.next !== undefined || number !== undefined)) {
      const address = { orderId: parcel.order_id, number: parcel.number };
      const { news } = verdict;
      if (verdict.next !== undefined) stages.set(parcel, verdict.next);
      try {
        if (isDry) await Promise.resolve();
        else if (news)
          await recordEvent(db, reporter, address, { ...news, mark, consignment: number });
        else if (number !== undefined) await numberParcel(db, reporter, address, number);
        if (number !== undefined) parcel.consignment = number;
      } catch (error) {
        if (!(error instanceof DomainError)) {
          if (!rows.some((each) => each.result === 'told')) throw error;
          // What was written stays written and is reported; if the list is uploaded again, it continues there.
          return [...rows, ...brokenOff(reports.slice(rows.length))];
        }
        stages.set(parcel, parcel.stage);
        rows.push({ ...seen, result: 'refused', problem: error.wording });
        continue;
      }
    }
    rows.push({ ...seen, ...added, result, problem });
  }
  return rows;
}
