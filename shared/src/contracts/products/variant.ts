import { Type, type Static } from '@sinclair/typebox';
import { MAX_PRICE, MAX_STOCK, PRODUCT_IMAGE_COUNT, VARIANT_FIELD_LENGTHS } from './product-limits';
import { Nullable, Rupees, RupeesOf } from '@pasal/core/contract/schema';

const VariantId = Type.Integer({ minimum: 1, maximum: 2_147_483_647 });
/** The index of its picture among the product's. */
const PictureNumber = Type.Integer({ minimum: 0, maximum: PRODUCT_IMAGE_COUNT - 1 });

/** A variant of a product; its id is unique within the product and is never reused. */
export const Variant = Type.Object({
  id: Type.Integer(),
  name: Type.String(),
  code: Nullable(Type.String()),
  price: Rupees,
  original_price: Rupees,
  in_stock: Type.Integer({ minimum: 0 }),
  /** 0, 1 or 2; null if the variant has no picture of its own. */
  image: Nullable(PictureNumber),
  /** The Nepali name, for staff, if any; visitors get it as `name` (D156). */
  name_ne: Type.Optional(Type.String()),
});
export type Variant = Static<typeof Variant>;

const Price = RupeesOf({ exclusiveMinimum: 0, maximum: MAX_PRICE });
const Stock = Type.Integer({ minimum: 0, maximum: MAX_STOCK });

/**
 * A variant as a form sends it. With an existing id, omitted fields are unchanged. A new one has no id and gets one;
 * only a product's first variants may have their own, counted from 1. It needs a price; `price` is used if there is
 * no `original_price`.
 */
export const VariantWrite = Type.Object({
  id: Type.Optional(VariantId),
  name: Type.Optional(Type.String({ minLength: 1, maxLength: VARIANT_FIELD_LENGTHS.name })),
  name_ne: Type.Optional(Nullable(Type.String({ maxLength: VARIANT_FIELD_LENGTHS.name }))),
  /** The shop's own code; unique among variants, ignoring case. */
  code: Type.Optional(Nullable(Type.String({ maxLength: VARIANT_FIELD_LENGTHS.code }))),
  /** Rupees before discount. */
  original_price: Type.Optional(Price),
  /** Rupees after discount. */
  price: Type.Optional(Price),
  in_stock: Type.Optional(Stock),
  /** As for products: if given, the difference is applied. */
  in_stock_seen: Type.Optional(Stock),
  image: Type.Optional(Nullable(PictureNumber)),
});
export type VariantWrite = Static<typeof VariantWrite>;
