import { sql, type Kysely, type Transaction } from 'kysely';
import { touchAreas } from '@pasal/core/db/touch-areas';
import type { City, DeliveryTerms, District } from '@pasal/shared/contracts';
import type { Database } from '../../db/schema';

type Trx = Transaction<Database>;

/** Every district with its cities, by name, in one statement. */
export async function listDistricts(db: Kysely<Database>): Promise<District[]> {
  const { rows } = await sql<District & { delivery: DeliveryTerms | null }>`
    select district.id, district.name, coalesce(
      json_agg(case when city.delivery is null
          then json_build_object('id', city.id, 'name', city.name)
          else json_build_object('id', city.id, 'name', city.name, 'delivery', city.delivery) end
        order by city.name_key collate "C", city.id) filter (where city.id is not null),
      '[]') as cities, district.delivery
    from district left join city on city.district_id = district.id
    group by district.id
    order by district.name_key collate "C", district.id
  `.execute(db);
  return rows.map(({ delivery, ...district }) => ({
    ...district,
    ...(delivery && { delivery }),
  }));
}

/** The district as it is until the transaction ends. */
export function lockDistrict(trx: Trx, id: number) {
  return trx
    .selectFrom('district')
    .select(['id', 'name'])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
}

/** The city as it is until the transaction ends, with its district's name. */
export function lockCity(trx: Trx, id: number) {
  return trx
    .selectFrom('city')
    .innerJoin('district', 'district.id', 'city.district_id')
    .select(['city.id', 'city.name', 'district.name as district'])
    .where('city.id', '=', id)
    .forUpdate('city')
    .executeTakeFirst();
}

export async function insertDistrict(trx: Trx, name: string): Promise<City> {
  const district = await trx
    .insertInto('district')
    .values({ name })
    .returning(['id', 'name'])
    .executeTakeFirstOrThrow();
  await touchAreas(trx, 'branch');
  return district;
}

export async function insertCity(trx: Trx, districtId: number, name: string): Promise<City> {
  const city = await trx
    .insertInto('city')
    .values({ district_id: districtId, name })
    .returning(['id', 'name'])
    .executeTakeFirstOrThrow();
  await touchAreas(trx, 'branch');
  return city;
}

export async function rename(
  trx: Trx,
  table: 'district' | 'city',
  id: number,
  name: string,
): Promise<void> {
  await trx.updateTable(table).set({ name }).where('id', '=', id).execute();
  await touchAreas(trx, 'branch');
}

/** With its cities; the database refuses while an order uses one. */
export async function deleteDistrict(trx: Trx, id: number): Promise<void> {
  await trx.deleteFrom('city').where('district_id', '=', id).execute();
  await trx.deleteFrom('district').where('id', '=', id).execute();
  await touchAreas(trx, 'branch');
}

export async function deleteCity(trx: Trx, id: number): Promise<void> {
  await trx.deleteFrom('city').where('id', '=', id).execute();
  await touchAreas(trx, 'branch');
}
