import { sql, type Kysely, type Transaction } from 'kysely';
import type { SettlementRequest } from '@pasal/shared/contracts';
import type { Database } from '../../db/schema';
import { CONSIGNMENT_KEY } from '../order-record/consignment-key';
import { DEBT_MARK } from '../order-record/book.repository';

type Db = Kysely<Database>;
type Trx = Transaction<Database>;

/** A parcel that a row of a settlement may refer to. */
export interface SettledParcel {
  id: number;
  order_id: number;
  order_number: string;
  number: number;
  consignment: string | null;
  charge_paisa: number | null;
  /** 0 before it was delivered, and once it was handed in. */
  owed_paisa: number;
  /** A charge for it is already booked, or cash of it was handed in: what the courier deducted then counts as the charge. */
  is_charged: boolean;
  is_settled: boolean;
  /** The amounts that unreversed settlements booked for it, since the last delivery that brought cash. */
  handed_in: readonly number[];
}

export const findCourier = (db: Db, id: number) =>
  db.selectFrom('courier').select(['id', 'name', 'phone']).where('id', '=', id).executeTakeFirst();

/** Serialises everything that books a courier's cash or stores its reports. */
export const lockCourier = (trx: Trx, id: number) =>
  trx
    .selectFrom('courier')
    .select(['id', 'name'])
    .where('id', '=', id)
    .forNoKeyUpdate()
    .executeTakeFirst();

/** The identifiers of parcels in rows: consignment numbers and order numbers. */
interface Names {
  refs: readonly string[];
  orders: readonly string[];
  /** The same numbers in the form that survives a spreadsheet. */
  keys: readonly string[];
}

const NAMED = ({ refs, orders, keys }: Names) => sql`
  select id from parcel where consignment = any(${refs}::text[])
  union
  select id from parcel where consignment is not null and ${CONSIGNMENT_KEY} = any(${keys}::text[])
  union
  select parcel.id from orders join parcel on parcel.order_id = orders.id
  where order_number = any(${orders}::text[])`;

/** Locks what a courier owes for these parcels until the transaction ends. */
export const lockOwed = (trx: Trx, courierId: number, names: Names) =>
  sql`
    select from cash_owed where courier_id = ${courierId} and parcel_id in (${NAMED(names)})
    order by parcel_id for update
  `.execute(trx);

/** What a courier owes for one parcel, locked; undefined if nothing. */
export const lockDebt = (
  trx: Trx,
  courierId: number,
  { order_id, number }: { order_id: number; number: number },
) =>
  trx
    .selectFrom('cash_owed')
    .innerJoin('parcel', 'parcel.id', 'parcel_id')
    .innerJoin('orders', 'orders.id', 'order_id')
    .select(['parcel_id', 'owed_paisa', 'order_number'])
    .where('cash_owed.courier_id', '=', courierId)
    .where('order_id', '=', order_id)
    .where('number', '=', number)
    .forUpdate('cash_owed')
    .executeTakeFirst();

/** A courier's parcels, and those it owes for, by its consignment numbers or their order numbers. */
export async function findParcels(
  db: Db,
  courierId: number,
  names: Names,
): Promise<SettledParcel[]> {
  const { rows } = await sql<SettledParcel>`
    with named as (${NAMED(names)})
    select parcel.id, parcel.order_id, order_number, number, consignment, charge_paisa,
      coalesce(owed_paisa, 0)::bigint as owed_paisa,
      booked.charge <> 0 as is_charged, booked.handed_in + booked.charge <> 0 as is_settled,
      to_jsonb(array(
        select -sum(amount_paisa) from cash_entry
        where parcel_id = parcel.id and cash_entry.courier_id = ${courierId} and id > booked.last_taken
          and not exists (select from cash_settlement where reverses = settlement_id)
        group by settlement_id having settlement_id is not null
      )) as handed_in
    from named join parcel using (id) join orders on orders.id = parcel.order_id
      left join cash_owed on parcel_id = parcel.id and cash_owed.courier_id = ${courierId}
      cross join lateral (
        select coalesce(sum(amount_paisa) filter (where kind = 'charge'), 0) as charge,
          coalesce(sum(amount_paisa) filter (where kind = 'handed_in'), 0) as handed_in,
          coalesce(max(id) filter (where kind = 'taken' and amount_paisa > 0
            and not starts_with(coalesce(mark, ''), ${DEBT_MARK})), 0) as last_taken
        from cash_entry where parcel_id = parcel.id and cash_entry.courier_id = ${courierId}
      ) as booked
    where parcel.courier_id = ${courierId} or cash_owed.courier_id is not null
    order by parcel.id
  `.execute(db);
  return rows;
}

export function insertSettlement(
  trx: Trx,
  {
    courier_id,
    day,
    reference,
    source,
  }: Pick<SettlementRequest, 'courier_id' | 'day' | 'reference' | 'source'>,
  about: { mark: string; by_email: string; reverses?: number; reason?: string },
) {
  return trx
    .insertInto('cash_settlement')
    .values({ courier_id, day, reference, source, ...about })
    .returning('id')
    .executeTakeFirstOrThrow();
}

export const readSettlementRow = (trx: Trx, id: number) =>
  trx
    .selectFrom('cash_settlement')
    .select(['courier_id', 'reference', 'source', 'reverses'])
    .where('id', '=', id)
    .executeTakeFirst();

/** The courier is locked, so that nobody reverses it concurrently. */
export const isReversed = async (trx: Trx, id: number): Promise<boolean> =>
  (await trx
    .selectFrom('cash_settlement')
    .select('id')
    .where('reverses', '=', id)
    .executeTakeFirst()) !== undefined;

export const entriesOfSettlement = (trx: Trx, id: number) =>
  trx
    .selectFrom('cash_entry')
    .select(['kind', 'amount_paisa', 'courier_id', 'parcel_id'])
    .where('settlement_id', '=', id)
    .orderBy('id')
    .execute();

/** What the courier now owes for each parcel of a settlement, locked. */
export async function owedOfSettlement(trx: Trx, id: number) {
  const { rows } = await sql<{ order_number: string; number: number; owed_paisa: number }>`
    with settled as (
      select distinct courier_id, parcel_id from cash_entry where settlement_id = ${id}
    ),
    locked as (
      select owed.* from cash_owed as owed join settled using (courier_id, parcel_id)
      order by parcel_id for update of owed
    )
    select order_number, number, coalesce(locked.owed_paisa, 0)::bigint as owed_paisa
    from settled join parcel on parcel.id = parcel_id join orders on orders.id = order_id
      left join locked on locked.courier_id = settled.courier_id and locked.parcel_id = settled.parcel_id
    order by orders.id, number
  `.execute(trx);
  return rows;
}

/** The total of a settlement, in paisa. */
export async function sumsOfSettlement(trx: Trx, id: number) {
  const { rows } = await sql<{ parcels: number; received: number; charges: number }>`
    select count(distinct parcel_id)::integer as parcels,
      coalesce(-sum(amount_paisa) filter (where kind = 'handed_in'), 0)::bigint as received,
      coalesce(-sum(amount_paisa) filter (where kind = 'charge'), 0)::bigint as charges
    from cash_entry where settlement_id = ${id}
  `.execute(trx);
  return rows[0] ?? { parcels: 0, received: 0, charges: 0 };
}
