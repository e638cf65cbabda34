import { randomUUID } from 'node:crypto';
import type { Kysely, Transaction } from 'kysely';
import type {
  SettlementCheck,
  SettlementCheckRequest,
  SettlementRequest,
  SettlementResponse,
  User,
} from '@pasal/shared/contracts';
import {
  kathmanduDate,
  readParcelName,
  startOfKathmanduDate,
  toPaisa,
  toRupees,
} from '@pasal/shared/domain';
import { DomainError, invalid, notFound } from '@pasal/core/errors/domain-error';
import type { Localisable, Wording } from '@pasal/core/errors/wording';
import { once } from '@pasal/core/http/once/once';
import type { Press } from '@pasal/core/http/once/press';
import type { Database } from '../../db/schema';
import { recordActivity } from '../activity/record-activity';
import { areAsSeen } from './as-seen';
import { addEntries } from '../order-record/book.repository';
import * as messages from './messages';
import { listOwed, owedBy } from './owed.repository';
import { filesOf } from '../courier-file/adapters';
import { keysOf } from '../order-record/consignment-key';
import { readSettlementFile } from './settlement-file';
import { isBooked, matchRows, presentRow, type MatchedRow } from './settlement-rows';
import * as repository from './settlement.repository';
import { cashLog } from './log';

type Db = Kysely<Database>;
type Trx = Transaction<Database>;

const wrong = (path: string, message: Wording) => invalid(message, { path, message });

type GivenRow = Pick<MatchedRow, 'row' | 'line' | 'net'>;

/** The identifiers of parcels in the rows of a settlement. */
function namesOf(rows: readonly GivenRow[]) {
  const refs = rows.map(({ row }) => row.ref.trim());
  const orders = refs.flatMap((ref) => readParcelName(ref)?.order_number ?? []);
  return { refs, orders, keys: keysOf(refs) };
}

/** Matches rows, from a list or typed, with a courier's parcels. */
const match = async (db: Db, courierId: number, rows: readonly GivenRow[], isList: boolean) =>
  matchRows(rows, await repository.findParcels(db, courierId, namesOf(rows)), isList);

const paisaOf = (rows: readonly MatchedRow[], name: 'cash' | 'charge') =>
  rows.filter(isBooked).reduce((sum, { row }) => sum + toPaisa(row[name]), 0);

/** The amount that must have come with these rows. */
const receivedOf = (rows: readonly MatchedRow[]) => paisaOf(rows, 'cash') - paisaOf(rows, 'charge');

/** The rows of a request, and those of a file that are unreadable. */
async function rowsOf(db: Db, { courier_id, rows, file }: SettlementCheckRequest) {
  if (file === undefined) {
    if (rows === undefined) throw wrong('rows', messages.rowsOrFile);
    return { given: rows.map((row) => ({ row })), unread: [], notes: [], asks: [] };
  }
  const { headings } = await filesOf(db, courier_id);
  const { rows: read, notes, asks } = await readSettlementFile(file, headings);
  return {
    notes,
    asks,
    given: read.flatMap(({ row, line, net }) =>
      row === null ? [] : [{ row, line, ...(net !== undefined && { net }) }],
    ),
    unread: read
      .filter(({ row }) => row === null)
      .map(({ line, ref, problem }) => ({
        ref,
        cash: 0,
        charge: 0,
        state: 'unreadable' as const,
        line,
        ...(problem && { problem }),
      })),
  };
}

/** The file's part of the check for rows without a file. */
const NOTHING_READ = { unread: [], notes: [], asks: [] };

/** What matched rows would book, and the courier's debts that are in no row. */
async function presentCheck(
  db: Db,
  courierId: number,
  matched: readonly MatchedRow[],
  { unread, notes, asks }: Omit<Awaited<ReturnType<typeof rowsOf>>, 'given'> = NOTHING_READ,
): Promise<Localisable<SettlementCheck>> {
  const named = matched.flatMap(({ parcel }) => parcel?.id ?? []);
  const missing = await listOwed(db, courierId, named);
  const owed = await owedBy(db, courierId);
  return {
    notes: [...notes],
    asks: [...asks],
    rows: [...matched.map(presentRow), ...unread].toSorted(
      (one, other) => (one.line ?? 0) - (other.line ?? 0),
    ),
    missing: missing.parcels,
    missing_more: missing.more,
    received: toRupees(receivedOf(matched)),
    charges: toRupees(paisaOf(matched, 'charge')),
    left: toRupees(owed - paisaOf(matched, 'cash')),
  };
}

/**
 * Reports what a settlement would book, and which of the courier's debts are in no row; books nothing.
 * @throws DomainError 404; 400 if the file is not a list
 */
