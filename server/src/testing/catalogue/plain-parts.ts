import {
  PUBLIC_PAGE_SIZE,
  type ProductSort,
  type PublicProductQuery,
} from '@pasal/shared/contracts';
import { boundsOf, type Values } from '@pasal/core/db/statement';
import type { PriceRange } from '../../modules/catalogue/listing/price-range';
import type { ListingScope } from '../../modules/catalogue/listing/scope';
import { LISTED_COLUMNS, NAME_COLUMNS } from '../../modules/product-record/product.columns';

/** The columns of a listed product. The last row of a listing is not a product but the summary. */
export const SHOWN_COLUMNS = `${LISTED_COLUMNS}, ${NAME_COLUMNS}`;
/** The columns of the summary, empty, in the row of a product. */
export const NO_SUMMARY = `null::integer as total, null::bigint as min_paisa,
  null::bigint as max_paisa, null::json as brands, null::json as fact_counts`;

/** Names are compared by code point, the same on every database. */
const ORDERINGS: Record<ProductSort, string> = {
  featured: 'is_popular desc, available desc, created_at desc',
  price_asc: 'price_paisa',
  price_desc: 'price_paisa desc',
  name_asc: 'lower(title) collate "C"',
  name_desc: 'lower(title) collate "C" desc',
};

/** Ties break by id (D5). @param id the column, with its table where several have one */
export const orderingOf = (sort: ProductSort = 'featured', id = 'id'): string =>
  `${ORDERINGS[sort]}, ${id}`;

/** Conditions on the table `product`. */
export function withinScope(scope: ListingScope, values: Values): string {
  const { section, brandId, categoryId, subcategoryId, slug, ids } = scope;
  return [
    `product.status = 'approve'`,
    ...(section === undefined ? [] : [`product.section = ${values.add(section)}`]),
    ...(brandId === undefined ? [] : [`product.brand_id = ${values.add(brandId)}`]),
    ...(categoryId === undefined ? [] : [`product.category_id = ${values.add(categoryId)}`]),
    ...(subcategoryId === undefined
      ? []
      : [`product.subcategory_id = ${values.add(subcategoryId)}`]),
    ...(slug === undefined ? [] : [`product.slug = ${values.add(slug)}`]),
    ...(ids === undefined ? [] : [`product.id = any (${values.add(ids)}::integer[])`]),
  ].join(' and ');
}

/** The ids of the brands a visitor selected; undefined when none is selected. */
export function tickedBrands({ brand = [] }: PublicProductQuery, values: Values) {
  if (brand.length === 0) return undefined;
  return `any (array(select id from brand where name_key in (
    select lower(name) from unnest(${values.add(brand)}::text[]) as name)))`;
}

/** Condition on a column `price_paisa`. */
export function withinPrices({ from, to }: PriceRange, values: Values): string {
  return `price_paisa >= ${values.add(from)}::bigint and price_paisa < ${values.add(to)}::bigint`;
}

export function pageOf({ page = 1, limit = PUBLIC_PAGE_SIZE }: PublicProductQuery, values: Values) {
  return boundsOf(page, limit, values);
}
