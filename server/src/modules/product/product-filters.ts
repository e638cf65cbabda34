import { sql } from 'kysely';
import {
  SECTIONS,
  type ProductSort,
  type PublicProductQuery,
  type Section,
} from '@pasal/shared/contracts';
import { toPaisa } from '@pasal/shared/domain';
import { wordPatterns } from '../search-pattern';
import { allOf } from '../sql-parts';

function isSection(value: string): value is Section {
  return SECTIONS.some((section) => section === value);
}

/** Each word of a search must be in the title, the brand's or the category's name. */
export function matchingSearch(search: string | undefined) {
  const patterns = wordPatterns(search ?? '');
  if (patterns.length === 0) return undefined;
  return allOf(
    patterns.map(
      (pattern) => sql`(product.title ilike ${pattern} or brand.name ilike ${pattern}
        or category.name ilike ${pattern})`,
    ),
  );
}

/**
 * A section, else a brand; a value no public product has as its brand is taken as a category's name
 * or id, so that links by category never dead-end (decision 1).
 */
function inCategory(value: string | undefined) {
  if (value === undefined) return undefined;
  if (isSection(value)) return sql`product.section = ${value}`;
  return sql`case when exists (
      select from product branded join brand known on known.id = branded.brand_id
      where branded.status = 'approve' and known.name_key = lower(${value}::text))
    then brand.name_key = lower(${value}::text)
    else category.name_key = lower(${value}::text) or category.id::text = ${value}::text end`;
}

/** Everything but brand and price: what the facets count (decision 4). */
export function withinListing({ section, slug, category, search }: PublicProductQuery) {
  return allOf([
    sql`product.status = 'approve'`,
    section === undefined ? undefined : sql`product.section = ${section}`,
    slug === undefined ? undefined : sql`product.slug = ${slug}`,
    inCategory(category),
    matchingSearch(search),
  ]);
}

/** Brand and price, over the columns of a list. Prices come in rupees and are compared in paisa. */
export function withinFilters({ brand = [], minPrice, maxPrice }: PublicProductQuery) {
  const names = brand.map((name) => sql`lower(${name}::text)`);
  return allOf([
    names.length === 0 ? undefined : sql`lower(brand) in (${sql.join(names)})`,
    minPrice === undefined ? undefined : sql`price_paisa >= ${toPaisa(minPrice)}::bigint`,
    maxPrice === undefined ? undefined : sql`price_paisa <= ${toPaisa(maxPrice)}::bigint`,
  ]);
}

/** Ties break by id (decision 5). Names are compared by code point, the same on every database. */
export const orderings: Record<ProductSort, ReturnType<typeof sql>> = {
  featured: sql`is_popular desc, (in_stock > 0) desc, created_at desc, id`,
  price_asc: sql`price_paisa, id`,
  price_desc: sql`price_paisa desc, id`,
  name_asc: sql`lower(title) collate "C", id`,
  name_desc: sql`lower(title) collate "C" desc, id`,
};
