import { sql, type Kysely, type Transaction } from 'kysely';
import type { Attribute, CategoryAttributesResponse } from '@pasal/shared/contracts';
import type { Database } from '../../db/schema';

/** Reads the attributes of a category, in its order. */
export function attributesOf(db: Kysely<Database>, categoryId: number): Promise<Attribute[]> {
  return db
    .selectFrom('category_attribute')
    .select(['key', 'name', 'kind', 'unit', 'choices', 'filterable'])
    .where('category_id', '=', categoryId)
    .orderBy('position')
    .orderBy('key')
    .execute();
}

/** The same of every category, in the shop's order. */
export async function listAttributes(db: Kysely<Database>): Promise<CategoryAttributesResponse> {
  const { rows } = await sql<CategoryAttributesResponse['categories'][number]>`
    select id, category.name, coalesce(json_agg(json_build_object('key', key,
        'name', attribute.name, 'kind', kind, 'unit', unit, 'choices', choices,
        'filterable', filterable) order by attribute.position, key)
      filter (where key is not null), '[]') as attributes
    from category left join category_attribute as attribute on category_id = id
    group by id order by category.position, id
  `.execute(db);
  return { categories: rows };
}

/** These and no others, in this order. */
export async function writeAttributes(
  trx: Transaction<Database>,
  category_id: number,
  attributes: readonly Attribute[],
): Promise<void> {
  await trx.deleteFrom('category_attribute').where('category_id', '=', category_id).execute();
  if (attributes.length === 0) return;
  const rows = attributes.map((each, position) => ({ ...each, category_id, position }));
  await trx.insertInto('category_attribute').values(rows).execute();
}
