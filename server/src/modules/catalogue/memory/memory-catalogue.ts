import { PUBLIC_PAGE_SIZE, type SearchSuggestions } from '@pasal/shared/contracts';
import type { ListQuery } from '../listing/list-sort';
import type { ListingScope, Named } from '../listing/scope';
import { NO_PRODUCTS, type ProductList } from '../listing/product-list';
import type { Understood } from '../search/understand-search';
import type { Vocabulary } from '../search/vocabulary/vocabulary';
import type { ProductRow } from '../../product-record/product.columns';
import type { Catalogue, Listed, NamesAsked, Parted } from '../catalogue';
import { idsFound, placesFound } from './found';
import type { Ask, KeptRows } from './kept-rows';
import { literalWords, withWords } from './literally';
import { isNarrowing, narrow, type Narrowed } from './narrowed';
import { OnSale } from './on-sale';
import type { ProductIndex } from './product-index';
import type { Said } from './said';
import { categoryOf, isWithin, Scopes, summarised } from './scopes';
import type { Meaning } from './wanted';

/** A list's ids and totals, without its rows. */
type Counted = Omit<ProductList, 'products'> & { ids: number[] };

/** Attempts to build a list when one of its products is deleted concurrently. */
const TRIES = 3;

interface Parts {
  ask: Ask;
  index: ProductIndex;
  said: Said;
  rows: KeptRows;
  pages: KeptRows;
  /** Brings the index up to date. */
  follow: () => Promise<void>;
}

/** The ids of the only products to return, if set. */
type Allowed = ReadonlySet<number> | undefined;

const meaningOf = (understood: Understood): Meaning => ({
  ...understood,
  query: understood.query ?? '',
});

/** Answers from this server's memory. */
export class MemoryCatalogue implements Catalogue {
  readonly #parts: Parts;
  readonly #scopes: Scopes;
  readonly #onSale: OnSale;

  constructor(parts: Parts) {
    this.#parts = parts;
    this.#scopes = new Scopes(parts.index);
    this.#onSale = new OnSale(parts.index);
  }

  async findNamed(names: NamesAsked): Promise<Named> {
    const { brands } = this.#onSale.ids();
    return this.#parts.index.names.find(names, (id) => brands.has(id));
  }

  async list(scope: ListingScope, query: ListQuery, understood?: Understood): Promise<ProductList> {
    const { rows, follow } = this.#parts;
    for (let tries = 1; ; tries += 1) {
      const allowed = await this.#allowed(query.search, understood);
      const { ids, ...counted } = this.#count(scope, query, { understood, allowed });
      const products = await rows.find(ids);
      if (products.length === ids.length || tries === TRIES) return { ...counted, products };
      await follow();
    }
  }

  async found(typed: string, understood: Understood): Promise<number[]> {
    if (understood.query === null) return [];
    const ids = idsFound(this.#parts.index, meaningOf(understood));
    const words = literalWords(typed);
    if (words.length === 0) return ids;
    const allowed = await this.#parts.ask((from) => withWords(from, words, ids));
    return ids.filter((id) => allowed.has(id));
  }

  vocabulary(): Promise<Vocabulary> {
    return this.#parts.said.vocabulary();
  }

  productsOfKind(kind: number): number {
    return this.#parts.index.kinds.totalOf(kind);
  }

  async product(slug: string): Promise<ProductRow | undefined> {
    const { index, pages, follow } = this.#parts;
    for (let tries = 1; ; tries += 1) {
      const place = index.placeOfSlug(slug);
      if (place === undefined) return undefined;
      const [row] = await pages.find([index.columns.id[place] ?? 0]);
      if (row !== undefined || tries === TRIES) return row;
      await follow();
    }
  }

  async suggest(near: readonly string[]): Promise<SearchSuggestions> {
    return this.#onSale.suggest(near);
  }

  async hasName(name: string): Promise<boolean> {
    return this.#parts.index.names.has(name);
  }

  async parts(of: Parted): Promise<number[]> {
    return this.#onSale.parts(of);
  }

  async part(of: Parted, number: number): Promise<Listed[]> {
    return this.#onSale.part(of, number);
  }

  async categories(): Promise<Listed[]> {
    return this.#onSale.categories();
  }

  /** The products that match the signs in a search; undefined if it has none. */
  async #allowed(typed: string | undefined, understood: Understood | undefined): Promise<Allowed> {
    const words = literalWords(typed ?? '');
    if (words.length === 0 || understood === undefined || understood.query === null) {
      return undefined;
    }
    const { ask, index } = this.#parts;
    const ids = idsFound(index, meaningOf(understood));
    return ask((from) => withWords(from, words, ids));
  }

  /** The result of a query's filters; that of a whole scope is cached. */
  #narrowed(
    scope: ListingScope,
    query: ListQuery,
    { found, isWhole }: { found: Narrowed; isWhole: boolean },
  ): Narrowed {
    const { index } = this.#parts;
    if (!isNarrowing(index, query)) return found;
    if (isWhole) return this.#scopes.narrowed(scope, query, query.sort ?? 'featured');
    return narrow(index, found.places, { query, category: categoryOf(index, scope) });
  }

  #count(
    scope: ListingScope,
    query: ListQuery,
    { understood, allowed }: { understood: Understood | undefined; allowed: Allowed },
  ): Counted {
    const { index } = this.#parts;
    const { sort = 'featured', page = 1, limit = PUBLIC_PAGE_SIZE } = query;
    if (understood?.query === null) return { ...NO_PRODUCTS, ids: [] };
    const isInScope = isWithin(index, scope);
    const fits = (place: number) =>
      isInScope(place) && allowed?.has(index.columns.id[place] ?? 0) !== false;
    const found =
      understood === undefined
        ? this.#scopes.whole(scope, sort)
        : summarised(index, scope, placesFound(index, meaningOf(understood), fits, sort));
    const { places, fact_counts } = this.#narrowed(scope, query, { found, isWhole: !understood });
    const from = (page - 1) * limit;
    const ids = Array.from(
      places.slice(from, from + limit),
      (place) => index.columns.id[place] ?? 0,
    );
    return { ...found.summary, total: places.length, fact_counts, ids };
  }
}
