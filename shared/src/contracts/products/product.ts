import { Type, type Static } from '@sinclair/typebox';
import { Fact, FactFacet } from './fact';
import { MAX_PAGE_SIZE } from '../limits';
import {
  ATTRIBUTE_LENGTHS,
  MAX_CHOSEN_FACTS,
  MAX_PRICE,
  PRODUCT_LINE_NAMES,
  PRODUCT_SORTS,
  PRODUCT_STATUSES,
  PRODUCT_VIEWS,
  SECTIONS,
  STAFF_PRODUCT_SORTS,
  eachNepaliText,
  eachProductLine,
} from './product-limits';
import { Nullable, OneOf, Rupees, Timestamp } from '@pasal/core/contract/schema';
import { Label } from '../nepali';
import { Variant } from './variant';

/** A product as visitors see it (A11). */
export const Product = Type.Object({
  id: Type.Integer(),
  slug: Type.String(),
  title: Type.String(),
  brand: Type.String(),
  category: Type.String(),
  /** A subcategory of its category, if there is one. */
  subcategory: Nullable(Type.String()),
  price: Rupees,
  original_price: Rupees,
  discount_percentage: Type.Integer({ minimum: 0, maximum: 99 }),
  in_stock: Type.Integer({ minimum: 0 }),
  images: Type.Array(Type.String()),
  /** The product's variants, if any; `price` and `in_stock` are derived from them (D63). */
  variants: Type.Array(Variant),
  fast_delivery: Type.Boolean(),
  ...eachProductLine(() => Nullable(Type.String())),
  description: Type.String(),
  /** HTML; omitted in lists. */
  additional_description: Type.Optional(Type.String()),
  /** The known facts that its category defines; lists by id include them, others omit them (D65). */
  facts: Type.Optional(Type.Array(Fact)),
  section: Nullable(OneOf(SECTIONS)),
  is_popular: Type.Boolean(),
  /** The names of brand, category and subcategory. */
  brand_label: Label,
  category_label: Label,
  subcategory_label: Label,
});
export type Product = Static<typeof Product>;

/** The fields shown only on a product's own page. */
const PAGE_TEXTS = [
  'subcategory',
  'subcategory_label',
  'description',
  'facts',
  ...PRODUCT_LINE_NAMES,
] as const;

/** A product on a card. */
export const CardProduct = Type.Omit(Product, PAGE_TEXTS);
export type CardProduct = Static<typeof CardProduct>;

/** A product of a public list; as a card it omits the texts of its page. */
export const ListedProduct = Type.Composite([
  CardProduct,
  Type.Partial(Type.Pick(Product, PAGE_TEXTS)),
]);

/** A product with the staff's fields: its texts are English, with the Nepali ones alongside (D156). */
export const StaffProduct = Type.Composite([
  Product,
  Type.Object({
    ...eachNepaliText(() => Nullable(Type.String())),
    /** Omitted in lists. */
    additional_description_ne: Type.Optional(Nullable(Type.String())),
    /** Texts of its facts by key; omitted in lists, like the facts. */
    facts_ne: Type.Optional(Type.Record(Type.String(), Type.String())),
    /** In lists: one of its texts, names or facts has no Nepali translation (D175). */
    lacks_nepali: Type.Optional(Type.Boolean()),
    status: OneOf(PRODUCT_STATUSES),
    remarks: Nullable(Type.String()),
    created_at: Timestamp,
    updated_at: Timestamp,
    version: Type.Integer(),
  }),
]);
export type StaffProduct = Static<typeof StaffProduct>;

const Paging = {
  page: Type.Optional(Type.Integer({ minimum: 1, maximum: 1_000_000 })),
  limit: Type.Optional(Type.Integer({ minimum: 1, maximum: MAX_PAGE_SIZE })),
};

