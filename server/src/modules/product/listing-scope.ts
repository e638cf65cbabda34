import type { Kysely } from 'kysely';
import { SECTIONS, type PublicProductQuery, type Section } from '@pasal/shared/contracts';
import type { Database } from '../../db/schema';
import { runStatement } from '../../db/statement';

/** What a listing is about before brands and prices narrow it; what is absent does not narrow. */
export interface ListingScope {
  section?: Section;
  brandId?: number;
  categoryId?: number;
  slug?: string;
}

function isSection(value: string): value is Section {
  return SECTIONS.some((section) => section === value);
}

const FIND_NAMED = `
  select
    (select id from brand where name_key = lower($1::text) and exists (
      select from tally where kind = 'brands of all' and key = brand.id and total > 0)) as brand,
    coalesce(
      (select id from category where name_key = lower($1::text)),
      (select id from category where id::text = $1::text)) as category`;

/**
 * A section, else a brand; a value no public product has as its brand is taken as a category's name
 * or id, so that links by category never dead-end (decision 1). Null when it is none of them.
 */
export async function findScope(
  db: Kysely<Database>,
  { section, slug, category }: PublicProductQuery,
): Promise<ListingScope | null> {
  const given = { ...(section && { section }), ...(slug !== undefined && { slug }) };
  if (category === undefined) return given;
  if (isSection(category)) {
    return section === undefined || section === category ? { ...given, section: category } : null;
  }
  const [found] = await runStatement<{ brand: number | null; category: number | null }>(db, {
    text: FIND_NAMED,
    values: [category],
  });
  if (typeof found?.brand === 'number') return { ...given, brandId: found.brand };
  return typeof found?.category === 'number' ? { ...given, categoryId: found.category } : null;
}

/** Name under which the database keeps the facets of a scope, if it keeps them. */
export function facetKey({ section, brandId, categoryId, slug }: ListingScope): string | undefined {
  if (slug !== undefined || brandId !== undefined) return undefined;
  if (section === undefined) return categoryId === undefined ? 'all' : `category ${categoryId}`;
  return categoryId === undefined ? `section ${section}` : undefined;
}
