import { sql, type Kysely } from 'kysely';
import type { Language } from '@pasal/core/contract/language';
import type { ReturnableParcel, ReturnKind, ReturnRules } from '@pasal/shared/contracts';
import { kathmanduDate, lineName } from '@pasal/shared/domain';
import type { Database } from '../../db/schema';
import { nameIn } from '../name-in';
import { lastDayOf } from './last-day';

/** Goods of a delivered parcel. */
export interface ReturnableRow {
  /** Null for an order without parcels. */
  parcel_id: number | null;
  number: number;
  delivered_at: Date;
  line: number;
  product_name: string;
  product_name_ne: string | null;
  variant_name: string | null;
  variant_name_ne: string | null;
  category_id: number | null;
  /** Pieces that are in no open return and did not come back. */
  left: number;
}

/**
 * The goods of an order's delivered parcels. An order completed by hand, before its parcels were tracked, was delivered when it was
 * completed, whenever the parcel row was inserted; pieces of an exchange have their own, later date.
 */
export async function listReturnable(
  db: Kysely<Database>,
  orderId: number,
): Promise<ReturnableRow[]> {
  const { rows } = await sql<ReturnableRow>`
    with parts as (
      select parcel.id as parcel_id, parcel.number, stage_since, item.line, item.quantity,
        exists (select from order_return where exchange_parcel_id = parcel.id) as is_exchange
      from parcel join parcel_item as item on item.parcel_id = parcel.id
      where parcel.order_id = ${orderId} and stage = 'delivered'
      union all
      select null, 1, null, line, order_item.quantity, false
      from order_item join orders on orders.id = order_item.order_id
      where orders.id = ${orderId} and status = 'complete'
        and not exists (select from parcel where parcel.order_id = ${orderId})
    ),
    completed as (
      select max(at) as at from order_history where order_id = ${orderId}
        and to_status = 'complete' and from_status is distinct from 'complete'
    )
    select parts.parcel_id, parts.number,
      coalesce(case when is_exchange then parts.stage_since else least(parts.stage_since, completed.at) end,
        now()) as delivered_at,
      parts.line, product_name, product_name_ne, variant_name, variant_name_ne, product.category_id,
      (parts.quantity - coalesce(gone.pieces, 0))::integer as left
    from parts join order_item on order_item.order_id = ${orderId} and order_item.line = parts.line
      cross join completed left join product on product.id = order_item.product_id
      left join lateral (
        select sum(case when state = 'refused' then 0 when whole is not null then whole + damaged
          when state in ('asked', 'agreed') then item.quantity else 0 end) as pieces
        from order_return join order_return_item as item on item.return_id = order_return.id
        where order_return.parcel_id = parts.parcel_id and item.line = parts.line
      ) as gone on true
    order by parts.number, parts.line
  `.execute(db);
  return rows;
}

/** A line's name in the reader's language. */
export const nameOfLine = (
  row: Pick<ReturnableRow, 'product_name' | 'product_name_ne' | 'variant_name' | 'variant_name_ne'>,
  language: Language,
) =>
  lineName({
    product_name: nameIn(language, row.product_name, row.product_name_ne),
    variant_name: nameIn(language, row.variant_name, row.variant_name_ne),
  });

/** The last day for a kind of return, if it has not passed. */
export function openUntil(
  rules: ReturnRules,
  kind: ReturnKind,
  row: ReturnableRow,
  now = new Date(),
): string | null {
  const last = lastDayOf(rules, kind, row);
  return last === null || last < kathmanduDate(now) ? null : last;
}

/** What of an order may be returned until when, by parcel; without goods that have no pieces or days left. */
export function presentReturnable(
  rows: readonly ReturnableRow[],
  rules: ReturnRules,
  language: Language,
): ReturnableParcel[] {
  const parcels = new Map<number, ReturnableParcel['items']>();
  for (const row of rows) {
    const return_until = openUntil(rules, 'return', row);
    const exchange_until = openUntil(rules, 'exchange', row);
    if (row.left <= 0 || (return_until ?? exchange_until) === null) continue;
    const item = { line: row.line, name: nameOfLine(row, language), left: row.left };
    const items = parcels.get(row.number) ?? [];
    parcels.set(row.number, [...items, { ...item, return_until, exchange_until }]);
  }
  return [...parcels].map(([number, items]) => ({ number, items }));
}
