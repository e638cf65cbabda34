import { sql, type Kysely, type Transaction } from 'kysely';
import type { DeliveryType, OrderChange, PromisedDays } from '@pasal/shared/contracts';
import type { Language } from '@pasal/core/contract/language';
import type { Database } from '../../../db/schema';
import { insertNotifications } from '../../order-record/outbox.statement';

type Trx = Transaction<Database>;

/** The current values of an order that an edit may change. */
export interface StoredOrder {
  id: number;
  address: string;
  district_id: number;
  city_id: number;
  district: string;
  city: string;
  delivery_type: DeliveryType;
  total_paisa: number;
  delivery_charge_paisa: number;
  promised: PromisedDays | null;
  language: Language | null;
}

export async function findStoredOrder(
  db: Kysely<Database>,
  id: number,
): Promise<StoredOrder | undefined> {
  const { rows } = await sql<StoredOrder>`
    select orders.id, address, orders.district_id, city_id, district.name as district, city.name as city,
      delivery_type, total_paisa, delivery_charge_paisa, language,
      case when promised_from is null then null
        else json_build_object('from', promised_from, 'to', promised_to) end as promised
    from orders join district on district.id = orders.district_id join city on city.id = orders.city_id
    where orders.id = ${id} and deleted_at is null
  `.execute(db);
  return rows[0];
}

const LINE = [
  'line',
  'product_id',
  'product_name',
  'product_name_ne',
  'variant_id',
  'variant_name',
  'variant_name_ne',
  'variant_code',
  'price_paisa',
  'quantity',
  'cost_paisa',
] as const;

/** The lines of an order, by position. */
export const listLines = (db: Kysely<Database>, orderId: number) =>
  db
    .selectFrom('order_item')
    .select(LINE)
    .where('order_id', '=', orderId)
    .orderBy('line')
    .execute();
export type StoredLine = Awaited<ReturnType<typeof listLines>>[number];

/** The products of lines as they are sold now, whatever their status; locked in ascending id, as orders do. */
export function readProducts(db: Kysely<Database>, ids: readonly number[], isLocked: boolean) {
  const query = db
    .selectFrom('product')
    .select(['id', 'title', 'title_ne', 'price_paisa', 'in_stock', 'fast_delivery', 'variants'])
    .select('status')
    .where('id', 'in', [...ids])
    .orderBy('id');
  return (isLocked ? query.forUpdate() : query).execute();
}

/** A line after the edit; a new one gets the current cost of its goods. */
export type EditedLine = StoredLine & { is_new: boolean };
/** The part of a line that is in a parcel. */
export interface ParcelPart {
  parcel_id: number;
  line: number;
  quantity: number;
  away: number;
}

/** Replaces all lines of an order, and distributes them to its parcels. */
export async function replaceLines(
  trx: Trx,
  orderId: number,
  lines: readonly EditedLine[],
  parts: readonly ParcelPart[],
): Promise<void> {
  // Packed parcels are unpacked, and get serial numbers again when they are repacked.
  const parcels = trx.selectFrom('parcel').select('id').where('order_id', '=', orderId);
  await trx.deleteFrom('parcel_serial').where('parcel_id', 'in', parcels).execute();
  // Their parts in parcels are deleted with them.
  await trx.deleteFrom('order_item').where('order_id', '=', orderId).execute();
  await sql`
    insert into order_item (order_id, line, product_id, product_name, product_name_ne, variant_id, variant_name,
      variant_name_ne, variant_code, price_paisa, quantity, cost_paisa)
    select ${orderId}, sold.line, sold.product_id, product_name, product_name_ne, sold.variant_id, variant_name,
      variant_name_ne, variant_code, price_paisa, quantity, case when is_new then average_paisa else cost_paisa end
    from jsonb_to_recordset(${JSON.stringify(lines)}::jsonb) as sold
      (line integer, product_id integer, product_name text, product_name_ne text, variant_id integer,
        variant_name text, variant_name_ne text, variant_code text, price_paisa bigint, quantity integer,
        cost_paisa bigint, is_new boolean)
      left join stock_cost as cost
        on cost.product_id = sold.product_id and cost.variant_id = coalesce(sold.variant_id, 0)
  `.execute(trx);
  await sql`
    insert into parcel_item (parcel_id, order_id, line, quantity, away)
    select parcel_id, ${orderId}, line, quantity, away
    from jsonb_to_recordset(${JSON.stringify(parts)}::jsonb) as part
      (parcel_id integer, line integer, quantity integer, away integer)
  `.execute(trx);
}

/** How many pieces of each line are in which parcel. */
export const listParts = (trx: Trx, orderId: number): Promise<ParcelPart[]> =>
  trx
    .selectFrom('parcel_item')
    .select(['parcel_id', 'line', 'quantity', 'away'])
    .where('order_id', '=', orderId)
    .execute();

/** Recalculates the cash due of an order's parcels: their goods, and the charge with the first one (D189). */
export async function writeCashDue(trx: Trx, orderId: number): Promise<void> {
  await sql`
    update parcel set cash_due_paisa = (
      select coalesce(sum(price_paisa * parcel_item.quantity), 0)
      from parcel_item join order_item using (order_id, line) where parcel_id = parcel.id
    ) + case when number = (select min(number) from parcel as other where other.order_id = ${orderId})
      then (select delivery_charge_paisa from orders where id = ${orderId}) else 0 end
    where order_id = ${orderId}
  `.execute(trx);
}

interface WrittenEdit {
  id: number;
  address: string;
  district_id: number;
  city_id: number;
  delivery_type: DeliveryType;
  totalPaisa: number;
  chargePaisa: number;
  promised: PromisedDays | null;
  changes: readonly OrderChange[];
  /** In the buyer's language. */
  message: string;
  by: string;
}

/** Writes the order, its history entry and the messages about it in one statement. */
export async function writeEdit(trx: Trx, edit: WrittenEdit): Promise<void> {
  const { promised, message } = edit;
  await sql`
    with changed as (
      update orders set address = ${edit.address}, district_id = ${edit.district_id}, city_id = ${edit.city_id},
        delivery_type = ${edit.delivery_type}, total_paisa = ${edit.totalPaisa},
        delivery_charge_paisa = ${edit.chargePaisa}, promised_from = ${promised?.from ?? null}::date,
        promised_to = ${promised?.to ?? null}::date, version = version + 1
      where id = ${edit.id} returning id, status, email, phone
    ),
    notifications as (${insertNotifications(
      'changed',
      ['status_changed_buyer_email', 'status_changed_buyer_sms'],
      message,
    )})
    insert into order_history (order_id, by_email, from_status, to_status, customer_message, changes)
    select id, ${edit.by}, status, status, ${message}, ${JSON.stringify(edit.changes)}::jsonb from changed
  `.execute(trx);
}

/** The name of an existing district. */
export async function districtOf(trx: Trx, id: number): Promise<string> {
  const district = await trx
    .selectFrom('district')
    .select('name')
    .where('id', '=', id)
    .executeTakeFirst();
  return district?.name ?? '';
}
