import { sql, type Kysely } from 'kysely';
import type { OwedParcel, OwingCourier, Settlement } from '@pasal/shared/contracts';
import { toRupees } from '@pasal/shared/domain';
import type { Database } from '../../db/schema';

type Db = Kysely<Database>;

/** Settlements that a courier's page shows. */
const SHOWN = 20;

export async function listOwing(db: Db): Promise<OwingCourier[]> {
  const { rows } = await sql<
    Omit<OwingCourier, 'owed' | 'since'> & { owed_paisa: number; since: Date }
  >`
    select courier.id, name, phone, kind, count(*)::integer as parcels, sum(owed_paisa)::bigint as owed_paisa,
      min(since) as since
    from cash_owed join courier on courier.id = courier_id group by courier.id order by 6 desc, name, courier.id
  `.execute(db);
  return rows.map(({ owed_paisa, since, ...courier }) => ({
    ...courier,
    owed: toRupees(owed_paisa),
    since: since.toISOString(),
  }));
}

export interface OwedRow extends Omit<OwedParcel, 'owed' | 'charge' | 'since'> {
  parcel_id: number;
  owed_paisa: number;
  charge_paisa: number | null;
  since: Date;
}

/** What a courier owes, parcel by parcel, the oldest first; a charge that is booked is expected no more. */
export async function listOwed(db: Db, courierId: number): Promise<OwedRow[]> {
  const { rows } = await sql<OwedRow>`
    select parcel.id as parcel_id, orders.id as order_id, order_number, number, consignment, customer_name,
      city.name as city, owed_paisa, since,
      case when exists (select from cash_entry where parcel_id = parcel.id and kind = 'charge') then null
        else charge_paisa end as charge_paisa
    from cash_owed join parcel on parcel.id = parcel_id join orders on orders.id = order_id
      join city on city.id = city_id
    where cash_owed.courier_id = ${courierId} order by since, parcel.id
  `.execute(db);
  return rows;
}

export const presentOwed = ({
  parcel_id: _id,
  owed_paisa,
  charge_paisa,
  since,
  ...row
}: OwedRow): OwedParcel => ({
  ...row,
  owed: toRupees(owed_paisa),
  charge: charge_paisa === null ? null : toRupees(charge_paisa),
  since: since.toISOString(),
});

/** The last settlements of a courier, the newest first. */
export async function listSettlements(db: Db, courierId: number): Promise<Settlement[]> {
  const { rows } = await sql<
    Omit<Settlement, 'at' | 'received' | 'charges'> & {
      at: Date;
      received: number;
      charges: number;
    }
  >`
    with last as (
      select id, at, day, by_email, reference, source from cash_settlement
      where courier_id = ${courierId} order by id desc limit ${SHOWN}
    )
    select last.id, last.at, last.day::text, last.by_email as by, reference, source,
      count(distinct parcel_id)::integer as parcels,
      coalesce(-sum(amount_paisa) filter (where kind = 'handed_in'), 0)::bigint as received,
      coalesce(-sum(amount_paisa) filter (where kind = 'charge'), 0)::bigint as charges
    from last left join cash_entry on settlement_id = last.id
    group by last.id, last.at, last.day, last.by_email, reference, source order by last.id desc
  `.execute(db);
  return rows.map(({ at, received, charges, ...row }) => ({
    ...row,
    at: at.toISOString(),
    received: toRupees(received),
    charges: toRupees(charges),
  }));
}
