import type { Columns } from './columns';
import type { ListSort } from '../listing/list-sort';

/** Less than 0 if the first of two positions comes first. */
type Compare = (one: number, other: number) => number;

const at = (column: ArrayLike<number>, place: number) => column[place] ?? 0;

/** Surrogates sort after all other code units. */
const weightOf = (code: number) => (code >= 0xd800 && code <= 0xdfff ? code + 0x10000 : code);

/** Compares by code points, as the database does under the collation "C". */
function compareTexts(one: string, other: string): number {
  if (one === other) return 0;
  const length = Math.min(one.length, other.length);
  let index = 0;
  while (index < length && one.charCodeAt(index) === other.charCodeAt(index)) index += 1;
  if (index === length) return one.length - other.length;
  return weightOf(one.charCodeAt(index)) - weightOf(other.charCodeAt(index));
}

/** Ties are broken by id (D5). */
function comparisons(columns: Columns): Record<ListSort, Compare> {
  const byId: Compare = (one, other) => at(columns.id, one) - at(columns.id, other);
  const byPrice: Compare = (one, other) => at(columns.price, one) - at(columns.price, other);
  const byName: Compare = (one, other) =>
    compareTexts(columns.title[one] ?? '', columns.title[other] ?? '');
  const byNepali: Compare = (one, other) =>
    compareTexts(columns.nepaliTitle[one] ?? '', columns.nepaliTitle[other] ?? '');
  return {
    featured: (one, other) =>
      at(columns.isPopular, other) - at(columns.isPopular, one) ||
      at(columns.isAvailable, other) - at(columns.isAvailable, one) ||
      at(columns.created, other) - at(columns.created, one) ||
      byId(one, other),
    price_asc: (one, other) => byPrice(one, other) || byId(one, other),
    price_desc: (one, other) => byPrice(other, one) || byId(one, other),
    name_asc: (one, other) => byName(one, other) || byId(one, other),
    name_desc: (one, other) => byName(other, one) || byId(one, other),
    name_asc_ne: (one, other) => byNepali(one, other) || byId(one, other),
    name_desc_ne: (one, other) => byNepali(other, one) || byId(one, other),
  };
}

/** The first index whose position sorts after the given one. */
function indexAfter(sorted: Int32Array, place: number, compare: Compare): number {
  let [from, to] = [0, sorted.length];
  while (from < to) {
    const middle = (from + to) >> 1;
    if (compare(at(sorted, middle), place) < 0) from = middle + 1;
    else to = middle;
  }
  return from;
}

/** Merges sorted positions into a longer sorted list. */
function merged(sorted: Int32Array, fresh: Int32Array, compare: Compare): Int32Array {
  const whole = new Int32Array(sorted.length + fresh.length);
  let [taken, written] = [0, 0];
  for (const place of fresh) {
    const until = indexAfter(sorted, place, compare);
    whole.set(sorted.subarray(taken, until), written);
    written += until - taken;
    whole[written] = place;
    written += 1;
    taken = until;
  }
  whole.set(sorted.subarray(taken), written);
  return whole;
}

/** The positions of public products, in one sort order. */
class SortedPlaces {
  readonly #columns: Columns;
  readonly #compare: Compare;
  #sorted: Int32Array = new Int32Array(0);
  #ranks: Int32Array | undefined;
  readonly #changed = new Set<number>();

  constructor(columns: Columns, compare: Compare) {
    this.#columns = columns;
    this.#compare = compare;
  }

  note(place: number): void {
    this.#changed.add(place);
  }

  /** All of them, in order. */
  places(): Int32Array {
    if (this.#changed.size === 0) return this.#sorted;
    const changed = this.#changed;
    const stayed = this.#sorted.filter((place) => !changed.has(place));
    const fresh = Int32Array.from(changed)
      .filter((place) => this.#columns.isPublic[place] === 1)
      .toSorted(this.#compare);
    changed.clear();
    this.#ranks = undefined;
    this.#sorted = merged(stayed, fresh, this.#compare);
    return this.#sorted;
  }

  /** By position: its rank. */
  ranks(): Int32Array {
    const places = this.places();
    if (this.#ranks !== undefined) return this.#ranks;
    const ranks = new Int32Array(this.#columns.size);
    for (let rank = 0; rank < places.length; rank += 1) ranks[at(places, rank)] = rank;
    this.#ranks = ranks;
    return ranks;
  }
}

/** The positions in each sort order, created on first use. */
export class Orders {
  readonly #columns: Columns;
  readonly #compare: Record<ListSort, Compare>;
  readonly #orders = new Map<ListSort, SortedPlaces>();

  constructor(columns: Columns) {
    this.#columns = columns;
    this.#compare = comparisons(columns);
  }

  /** The product at this position is new, changed or deleted. */
  note(place: number): void {
    for (const order of this.#orders.values()) order.note(place);
  }

  of(sort: ListSort): Pick<SortedPlaces, 'places' | 'ranks'> {
    const known = this.#orders.get(sort);
    if (known) return known;
    const order = new SortedPlaces(this.#columns, this.#compare[sort]);
    for (let place = 0; place < this.#columns.size; place += 1) order.note(place);
    this.#orders.set(sort, order);
    return order;
  }
}
