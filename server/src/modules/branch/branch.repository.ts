import { sql, type Kysely } from 'kysely';
import type { City, District } from '@pasal/shared/contracts';
import type { Database } from '../../db/schema';

/** Every district with its cities, by name, in one statement. */
export async function listDistricts(db: Kysely<Database>): Promise<District[]> {
  const { rows } = await sql<District>`
    select district.id, district.name, coalesce(
      json_agg(json_build_object('id', city.id, 'name', city.name)
        order by city.name_key collate "C", city.id) filter (where city.id is not null),
      '[]') as cities
    from district left join city on city.district_id = district.id
    group by district.id
    order by district.name_key collate "C", district.id
  `.execute(db);
  return rows;
}

export function insertDistrict(db: Kysely<Database>, name: string): Promise<City> {
  return db
    .insertInto('district')
    .values({ name })
    .returning(['id', 'name'])
    .executeTakeFirstOrThrow();
}

/** Nothing when the district does not exist. */
export async function insertCity(
  db: Kysely<Database>,
  districtId: number,
  name: string,
): Promise<City | undefined> {
  const { rows } = await sql<City>`
    insert into city (district_id, name)
    select id, ${name} from district where id = ${districtId}
    returning id, name
  `.execute(db);
  return rows[0];
}

/** With its cities; the database refuses while an order uses one. Whether there was one. */
export function deleteDistrict(db: Kysely<Database>, id: number): Promise<boolean> {
  return db.transaction().execute(async (trx) => {
    await trx.deleteFrom('city').where('district_id', '=', id).execute();
    const { numDeletedRows } = await trx
      .deleteFrom('district')
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    return numDeletedRows > 0n;
  });
}

export async function deleteCity(db: Kysely<Database>, id: number): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('city')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  return numDeletedRows > 0n;
}
