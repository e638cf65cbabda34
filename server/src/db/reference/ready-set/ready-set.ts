import type { Kysely, Transaction } from 'kysely';
import { MAX_ATTRIBUTES } from '@pasal/shared/contracts';
import type { Database } from '../../schema';
import { CATEGORIES, type CategoryName } from '../categories';
import { ATTRIBUTES, type ReadyAttribute } from './attributes';
import { SUBCATEGORIES } from './subcategories';

/** The parts of the ready set that one of the five categories lacks. */
export interface Missing {
  /** The shop's category with this name; null if there is none. */
  id: number | null;
  name: CategoryName;
  subcategories: string[];
  attributes: ReadyAttribute[];
}

const keysOf = (rows: readonly { name_key: string }[]) => rows.map(({ name_key }) => name_key);

/**
 * The missing parts of the ready set, by category. A name that the shop uses anywhere in its categories is not missing, nor is an attribute
 * whose key or name the category has.
 */
export async function missingOf(db: Kysely<Database>): Promise<Missing[]> {
  const categories = await db.selectFrom('category').select(['id', 'name_key']).execute();
  const children = await db.selectFrom('subcategory').select('name_key').execute();
  const asked = await db
    .selectFrom('category_attribute')
    .select(['category_id', 'key', 'name'])
    .execute();
  const taken = new Set([...keysOf(categories), ...keysOf(children)]);
  const isFree = (name: string) => !taken.has(name.toLowerCase());
  return CATEGORIES.flatMap((name): Missing[] => {
    const id = categories.find(({ name_key }) => name_key === name.toLowerCase())?.id ?? null;
    // A subcategory has the name, so the category can't be added.
    if (id === null && !isFree(name)) return [];
    const own = asked.filter(({ category_id }) => category_id === id);
    const known = new Set(own.flatMap((each) => [each.key, each.name.toLowerCase()]));
    const attributes = ATTRIBUTES[name]
      .filter((each) => !known.has(each.key) && !known.has(each.name.toLowerCase()))
      .slice(0, MAX_ATTRIBUTES - own.length);
    const subcategories = SUBCATEGORIES[name].filter(isFree);
    const isWhole = id !== null && subcategories.length + attributes.length === 0;
    return isWhole ? [] : [{ id, name, subcategories, attributes }];
  });
}

/** The position after the last row of a category; 0 if there is none. */
async function endOf(
  trx: Transaction<Database>,
  table: 'subcategory' | 'category_attribute',
  id: number,
): Promise<number> {
  const { last } = await trx
    .selectFrom(table)
    .select(({ fn }) => fn.max('position').as('last'))
    .where('category_id', '=', id)
    .executeTakeFirstOrThrow();
  return last === null ? 0 : last + 1;
}

/** Appends the missing parts to the category with this id. */
export async function addMissing(
  trx: Transaction<Database>,
  category_id: number,
  { subcategories, attributes }: Pick<Missing, 'subcategories' | 'attributes'>,
): Promise<void> {
  if (subcategories.length > 0) {
    const end = await endOf(trx, 'subcategory', category_id);
    const rows = subcategories.map((name, index) => ({ category_id, name, position: end + index }));
    await trx.insertInto('subcategory').values(rows).execute();
  }
  if (attributes.length > 0) {
    const end = await endOf(trx, 'category_attribute', category_id);
    const rows = attributes.map((each, index) => ({
      ...each,
      category_id,
      position: end + index,
    }));
    await trx.insertInto('category_attribute').values(rows).execute();
  }
}
