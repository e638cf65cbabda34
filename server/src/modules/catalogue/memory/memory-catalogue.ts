import {
  PUBLIC_PAGE_SIZE,
  type PublicProductQuery,
  type SearchSuggestions,
  type Section,
} from '@pasal/shared/contracts';
import type { ListingScope, Named } from '../../product/listing/scope';
import { NO_PRODUCTS, type ProductList } from '../../product/listing/product-list';
import { hasSigns } from '../../product/search/product-search';
import type { Understood } from '../../product/search/understand-search';
import type { ProductRow } from '../../product/product.columns';
import type { Arrival, Catalogue, Listed, NamesAsked, Parted } from '../catalogue';
import { sectionNumber } from './columns';
import { placesFound } from './found';
import type { KeptRows } from './kept-rows';
import { isNarrowing, narrow } from './narrowed';
import { OnSale } from './on-sale';
import type { ProductIndex } from './product-index';
import { categoryOf, Scopes, summarised } from './scopes';

/** Where a list and its totals come from, without its rows. */
type Counted = Omit<ProductList, 'products'> & { ids: number[] };

/** Times a list is made again because a product of it is gone meanwhile. */
const TRIES = 3;

interface Parts {
  index: ProductIndex;
  rows: KeptRows;
  pages: KeptRows;
  /** Answers what the index does not have: signs in texts. */
  database: Catalogue;
  /** Brings the index up to date. */
  follow: () => Promise<void>;
}

/** Answers out of this server's memory. */
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

  async list(
    scope: ListingScope,
    query: PublicProductQuery,
    understood?: Understood,
  ): Promise<ProductList> {
    const { database, rows, follow } = this.#parts;
    if (understood !== undefined && hasSigns(query.search ?? '')) {
      return database.list(scope, query, understood);
    }
    for (let tries = 0; tries < TRIES; tries += 1) {
      const { ids, ...counted } = this.#count(scope, query, understood);
      const products = await rows.find(ids);
      if (products !== undefined) return { ...counted, products };
      await follow();
    }
    return database.list(scope, query, understood);
  }

  async arrivals(section: Section, most: number): Promise<Arrival[]> {
    const { columns } = this.#parts.index;
    const wanted = sectionNumber(section);
    const chosen: number[] = [];
    const newest: number[] = [];
    for (const place of this.#scopes.places({}, 'featured')) {
      const id = columns.id[place] ?? 0;
      if (columns.section[place] === wanted) chosen.push(id);
      else if (newest.length < most || id > (newest.at(-1) ?? 0)) {
        newest.push(id);
        newest.sort((one, other) => other - one);
        newest.length = Math.min(newest.length, most);
      }
    }
    return [
      ...chosen.slice(0, most).map((id) => ({ id, is_chosen: true })),
      ...newest.map((id) => ({ id, is_chosen: false })),
    ];
  }

  async product(slug: string): Promise<ProductRow | undefined> {
    const { index, pages, follow, database } = this.#parts;
    for (let tries = 0; tries < TRIES; tries += 1) {
      const place = index.placeOfSlug(slug);
      if (place === undefined) return undefined;
      const rows = await pages.find([index.columns.id[place] ?? 0]);
      if (rows !== undefined) return rows[0];
      await follow();
    }
    return database.product(slug);
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

  #count(scope: ListingScope, query: PublicProductQuery, understood?: Understood): Counted {
    const { index } = this.#parts;
    const { sort = 'featured', page = 1, limit = PUBLIC_PAGE_SIZE } = query;
    if (understood?.query === null) return { ...NO_PRODUCTS, ids: [] };
    const found =
      understood === undefined
        ? this.#scopes.whole(scope, sort)
        : summarised(
            index,
            scope,
            placesFound(index, { ...understood, query: understood.query ?? '' }, scope, sort),
          );
    const { places, fact_counts } = isNarrowing(index, query)
      ? narrow(index, found.places, { query, category: categoryOf(index, scope) })
      : found;
    const from = (page - 1) * limit;
    const ids = Array.from(
      places.slice(from, from + limit),
      (place) => index.columns.id[place] ?? 0,
    );
    return { ...found.summary, total: places.length, fact_counts, ids };
  }
}
