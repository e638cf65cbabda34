import { sql, type Kysely } from 'kysely';
import type { Category } from '@pasal/shared/contracts';
import type { Database } from '../../db/schema';

/** Every category with its brands, in the shop's own order, in one statement. */
export async function listCategories(db: Kysely<Database>): Promise<Category[]> {
  const { rows } = await sql<Category>`
    select category.id, category.name, coalesce(
      json_agg(json_build_object('id', brand.id, 'name', brand.name)
        order by category_brand.position, brand.name_key collate "C", brand.id)
        filter (where brand.id is not null),
      '[]') as brands
    from category
    left join category_brand on category_brand.category_id = category.id
    left join brand on brand.id = category_brand.brand_id
    group by category.id
    order by category.position, category.id
  `.execute(db);
  return rows;
}
