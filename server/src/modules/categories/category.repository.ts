import type { Language } from '@pasal/core/contract/language';
import { sql, type Kysely } from 'kysely';
import type { Category, CategoryName, ManagedCategoriesResponse } from '@pasal/shared/contracts';
import type { Database } from '../../db/schema';
import { withLabel, withNepali } from '../nepali';

interface NamedRow {
  id: number;
  name: string;
  name_ne: string | null;
}
interface NamesRow extends NamedRow {
  children: NamedRow[];
}
interface CategoryRow extends NamesRow {
  brands: (NamedRow & { logo: string | null })[];
}

const childrenOf = sql<NamedRow[]>`(
  select coalesce(json_agg(json_build_object('id', id, 'name', name, 'name_ne', name_ne)
    order by position, id), '[]')
  from subcategory where category_id = category.id)`;

const presentName = <Row extends NamesRow>(row: Row, language: Language) => ({
  ...withLabel(row, language),
  children: row.children.map((child) => withLabel(child, language)),
});

/** Every category with brands and subcategories, in the shop's own order, in one statement. */
async function readCategories(db: Kysely<Database>): Promise<CategoryRow[]> {
  const { rows } = await sql<CategoryRow>`
    select category.id, category.name, category.name_ne, coalesce(
      json_agg(json_build_object('id', brand.id, 'name', brand.name, 'name_ne', brand.name_ne,
          'logo', brand.logo)
        order by category_brand.position, brand.name_key collate "C", brand.id)
        filter (where brand.id is not null),
      '[]') as brands, ${childrenOf} as children
    from category
    left join category_brand on category_brand.category_id = category.id
    left join brand on brand.id = category_brand.brand_id
    group by category.id
    order by category.position, category.id
  `.execute(db);
  return rows;
}

/** The same for visitors. */
export async function listCategories(
  db: Kysely<Database>,
  language: Language,
): Promise<Category[]> {
  return (await readCategories(db)).map((row) => ({
    ...presentName(row, language),
    brands: row.brands.map((brand) => withLabel(brand, language)),
  }));
}

/** Every category with its subcategories, in the shop's own order. */
export async function listNames(db: Kysely<Database>, language: Language): Promise<CategoryName[]> {
  const { rows } = await sql<NamesRow>`
    select id, name, name_ne, ${childrenOf} as children from category order by position, id
  `.execute(db);
  return rows.map((row) => presentName(row, language));
}

/** The number of products a category has in one of its subcategories, or in none. */
interface Count {
  category: number;
  subcategory: number | null;
  products: number;
}

const sumOf = (counts: readonly Count[]) => counts.reduce((sum, { products }) => sum + products, 0);

/** Categories, subcategories and every brand, each with how many products it has, whatever their status. */
export async function listManaged(db: Kysely<Database>): Promise<ManagedCategoriesResponse> {
  const { rows: counts } = await sql<Count>`
    select category_id as category, subcategory_id as subcategory, count(*)::integer as products
    from product group by category_id, subcategory_id
  `.execute(db);
  const { rows: brands } = await sql<CategoryRow['brands'][number] & { products: number }>`
    select brand.id, brand.name, brand.name_ne, brand.logo, count(product.id)::integer as products
    from brand left join product on product.brand_id = brand.id
    group by brand.id order by brand.name_key collate "C", brand.id
  `.execute(db);
  const categories = await readCategories(db);
  return {
    categories: categories.map((each) => ({
      ...withNepali(each),
      products: sumOf(counts.filter(({ category }) => category === each.id)),
      children: each.children.map((child) => ({
        ...withNepali(child),
        products: sumOf(counts.filter(({ subcategory }) => subcategory === child.id)),
      })),
    })),
    brands: brands.map(withNepali),
  };
}
