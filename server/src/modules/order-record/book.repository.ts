import { sql, type Transaction } from 'kysely';
import {
  ORDER_CASH_KINDS,
  OWED_KINDS,
  type CashKind,
  type RefundWay,
} from '@pasal/shared/contracts';
import { kathmanduDate } from '@pasal/shared/domain';
import type { Database } from '../../db/schema';

type Trx = Transaction<Database>;

/** An entry to add to the cash book. */
export interface NewEntry {
  kind: CashKind;
  amount_paisa: number;
  courier_id: number | null;
  parcel_id: number;
  settlement_id?: number;
  by_email: string | null;
  remarks?: string;
  /** Set for a refund of a return; a refund without one is for a parcel that came back. */
  return_id?: number;
  mark?: string | undefined;
  /** The entry that this one reverses. */
  takes_back?: number;
  refund_way?: RefundWay;
  refund_reference?: string;
}

/**
 * Adds entries to the cash book and updates the totals of what couriers owe. Nothing else writes either table.
 * @param day on which the money moved; defaults to today
 */
export async function addEntries(
  trx: Trx,
  entries: readonly NewEntry[],
  day: string = kathmanduDate(new Date()),
): Promise<void> {
  const moved = entries.filter(({ amount_paisa }) => amount_paisa !== 0);
  if (moved.length === 0) return;
  await sql`
    with given as (
      select * from jsonb_to_recordset(${JSON.stringify(moved)}::jsonb) as given
        (kind text, amount_paisa bigint, courier_id integer, parcel_id integer, settlement_id integer,
          by_email text, remarks text, return_id integer, refund_way text, refund_reference text, mark text, takes_back integer)
    ),
    entries as (
      insert into cash_entry (day, kind, amount_paisa, courier_id, parcel_id, settlement_id, by_email, remarks,
        return_id, refund_way, refund_reference, mark, takes_back)
      select ${day}::date, kind, amount_paisa, courier_id, parcel_id, settlement_id, by_email, remarks,
        return_id, refund_way, refund_reference, mark, takes_back from given
    )
    insert into cash_owed as owed (courier_id, parcel_id, owed_paisa)
    select courier_id, parcel_id, sum(amount_paisa) from given
    where courier_id is not null and kind = any(${OWED_KINDS}::text[])
    group by courier_id, parcel_id order by parcel_id
    on conflict (courier_id, parcel_id) do update set owed_paisa = owed.owed_paisa + excluded.owed_paisa
  `.execute(trx);
  await trx
    .deleteFrom('cash_owed')
    .where('owed_paisa', '=', 0)
    .where(
      'parcel_id',
      'in',
      moved.map(({ parcel_id }) => parcel_id),
    )
    .execute();
}

/** Entries that make up what the shop holds of a parcel for its buyer: what it came to owe and what it refunded of that. */
const IS_HELD = `(kind = 'to_refund' or (kind = 'refunded' and return_id is null))`;
/** Their sum in paisa, over rows of `cash_entry`. */
export const HELD_SUM = `coalesce(
  sum(case kind when 'to_refund' then -amount_paisa else amount_paisa end) filter (where ${IS_HELD}), 0)::bigint`;
/** What the shop holds for the buyer of a row of `parcel`, in paisa (D267). */
export const HELD = `(select ${HELD_SUM} from cash_entry where cash_entry.parcel_id = parcel.id)`;

/** What the buyer of a row of `parcel` still owes for it, in paisa (D273). */
export const OWES = `(select coalesce(sum(amount_paisa), 0)::bigint from cash_entry
  where cash_entry.parcel_id = parcel.id and kind = 'short')`;

/** What the buyer still owes for a parcel, in paisa; negative if they overpaid. */
export async function shortOf(trx: Trx, parcelId: number): Promise<number> {
  const { rows } = await sql<{ short: number }>`
    select ${sql.raw(OWES)} as short from parcel where id = ${parcelId}
  `.execute(trx);
  return rows[0]?.short ?? 0;
}

