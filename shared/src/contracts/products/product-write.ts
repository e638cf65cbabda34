import { Type, type Static } from '@sinclair/typebox';
import { FactsWrite, NepaliFactsWrite } from './fact';
import {
  MAX_PRICE,
  MAX_STOCK,
  MAX_VARIANTS,
  PRODUCT_FIELD_LENGTHS,
  PRODUCT_IMAGE_COUNT,
  PRODUCT_STATUSES,
  SECTIONS,
  eachNepaliText,
  eachProductLine,
} from './product-limits';
import { Lines, Nullable, OneOf, RupeesOf } from '@pasal/core/contract/schema';
import { VariantWrite } from './variant';

const required = (name: keyof typeof PRODUCT_FIELD_LENGTHS) =>
  Type.String({ minLength: 1, maxLength: PRODUCT_FIELD_LENGTHS[name] });
const optional = (name: keyof typeof PRODUCT_FIELD_LENGTHS) =>
  Type.Optional(Nullable(Type.String({ maxLength: PRODUCT_FIELD_LENGTHS[name] })));
const isLong = (name: string) => name === 'description' || name === 'additional_description';
const Price = RupeesOf({ exclusiveMinimum: 0, maximum: MAX_PRICE });
const Stock = Type.Integer({ minimum: 0, maximum: MAX_STOCK });

/**
 * The fields of the product form (R5.7, R5.8, R7.15). There is no `price`: the server derives it from original price
 * and discount (D9).
 */
export const ProductWrite = Type.Object({
  title: required('title'),
  /** Name of an existing brand, in any case. */
  brand: required('brand'),
  /** Name of an existing category, in any case. */
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
  /** In Nepali; the English text is the fallback. */
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
  /** The product's facts for the category's attributes. */
  facts: Type.Optional(FactsWrite),
  /** The Nepali text facts. */
  facts_ne: Type.Optional(NepaliFactsWrite),
  /** All variants in order; omitted ones are removed. */
  variants: Type.Optional(Type.Array(VariantWrite, { maxItems: MAX_VARIANTS })),
});
export type ProductWrite = Static<typeof ProductWrite>;

/** Fields that are stored and shown as entered; every new product field is one of them. */
export type PlainProductField = Exclude<
  keyof ProductWrite,
  | 'brand'
  | 'category'
  | 'subcategory'
  | 'original_price'
  | 'discount_percentage'
  | 'in_stock'
  | 'facts'
  | 'facts_ne'
  | 'variants'
>;

/** An edit: the changed fields, with the version and stock that the editor saw. */
export const ProductEdit = Type.Composite([
  Type.Partial(ProductWrite),
  Type.Object({
    /** The product's version that the editor saw; if outdated, 409 (D23). */
    version: Type.Optional(Type.Integer({ minimum: 1 })),
    /**
     * The stock that the editor saw. If given, the difference to `in_stock` is applied, so that sales in the
     * meantime count; otherwise `in_stock` is set directly.
     */
    in_stock_seen: Type.Optional(Stock),
  }),
]);
export type ProductEdit = Static<typeof ProductEdit>;

const PictureFile = Type.String({ format: 'binary', description: 'PNG, JPEG, WebP or AVIF' });
const OwnPath = Type.Optional(
  Type.String({ description: "unchanged picture of this slot: the product's own current path" }),
);

/** POST /product, as `multipart/form-data`; `facts`, `facts_ne` and `variants` are JSON. */
export const NewProductForm = Type.Composite([
  ProductWrite,
  Type.Object({
    images: Type.Array(PictureFile, {
      minItems: PRODUCT_IMAGE_COUNT,
      maxItems: PRODUCT_IMAGE_COUNT,
    }),
  }),
]);

/** PUT /product/{id}, as `multipart/form-data`; a picture slot missing from the form is unchanged. */
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
