import {
  sql,
  type Kysely,
  type Selectable,
  type Transaction,
  type Updateable,
  type UpdateObject,
} from 'kysely';
import {
  OPEN_RETURNS,
  type EventSource,
  type ParcelEventName,
  type ParcelReason,
  type ParcelStage,
} from '@pasal/shared/contracts';
import type { Database } from '../../db/schema';
import { PROMISED_TO } from './parcel.columns';

type Trx = Transaction<Database>;

export const STORED = [
  'id',
  'number',
  'stage',
  'courier_id',
  'consignment',
  'weight_grams',
  'pieces',
  'cash_due_paisa',
  'charge_paisa',
  'promised_by_courier',
  'version',
] as const;
/** A parcel of a locked order. */
export type StoredParcel = Pick<Selectable<Database['parcel']>, (typeof STORED)[number]>;

/** The parcels of an order, by number. Callers that change one have locked the order. */
export function listParcels(trx: Trx, orderId: number): Promise<StoredParcel[]> {
  return trx
    .selectFrom('parcel')
    .select(STORED)
    .where('order_id', '=', orderId)
    .orderBy('number')
    .execute();
}

/** Inserts the one parcel of an order without any, with all lines. */
export async function insertWholeOrder(trx: Trx, orderId: number, isHeld: boolean) {
  await sql`
    with made as (
      insert into parcel (order_id, number, cash_due_paisa)
      select id, 1, total_paisa from orders where id = ${orderId}
      returning id, order_id
    )
    insert into parcel_item (parcel_id, order_id, line, quantity, away)
    select made.id, order_id, line, quantity, case when ${isHeld}::boolean then quantity else 0 end
    from made join order_item using (order_id)
  `.execute(trx);
}

/** A line of a parcel with its product and variant. */
export interface ParcelLine {
  line: number;
  quantity: number;
  away: number;
  product_id: number;
  product_name: string;
  variant_id: number | null;
  variant_name: string | null;
  price_paisa: number;
}

/** The lines of parcels, in the order in which products are locked. */
export function linesOfParcels(trx: Trx, parcelIds: readonly number[]) {
  return trx
    .selectFrom('parcel_item')
    .innerJoin('order_item', (join) =>
      join
        .onRef('order_item.order_id', '=', 'parcel_item.order_id')
        .onRef('order_item.line', '=', 'parcel_item.line'),
    )
    .select([
      'parcel_item.parcel_id',
      'parcel_item.line',
      'parcel_item.quantity',
      'parcel_item.away',
      'order_item.product_id',
      'order_item.product_name',
      'order_item.variant_id',
      'order_item.variant_name',
      'order_item.price_paisa',
    ])
    .where('parcel_item.parcel_id', 'in', parcelIds)
    .orderBy('order_item.product_id')
    .orderBy('order_item.variant_id')
    .orderBy('parcel_item.line')
    .execute();
}

/** Updates how many pieces of a line are away from stock, and how many were checked in. */
export async function updateLine(
  trx: Trx,
  parcelId: number,
  line: number,
  values: Updateable<Database['parcel_item']>,
) {
  await trx
    .updateTable('parcel_item')
    .set(values)
    .where('parcel_id', '=', parcelId)
    .where('line', '=', line)
    .execute();
}

/** True if this report about the order was recorded before. */
export async function wasRecorded(trx: Trx, orderId: number, mark: string): Promise<boolean> {
  const found = await trx
    .selectFrom('parcel_event')
    .select('id')
    .where('order_id', '=', orderId)
    .where('mark', '=', mark)
    .executeTakeFirst();
  return found !== undefined;
}

/** Which of these reports about these orders were recorded before. */
export async function listRecorded(
  db: Kysely<Database>,
  orderIds: readonly number[],
  marks: readonly string[],
): Promise<ReadonlySet<string>> {
  const { rows } = await sql<{ mark: string }>`
    select mark from parcel_event
    where order_id = any(${orderIds}::integer[]) and mark = any(${marks}::text[])
  `.execute(db);
  return new Set(rows.map(({ mark }) => mark));
}

export interface WrittenEvent {
  orderId: number;
  parcel: StoredParcel;
  event: ParcelEventName;
  to: ParcelStage;
  source: EventSource;
  byEmail: string | null;
  reason: ParcelReason | null;
  remarks: string | null;
  courierId: number | null;
  mark: string | null;
}

