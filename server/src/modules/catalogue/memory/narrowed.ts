import { factFilters } from '../listing/fact-filters';
import type { FactCounts } from '../listing/fact-facets';
import { priceRange } from '../listing/price-range';
import type { FactColumn } from './fact-columns';
import type { FilterAttribute } from './names';
import type { ProductIndex } from './product-index';
import type { ListQuery } from '../listing/list-sort';

const NOTHING = new Uint8Array(1);

/** By brand number: 1 if it is wanted. */
function wantedBrands({ names }: ProductIndex, wanted: readonly string[]): Uint8Array {
  const ids = wanted.flatMap((name) => names.brandNamed(name)?.id ?? []);
  const marks = new Uint8Array(Math.max(0, ...ids) + 1);
  for (const id of ids) marks[id] = 1;
  return marks;
}

/** The filters of a query other than facets and those of the scope; undefined if there are none. */
function plainFilter(index: ProductIndex, query: ListQuery) {
  const { brand: wanted = [], available, discounted } = query;
  const prices = priceRange(query);
  if (wanted.length === 0 && prices === undefined && !available && !discounted) return undefined;
  const { brand, price, isAvailable, discount } = index.columns;
  const brands = wanted.length === 0 ? undefined : wantedBrands(index, wanted);
  const { from, to } = prices ?? { from: -Infinity, to: Infinity };
  return (place: number): boolean => {
    const costs = price[place] ?? 0;
    return (
      (brands === undefined || brands[brand[place] ?? 0] === 1) &&
      costs >= from &&
      costs < to &&
      (available === undefined || isAvailable[place] === 1) &&
      (discounted === undefined || (discount[place] ?? 0) > 0)
    );
  };
}

/** The product count of each value of one attribute. */
interface Count {
  attribute: FilterAttribute;
  column: FactColumn;
  /** By value number. */
  totals: Int32Array;
  /** The index of the filter on the same key, which does not restrict these counts; -1 for none. */
  own: number;
}

function presentCount({ attribute, column, totals }: Count): FactCounts | undefined {
  const values = [...totals.entries()]
    .filter(([number, total]) => number > 0 && total > 0)
    .map(([number, total]) => ({ value: column.texts[number] ?? '', total }));
  if (values.length === 0) return undefined;
  const { category_id: _category, ...rest } = attribute;
  return { ...rest, values };
}

/** The filtered list, in the same order. */
export interface Narrowed {
  places: Int32Array;
  fact_counts: FactCounts[];
}

/**
 * Filters a list by a query. The values of an attribute are counted among products that match all other filters, so that further values can
 * be selected.
 */
export function narrow(
  index: ProductIndex,
  list: ArrayLike<number>,
  { query, category }: { query: ListQuery; category: number | undefined },
): Narrowed {
  const fitsPlain = plainFilter(index, query);
  const filters = factFilters(query).map((filter) => {
    const column = index.facts.of(filter.key);
    return { key: filter.key, column, wanted: column?.wanted(filter) ?? NOTHING };
  });
  const attributes = category === undefined ? [] : index.names.attributesOf(category);
  const counts = attributes.flatMap((attribute): Count[] => {
    const column = index.facts.of(attribute.key);
    if (column === undefined) return [];
    const own = filters.findIndex(({ key }) => key === attribute.key);
    return [{ attribute, column, totals: new Int32Array(column.texts.length), own }];
  });
  const places = new Int32Array(list.length);
  let kept = 0;
  for (let at = 0; at < list.length; at += 1) {
    const place = list[at] ?? 0;
    if (fitsPlain !== undefined && !fitsPlain(place)) continue;
    let [misses, missed] = [0, -1];
    for (let each = 0; each < filters.length && misses < 2; each += 1) {
      const filter = filters[each];
      if (filter?.wanted[filter.column?.values[place] ?? 0] === 1) continue;
      misses += 1;
      missed = each;
    }
    if (misses > 1) continue;
    if (misses === 0) {
      places[kept] = place;
      kept += 1;
    }
    for (const { column, totals, own } of counts) {
      if (misses === 1 && own !== missed) continue;
      const number = column.values[place] ?? 0;
      totals[number] = (totals[number] ?? 0) + 1;
    }
  }
  return {
    places: places.subarray(0, kept),
    fact_counts: counts.flatMap((count) => presentCount(count) ?? []),
  };
}

/** True if a query filters a list. */
export const isNarrowing = (index: ProductIndex, query: ListQuery) =>
  plainFilter(index, query) !== undefined || factFilters(query).length > 0;
