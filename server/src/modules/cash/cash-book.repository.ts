import type { Kysely } from 'kysely';
import { sql } from 'kysely';
import {
  CASH_PAGE_SIZE,
  type CashBookQuery,
  type CashBookResponse,
  type CashEntry,
  type CashSum,
} from '@pasal/shared/contracts';
import { kathmanduDate, startOfKathmanduDate, toRupees } from '@pasal/shared/domain';
import { invalid } from '@pasal/core/errors/domain-error';
import { runStatement, Values } from '@pasal/core/db/statement';
import type { Database } from '../../db/schema';
import * as messages from './messages';

type Db = Kysely<Database>;
type EntryRow = Omit<CashEntry, 'amount' | 'at'> & { at: Date; amount_paisa: number };

/** The entries of these days, the newest first, and one more than a page has. */
export function entriesStatement({
  from,
  to,
  courier_id,
  before,
}: CashBookQuery & { from: string; to: string }) {
  const values = new Values();
  const days = `entry.day between ${values.add(from)}::date and ${values.add(to)}::date`;
  const text = `
    select entry.id, entry.at, entry.day::text, entry.kind, entry.amount_paisa, courier.name as courier,
      parcel.order_id, order_number, number, entry.by_email as by, entry.remarks, entry.refund_way as way,
      entry.refund_reference as reference
    from (
      select * from cash_entry as entry where ${days}
        ${courier_id === undefined ? '' : `and courier_id = ${values.add(courier_id)}`}
        ${before === undefined ? '' : `and id < ${values.add(before)}`}
      order by id desc limit ${CASH_PAGE_SIZE + 1}
    ) as entry
      join parcel on parcel.id = entry.parcel_id join orders on orders.id = parcel.order_id
      left join courier on courier.id = entry.courier_id
    order by entry.id desc`;
  return { text, values: values.list };
}

/** What each person took, handed in and so on, day by day. */
async function listSums(db: Db, from: string, to: string, courierId: number | undefined) {
  const { rows } = await sql<Omit<CashSum, 'amount'> & { paisa: number }>`
    select day::text, courier.name as courier, case when courier.id is null then by_email end as by, entry.kind,
      refund_way as way,
      sum(amount_paisa)::bigint as paisa
    from cash_entry as entry left join courier on courier.id = courier_id
    where day between ${from}::date and ${to}::date
      ${courierId === undefined ? sql`` : sql`and courier_id = ${courierId}`}
    group by 1, 2, 3, 4, 5 order by 1 desc, 2 nulls first, 3, 4, 5
  `.execute(db);
  return rows.map(({ paisa, ...sum }) => ({ ...sum, amount: toRupees(paisa) }));
}

/** The cash book of some days. @throws DomainError 400 for a day that is none */
export async function readCashBook(db: Db, query: CashBookQuery): Promise<CashBookResponse> {
  const today = kathmanduDate(new Date());
  const { from = query.to ?? today, to = query.from ?? today } = query;
  for (const [path, day] of Object.entries({ from, to })) {
    if (startOfKathmanduDate(day) === null)
      throw invalid(messages.noSuchDay, { path, message: messages.noSuchDay });
  }
  const rows = await runStatement<EntryRow>(db, entriesStatement({ ...query, from, to }));
  const shown = rows.slice(0, CASH_PAGE_SIZE);
  return {
    from,
    to,
    entries: shown.map(({ amount_paisa, at, ...row }) => ({
      ...row,
      at: at.toISOString(),
      amount: toRupees(amount_paisa),
    })),
    next: rows.length > shown.length ? (shown.at(-1)?.id ?? null) : null,
    sums: await listSums(db, from, to, query.courier_id),
  };
}
