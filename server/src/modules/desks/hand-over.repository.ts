import type { Kysely } from 'kysely';
import type { HandedParcel, HandOverQuery } from '@pasal/shared/contracts';
import { startOfKathmanduDate, toRupees } from '@pasal/shared/domain';
import { runStatement, Values, type Statement } from '@pasal/core/db/statement';
import type { Database } from '../../db/schema';
import { CASH_TO_TAKE } from '../order-record/parcel.columns';

interface HandedRow extends Omit<HandedParcel, 'cash_due'> {
  cash_due_paisa: number;
}
type Handed = { day: string; of?: HandOverQuery['of'] };

/**
 * The statement that lists a courier's hand-overs of a day: only the `unreported` ones, or all that are still handed over, found by that
 * day's events.
 */
export function handedStatement(courierId: number, { day, of = 'unreported' }: Handed): Statement {
  const values = new Values();
  const courier = values.add(courierId);
  const from = values.add(startOfKathmanduDate(day));
  const to = values.add(startOfKathmanduDate(day, 1));
  const unreported = `parcel.stage = 'handed_over' and stage_since >= ${from} and stage_since < ${to}`;
  const handed = `parcel.id in (
    select parcel_id from parcel_event as told where event = 'handed_over' and courier_id = ${courier}
      and at >= ${from} and at < ${to} and not exists (select from parcel_event as back
        where back.parcel_id = told.parcel_id and back.id > told.id and back.event in ('taken_back', 'reopened')))`;
  const text = `
    select orders.id, parcel.number, order_number, consignment, customer_name, orders.phone, orders.address,
      city.name as city, district.name as district, parcel.pieces, weight_grams, ${CASH_TO_TAKE} as cash_due_paisa,
      (select string_agg(parcel_item.quantity || ' × ' || concat_ws(', ', product_name, variant_name), '; ' order by line)
        from parcel_item join order_item using (order_id, line) where parcel_item.parcel_id = parcel.id) as goods
    from parcel join orders on orders.id = parcel.order_id
      join city on city.id = orders.city_id join district on district.id = orders.district_id
    where parcel.courier_id = ${courier} and ${of === 'all' ? handed : unreported}
    order by parcel.order_id, parcel.number`;
  return { text, values: values.list };
}

/** What was handed to a courier on a day, as listed on the sheet and in the courier's file. */
export async function listHanded(
  db: Kysely<Database>,
  courierId: number,
  handed: Handed,
): Promise<HandedParcel[]> {
  const rows = await runStatement<HandedRow>(db, handedStatement(courierId, handed));
  return rows.map(({ cash_due_paisa, ...row }) => ({ ...row, cash_due: toRupees(cash_due_paisa) }));
}
