import { sql, type Transaction } from 'kysely';
import type { Database } from '@pasal/server/db/schema';
import { DEMO_COURIERS, type DemoParcel } from './orders/plan-parcels';

type Trx = Transaction<Database>;

async function insertCouriers(trx: Trx): Promise<ReadonlyMap<string, number>> {
  const rows = await trx
    .insertInto('courier')
    .values(DEMO_COURIERS.map(({ name, phone, kind }) => ({ name, phone, kind })))
    .returning(['id', 'name'])
    .execute();
  const ids = new Map(rows.map(({ id, name }) => [name, id]));
  const places = DEMO_COURIERS.map(({ name, charge, days }) => ({
    courier_id: ids.get(name) ?? 0,
    charge_paisa: charge * 100,
    days,
  }));
  await trx.insertInto('courier_place').values(places).execute();
  return ids;
}

/** The goods of each parcel, which are its whole order; returned goods are back in stock. */
async function insertItems(trx: Trx): Promise<void> {
  await sql`
    insert into parcel_item (parcel_id, order_id, line, quantity, away, whole, damaged)
    select parcel.id, order_id, line, quantity, case parcel.stage when 'came_back' then 0 else quantity end,
      case parcel.stage when 'came_back' then quantity end, case parcel.stage when 'came_back' then 0 end
    from parcel join order_item using (order_id)
  `.execute(trx);
}

/**
 * Buyers of confirmed orders were called, some wanted another day; among waiting orders some were tried in vain, or
 * are to be called later.
 */
async function insertCalls(
  trx: Trx,
  confirmed: readonly { order_id: number; at: Date; by_email: string }[],
): Promise<void> {
  const calls = confirmed.map(({ order_id, at, by_email }) => ({ order_id, at, by_email }));
  await trx
    .insertInto('order_call')
    .values(
      calls.map((call, at) => ({ ...call, outcome: at % 9 === 0 ? 'another_day' : 'confirmed' })),
    )
    .execute();
  await sql`
    insert into order_call (order_id, at, by_email, outcome, again_at)
    select id, created_at + (now() - created_at) / 2, 'staff@pasal.test',
      case row % 2 when 0 then 'call_again' else 'not_reached' end,
      case row % 2 when 0 then now() + interval '3 hours' end
    from (
      select id, created_at, row_number() over (order by id) as row from orders
      where status = 'pending' and not exists (select from parcel where order_id = orders.id)
    ) as waiting
    where row <= 4 or row % 4 < 2
  `.execute(trx);
}

/** Writes the demo's couriers and the progress of each parcel. */
export async function insertParcels(
  trx: Trx,
  parcels: readonly DemoParcel[],
  orderIds: ReadonlyMap<string, number>,
): Promise<void> {
  const couriers = await insertCouriers(trx);
  const courierOf = ({ courier }: DemoParcel) =>
    courier === null ? null : (couriers.get(courier) ?? null);
  const orders = await trx.selectFrom('orders').select(['id', 'total_paisa']).execute();
  const totals = new Map(orders.map(({ id, total_paisa }) => [id, total_paisa]));
  const known = parcels.map((parcel) => ({ parcel, order_id: orderIds.get(parcel.order) ?? 0 }));
  const rows = await trx
    .insertInto('parcel')
    .values(
      known.map(({ parcel, order_id }) => ({
        order_id,
        number: 1,
        courier_id: courierOf(parcel),
        consignment: parcel.consignment,
        cash_due_paisa: totals.get(order_id) ?? 0,
        stage: parcel.events.at(-1)?.to ?? 'new',
        stage_since: parcel.events.at(-1)?.at,
        version: parcel.events.length + 1,
      })),
    )
    .returning(['id', 'order_id'])
    .execute();
  const parcelIds = new Map(rows.map(({ id, order_id }) => [order_id, id]));
  const events = known.flatMap(({ parcel, order_id }) =>
    parcel.events.map(({ at, by, event, from, to, reason }) => ({
      order_id,
      parcel_id: parcelIds.get(order_id) ?? 0,
      at,
      source: 'staff' as const,
      by_email: by,
      event,
      from_stage: from,
      to_stage: to,
      reason,
      courier_id: event === 'confirmed' || event === 'packed' ? null : courierOf(parcel),
    })),
  );
  await trx.insertInto('parcel_event').values(events).execute();
  await insertItems(trx);
  await insertCalls(
    trx,
    events.filter(({ event }) => event === 'confirmed'),
  );
  await sql`
    update orders set stage = parcel.stage from parcel where parcel.order_id = orders.id
  `.execute(trx);
}

/** Removes the demo's couriers, unless one has a remaining parcel. */
export async function removeDemoCouriers(trx: Trx): Promise<void> {
  const names = DEMO_COURIERS.map(({ name }) => name);
  await trx.deleteFrom('courier').where('name', 'in', names).execute();
}
