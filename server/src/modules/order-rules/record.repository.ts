import { sql, type Kysely } from 'kysely';
import type { Database } from '../../db/schema';
import { BACK } from '../customers/counts.statement';
import { PLACE_ORDERS, SHOP_ORDERS, type Record } from './judge';

type Db = Kysely<Database>;

const REFUSED = sql.raw(BACK.IS_REFUSED);
const ENDED = sql`parcel.stage = 'delivered' or ${REFUSED}`;
const COUNTS = sql`count(*)::integer as parcels, count(*) filter (where stage <> 'delivered')::integer as refused`;

const only = (rows: readonly Record[]): Record => rows[0] ?? { parcels: 0, refused: 0 };

/** Outcomes of the parcels of the shop's newest orders. */
export async function recordOfShop(db: Db): Promise<Record> {
  const { rows } = await sql<Record>`
    select ${COUNTS} from (
      select id from orders where deleted_at is null order by created_at desc, id desc limit ${sql.lit(SHOP_ORDERS)}
    ) as newest join parcel on parcel.order_id = newest.id where ${ENDED}
  `.execute(db);
  return only(rows);
}

/** The same for a city, and its name. */
export async function recordOfCity(db: Db, cityId: number): Promise<Record & { name: string }> {
  const { rows } = await sql<Record & { name: string }>`
    select ${COUNTS}, (select name from city where id = ${cityId}) as name from (
      select id from orders where city_id = ${cityId} and deleted_at is null
      order by created_at desc, id desc limit ${sql.lit(PLACE_ORDERS)}
    ) as newest join parcel on parcel.order_id = newest.id where ${ENDED}
  `.execute(db);
  return { name: rows[0]?.name ?? '', ...only(rows) };
}

/** The same for a courier's newest parcels, and its name. */
export async function recordOfCourier(
  db: Db,
  courierId: number,
): Promise<Record & { name: string }> {
  const newestAt = (stage: string) => sql`(
    select * from parcel where courier_id = ${courierId} and stage = ${sql.lit(stage)}
    order by order_id desc limit ${sql.lit(PLACE_ORDERS)})`;
  const { rows } = await sql<Record & { name: string }>`
    select ${COUNTS}, (select name from courier where id = ${courierId}) as name from (
      select parcel.stage from (
        ${newestAt('delivered')} union all ${newestAt('coming_back')} union all ${newestAt('came_back')}
      ) as parcel where ${ENDED} order by order_id desc limit ${sql.lit(PLACE_ORDERS)}
    ) as newest
  `.execute(db);
  return { name: rows[0]?.name ?? '', ...only(rows) };
}