/** GET /product/public. `brand` may repeat. */
export const PublicProductQuery = Type.Object({
  section: Type.Optional(OneOf(SECTIONS)),
  slug: Type.Optional(Type.String({ maxLength: 300 })),
  /** May repeat: only these products, if on sale. */
  id: Type.Optional(
    Type.Array(Type.Integer({ minimum: 1, maximum: 2_147_483_647 }), { maxItems: MAX_PAGE_SIZE }),
  ),
  brand: Type.Optional(Type.Array(Type.String({ maxLength: 200 }), { maxItems: 50 })),
  /** A section, `all`, a brand, a category name or id, or a subcategory name, in this order (D1). */
  category: Type.Optional(Type.String({ maxLength: 200 })),
  /** A category name or id that restricts the result, facets included (D51). */
  within: Type.Optional(Type.String({ maxLength: 200 })),
  /** A subcategory name that restricts the result, facets included. */
  subcategory: Type.Optional(Type.String({ maxLength: 200 })),
  search: Type.Optional(Type.String({ maxLength: 200 })),
  minPrice: Type.Optional(Type.Number({ minimum: 0, maximum: MAX_PRICE })),
  maxPrice: Type.Optional(Type.Number({ minimum: 0, maximum: MAX_PRICE })),
  /** `key:value` or, for a number, `key:from..to`; may repeat. Values of one key are alternatives; all keys must match. */
  fact: Type.Optional(
    Type.Array(Type.String({ maxLength: ATTRIBUTE_LENGTHS.key + ATTRIBUTE_LENGTHS.value + 1 }), {
      maxItems: MAX_CHOSEN_FACTS,
    }),
  ),
  /** Only products in stock. */
  available: Type.Optional(OneOf(['1'])),
  /** Only discounted products. */
  discounted: Type.Optional(OneOf(['1'])),
  sort: Type.Optional(OneOf(PRODUCT_SORTS)),
  /**
   * `card`: each product in its list form, half the size. `strip`: cards without filters; each has only its first
   * picture, and the facets are empty.
   */
  view: Type.Optional(OneOf(PRODUCT_VIEWS)),
  ...Paging,
});
export type PublicProductQuery = Static<typeof PublicProductQuery>;

/** Counts cover the whole result before brand and price filters, so that a filter can be widened again. */
export const Facets = Type.Object({
  brands: Type.Array(Type.Object({ name: Type.String(), label: Label, total: Type.Integer() })),
  price: Type.Object({ min: Rupees, max: Rupees }),
  /** The facts that distinguish a category's products, each counted with all other filters applied. */
  facts: Type.Optional(Type.Array(FactFacet)),
});
export type Facets = Static<typeof Facets>;

/** Suggestions for a search without results: words of products on sale, and categories. */
const SearchSuggestions = Type.Object({
  words: Type.Array(Type.String()),
  categories: Type.Array(Type.String()),
});
export type SearchSuggestions = Static<typeof SearchSuggestions>;

/** A search that includes a price ("under 5000"), with the price as an equivalent filter (D70). */
const PricedSearch = Type.Object({
  /** The search without the price; empty if nothing remains. */
  search: Type.String(),
  minPrice: Type.Optional(Rupees),
  maxPrice: Type.Optional(Rupees),
});
export type PricedSearch = Static<typeof PricedSearch>;

export const PublicProductsResponse = Type.Object({
  products: Type.Array(ListedProduct),
  total: Type.Integer(),
  facets: Facets,
  /** Only for a search with a price. */
  priced: Type.Optional(PricedSearch),
  /** Only for a search without results. */
  suggestions: Type.Optional(SearchSuggestions),
});
export type PublicProductsResponse = Static<typeof PublicProductsResponse>;

/** GET /product (staff) */
export const StaffProductQuery = Type.Object({
  status: Type.Optional(OneOf(PRODUCT_STATUSES)),
  search: Type.Optional(Type.String({ maxLength: 200 })),
  section: Type.Optional(OneOf(SECTIONS)),
  slug: Type.Optional(Type.String({ maxLength: 300 })),
  brand: Type.Optional(Type.String({ maxLength: 200 })),
  /** Approved products below their low-stock limit. */
  stock: Type.Optional(OneOf(['low'])),
  /** Products with a text that has no Nepali translation. */
  nepali: Type.Optional(OneOf(['missing'])),
  sort: Type.Optional(OneOf(STAFF_PRODUCT_SORTS)),
  ...Paging,
});
export type StaffProductQuery = Static<typeof StaffProductQuery>;

export const StaffProductsResponse = Type.Object({
  products: Type.Array(StaffProduct),
  total: Type.Integer(),
});
export type StaffProductsResponse = Static<typeof StaffProductsResponse>;

/** GET /product/slug/{slug} */
export const SlugParams = Type.Object({ slug: Type.String({ minLength: 1, maxLength: 300 }) });
export const ProductResponse = Type.Object({ product: Product });
export type ProductResponse = Static<typeof ProductResponse>;

/** GET /product/{id} (staff) */
export const StaffProductResponse = Type.Object({ product: StaffProduct });
export type StaffProductResponse = Static<typeof StaffProductResponse>;

/** POST /product, PUT /product/{id} */
export const ProductSavedResponse = Type.Object({ message: Type.String(), product: StaffProduct });
export type ProductSavedResponse = Static<typeof ProductSavedResponse>;
