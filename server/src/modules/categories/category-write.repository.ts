import { sql, type Transaction } from 'kysely';
import type { Brand } from '@pasal/shared/contracts';
import type { Database } from '../../db/schema';

type Trx = Transaction<Database>;
type Named = 'category' | 'brand';

/** A name and its Nepali one; undefined leaves the latter unchanged. */
export interface WrittenName {
  name: string;
  name_ne?: string | undefined;
}

/** Locks the row until the transaction ends. */
export function lockNamed(trx: Trx, table: Named, id: number) {
  return trx
    .selectFrom(table)
    .select(['id', 'name', 'name_ne'])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
}

/** Every category in the shop's order, locked against deletion and reordering until the transaction ends. */
export function lockCategories(trx: Trx) {
  return trx
    .selectFrom('category')
    .select(['id', 'name', 'position'])
    .orderBy('position')
    .orderBy('id')
    .forUpdate()
    .execute();
}

/** Appends it to the shop's order. */
export async function insertCategory(
  trx: Trx,
  { name, name_ne }: WrittenName,
): Promise<Pick<Brand, 'id' | 'name'>> {
  const { rows } = await sql<Pick<Brand, 'id' | 'name'>>`
    insert into category (name, name_ne, position)
    select ${name}, ${name_ne ?? null}, coalesce(max(position) + 1, 0) from category
    returning id, name
  `.execute(trx);
  const [row] = rows;
  if (row === undefined) throw new Error('the category was not stored');
  return row;
}

export function insertBrand(trx: Trx, { name, name_ne }: WrittenName): Promise<Brand> {
  return trx
    .insertInto('brand')
    .values({ name, name_ne })
    .returning(['id', 'name', 'logo'])
    .executeTakeFirstOrThrow();
}

/** The brand with its logo, locked until the transaction ends. */
export function lockBrand(trx: Trx, id: number) {
  return trx
    .selectFrom('brand')
    .select(['id', 'name', 'name_ne', 'logo'])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
}

export async function rename(
  trx: Trx,
  table: Named,
  id: number,
  { name, name_ne }: WrittenName,
): Promise<void> {
  await trx.updateTable(table).set({ name, name_ne }).where('id', '=', id).execute();
}

/** The database refuses while a product uses it. */
export async function deleteNamed(trx: Trx, table: Named, id: number): Promise<void> {
  await trx.deleteFrom(table).where('id', '=', id).execute();
}

export async function writeOrder(trx: Trx, ids: readonly number[]): Promise<void> {
  await sql`
    update category set position = wanted.place
    from unnest(${[...ids]}::integer[]) with ordinality as wanted (id, place)
    where category.id = wanted.id and position <> wanted.place
  `.execute(trx);
}

/** The brands listed below a category, in order. */
export function brandsOf(trx: Trx, categoryId: number) {
  return trx
    .selectFrom('category_brand')
    .innerJoin('brand', 'brand.id', 'category_brand.brand_id')
    .select(['brand.id', 'brand.name', 'brand.logo'])
    .where('category_id', '=', categoryId)
    .orderBy('category_brand.position')
    .orderBy(sql`brand.name_key collate "C"`)
    .orderBy('brand.id')
    .execute();
}

/** Replaces the brands listed below the category. */
export async function writeBrands(
  trx: Trx,
  categoryId: number,
  brandIds: readonly number[],
): Promise<void> {
  await trx.deleteFrom('category_brand').where('category_id', '=', categoryId).execute();
  if (brandIds.length === 0) return;
  const rows = brandIds.map((brand_id, position) => ({
    category_id: categoryId,
    brand_id,
    position,
  }));
  await trx.insertInto('category_brand').values(rows).execute();
}

/** Brands are listed below the categories they are sold in; a new pair is appended. */
export async function linkBrand(trx: Trx, categoryId: number, brandId: number): Promise<void> {
  await sql`
    insert into category_brand (category_id, brand_id, position)
    select ${categoryId}, ${brandId}, coalesce(max(position) + 1, 0)
    from category_brand where category_id = ${categoryId}
    on conflict do nothing
  `.execute(trx);
}
