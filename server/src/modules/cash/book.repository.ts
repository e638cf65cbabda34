import { sql, type Transaction } from 'kysely';
import { OWED_KINDS, type CashKind, type RefundWay } from '@pasal/shared/contracts';
import { kathmanduDate } from '@pasal/shared/domain';
import type { Database } from '../../db/schema';

type Trx = Transaction<Database>;

/** An entry that is to be added to the book. */
export interface NewEntry {
  kind: CashKind;
  amount_paisa: number;
  courier_id: number | null;
  parcel_id: number;
  settlement_id?: number;
  by_email: string | null;
  remarks?: string;
  /** Of a refund. */
  return_id?: number;
  refund_way?: RefundWay;
  refund_reference?: string;
}

/**
 * Adds entries to the cash book, and keeps what couriers owe as their sum. Nothing else writes either table.
 * @param day on which the money moved; today where it is left out
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
          by_email text, remarks text, return_id integer, refund_way text, refund_reference text)
    ),
    entries as (
      insert into cash_entry (day, kind, amount_paisa, courier_id, parcel_id, settlement_id, by_email, remarks,
        return_id, refund_way, refund_reference)
      select ${day}::date, kind, amount_paisa, courier_id, parcel_id, settlement_id, by_email, remarks,
        return_id, refund_way, refund_reference from given
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

/** The sums of a parcel's entries, by kind and account. */
export async function sumsOfParcel(trx: Trx, parcelId: number) {
  const { rows } = await sql<{ kind: CashKind; courier_id: number | null; paisa: number }>`
    select kind, courier_id, sum(amount_paisa)::bigint as paisa from cash_entry where parcel_id = ${parcelId}
    group by kind, courier_id having sum(amount_paisa) <> 0
  `.execute(trx);
  return rows;
}
