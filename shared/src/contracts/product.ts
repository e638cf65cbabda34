import { Type, type Static } from '@sinclair/typebox';
import { Fact, FactFacet, FactsWrite } from './fact';
import {
  ATTRIBUTE_LENGTHS,
  eachNepaliText,
  eachProductLine,
  MAX_CHOSEN_FACTS,
  MAX_PAGE_SIZE,
  MAX_PRICE,
  MAX_STOCK,
  MAX_VARIANTS,
  PRODUCT_FIELD_LENGTHS,
  PRODUCT_IMAGE_COUNT,
  PRODUCT_LINE_NAMES,
  PRODUCT_SORTS,
  PRODUCT_STATUSES,
  PRODUCT_VIEWS,
  SECTIONS,
  STAFF_PRODUCT_SORTS,
} from './limits';
import { Lines, Nullable, OneOf, Rupees, Timestamp } from '@pasal/core/contract/schema';
import { Label } from './nepali';
import { Variant, VariantWrite } from './variant';

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
  /** Approved products of which five pieces or fewer are left. */
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

const required = (name: keyof typeof PRODUCT_FIELD_LENGTHS) =>
  Type.String({ minLength: 1, maxLength: PRODUCT_FIELD_LENGTHS[name] });
const optional = (name: keyof typeof PRODUCT_FIELD_LENGTHS) =>
  Type.Optional(Nullable(Type.String({ maxLength: PRODUCT_FIELD_LENGTHS[name] })));
const isLong = (name: string) => name === 'description' || name === 'additional_description';
const Price = Type.Number({ exclusiveMinimum: 0, maximum: MAX_PRICE });
const Stock = Type.Integer({ minimum: 0, maximum: MAX_STOCK });

/**
 * The fields of the product form (R5.7, R5.8, R7.15). There is no `price`: the server derives it from
 * original price and discount (D9).
 */
export const ProductWrite = Type.Object({
  title: required('title'),
  /** Name of a known brand, in any case. */
  brand: required('brand'),
  /** Name of a known category, in any case. */
  category: required('category'),
  /** Name of one of the category's subcategories, in any case. */
  subcategory: optional('subcategory'),
  /** Rupees. */
  original_price: Price,
  discount_percentage: Type.Integer({ minimum: 0, maximum: 99 }),
  in_stock: Stock,
  description: Lines({ minLength: 1, maxLength: PRODUCT_FIELD_LENGTHS.description }),
  additional_description: Type.Optional(
    Lines({ maxLength: PRODUCT_FIELD_LENGTHS.additional_description }),
  ),
  ...eachProductLine(optional),
  /** In Nepali; without one the English stands. */
  ...eachNepaliText((name) =>
    isLong(name)
      ? Type.Optional(Nullable(Lines({ maxLength: PRODUCT_FIELD_LENGTHS[name] })))
      : optional(name),
  ),
  remarks: Type.Optional(Nullable(Lines({ maxLength: PRODUCT_FIELD_LENGTHS.remarks }))),
  section: Type.Optional(Nullable(OneOf(SECTIONS))),
  fast_delivery: Type.Optional(Type.Boolean()),
  is_popular: Type.Optional(Type.Boolean()),
  status: Type.Optional(OneOf(PRODUCT_STATUSES)),
  /** The product's facts, for the category's attributes. */
  facts: Type.Optional(FactsWrite),
  /** All variants in their order; one that is left out goes. */
  variants: Type.Optional(Type.Array(VariantWrite, { maxItems: MAX_VARIANTS })),
});
export type ProductWrite = Static<typeof ProductWrite>;

/** Fields that are stored and shown as they are written; every new field of a product is one of them. */
export type PlainProductField = Exclude<
  keyof ProductWrite,
  | 'brand'
  | 'category'
  | 'subcategory'
  | 'original_price'
  | 'discount_percentage'
  | 'in_stock'
  | 'facts'
  | 'variants'
>;

/** An edit: the changed fields, with the version and the stock that the editor saw. */
export const ProductEdit = Type.Composite([
  Type.Partial(ProductWrite),
  Type.Object({
    /** The product's version the editor saw; when it is no longer current, 409 (D23). */
    version: Type.Optional(Type.Integer({ minimum: 1 })),
    /**
     * The stock the editor saw. With it the difference to `in_stock` is applied, so that pieces
     * sold in the meantime stay sold; without it `in_stock` is set as it is.
     */
    in_stock_seen: Type.Optional(Stock),
  }),
]);
export type ProductEdit = Static<typeof ProductEdit>;

const PictureFile = Type.String({ format: 'binary', description: 'PNG, JPEG, WebP or AVIF' });
const OwnPath = Type.Optional(
  Type.String({ description: "unchanged picture of this slot: the product's own current path" }),
);

/** POST /product, as `multipart/form-data`; `facts` and `variants` are JSON. */
export const NewProductForm = Type.Composite([
  ProductWrite,
  Type.Object({
    images: Type.Array(PictureFile, {
      minItems: PRODUCT_IMAGE_COUNT,
      maxItems: PRODUCT_IMAGE_COUNT,
    }),
  }),
]);

/**
 * PUT /product/{id}, as `multipart/form-data`; a picture slot that the form does not name keeps its picture.
 */
export const ProductEditForm = Type.Composite([
  ProductEdit,
  Type.Object({
    images: Type.Optional(Type.Array(PictureFile, { maxItems: PRODUCT_IMAGE_COUNT })),
    imageIndex: Type.Optional(
      Type.Array(Type.Integer({ minimum: 0, maximum: PRODUCT_IMAGE_COUNT - 1 }), {
        description: 'slot of each file of `images`, in the same order',
      }),
    ),
    existingImage_0: OwnPath,
    existingImage_1: OwnPath,
    existingImage_2: OwnPath,
    hasNewImages: Type.Optional(OneOf(['true', 'false'])),
  }),
]);

/** POST /product, PUT /product/{id} */
export const ProductSavedResponse = Type.Object({ message: Type.String(), product: StaffProduct });
export type ProductSavedResponse = Static<typeof ProductSavedResponse>;
