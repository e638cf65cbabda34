import { sql, type Kysely } from 'kysely';
import type { OwedParcel, OwedQuery, OwingCourier } from '@pasal/shared/contracts';
import { toRupees } from '@pasal/shared/domain';
import type { Database } from '../../db/schema';
import { CASH_IS_LATE } from '../order-record/cash-is-late';

type Db = Kysely<Database>;

/** Maximum parcels in a list of debts; a courier who owes for more settles the oldest first. */
const LISTED = 200;

const IS_LATE = sql.raw<boolean>(CASH_IS_LATE);

/** Couriers who have the shop's cash, longest first (D291). */
export async function listOwing(db: Db, query: OwedQuery = {}): Promise<OwingCourier[]> {
  const { district_id, city_id, kind, late } = query;
  const place = [
    ...(district_id === undefined ? [] : [sql<boolean>`district_id = ${district_id}`]),
    ...(city_id === undefined ? [] : [sql<boolean>`city_id = ${city_id}`]),
  ];
  const conditions = [
    ...(kind === undefined ? [] : [sql<boolean>`kind = ${kind}`]),
    ...(late === true ? [IS_LATE] : []),
    ...(place.length === 0
      ? []
      : [
          sql<boolean>`exists (select from parcel join orders on orders.id = order_id
            where parcel.id = parcel_id and ${sql.join(place, sql` and `)})`,
        ]),
    sql<boolean>`true`,
  ];
  const { rows } = await sql<
    Omit<OwingCourier, 'owed' | 'since'> & { owed_paisa: number; since: Date | null }
  >`
    select courier.id, name, phone, kind, count(*) filter (where owed_paisa > 0)::integer as parcels,
      sum(owed_paisa)::bigint as owed_paisa, min(since) filter (where owed_paisa > 0) as since, count(*) filter (where ${IS_LATE})::integer as late
    from cash_owed join courier on courier.id = courier_id where ${sql.join(conditions, sql` and `)}
    group by courier.id order by min(since) filter (where owed_paisa > 0) nulls last, name, courier.id
  `.execute(db);
  return rows.map(({ owed_paisa, since, ...courier }) => ({
    ...courier,
    owed: toRupees(owed_paisa),
    since: since?.toISOString() ?? null,
  }));
}

/** A charge for the parcel is booked and not reversed. */
const IS_CHARGED = sql`
  (select sum(amount_paisa) from cash_entry where parcel_id = parcel.id and kind = 'charge') <> 0`;

interface OwedRow extends Omit<OwedParcel, 'owed' | 'charge' | 'since'> {
  owed_paisa: number;
  charge_paisa: number | null;
  since: Date;
  listed: number;
}

const presentOwed = ({ owed_paisa, charge_paisa, since, listed: _listed, ...row }: OwedRow) => ({
  ...row,
  owed: toRupees(owed_paisa),
  charge: charge_paisa === null ? null : toRupees(charge_paisa),
  since: since.toISOString(),
});

/**
 * What a courier owes, by parcel, oldest first, and the number of further parcels; a charge already booked is no longer expected.
 * @param but parcels to leave out
 */
export async function listOwed(
  db: Db,
  courierId: number,
  but: readonly number[] = [],
): Promise<{ parcels: OwedParcel[]; more: number }> {
  const { rows } = await sql<OwedRow>`
    with listed as (
      select parcel_id, owed_paisa, since, count(*) over ()::integer as listed from cash_owed
      where courier_id = ${courierId} and parcel_id <> all(${but}::integer[])
      order by since, parcel_id limit ${LISTED}
    )
    select orders.id as order_id, order_number, number, consignment, customer_name, city.name as city,
      owed_paisa, since, ${IS_LATE} as is_late, listed,
      case when ${IS_CHARGED} then null else charge_paisa end as charge_paisa
    from listed join parcel on parcel.id = parcel_id join orders on orders.id = order_id
      join city on city.id = city_id
    order by since, parcel.id
  `.execute(db);
  return { parcels: rows.map(presentOwed), more: (rows[0]?.listed ?? 0) - rows.length };
}

/** The total a courier has to hand in, in paisa. */
export async function owedBy(db: Db, courierId: number): Promise<number> {
  const { rows } = await sql<{ paisa: number }>`
    select coalesce(sum(owed_paisa), 0)::bigint as paisa from cash_owed where courier_id = ${courierId}
  `.execute(db);
  return rows[0]?.paisa ?? 0;
}
