import { sql, type Transaction } from 'kysely';
import type { Subcategory } from '@pasal/shared/contracts';
import type { Database } from '../../db/schema';
import type { WrittenName } from './category-write.repository';

type Trx = Transaction<Database>;

/** The subcategories of a category in order, locked against deletion and reordering until the transaction ends. */
export function childrenOf(trx: Trx, categoryId: number): Promise<Subcategory[]> {
  return trx
    .selectFrom('subcategory')
    .select(['id', 'name'])
    .where('category_id', '=', categoryId)
    .orderBy('position')
    .orderBy('id')
    .forUpdate()
    .execute();
}

/** The subcategory, locked until the transaction ends. */
export function lockSubcategory(trx: Trx, id: number) {
  return trx
    .selectFrom('subcategory')
    .innerJoin('category', 'category.id', 'subcategory.category_id')
    .select([
      'subcategory.id',
      'subcategory.name',
      'subcategory.name_ne',
      'category_id',
      'category.name as category',
    ])
    .where('subcategory.id', '=', id)
    .forUpdate('subcategory')
    .executeTakeFirst();
}

const END_OF = (categoryId: number) =>
  sql<number>`(select coalesce(max(position) + 1, 0) from subcategory
    where category_id = ${categoryId})`;

/** Appends it to its category. */
export function insertSubcategory(
  trx: Trx,
  categoryId: number,
  names: WrittenName,
): Promise<Subcategory> {
  return trx
    .insertInto('subcategory')
    .values({ category_id: categoryId, ...names, position: END_OF(categoryId) })
    .returning(['id', 'name'])
    .executeTakeFirstOrThrow();
}

export async function renameSubcategory(trx: Trx, id: number, names: WrittenName): Promise<void> {
  await trx.updateTable('subcategory').set(names).where('id', '=', id).execute();
}

/**
 * Moves it to the end of another category. Its products follow by their foreign key; they are locked first, in ascending id as orders lock
 * them, and their brands are listed below the new category.
 */
export async function moveSubcategory(trx: Trx, id: number, categoryId: number): Promise<void> {
  await sql`select id from product where subcategory_id = ${id} order by id for update`.execute(
    trx,
  );
  await trx
    .updateTable('subcategory')
    .set({ category_id: categoryId, position: END_OF(categoryId) })
    .where('id', '=', id)
    .execute();
  await sql`
    insert into category_brand (category_id, brand_id, position)
    select ${categoryId}, brand_id, (
        select coalesce(max(position), -1) from category_brand where category_id = ${categoryId}
      ) + row_number() over (order by brand_id)
    from (select distinct brand_id from product where subcategory_id = ${id}) as sold
    on conflict do nothing
  `.execute(trx);
}

/** The database refuses while a product uses it. */
export async function deleteSubcategory(trx: Trx, id: number): Promise<void> {
  await trx.deleteFrom('subcategory').where('id', '=', id).execute();
}

export async function writeChildOrder(trx: Trx, ids: readonly number[]): Promise<void> {
  await sql`
    update subcategory set position = wanted.place
    from unnest(${[...ids]}::integer[]) with ordinality as wanted (id, place)
    where subcategory.id = wanted.id and position <> wanted.place
  `.execute(trx);
}
