import type { SearchSuggestions } from '@pasal/shared/contracts';
import { PART_SIZE, type Listed, type Parted } from '../catalogue';
import type { ProductIndex } from './product-index';

/** Maximum words and categories suggested when a search finds nothing. */
const MOST_WORDS = 5;
const MOST_CATEGORIES = 8;

/** Brands and categories with public products, by id. */
interface Ids {
  products: number[];
  brands: ReadonlySet<number>;
  categories: ReadonlySet<number>;
  subcategories: ReadonlySet<number>;
}

const partOf = (id: number) => Math.floor((id - 1) / PART_SIZE) + 1;

/** What is on sale, for sitemaps and for suggestions. */
export class OnSale {
  readonly #index: ProductIndex;
  #state = -1;
  #ids: Ids = {
    products: [],
    brands: new Set(),
    categories: new Set(),
    subcategories: new Set(),
  };

  constructor(index: ProductIndex) {
    this.#index = index;
  }

  ids(): Ids {
    if (this.#state === this.#index.state) return this.#ids;
    const { columns, state } = this.#index;
    const products: number[] = [];
    const [brands, categories, subcategories] = [0, 1, 2].map(() => new Set<number>());
    for (let place = 0; place < columns.size; place += 1) {
      if (columns.isPublic[place] !== 1) continue;
      products.push(columns.id[place] ?? 0);
      brands?.add(columns.brand[place] ?? 0);
      categories?.add(columns.category[place] ?? 0);
      subcategories?.add(columns.subcategory[place] ?? 0);
    }
    this.#ids = {
      products: products.toSorted((one, other) => one - other),
      brands: brands ?? new Set(),
      categories: categories ?? new Set(),
      subcategories: subcategories ?? new Set(),
    };
    this.#state = state;
    return this.#ids;
  }

  suggest(near: readonly string[]): SearchSuggestions {
    const { categories } = this.ids();
    return {
      words: near.filter((word) => this.#isOfSale(word)).slice(0, MOST_WORDS),
      categories: this.#index.names
        .categories()
        .categories.filter(({ id }) => categories.has(id))
        .slice(0, MOST_CATEGORIES)
        .map(({ name }) => name),
    };
  }

  parts(of: Parted): number[] {
    return [...new Set(this.#listed(of).map(({ id }) => partOf(id)))];
  }

  part(of: Parted, number: number): Listed[] {
    return this.#listed(of)
      .filter(({ id }) => partOf(id) === number)
      .map(({ name, changed }) => ({ name, changed }));
  }

  categories(): Listed[] {
    const { names } = this.#index;
    const { brands, categories, subcategories } = this.ids();
    const taken = new Set(names.brands().flatMap(({ id, key }) => (brands.has(id) ? [key] : [])));
    const all = names.categories();
    return [
      ...all.categories.filter(({ id }) => categories.has(id)),
      ...all.subcategories.filter(({ id }) => subcategories.has(id)),
    ]
      .filter(({ key }) => !taken.has(key))
      .map(({ name }) => ({ name, changed: null }));
  }

  /** Ordered by id. */
  #listed(of: Parted): (Listed & { id: number })[] {
    const { columns, names } = this.#index;
    const { brands, products } = this.ids();
    if (of === 'brands') {
      return names
        .brands()
        .filter(({ id }) => brands.has(id))
        .map(({ id, name }) => ({ id, name, changed: null }));
    }
    return products.flatMap((id) => {
      const place = this.#index.placeOf(id);
      if (place === undefined) return [];
      const changed = new Date(columns.updated[place] ?? 0);
      return [{ id, name: columns.slug[place] ?? '', changed }];
    });
  }

  /** Words that only occur in unpublished products stay private (D7). */
  #isOfSale(word: string): boolean {
    const { columns, words } = this.#index;
    let isSeen = false;
    words.each(word, (place) => {
      isSeen ||= columns.isPublic[place] === 1;
    });
    return isSeen;
  }
}
