import type { Kysely, Transaction } from 'kysely';
import type {
  SettlementCheck,
  SettlementCheckRequest,
  SettlementRequest,
  SettlementResponse,
  User,
  WriteOffRequest,
} from '@pasal/shared/contracts';
import {
  kathmanduDate,
  readParcelName,
  startOfKathmanduDate,
  toPaisa,
  toRupees,
} from '@pasal/shared/domain';
import { conflict, invalid, notFound } from '@pasal/core/errors/domain-error';
import type { Unsaid, Wording } from '@pasal/core/errors/wording';
import type { Database } from '../../db/schema';
import { recordActivity } from '../activity/record-activity';
import { addEntries } from './book.repository';
import * as messages from './messages';
import { listOwed, owedBy } from './owed.repository';
import { filesOf } from '../courier/report/adapters';
import { keysOf } from '../parcel/consignment-key';
import { readSettlementFile } from './settlement-file';
import { isBooked, matchRows, presentRow, type MatchedRow } from './settlement-rows';
import * as repository from './settlement.repository';

type Db = Kysely<Database>;
type Trx = Transaction<Database>;

const wrong = (path: string, message: Wording) => invalid(message, { path, message });

type GivenRow = Pick<MatchedRow, 'row' | 'line' | 'net'>;

/** What rows of a settlement name parcels by. */
function namesOf(rows: readonly GivenRow[]) {
  const refs = rows.map(({ row }) => row.ref.trim());
  const orders = refs.flatMap((ref) => readParcelName(ref)?.order_number ?? []);
  return { refs, orders, keys: keysOf(refs) };
}

/** Matches rows, of a list or typed, with the parcels of a courier. */
const match = async (db: Db, courierId: number, rows: readonly GivenRow[], isList: boolean) =>
  matchRows(rows, await repository.findParcels(db, courierId, namesOf(rows)), isList);

const paisaOf = (rows: readonly MatchedRow[], name: 'cash' | 'charge') =>
  rows.filter(isBooked).reduce((sum, { row }) => sum + toPaisa(row[name]), 0);

/** What must have come with these rows. */
const receivedOf = (rows: readonly MatchedRow[]) => paisaOf(rows, 'cash') - paisaOf(rows, 'charge');

/** Rows of a request, and those of a file that cannot be read. */
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

/**
 * Says what a settlement would book, and what of the courier's debts is in no row; books nothing.
 * @throws DomainError 404; 400 for a file that is no list
 */
export async function checkSettlement(
  db: Db,
  request: SettlementCheckRequest,
): Promise<Unsaid<SettlementCheck>> {
  const { courier_id } = request;
  if ((await repository.findCourier(db, courier_id)) === undefined)
    throw notFound(messages.noSuchCourier);
  const { given, unread, notes, asks } = await rowsOf(db, request);
  const matched = await match(db, courier_id, given, request.file !== undefined);
  const named = matched.flatMap(({ parcel }) => parcel?.id ?? []);
  const missing = await listOwed(db, courier_id, named);
  const owed = await owedBy(db, courier_id);
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

/** What came of a settlement, as its caller is told. */
export async function answerOf(trx: Trx, id: number): Promise<SettlementResponse['settlement']> {
  const { parcels, received, charges } = await repository.sumsOfSettlement(trx, id);
  return { id, booked: parcels, received: toRupees(received), charges: toRupees(charges) };
}

/**
 * Books what a courier handed in: all of it or nothing, and under one key once.
 * @throws DomainError 404; 400 for a day that is none or is to come, and where no row can be booked; 409 where something else would be
 * booked than was seen
 */
export function bookSettlement(
  db: Db,
  actor: User,
  request: SettlementRequest,
  key: string,
): Promise<SettlementResponse['settlement']> {
  const { courier_id, day, rows, received, source } = request;
  if (startOfKathmanduDate(day) === null) throw wrong('day', messages.noSuchDay);
  if (day > kathmanduDate(new Date())) throw wrong('day', messages.dayToCome);
  const mark = `${courier_id}:${key}`;
  return db.transaction().execute(async (trx) => {
    const courier = await repository.lockCourier(trx, courier_id);
    if (courier === undefined) throw notFound(messages.noSuchCourier);
    const known = await repository.findSettlement(trx, mark);
    if (known !== undefined) return answerOf(trx, known.id);
    const given = rows.map((row) => ({ row }));
    await repository.lockOwed(trx, courier_id, namesOf(given));
    const matched = await match(trx, courier_id, given, source === 'file');
    const now = receivedOf(matched);
    if (!matched.some(isBooked)) throw wrong('rows', messages.nothingToBook);
    if (now !== toPaisa(received)) throw conflict(messages.settlementChanged(toRupees(now)));
    const { id } = await repository.insertSettlement(trx, request, {
      mark,
      by_email: actor.email,
    });
    const about = { courier_id, settlement_id: id, by_email: actor.email };
    const entries = matched.filter(isBooked).flatMap(({ row, parcel }) => {
      const entry = { ...about, parcel_id: parcel?.id ?? 0 };
      const charge = toPaisa(row.charge);
      return [
        { ...entry, kind: 'charge' as const, amount_paisa: -charge },
        { ...entry, kind: 'handed_in' as const, amount_paisa: charge - toPaisa(row.cash) },
      ];
    });
    await addEntries(trx, entries, day);
    await recordActivity(trx, actor, {
      kind: 'cash',
      action: 'add',
      id,
      name: courier.name,
      after: { received: toRupees(now), charges: toRupees(paisaOf(matched, 'charge')) },
    });
    return answerOf(trx, id);
  });
}

/**
 * Writes off what a courier owes of a parcel; it stands in the book with its reason.
 * @throws DomainError 404, 409 where another sum is owed than was seen, or less than is written off
 */
export function writeOff(
  db: Db,
  actor: User,
  { courier_id, amount, remarks, owed: seen, ...address }: WriteOffRequest,
): Promise<void> {
  return db.transaction().execute(async (trx) => {
    const courier = await repository.lockCourier(trx, courier_id);
    if (courier === undefined) throw notFound(messages.noSuchCourier);
    const owed = await repository.lockDebt(trx, courier_id, address);
    if (owed === undefined) throw conflict(messages.nothingOwed);
    if (owed.owed_paisa !== toPaisa(seen))
      throw conflict(messages.owedChanged(toRupees(owed.owed_paisa)));
    const paisa = toPaisa(amount);
    const isTooMuch = owed.owed_paisa > 0 ? paisa > owed.owed_paisa : paisa < owed.owed_paisa;
    if (paisa === 0 || isTooMuch || paisa > 0 !== owed.owed_paisa > 0)
      throw conflict(messages.moreThanOwed(toRupees(owed.owed_paisa)));
    const entry = { courier_id, parcel_id: owed.parcel_id, by_email: actor.email, remarks };
    await addEntries(trx, [{ ...entry, kind: 'written_off', amount_paisa: -paisa }]);
    await recordActivity(trx, actor, {
      kind: 'cash',
      action: 'change',
      id: null,
      name: courier.name,
      before: { owed: toRupees(owed.owed_paisa) },
      after: { owed: toRupees(owed.owed_paisa - paisa), order_number: owed.order_number },
    });
  });
}
