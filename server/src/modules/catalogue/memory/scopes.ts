import { LRUCache } from 'lru-cache';
import type { ListQuery, ListSort } from '../listing/list-sort';
import type { ListingScope } from '../listing/scope';
import type { ProductList } from '../listing/product-list';
import type { FactCounts } from '../listing/fact-facets';
import { sectionNumber } from './columns';
import { narrow, type Narrowed } from './narrowed';
import type { ProductIndex } from './product-index';

/** Maximum bytes of cached lists. */
const MOST_BYTES = 8 * 1024 * 1024;

/** The positions of an unfiltered list, and its summary. */
interface Summarised<Places extends ArrayLike<number>> {
  places: Places;
  summary: Pick<ProductList, 'brands' | 'min_paisa' | 'max_paisa'>;
  fact_counts: FactCounts[];
}

/** The category by whose attributes a list can be filtered. */
export const categoryOf = (
  { names }: ProductIndex,
  { categoryId, subcategoryId }: ListingScope,
): number | undefined =>
  categoryId ??
  (subcategoryId === undefined ? undefined : names.categoryOfSubcategory(subcategoryId));

/** True if the product at this position is in the scope; scopes only contain public products. */
export function isWithin({ columns }: ProductIndex, scope: ListingScope) {
  const { section, brandId, categoryId, subcategoryId, slug, ids } = scope;
  const wanted = section === undefined ? undefined : sectionNumber(section);
  return (place: number): boolean =>
    columns.isPublic[place] === 1 &&
    (wanted === undefined || columns.section[place] === wanted) &&
    (brandId === undefined || columns.brand[place] === brandId) &&
    (categoryId === undefined || columns.category[place] === categoryId) &&
    (subcategoryId === undefined || columns.subcategory[place] === subcategoryId) &&
    (slug === undefined || columns.slug[place] === slug) &&
    (ids === undefined || ids.includes(columns.id[place] ?? 0));
}

const letters = (one: string, other: string) => (one < other ? -1 : Number(one > other));

/** Counts positions by brand, and finds the lowest and highest price. */
function summarise(
  { columns, names }: ProductIndex,
  places: ArrayLike<number>,
): Summarised<ArrayLike<number>>['summary'] {
  let [lowest, highest] = [Infinity, -Infinity];
  const totals = new Map<number, number>();
  for (let at = 0; at < places.length; at += 1) {
    const place = places[at] ?? 0;
    const brand = columns.brand[place] ?? 0;
    const price = columns.price[place] ?? 0;
    totals.set(brand, (totals.get(brand) ?? 0) + 1);
    if (price < lowest) lowest = price;
    if (price > highest) highest = price;
  }
  const brands = [...totals]
    .flatMap(([id, total]) => {
      const brand = names.brand(id);
      return brand === undefined ? [] : [{ ...brand, total }];
    })
    .toSorted((one, other) => letters(one.key, other.key) || letters(one.name, other.name))
    .map(({ name, name_ne, total }) => ({ name, name_ne, total }));
  const isEmpty = places.length === 0;
  return {
    brands,
    min_paisa: isEmpty ? null : lowest,
    max_paisa: isEmpty ? null : highest,
  };
}

/** Summarises the list of a scope. */
export function summarised<Places extends ArrayLike<number>>(
  index: ProductIndex,
  scope: ListingScope,
  places: Places,
): Summarised<Places> {
  const category = categoryOf(index, scope);
  const fact_counts =
    category === undefined ? [] : narrow(index, places, { query: {}, category }).fact_counts;
  return { places, summary: summarise(index, places), fact_counts };
}

/** Cached lists of whole scopes in each sort order, until their content changes. */
export class Scopes {
  readonly #index: ProductIndex;
  readonly #places = new LRUCache<string, Int32Array>({
    maxSize: MOST_BYTES,
    sizeCalculation: (places) => places.byteLength + 100,
  });
  readonly #counted = new LRUCache<string, Omit<Summarised<Int32Array>, 'places'>>({ max: 500 });
  readonly #narrowed = new LRUCache<string, Narrowed>({
    maxSize: MOST_BYTES,
    sizeCalculation: ({ places }) => places.byteLength + 2000,
  });
  #state = -1;

  constructor(index: ProductIndex) {
    this.#index = index;
  }

  /** The positions of a scope, sorted. */
  places(scope: ListingScope, sort: ListSort): Int32Array {
    this.#follow();
    const key = `${sort} ${JSON.stringify(scope)}`;
    const known = this.#places.get(key);
    if (known !== undefined) return known;
    const { ids, slug } = scope;
    const fits = isWithin(this.#index, scope);
    let places: Int32Array;
    if (ids === undefined && slug === undefined) {
      places = this.#index.orders.of(sort).places().filter(fits);
      this.#places.set(key, places);
    } else {
      const ranks = this.#index.orders.of(sort).ranks();
      places = this.#few(scope)
        .filter(fits)
        .toSorted((one, other) => (ranks[one] ?? 0) - (ranks[other] ?? 0));
    }
    return places;
  }

  /** A whole scope, sorted. */
  whole(scope: ListingScope, sort: ListSort): Summarised<Int32Array> {
    const places = this.places(scope, sort);
    const key = JSON.stringify(scope);
    const counted = this.#counted.get(key) ?? summarised(this.#index, scope, places);
    const { summary, fact_counts } = counted;
    this.#counted.set(key, { summary, fact_counts });
    return { places, summary, fact_counts };
  }

  /** A whole scope filtered by a query, sorted. */
  narrowed(scope: ListingScope, query: ListQuery, sort: ListSort): Narrowed {
    const places = this.places(scope, sort);
    const { brand, minPrice, maxPrice, fact, available, discounted } = query;
    const filters = { brand, minPrice, maxPrice, fact, available, discounted };
    const key = `${sort} ${JSON.stringify([scope, filters])}`;
    const known = this.#narrowed.get(key);
    if (known !== undefined) return known;
    const category = categoryOf(this.#index, scope);
    const { places: left, fact_counts } = narrow(this.#index, places, { query, category });
    const found = { places: left.slice(), fact_counts };
    this.#narrowed.set(key, found);
    return found;
  }

  /** The positions of products given by id or slug. */
  #few({ ids, slug }: ListingScope): Int32Array {
    const places =
      ids === undefined
        ? [this.#index.placeOfSlug(slug ?? '')]
        : [...new Set(ids)].map((id) => this.#index.placeOf(id));
    return Int32Array.from(places.filter((place) => place !== undefined));
  }

  #follow(): void {
    if (this.#state === this.#index.state) return;
    this.#state = this.#index.state;
    this.#places.clear();
    this.#counted.clear();
    this.#narrowed.clear();
  }
}
