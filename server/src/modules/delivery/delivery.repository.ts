import { sql, type Kysely, type Transaction } from 'kysely';
import type { DeliveryTerms } from '@pasal/shared/contracts';
import { touchAreas } from '@pasal/core/db/touch-areas';
import type { Database } from '../../db/schema';

/** A city with its own terms and those of its district. */
export interface Place {
  city: string;
  cityTerms: DeliveryTerms | null;
  districtTerms: DeliveryTerms | null;
}

/**
 * A city of a district; undefined if it is in another.
 * @param isLocked true locks the city until the transaction ends
 */
export async function findPlace(
  db: Kysely<Database>,
  cityId: number,
  districtId: number,
  isLocked: boolean,
): Promise<Place | undefined> {
  return db
    .selectFrom('city')
    .innerJoin('district', 'district.id', 'city.district_id')
    .select([
      'city.name as city',
      'city.delivery as cityTerms',
      'district.delivery as districtTerms',
    ])
    .where('city.id', '=', cityId)
    .where('city.district_id', '=', districtId)
    .$if(isLocked, (query) => query.forKeyShare('city'))
    .executeTakeFirst();
}

/** The terms of a district itself. */
export async function districtTerms(db: Kysely<Database>, id: number) {
  const row = await db
    .selectFrom('district')
    .select('delivery')
    .where('id', '=', id)
    .executeTakeFirst();
  return row?.delivery ?? null;
}

/** The place with its terms, locked until the transaction ends. */
export function lockPlace(trx: Transaction<Database>, table: 'district' | 'city', id: number) {
  return trx
    .selectFrom(table)
    .select(['name', 'delivery'])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
}

export async function writeTerms(
  trx: Transaction<Database>,
  table: 'district' | 'city',
  id: number,
  terms: DeliveryTerms | null,
): Promise<void> {
  const delivery = terms && sql<string>`${JSON.stringify(terms)}::jsonb`;
  await trx.updateTable(table).set({ delivery }).where('id', '=', id).execute();
  await touchAreas(trx, 'branch');
}
