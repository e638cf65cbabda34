import {
  MAX_CHOSEN_FACTS,
  MAX_PRICE,
  PRODUCT_SORTS,
  PUBLIC_PAGE_SIZE,
  type ProductSort,
  type PublicProductQuery,
} from '@pasal/shared/contracts';
import { isSection } from '@pasal/shared/domain';

export { isSection } from '@pasal/shared/domain';

/** A visitor's filters on a category page; all are in the URL (D4). */
export interface ListingFilters {
  /** The category in which a brand was chosen: restricts the list (D51). */
  within?: string;
  brands: readonly string[];
  /** The selected facts, each as `key:value`. */
  facts: readonly string[];
  /** Only products in stock, only discounted ones. */
  available?: true;
  discounted?: true;
  /** Rupees. */
  minPrice?: number;
  maxPrice?: number;
  sort: ProductSort;
  /** From 1. */
  page: number;
}

export const noFilters: ListingFilters = { brands: [], facts: [], sort: 'featured', page: 1 };

/** The server's length limit. */
const MAX_NAME = 200;
/** A fact in an address, within the server's length limits. */
const FACT = /^[a-z][a-z0-9_]{0,39}:.{1,200}$/;

const isSort = (value: string | null): value is ProductSort =>
  PRODUCT_SORTS.some((sort) => sort === value);

function priceOf(text: string | null): number | undefined {
  if (text === null || !/^\d+(\.\d{1,2})?$/.test(text)) return undefined;
  const price = Number(text);
  return price <= MAX_PRICE ? price : undefined;
}

/** A minimum price above the maximum is a mistake: both are ignored. */
function pricesOf(search: URLSearchParams): Pick<ListingFilters, 'minPrice' | 'maxPrice'> {
  const minPrice = priceOf(search.get('minPrice'));
  const maxPrice = priceOf(search.get('maxPrice'));
  if (minPrice !== undefined && maxPrice !== undefined && minPrice > maxPrice) return {};
  return {
    ...(minPrice !== undefined && { minPrice }),
    ...(maxPrice !== undefined && { maxPrice }),
  };
}

/** Reads the filters of a URL; invalid values are ignored. */
export function filtersOf(search: URLSearchParams): ListingFilters {
  const sort = search.get('sort');
  const page = Number(search.get('page'));
  const within = search.get('category')?.slice(0, MAX_NAME);
  return {
    ...(within && { within }),
    brands: [...new Set(search.getAll('brand').filter((brand) => brand !== ''))],
    facts: [...new Set(search.getAll('fact').filter((fact) => FACT.test(fact)))].slice(
      0,
      MAX_CHOSEN_FACTS,
    ),
    ...(search.get('available') === '1' && { available: true }),
    ...(search.get('discounted') === '1' && { discounted: true }),
    ...pricesOf(search),
    sort: isSort(sort) ? sort : noFilters.sort,
    page: Number.isInteger(page) && page > 0 && page <= 1_000_000 ? page : 1,
  };
}

/**
 * The filters as URL parameters, without defaults.
 * @param searched the search text, if any
 */
export function searchOf(filters: ListingFilters, searched = '') {
  const { within, brands, facts, available, discounted, minPrice, maxPrice, sort, page } = filters;
  const search = new URLSearchParams(searched === '' ? [] : [['q', searched]]);
  if (within !== undefined) search.set('category', within);
  for (const brand of brands) search.append('brand', brand);
  for (const fact of facts) search.append('fact', fact);
  if (available) search.set('available', '1');
  if (discounted) search.set('discounted', '1');
  if (minPrice !== undefined) search.set('minPrice', String(minPrice));
  if (maxPrice !== undefined) search.set('maxPrice', String(maxPrice));
  if (sort !== noFilters.sort) search.set('sort', sort);
  if (page > 1) search.set('page', String(page));
  return search;
}

/** Translates the filters into the query of a list. */
function filteredBy(filters: ListingFilters): PublicProductQuery {
  const { within, brands, facts, available, discounted, minPrice, maxPrice, sort, page } = filters;
  return {
    ...(within !== undefined && { within }),
    ...(brands.length > 0 && { brand: [...brands] }),
    ...(facts.length > 0 && { fact: [...facts] }),
    ...(available && { available: '1' }),
    ...(discounted && { discounted: '1' }),
    ...(minPrice !== undefined && { minPrice }),
    ...(maxPrice !== undefined && { maxPrice }),
    sort,
    page,
    limit: PUBLIC_PAGE_SIZE,
  };
}

/** A section filters by section; anything else by brand, or else by category (D1). */
export function listingQuery(category: string, filters: ListingFilters): PublicProductQuery {
  return {
    ...(isSection(category) ? { section: category } : { category }),
    ...filteredBy(filters),
  };
}

/** Builds a search query, filtered and sorted like a category. */
export function searchQuery(search: string, filters: ListingFilters): PublicProductQuery {
  return { search, ...filteredBy(filters) };
}

/** True if anything but sort and page is set. */
export function isFiltered(filters: ListingFilters): boolean {
  return searchOf({ ...filters, sort: noFilters.sort, page: 1 }).size > 0;
}

export function withoutFilters({ sort }: ListingFilters): ListingFilters {
  return { ...noFilters, sort };
}

/** The filters without one of them, from the first page. */
export function without(
  filters: ListingFilters,
  name: 'within' | 'minPrice' | 'maxPrice' | 'available' | 'discounted',
): ListingFilters {
  const { [name]: _gone, ...rest } = filters;
  return { ...rest, page: 1 };
}
