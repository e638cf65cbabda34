import type { Transaction } from 'kysely';
import { touchAreas } from '@pasal/core/db/touch-areas';
import type { Database } from '../schema';
import { CATEGORIES } from './categories';
import { fillNepali } from './fill-nepali';
import { DISTRICTS, type Places } from './places/districts';

type Trx = Transaction<Database>;

/** The number of rows added. */
export interface AddedReference {
  districts: number;
  cities: number;
  categories: number;
}

/** Adds missing districts and cities, by name; existing ones are unchanged. */
export async function addPlaces(trx: Trx, places: Places = DISTRICTS) {
  const districts = await trx
    .insertInto('district')
    .values(Object.keys(places).map((name) => ({ name })))
    .onConflict((conflict) => conflict.column('name_key').doNothing())
    .returning('id')
    .execute();
  const known = await trx.selectFrom('district').select(['id', 'name_key']).execute();
  const ids = new Map(known.map(({ id, name_key }) => [name_key, id]));
  const cities = await trx
    .insertInto('city')
    .values(
      Object.entries(places).flatMap(([district, { cities: own }]) => {
        const district_id = ids.get(district.toLowerCase());
        if (district_id === undefined) throw new Error(`the district ${district} is not there`);
        return Object.keys(own).map((name) => ({ district_id, name }));
      }),
    )
    .onConflict((conflict) => conflict.columns(['district_id', 'name_key']).doNothing())
    .returning('id')
    .execute();
  if (districts.length + cities.length > 0) await touchAreas(trx, 'branch');
  return { districts: districts.length, cities: cities.length };
}

/** Appends the missing lines of R1.2. @returns how many */
export async function addCategories(trx: Trx): Promise<number> {
  const known = await trx.selectFrom('category').select('id').execute();
  const added = await trx
    .insertInto('category')
    .values(CATEGORIES.map((name, index) => ({ name, position: known.length + index })))
    .onConflict((conflict) => conflict.column('name_key').doNothing())
    .returning('id')
    .execute();
  return added.length;
}

/** Adds the missing poster types, without pictures. */
async function addPosters(trx: Trx): Promise<void> {
  const known = await trx.selectFrom('poster').select('type').execute();
  const missing = (['category', 'hero'] as const).filter(
    (type) => !known.some((poster) => poster.type === type),
  );
  if (missing.length === 0) return;
  const rows = missing.map((type, position) => ({ type, position, images: '[]' }));
  await trx.insertInto('poster').values(rows).execute();
  await touchAreas(trx, 'site');
}

/**
 * Adds the data every shop in Nepal needs: districts with their municipalities, the five categories, posters without pictures, and Nepali
 * names. Adds what is missing and changes nothing.
 */
export async function addReference(trx: Trx): Promise<AddedReference> {
  const places = await addPlaces(trx);
  const categories = await addCategories(trx);
  await addPosters(trx);
  await fillNepali(trx);
  return { ...places, categories };
}

/** True for an unused shop: no place, no category, no product. */
export async function isUnbegun(trx: Trx): Promise<boolean> {
  for (const table of ['district', 'category', 'product'] as const) {
    const row = await trx.selectFrom(table).select('id').limit(1).executeTakeFirst();
    if (row !== undefined) return false;
  }
  return true;
}