/** Money of a parcel's buyer that the shop has, in paisa: what it holds since the parcel came back, and any overpayment (D297). */
export async function heldForBuyerOf(trx: Trx, parcelId: number) {
  const { rows } = await sql<{ held: number; over: number }>`
    select ${sql.raw(HELD)} as held, greatest(0, -${sql.raw(OWES)})::bigint as over from parcel where id = ${parcelId}
  `.execute(trx);
  return rows[0] ?? { held: 0, over: 0 };
}

/** What the shop holds for the buyer of a parcel since it came back, in paisa. */
export const heldOf = async (trx: Trx, parcelId: number): Promise<number> =>
  (await heldForBuyerOf(trx, parcelId)).held;

/** What a courier owes for a parcel, in paisa; negative if the shop owes the courier. */
export async function owedOf(trx: Trx, courierId: number | null, parcelId: number) {
  const { rows } = await sql<{ owed: number }>`
    select owed_paisa as owed from cash_owed where courier_id = ${courierId} and parcel_id = ${parcelId}
  `.execute(trx);
  return rows[0]?.owed ?? 0;
}

/** Prefix of the marks of entries that end a debt. */
export const DEBT_MARK = 'debt:';
/** Prefix of the marks of entries that move money from a parcel to the part split off it. */
export const SPLIT_MARK = 'split:';

/** Prefix of the marks of refunded overpayments; a delivery never has one. */
export const OVER_MARK = 'over:';
/** The last entry by which the shop came to owe the buyer of a parcel, because its delivery was reversed; null without one. */
const lastReturn = (parcelId: number) => sql<number | null>`(
  select max(id) from cash_entry where parcel_id = ${parcelId} and kind = 'to_refund' and amount_paisa < 0
    and not starts_with(coalesce(mark, ''), ${OVER_MARK}))`;

/**
 * The entry that ended part of a parcel's debt, and whether it belongs to the last delivery: if the delivery left nothing to give back, its
 * reversal only undid this entry.
 */
export async function findEnd(trx: Trx, parcelId: number, id: number) {
  const { rows } = await sql<{
    kind: CashKind;
    courier_id: number | null;
    amount_paisa: number;
    is_last: boolean;
    is_reversed: boolean;
  }>`
    select kind, courier_id, amount_paisa, id > coalesce(${lastReturn(parcelId)}, 0) and not exists (
        select from cash_entry as back where back.parcel_id = entry.parcel_id and back.id > entry.id
          and back.kind = entry.kind and back.courier_id is not distinct from entry.courier_id
          and back.amount_paisa < 0 and back.takes_back is null
      ) as is_last,
      exists (select from cash_entry as back where back.takes_back = entry.id) as is_reversed
    from cash_entry as entry
    where id = ${id} and parcel_id = ${parcelId} and starts_with(mark, ${DEBT_MARK}) and takes_back is null
  `.execute(trx);
  return rows[0];
}

/** The sum of a parcel's entries of one kind on one account. */
export interface EntrySum {
  kind: CashKind;
  courier_id: number | null;
  /** True for money that the buyer paid later and the shop has, and for transfers from or to another parcel. */
  in_drawer: boolean;
  /** True for a refunded overpayment. */
  is_over: boolean;
  paisa: number;
}

/**
 * The sums of what a parcel brought, by kind and account, with money that stays in the drawer whatever becomes of the delivery listed
 * separately.
 * @param isLast only the last delivery: since the shop came to owe the buyer something
 */
export async function sumsOfParcel(trx: Trx, parcelId: number, isLast: boolean) {
  const { rows } = await sql<EntrySum>`
    select kind, courier_id, sum(amount_paisa)::bigint as paisa,
      kind = 'taken' and courier_id is null and coalesce(mark, '') ^@ any(array[${DEBT_MARK}, ${SPLIT_MARK}]) as in_drawer,
      starts_with(coalesce(mark, ''), ${OVER_MARK}) as is_over
    from cash_entry
    where parcel_id = ${parcelId} and kind = any(${ORDER_CASH_KINDS}::text[])
      and (not ${isLast}::boolean or id > coalesce(${lastReturn(parcelId)}, 0))
    group by kind, courier_id, in_drawer, is_over having sum(amount_paisa) <> 0
  `.execute(trx);
  return rows;
}
