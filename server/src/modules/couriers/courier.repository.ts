import { sql, type Kysely, type Transaction } from 'kysely';
import type { Courier, CourierPlace, CourierRequest } from '@pasal/shared/contracts';
import { toPaisa, toRupees } from '@pasal/shared/domain';
import type { Database } from '../../db/schema';

type Trx = Transaction<Database>;

interface CourierRow extends Omit<Courier, 'places'> {
  places: (Omit<CourierPlace, 'charge'> & { charge_paisa: number })[];
}

const present = ({ places, ...courier }: CourierRow): Courier => ({
  ...courier,
  places: places.map(({ charge_paisa, ...place }) => ({
    ...place,
    charge: toRupees(charge_paisa),
  })),
});

const WITH_PLACES = sql`
  select id, name, phone, kind, active, version,
    (select coalesce(json_agg(json_build_object('district_id', district_id, 'city_id', city_id,
        'up_to_grams', up_to_grams, 'charge_paisa', charge_paisa, 'days', days) order by courier_place.id), '[]')
      from courier_place where courier_id = courier.id) as places
  from courier`;

/** Couriers by name; inactive ones last. */
export async function listCouriers(db: Kysely<Database>): Promise<Courier[]> {
  const { rows } = await sql<CourierRow>`
    ${WITH_PLACES} order by not active, name_key, id
  `.execute(db);
  return rows.map(present);
}

export async function findCourier(trx: Trx, id: number): Promise<Courier | undefined> {
  const { rows } = await sql<CourierRow>`${WITH_PLACES} where id = ${id} for update`.execute(trx);
  return rows.map(present)[0];
}

const columnsOf = ({ name, phone, kind, active }: CourierRequest) => ({
  name,
  phone,
  kind,
  active,
});

export function insertCourier(trx: Trx, courier: CourierRequest) {
  return trx
    .insertInto('courier')
    .values(columnsOf(courier))
    .returning(['id', 'version'])
    .executeTakeFirstOrThrow();
}

export function updateCourier(trx: Trx, id: number, courier: CourierRequest) {
  return trx
    .updateTable('courier')
    .set((eb) => ({ ...columnsOf(courier), version: eb('version', '+', 1) }))
    .where('id', '=', id)
    .returning(['id', 'version'])
    .executeTakeFirstOrThrow();
}

/** Replaces all places of a courier. */
export async function replacePlaces(trx: Trx, id: number, places: readonly CourierPlace[]) {
  await trx.deleteFrom('courier_place').where('courier_id', '=', id).execute();
  if (places.length === 0) return;
  const rows = places.map(({ charge, ...place }) => ({
    ...place,
    courier_id: id,
    charge_paisa: toPaisa(charge),
  }));
  await trx.insertInto('courier_place').values(rows).execute();
}

/** The cities among these that are not in the district given for them. */
export async function strayCities(trx: Trx, places: readonly CourierPlace[]): Promise<number> {
  const named = places.filter(({ city_id }) => city_id !== null);
  const { rows } = await sql<{ strays: number }>`
    select count(*)::integer as strays
    from jsonb_to_recordset(${JSON.stringify(named)}::jsonb) as named (district_id integer, city_id integer)
    where not exists (select from city
      where city.id = named.city_id and city.district_id is not distinct from named.district_id)
  `.execute(trx);
  return rows[0]?.strays ?? 0;
}
