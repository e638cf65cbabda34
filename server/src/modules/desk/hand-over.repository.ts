import { sql, type Kysely } from 'kysely';
import type { HandedParcel, HandOverQuery } from '@pasal/shared/contracts';
import { startOfKathmanduDate, toRupees } from '@pasal/shared/domain';
import type { Database } from '../../db/schema';
import { CASH_TO_TAKE } from '../parcel/parcel.columns';

interface HandedRow extends Omit<HandedParcel, 'cash_due'> {
  cash_due_paisa: number;
}

/** What a courier was handed on a day and has, `unreported` or all of it, as the sheet and the courier's file list it. */
export async function listHanded(
  db: Kysely<Database>,
  courierId: number,
  { day, of = 'unreported' }: { day: string; of?: HandOverQuery['of'] },
): Promise<HandedParcel[]> {
  const from = startOfKathmanduDate(day);
  const to = startOfKathmanduDate(day, 1);
  const unreported = sql`parcel.stage = 'handed_over' and stage_since < ${to}`;
  const handed = sql`exists (select from parcel_event where parcel_id = parcel.id and event = 'handed_over'
    and parcel_event.courier_id = parcel.courier_id and at >= ${from} and at < ${to}
    and not exists (select from parcel_event as back where back.parcel_id = parcel.id and back.id > parcel_event.id
      and back.event in ('taken_back', 'reopened')))`;
  const { rows } = await sql<HandedRow>`
    select orders.id, parcel.number, order_number, consignment, customer_name, orders.phone, orders.address,
      city.name as city, district.name as district, parcel.pieces, weight_grams,
      ${sql.raw(CASH_TO_TAKE)} as cash_due_paisa,
      (select string_agg(parcel_item.quantity || ' × ' || concat_ws(', ', product_name, variant_name), '; ' order by line)
        from parcel_item join order_item using (order_id, line) where parcel_item.parcel_id = parcel.id) as goods
    from parcel join orders on orders.id = parcel.order_id
      join city on city.id = orders.city_id join district on district.id = orders.district_id
    where parcel.courier_id = ${courierId} and stage_since >= ${from} and ${of === 'all' ? handed : unreported}
    order by parcel.order_id, parcel.number
  `.execute(db);
  return rows.map(({ cash_due_paisa, ...row }) => ({ ...row, cash_due: toRupees(cash_due_paisa) }));
}
