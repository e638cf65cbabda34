import {
  ALL_PRODUCTS,
  SECTIONS,
  type PublicProductQuery,
  type Section,
} from '@pasal/shared/contracts';
import type { ListingScope, Named } from '../../catalogue/listing/scope';
import type { Catalogue } from '../../catalogue/catalogue';

function isSection(value: string): value is Section {
  return SECTIONS.some((section) => section === value);
}

type ScopeQuery = Pick<
  PublicProductQuery,
  'section' | 'slug' | 'id' | 'category' | 'within' | 'subcategory'
>;

type Place = Pick<ListingScope, 'brandId' | 'categoryId' | 'subcategoryId'>;

/** What an address refers to: a brand, else a category, else a subcategory; null if none of these. */
function placeOf({ brand, category: categoryId, child, parent }: Named): Place | null {
  if (brand !== null) return { brandId: brand };
  if (categoryId !== null) return { categoryId };
  return child === null || parent === null ? null : { categoryId: parent, subcategoryId: child };
}

/** The intersection of a place with this category or subcategory; null if it is empty. */
function partOf(place: Place | null, { categoryId, subcategoryId }: Place): Place | null {
  if (place === null || categoryId === undefined) return null;
  if ((place.categoryId ?? categoryId) !== categoryId) return null;
  const one = place.subcategoryId ?? subcategoryId;
  if (subcategoryId !== undefined && one !== subcategoryId) return null;
  return { ...place, categoryId, ...(one !== undefined && { subcategoryId: one }) };
}

const idsOf = (categoryId: number | null, subcategoryId: number | null = null): Place => ({
  ...(categoryId !== null && { categoryId }),
  ...(subcategoryId !== null && { subcategoryId }),
});

/** The intersection of three names. */
function placeNamed(
  { name, within, subcategory }: Record<'name' | 'within' | 'subcategory', string | undefined>,
  found: Named,
): Place | null {
  let place: Place | null = name === undefined ? {} : placeOf(found);
  if (within !== undefined) place = partOf(place, idsOf(found.within));
  if (subcategory !== undefined) {
    place = partOf(place, idsOf(found.narrowed_parent, found.narrowed));
  }
  if (place?.subcategoryId === undefined) return place;
  const { categoryId: _parent, ...rest } = place;
  return rest;
}

/**
 * A section, everything, or a brand; a value that no public product has as its brand is tried as a category's name or id, then as a
 * subcategory's name, so that links by category never dead-end (D1). `within` also restricts to a category, as a brand chosen below one
 * does (D51), and `subcategory` to a subcategory. Null if nothing matches.
 */
export async function findScope(
  catalogue: Pick<Catalogue, 'findNamed'>,
  { section, slug, id: ids, category: value, within, subcategory }: ScopeQuery,
): Promise<ListingScope | null> {
  const isOfSection = value !== undefined && isSection(value);
  if (isOfSection && section !== undefined && section !== value) return null;
  const asked = isOfSection ? value : section;
  const scope: ListingScope = {
    ...(asked && { section: asked }),
    ...(slug !== undefined && { slug }),
    ...(ids && { ids }),
  };
  const name = isOfSection || value === ALL_PRODUCTS ? undefined : value;
  if (name === undefined && within === undefined && subcategory === undefined) return scope;
  const names = { name, within, subcategory };
  const place = placeNamed(names, await catalogue.findNamed(names));
  return place && { ...scope, ...place };
}
