import type { Kysely } from 'kysely';
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
type SumRow = Omit<CashSum, 'amount'> & { paisa: number };

type Days = Omit<CashBookQuery, 'from' | 'to'> & { from: string; to: string };

const ofCourier = (courierId: number | undefined, values: Values) =>
  courierId === undefined ? '' : `and courier_id = ${values.add(courierId)}`;

/** The entries of these days, newest day first, and one more than the page size. */
export function entriesStatement({ from, to, courier_id, before }: Days) {
  const values = new Values();
  const id = before === undefined ? '' : values.add(before);
  // The cursor is the last entry of a page, with its day: one bound, so that nothing is skipped.
  const until = id
    ? `(day, id) < ((select day from cash_entry where id = ${id}), ${id})`
    : `day <= ${values.add(to)}::date`;
  const text = `
    select entry.id, entry.at, entry.day::text, entry.kind, entry.amount_paisa, courier.name as courier,
      parcel.order_id, order_number, number, entry.by_email as by, entry.remarks, entry.refund_way as way,
      entry.refund_reference as reference
    from (
      select * from cash_entry as entry
      where day >= ${values.add(from)}::date and ${until} ${ofCourier(courier_id, values)}
      order by day desc, id desc limit ${CASH_PAGE_SIZE + 1}
    ) as entry
      join parcel on parcel.id = entry.parcel_id join orders on orders.id = parcel.order_id
      left join courier on courier.id = entry.courier_id
    order by entry.day desc, entry.id desc`;
  return { text, values: values.list };
}

/**
 * Daily sums per person: collected, handed in and so on. All entries of the days are summed in the order of the index `cash_entry_sums`,
 * which covers every column needed; names are joined to the result.
 */
export function sumsStatement({ from, to, courier_id }: Days) {
  const values = new Values();
  const text = `
    select day::text, courier.name as courier, case when courier_id is null then by_email end as by, sums.kind,
      refund_way as way, sum(paisa)::bigint as paisa
    from (
      select day, courier_id, kind, refund_way, by_email, sum(amount_paisa) as paisa
      from cash_entry
      where day between ${values.add(from)}::date and ${values.add(to)}::date ${ofCourier(courier_id, values)}
      group by day, courier_id, kind, refund_way, by_email
    ) as sums left join courier on courier.id = courier_id
    group by sums.day, courier.name, 3, sums.kind, refund_way order by sums.day desc, 2 nulls first, 3, 4, 5`;
  return { text, values: values.list };
}

/** The cash book of some days. @throws DomainError 400 for an invalid date */
export async function readCashBook(db: Db, query: CashBookQuery): Promise<CashBookResponse> {
  const today = kathmanduDate(new Date());
  const { from = query.to ?? today, to = query.from ?? today } = query;
  for (const [path, day] of Object.entries({ from, to })) {
    if (startOfKathmanduDate(day) === null)
      throw invalid(messages.noSuchDay, { path, message: messages.noSuchDay });
  }
  const days = { ...query, from, to };
  const rows = await runStatement<EntryRow>(db, entriesStatement(days));
  const sums = await runStatement<SumRow>(db, sumsStatement(days));
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
    sums: sums.map(({ paisa, ...sum }) => ({ ...sum, amount: toRupees(paisa) })),
  };
}
