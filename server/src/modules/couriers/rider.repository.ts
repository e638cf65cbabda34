import { sql, type Kysely } from 'kysely';
import type { ParcelStage } from '@pasal/shared/contracts';
import type { Database } from '../../db/schema';
import { CASH_TO_TAKE, PROMISED_FROM, PROMISED_TO } from '../order-record/parcel.columns';

type Db = Kysely<Database>;

/** Increments a courier's link number; undefined if the courier is missing or inactive. */
export const nextLink = (db: Db, id: number) =>
  db
    .updateTable('courier')
    .set((eb) => ({ link_number: eb('link_number', '+', 1) }))
    .where('id', '=', id)
    .where('active', '=', true)
    .returning(['name', 'link_number'])
    .executeTakeFirst();

/** The courier whose current link this is. */
export const findRider = (db: Db, { courierId, number }: { courierId: number; number: number }) =>
  db
    .selectFrom('courier')
    .select(['id', 'name'])
    .where('id', '=', courierId)
    .where('link_number', '=', number)
    .where('active', '=', true)
    .executeTakeFirst();

export interface RiderRow {
  id: number;
  number: number;
  order_number: string;
  stage: ParcelStage;
  customer_name: string;
  phone: string;
  address: string;
  city: string;
  city_ne: string | null;
  district: string;
  district_ne: string | null;
  cash_due_paisa: number;
  goods: {
    name: string;
    name_ne: string | null;
    variant: string | null;
    variant_ne: string | null;
    quantity: number;
  }[];
  promised_from: string | null;
  promised_to: string | null;
  version: number;
}

/** Maximum number of parcels on a rider's page; nobody carries more in a day. */
const SHOWN = 200;

/** A rider's parcels: first those to deliver, oldest first, then those delivered within a day. */
export async function listRiderParcels(db: Db, courierId: number): Promise<RiderRow[]> {
  const { rows } = await sql<RiderRow>`
    with theirs as (
      select id from parcel
      where courier_id = ${courierId} and stage in ('handed_over', 'on_the_way', 'could_not_deliver')
      union all
      select id from parcel
      where courier_id = ${courierId} and stage = 'delivered' and stage_since > now() - interval '1 day'
    )
    select orders.id, parcel.number, order_number, parcel.stage, customer_name, orders.phone, address,
      city.name as city, city.name_ne as city_ne, district.name as district, district.name_ne as district_ne,
      ${sql.raw(CASH_TO_TAKE)} as cash_due_paisa, parcel.version,
      (${sql.raw(PROMISED_FROM)})::text as promised_from, (${sql.raw(PROMISED_TO)})::text as promised_to,
      (select json_agg(json_build_object('name', product_name, 'name_ne', product_name_ne, 'variant', variant_name,
          'variant_ne', variant_name_ne, 'quantity', parcel_item.quantity) order by line)
        from parcel_item join order_item using (order_id, line) where parcel_id = parcel.id) as goods
    from theirs join parcel using (id) join orders on orders.id = parcel.order_id
      join city on city.id = city_id join district on district.id = orders.district_id
    where deleted_at is null
    order by parcel.stage = 'delivered', stage_since, parcel.id limit ${SHOWN}
  `.execute(db);
  return rows;
}
