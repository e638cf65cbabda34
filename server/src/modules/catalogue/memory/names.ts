import type { AttributeKind } from '@pasal/shared/contracts';
import type { NepaliWords } from '../../product-record/fact-words';
import type { Named } from '../listing/scope';

/** A brand, category or subcategory. */
interface Thing {
  id: number;
  name: string;
  /** The name in lower case, as the database converts it. */
  key: string;
  name_ne: string | null;
}

interface Subcategory extends Thing {
  category_id: number;
}

/** A filterable attribute of a category. */
export interface FilterAttribute extends NepaliWords {
  category_id: number;
  key: string;
  name: string;
  kind: AttributeKind;
  unit: string | null;
  choices: string[];
  choices_ne: Record<string, string> | null;
}

/** Brands and categories; categories in their order, with subcategories and attributes. */
export interface NameRows {
  brands: Thing[];
  categories: Thing[];
  subcategories: Subcategory[];
  attributes: FilterAttribute[];
}

/** Case-insensitive look-up by name; the exact spelling comes first. */
class ByName<Each extends Thing> {
  readonly #exact = new Map<string, Each>();
  readonly #loose = new Map<string, Each>();

  constructor(things: readonly Each[]) {
    for (const thing of things) {
      this.#exact.set(thing.key, thing);
      const loose = thing.name.toLowerCase();
      if (!this.#loose.has(loose)) this.#loose.set(loose, thing);
    }
  }

  find(name: string): Each | undefined {
    return this.#exact.get(name) ?? this.#loose.get(name.toLowerCase());
  }
}

/** The names of brands, categories and subcategories, and the attributes of categories. */
export class Names {
  readonly #rows: NameRows;
  readonly #brands: ByName<Thing>;
  readonly #categories: ByName<Thing>;
  readonly #subcategories: ByName<Subcategory>;
  readonly #brandOf: ReadonlyMap<number, Thing>;

  constructor(rows: NameRows) {
    this.#rows = rows;
    this.#brands = new ByName(rows.brands);
    this.#categories = new ByName(rows.categories);
    this.#subcategories = new ByName(rows.subcategories);
    this.#brandOf = new Map(rows.brands.map((brand) => [brand.id, brand]));
  }

  /** True if something has exactly this name. */
  has(name: string): boolean {
    const { brands, categories, subcategories } = this.#rows;
    return [brands, categories, subcategories].some((things) =>
      things.some((thing) => thing.name === name),
    );
  }

  brands(): readonly Thing[] {
    return this.#rows.brands;
  }

  /** Categories, then subcategories, each in their order. */
  categories(): { categories: readonly Thing[]; subcategories: readonly Subcategory[] } {
    return this.#rows;
  }

  brand(id: number): Thing | undefined {
    return this.#brandOf.get(id);
  }

  brandNamed(name: string): Thing | undefined {
    return this.#brands.find(name);
  }

  /** Looks up an address, a category and a subcategory; `isOnSale` is called for a brand. */
  find(
    { name, within, subcategory }: Record<'name' | 'within' | 'subcategory', string | undefined>,
    isOnSale: (brand: number) => boolean,
  ): Named {
    const brand = name === undefined ? undefined : this.#brands.find(name);
    const child = name === undefined ? undefined : this.#subcategories.find(name);
    const narrowed = subcategory === undefined ? undefined : this.#subcategories.find(subcategory);
    return {
      brand: brand !== undefined && isOnSale(brand.id) ? brand.id : null,
      category: this.#categoryNamed(name),
      within: this.#categoryNamed(within),
      child: child?.id ?? null,
      parent: child?.category_id ?? null,
      narrowed: narrowed?.id ?? null,
      narrowed_parent: narrowed?.category_id ?? null,
    };
  }

  categoryOfSubcategory(id: number): number | undefined {
    return this.#rows.subcategories.find((each) => each.id === id)?.category_id;
  }

  /** In the category's order. */
  attributesOf(category: number): FilterAttribute[] {
    return this.#rows.attributes.filter(({ category_id }) => category_id === category);
  }

  /** By name, else by id. */
  #categoryNamed(value: string | undefined): number | null {
    if (value === undefined) return null;
    const found =
      this.#categories.find(value) ?? this.#rows.categories.find(({ id }) => String(id) === value);
    return found?.id ?? null;
  }
}
