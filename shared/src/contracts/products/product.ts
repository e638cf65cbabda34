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

/** A product as every visitor may see it (A11). */
export const Product = Type.Object({
  id: Type.Integer(),
  slug: Type.String(),
  title: Type.String(),
  brand: Type.String(),
  category: Type.String(),
  /** One of the category's own, where it has one. */
  subcategory: Nullable(Type.String()),
  price: Rupees,
  original_price: Rupees,
  discount_percentage: Type.Integer({ minimum: 0, maximum: 99 }),
  in_stock: Type.Integer({ minimum: 0 }),
  images: Type.Array(Type.String()),
  /** The product's variants, if it has any; `price` and `in_stock` follow from them (D63). */
  variants: Type.Array(Variant),
  fast_delivery: Type.Boolean(),
  ...eachProductLine(() => Nullable(Type.String())),
  description: Type.String(),
  /** HTML; lists leave it out. */
  additional_description: Type.Optional(Type.String()),
  /** The known facts that its category asks for; lists by id have them too, others leave them out (D65). */
  facts: Type.Optional(Type.Array(Fact)),
  section: Nullable(OneOf(SECTIONS)),
  is_popular: Type.Boolean(),
  /** The names of brand, category and subcategory. */
  brand_label: Label,
  category_label: Label,
  subcategory_label: Label,
});
export type Product = Static<typeof Product>;

/** The fields that only a product's own page shows. */
const PAGE_TEXTS = [
  'subcategory',
  'subcategory_label',
  'description',
  'facts',
  ...PRODUCT_LINE_NAMES,
] as const;

/** A product as a card shows it. */
export const CardProduct = Type.Omit(Product, PAGE_TEXTS);
export type CardProduct = Static<typeof CardProduct>;

/** A product of a public list; asked for as a card, it is without the texts of its page. */
export const ListedProduct = Type.Composite([
  CardProduct,
  Type.Partial(Type.Pick(Product, PAGE_TEXTS)),
]);

/** A product with the fields for staff: its texts are the English ones, with the Nepali beside them (D156). */
export const StaffProduct = Type.Composite([
  Product,
  Type.Object({
    ...eachNepaliText(() => Nullable(Type.String())),
    /** Lists leave it out. */
    additional_description_ne: Type.Optional(Nullable(Type.String())),
    /** By key, of its facts in words; lists leave them out, as they do the facts. */
    facts_ne: Type.Optional(Type.Record(Type.String(), Type.String())),
    /** In lists: one of its texts, names or facts has no Nepali form (D175). */
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
  /** May repeat: of these products those that are on sale. */
  id: Type.Optional(
    Type.Array(Type.Integer({ minimum: 1, maximum: 2_147_483_647 }), { maxItems: MAX_PAGE_SIZE }),
  ),
  brand: Type.Optional(Type.Array(Type.String({ maxLength: 200 }), { maxItems: 50 })),
  /** A section, `all`, a brand, a category's name or id, a subcategory's name, in this order (D1). */
  category: Type.Optional(Type.String({ maxLength: 200 })),
  /** A category's name or id: only what of all this is in it, facets included (D51). */
  within: Type.Optional(Type.String({ maxLength: 200 })),
  /** A subcategory's name: only what is in it, facets included. */
  subcategory: Type.Optional(Type.String({ maxLength: 200 })),
  search: Type.Optional(Type.String({ maxLength: 200 })),
  minPrice: Type.Optional(Type.Number({ minimum: 0, maximum: MAX_PRICE })),
  maxPrice: Type.Optional(Type.Number({ minimum: 0, maximum: MAX_PRICE })),
  /** `key:value` or, of a number, `key:from..to`; may repeat. Of one key any will do, of several all must fit. */
  fact: Type.Optional(
    Type.Array(Type.String({ maxLength: ATTRIBUTE_LENGTHS.key + ATTRIBUTE_LENGTHS.value + 1 }), {
      maxItems: MAX_CHOSEN_FACTS,
    }),
  ),
  /** Only what is in stock. */
  available: Type.Optional(OneOf(['1'])),
  /** Only what has a discount. */
  discounted: Type.Optional(OneOf(['1'])),
  sort: Type.Optional(OneOf(PRODUCT_SORTS)),
  /**
   * `card`: each product as a list shows it, half as long. `strip`: for a row of cards without filters; each
   * card has its first picture alone, and the facets are empty.
   */
  view: Type.Optional(OneOf(PRODUCT_VIEWS)),
  ...Paging,
});
export type PublicProductQuery = Static<typeof PublicProductQuery>;

/** Counts are of the whole result before brand and price filters, so that a filter can be widened again. */
export const Facets = Type.Object({
  brands: Type.Array(Type.Object({ name: Type.String(), label: Label, total: Type.Integer() })),
  price: Type.Object({ min: Rupees, max: Rupees }),
  /** The facts that distinguish the products of a category, each counted within all other filters. */
  facts: Type.Optional(Type.Array(FactFacet)),
});
export type Facets = Static<typeof Facets>;

/** Offers where a search found nothing: words of products on sale, and categories. */
const SearchSuggestions = Type.Object({
  words: Type.Array(Type.String()),
  categories: Type.Array(Type.String()),
});
export type SearchSuggestions = Static<typeof SearchSuggestions>;

/** A search that says a price ("under 5000"), with the price as a filter: it lists the same (D70). */
const PricedSearch = Type.Object({
  /** The words without the price; empty where they say nothing else. */
  search: Type.String(),
  minPrice: Type.Optional(Rupees),
  maxPrice: Type.Optional(Rupees),
});
export type PricedSearch = Static<typeof PricedSearch>;

export const PublicProductsResponse = Type.Object({
  products: Type.Array(ListedProduct),
  total: Type.Integer(),
  facets: Facets,
  /** Only with a search that says a price. */
  priced: Type.Optional(PricedSearch),
  /** Only with a search that found nothing. */
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
  /** Approved products that are low by their limit. */
  stock: Type.Optional(OneOf(['low'])),
  /** Products of whose texts one has no Nepali form. */
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