/** Writes an event and the resulting stage. */
export async function writeEvent(
  trx: Trx,
  written: WrittenEvent,
  known: UpdateObject<Database, 'parcel'> = {},
) {
  const { orderId: order_id, parcel, to: to_stage, byEmail, courierId, ...rest } = written;
  const { event, source, reason, remarks, mark } = rest;
  const from_stage = parcel.stage;
  const values = { order_id, parcel_id: parcel.id, event, from_stage, to_stage, source };
  await trx
    .insertInto('parcel_event')
    .values({ ...values, by_email: byEmail, reason, remarks, courier_id: courierId, mark })
    .execute();
  await trx
    .updateTable('parcel')
    .set((eb) => ({
      ...known,
      version: eb('version', '+', 1),
      ...(to_stage !== from_stage && { stage: to_stage, stage_since: sql<Date>`now()` }),
    }))
    .where('id', '=', parcel.id)
    .execute();
}

/** Updates an order's stage from its parcels. */
export async function writeOrderStage(trx: Trx, orderId: number, stage: ParcelStage) {
  await trx
    .updateTable('orders')
    .set((eb) => ({ stage, version: eb('version', '+', 1) }))
    .where('id', '=', orderId)
    .execute();
}

/** True if the buyer has returned goods of a parcel; returns have their own history. */
export async function hasReturned(trx: Trx, parcelId: number): Promise<boolean> {
  const { rows } = await sql`
    select from order_return join order_return_item as item on item.return_id = order_return.id
    where parcel_id = ${parcelId} and whole + damaged > 0 and state <> 'refused' limit 1
  `.execute(trx);
  return rows.length > 0;
}

/** True if any return was requested for goods of these parcels, whatever its outcome; returns name goods by parcel and line. */
export async function wasAskedBack(trx: Trx, parcelIds: readonly number[]): Promise<boolean> {
  const { rows } = await sql`
    select from order_return where parcel_id = any(${parcelIds}::integer[]) limit 1
  `.execute(trx);
  return rows.length > 0;
}

/** The parcels of an order that are exchanges. */
export async function listExchanges(trx: Trx, orderId: number): Promise<ReadonlySet<number>> {
  const { rows } = await sql<{ id: number }>`
    select exchange_parcel_id as id from order_return where order_id = ${orderId} and exchange_parcel_id is not null
  `.execute(trx);
  return new Set(rows.map(({ id }) => id));
}

/** True while an order has a return that is waiting for staff, or an exchange that is still in the shop. */
export async function hasOpenReturn(trx: Trx, orderId: number): Promise<boolean> {
  const { rows } = await sql`
    select from order_return as returned left join parcel as sent on sent.id = exchange_parcel_id
    where returned.order_id = ${orderId} and (returned.state = any(${OPEN_RETURNS}::text[])
      or (returned.state = 'exchanged' and sent.stage in ('new', 'confirmed', 'packed')))
  `.execute(trx);
  return rows.length > 0;
}

/** True if a return names the parcel as its exchange. */
export async function isExchange(trx: Trx, parcelId: number): Promise<boolean> {
  const { rows } = await sql`
    select from order_return where exchange_parcel_id = ${parcelId}
  `.execute(trx);
  return rows.length > 0;
}

/** A courier to whom parcels may be assigned. */
export function findActiveCourier(trx: Trx, id: number) {
  return trx
    .selectFrom('courier')
    .select(['id', 'name'])
    .where('id', '=', id)
    .where('active', '=', true)
    .forShare()
    .executeTakeFirst();
}

/**
 * A courier's charge and delivery days for a parcel to its order's place: those of the city, else the district, else the country, with the
 * smallest sufficient weight; undefined if the courier has none. An unknown weight counts as light.
 */
export async function placeOf(trx: Trx, parcelId: number, courierId: number | null) {
  const { rows } = await sql<{ charge_paisa: number; days: number | null; is_promised: boolean }>`
    select place.charge_paisa, place.days,
      (${sql.raw(PROMISED_TO)}) is not null as is_promised
    from parcel join orders on orders.id = order_id join courier_place as place
      on place.courier_id = ${courierId}::integer
        and coalesce(place.district_id, orders.district_id) = orders.district_id
        and coalesce(place.city_id, orders.city_id) = orders.city_id
        and coalesce(place.up_to_grams, weight_grams, 0) >= coalesce(weight_grams, 0)
    where parcel.id = ${parcelId}
    order by place.city_id is null, place.district_id is null, up_to_grams nulls last limit 1
  `.execute(trx);
  return rows[0];
}
