import type { Kysely } from 'kysely';
import { SECTIONS, type PublicProductQuery, type Section } from '@pasal/shared/contracts';
import type { Database } from '../../../db/schema';
import { runStatement, type Statement } from '../../../db/statement';

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

const category = (value: string) => `coalesce(
  (select id from category where name_key = lower(${value}::text)),
  (select id from category where id::text = ${value}::text))`;
const FIND_NAMED = `
  select
    (select id from brand where name_key = lower($1::text) and exists (
      select from tally where kind = 'brands of all' and key = brand.id and total > 0)) as brand,
    ${category('$1')} as category,
    ${category('$2')} as within`;

type ScopeQuery = Pick<PublicProductQuery, 'section' | 'slug' | 'category' | 'within'>;

/** What a name stands for. */
export interface Named {
  brand: number | null;
  category: number | null;
  within: number | null;
}

/** The statement that finds what two names stand for. */
export function namedStatement(name: string | undefined, within: string | undefined): Statement {
  return { text: FIND_NAMED, values: [name ?? null, within ?? null] };
}

/**
 * A section, else a brand; a value no public product has as its brand is taken as a category's name
 * or id, so that links by category never dead-end (D1). `within` keeps to a category besides,
 * as a brand chosen below one does (D51). Null when there is no such thing.
 */
export async function findScope(
  db: Kysely<Database>,
  { section, slug, category: value, within }: ScopeQuery,
): Promise<ListingScope | null> {
  const isOfSection = value !== undefined && isSection(value);
  if (isOfSection && section !== undefined && section !== value) return null;
  const asked = isOfSection ? value : section;
  const scope: ListingScope = {
    ...(asked && { section: asked }),
    ...(slug !== undefined && { slug }),
  };
  const name = isOfSection ? undefined : value;
  if (name === undefined && within === undefined) return scope;
  const [found] = await runStatement<Named>(db, namedStatement(name, within));
  if (name !== undefined) {
    if (typeof found?.brand === 'number') scope.brandId = found.brand;
    else if (typeof found?.category === 'number') scope.categoryId = found.category;
    else return null;
  }
  if (within === undefined) return scope;
  if (typeof found?.within !== 'number') return null;
  if (scope.categoryId !== undefined && scope.categoryId !== found.within) return null;
  return { ...scope, categoryId: found.within };
}

/** Name under which the database keeps the facets of a scope, if it keeps them. */
export function facetKey({ section, brandId, categoryId, slug }: ListingScope): string | undefined {
  if (slug !== undefined || brandId !== undefined) return undefined;
  if (section === undefined) return categoryId === undefined ? 'all' : `category ${categoryId}`;
  return categoryId === undefined ? `section ${section}` : undefined;
}
