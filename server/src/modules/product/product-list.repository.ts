import { sql, type Kysely } from 'kysely';
import {
  DASHBOARD_PAGE_SIZE,
  PUBLIC_PAGE_SIZE,
  type PublicProductQuery,
  type StaffProductQuery,
} from '@pasal/shared/contracts';
import type { Database } from '../../db/schema';
import { allOf } from '../sql-parts';
import {
  productTables,
  publicColumns,
  staffColumns,
  type ProductRow,
  type StaffProductRow,
} from './product.columns';
import { matchingSearch, orderings, withinFilters, withinListing } from './product-filters';

interface Page {
  page?: number;
  limit?: number;
}

function pageOf({ page = 1, limit }: Page, defaultLimit: number) {
  const size = limit ?? defaultLimit;
  return sql`limit ${size} offset ${(page - 1) * size}`;
}

interface PublicList {
  products: ProductRow[];
  total: number;
  brands: { name: string; total: number }[];
  min_paisa: number | null;
  max_paisa: number | null;
}

/** One page of what visitors see, its total and its facets, in one statement (decisions 4, 5, 7). */
export async function listPublicProducts(db: Kysely<Database>, query: PublicProductQuery) {
  const ordering = orderings[query.sort ?? 'featured'];
  const { rows } = await sql<PublicList>`
    with listing as materialized (
      select product.id, product.title, brand.name as brand, product.price_paisa,
        product.is_popular, product.in_stock, product.created_at
      from ${productTables} where ${withinListing(query)}
    ),
    filtered as (select * from listing where ${withinFilters(query)}),
    page as (
      select id, row_number() over (order by ${ordering}) as place
      from filtered order by ${ordering} ${pageOf(query, PUBLIC_PAGE_SIZE)}
    ),
    shown as (
      select page.place, ${publicColumns}
      from page join ${productTables} on product.id = page.id
    ),
    brands as (select brand as name, count(*) as total from listing group by brand)
    select
      (select coalesce(json_agg(to_json(shown) order by place), '[]') from shown) as products,
      (select count(*) from filtered) as total,
      (select coalesce(json_agg(to_json(brands) order by lower(name) collate "C", name), '[]')
        from brands) as brands,
      (select min(price_paisa) from listing) as min_paisa,
      (select max(price_paisa) from listing) as max_paisa
  `.execute(db);
  const [row] = rows;
  if (row === undefined) throw new Error('a list of products has no row');
  return row;
}

interface StaffList {
  products: StaffProductRow[];
  total: number;
}

/** One page of every product, newest first, and the total, in one statement. */
export async function listStaffProducts(db: Kysely<Database>, query: StaffProductQuery) {
  const { status, section, slug, brand, search } = query;
  const condition = allOf([
    status === undefined ? undefined : sql`product.status = ${status}`,
    section === undefined ? undefined : sql`product.section = ${section}`,
    slug === undefined ? undefined : sql`product.slug = ${slug}`,
    brand === undefined ? undefined : sql`brand.name_key = lower(${brand}::text)`,
    matchingSearch(search),
  ]);
  const { rows } = await sql<StaffList>`
    with shown as (
      select ${staffColumns} from ${productTables} where ${condition}
      order by product.created_at desc, product.id desc
      ${pageOf(query, DASHBOARD_PAGE_SIZE)}
    )
    select
      (select coalesce(json_agg(to_json(shown) order by created_at desc, id desc), '[]')
        from shown) as products,
      (select count(*) from ${productTables} where ${condition}) as total
  `.execute(db);
  const [row] = rows;
  if (row === undefined) throw new Error('a list of products has no row');
  return row;
}