export async function checkSettlement(
  db: Db,
  request: SettlementCheckRequest,
): Promise<Localisable<SettlementCheck>> {
  const { courier_id } = request;
  if ((await repository.findCourier(db, courier_id)) === undefined)
    throw notFound(messages.noSuchCourier);
  const { given, unread, notes, asks } = await rowsOf(db, request);
  const matched = await match(db, courier_id, given, request.file !== undefined);
  return presentCheck(db, courier_id, matched, { unread, notes, asks });
}

/** The result of a settlement for the response. */
export async function answerOf(trx: Trx, id: number): Promise<SettlementResponse['settlement']> {
  const { parcels, received, charges } = await repository.sumsOfSettlement(trx, id);
  return { id, booked: parcels, received: toRupees(received), charges: toRupees(charges) };
}

/** Identifies a row as it was seen. "fits" and "differs" share a key, because the request does not repeat the list's net amount. */
const keyOf = ({ state }: Pick<MatchedRow, 'state'>, index: number) =>
  `${index} ${isBooked({ state }) ? 'booked' : state}`;

/**
 * Refuses rows whose debts or bookings differ from what was seen.
 * @throws DomainError 400 if none of them can be booked; 409 with the current check
 */
async function assertRowsAsSeen(
  trx: Trx,
  { courier_id, rows, received }: SettlementRequest,
  matched: readonly MatchedRow[],
): Promise<void> {
  const now = receivedOf(matched);
  const seen = rows.map((row, index) => ({ key: keyOf(row, index), seen: row.owed }));
  const owed = matched.map(
    (row, index) => [keyOf(row, index), row.parcel?.owed_paisa ?? 0] as const,
  );
  if (areAsSeen(seen, new Map(owed))) {
    if (!matched.some(isBooked)) throw wrong('rows', messages.nothingToBook);
    if (now === toPaisa(received)) return;
  }
  const details = await presentCheck(trx, courier_id, matched);
  throw new DomainError('CONFLICT', messages.settlementChanged(toRupees(now)), { details });
}

/** The entries of a row; an amount above the debt has a remark, which explains the negative balance. */
function entriesOf({ row, parcel }: MatchedRow, remarks: string) {
  const charge = toPaisa(row.charge);
  const handed = { kind: 'handed_in' as const, amount_paisa: charge - toPaisa(row.cash) };
  const word = isMoreThanOwed({ row, parcel }) ? { remarks } : {};
  return [
    { kind: 'charge' as const, amount_paisa: -charge },
    { ...handed, ...word },
  ].map((entry) => ({ ...entry, parcel_id: parcel?.id ?? 0 }));
}

const isMoreThanOwed = ({ row, parcel }: Pick<MatchedRow, 'row' | 'parcel'>) =>
  toPaisa(row.cash) > (parcel?.owed_paisa ?? 0);

/**
 * Books what a courier handed in, as it was checked, all or nothing; idempotent by key.
 * @throws DomainError 404; 400 for an invalid or future date, if no row can be booked, or for an amount above the debt without a remark;
 * 409 if what would be booked differs from what was seen; 422 if the key was used for something else
 */
export function bookSettlement(
  db: Db,
  actor: User,
  request: SettlementRequest,
  press: Press,
): Promise<SettlementResponse['settlement']> {
  const { courier_id, day, rows, source, remarks = '' } = request;
  if (startOfKathmanduDate(day) === null) throw wrong('day', messages.noSuchDay);
  if (day > kathmanduDate(new Date())) throw wrong('day', messages.dayToCome);
  const work = async (trx: Trx) => {
    const courier = await repository.lockCourier(trx, courier_id);
    if (courier === undefined) throw notFound(messages.noSuchCourier);
    const given = rows.map((row) => ({ row }));
    await repository.lockOwed(trx, courier_id, namesOf(given));
    const matched = await match(trx, courier_id, given, source === 'file');
    await assertRowsAsSeen(trx, request, matched);
    const booked = matched.filter(isBooked);
    if (remarks === '' && booked.some(isMoreThanOwed)) throw wrong('remarks', messages.sayWhyMore);
    const about = { mark: randomUUID(), by_email: actor.email };
    const { id } = await repository.insertSettlement(trx, request, about);
    const of = { courier_id, settlement_id: id, by_email: actor.email };
    const entries = booked.flatMap((row) => entriesOf(row, remarks));
    await addEntries(
      trx,
      entries.map((entry) => ({ ...of, ...entry })),
      day,
    );
    await recordActivity(trx, actor, {
      log: cashLog,
      action: 'add',
      id,
      name: courier.name,
      after: {
        received: toRupees(receivedOf(matched)),
        charges: toRupees(paisaOf(matched, 'charge')),
      },
    });
    return answerOf(trx, id);
  };
  return db.transaction().execute((trx) => once(trx, press, () => work(trx)));
}
