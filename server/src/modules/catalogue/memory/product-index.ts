import { Columns, type IndexedProduct } from './columns';
import { KnownKinds } from '../search/vocabulary/known-kinds';
import { FactColumns } from './fact-columns';
import { KindLists } from './kind-lists';
import { KeptMatches } from './matches';
import { Names } from './names';
import { eachWord } from './product-words';
import { Orders } from './sorted-places';
import { WordLists } from './word-lists';

/** The columns by which lists are filtered, counted and sorted. */
const COUNTED = [
  'isPublic',
  'brand',
  'category',
  'subcategory',
  'section',
  'price',
  'discount',
  'isPopular',
  'isAvailable',
  'created',
] as const;

/** A digest of a text, to detect changes without storing the text. */
function digestOf(text: string): number {
  let [one, other] = [0, 0];
  for (let at = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at);
    one = Math.imul(one ^ code, 0x01000193);
    other = Math.imul(other, 31) + code;
  }
  return (one >>> 0) * 0x200000 + ((other >>> 0) & 0x1fffff);
}

/**
 * Every product, with a position in the columns and word lists. Readers see a consistent snapshot: it only changes between turns of the
 * event loop.
 */
export class ProductIndex {
  readonly columns = new Columns();
  readonly facts = new FactColumns();
  readonly words = new WordLists();
  kinds = new KindLists(new KnownKinds());
  readonly kept = new KeptMatches();
  readonly orders = new Orders(this.columns);
  names = new Names({ brands: [], categories: [], subcategories: [], attributes: [] });
  /** Changes whenever a list may have changed. */
  state = 0;
  readonly #places = new Map<number, number>();
  readonly #slugs = new Map<string, number>();
  /** By position: the digest of its words and facts. */
  readonly #digests: number[] = [];

  /** The number of abandoned positions. */
  get left(): number {
    return this.columns.size - this.#places.size;
  }

  /** Inserts or updates a product. */
  put(row: IndexedProduct): void {
    const { title, title_ne, brand, variants, category, subcategory, description, facts } = row;
    const texts = [title, title_ne, brand, variants, category, subcategory, description];
    const digest = digestOf(`${texts.join('\n')}\n${JSON.stringify(facts)}`);
    const before = this.#places.get(row.id);
    if (before === undefined || this.#digests[before] !== digest) {
      if (before !== undefined) this.#leave(before);
      this.#add(row, digest);
    } else {
      this.#change(before, row);
    }
  }

  remove(id: number): void {
    const place = this.#places.get(id);
    if (place === undefined) return;
    this.#leave(place);
    this.#places.delete(id);
  }

  /** The position of a public product. */
  placeOf(id: number): number | undefined {
    return this.#seen(this.#places.get(id));
  }

  placeOfSlug(slug: string): number | undefined {
    return this.#seen(this.#slugs.get(slug));
  }

  /** True if there is a product at this position, public or not. */
  isThere(place: number): boolean {
    return this.#places.get(this.columns.id[place] ?? 0) === place;
  }

  setNames(names: Names): void {
    this.names = names;
    this.state += 1;
  }

  setKinds(kinds: KindLists): void {
    this.kinds = kinds;
    this.state += 1;
  }

  #seen(place: number | undefined): number | undefined {
    return place !== undefined && this.columns.isPublic[place] === 1 ? place : undefined;
  }

  #add(row: IndexedProduct, digest: number): void {
    const place = this.columns.add();
    this.columns.write(place, row);
    this.facts.write(place, row.facts);
    this.kept.clear();
    this.words.addPlace();
    eachWord(row, (word, level) => this.words.add(word, level));
    this.kinds.add(place, row.title, row.category_id);
    this.#digests[place] = digest;
    this.#places.set(row.id, place);
    this.#slugs.set(row.slug, place);
    this.orders.note(place);
    this.state += 1;
  }

  /** Updates a product with unchanged words and facts. */
  #change(place: number, row: IndexedProduct): void {
    const before = COUNTED.map((name) => this.columns[name][place]);
    const slug = this.columns.slug[place];
    if (slug !== undefined && slug !== row.slug) this.#forget(slug, place);
    this.#slugs.set(row.slug, place);
    this.columns.write(place, row);
    if (COUNTED.every((name, at) => this.columns[name][place] === before[at])) return;
    this.orders.note(place);
    this.state += 1;
  }

  #leave(place: number): void {
    this.columns.isPublic[place] = 0;
    this.words.leave(place);
    this.kinds.leave(place);
    const slug = this.columns.slug[place];
    if (slug !== undefined) this.#forget(slug, place);
    this.columns.title[place] = '';
    this.columns.nepaliTitle[place] = '';
    this.orders.note(place);
    this.state += 1;
  }

  #forget(slug: string, place: number): void {
    if (this.#slugs.get(slug) === place) this.#slugs.delete(slug);
  }
}
