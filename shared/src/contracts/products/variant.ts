import { Type, type Static } from '@sinclair/typebox';
import { MAX_PRICE, MAX_STOCK, PRODUCT_IMAGE_COUNT, VARIANT_FIELD_LENGTHS } from './product-limits';
import { Nullable, Rupees, RupeesOf } from '@pasal/core/contract/schema';

const VariantId = Type.Integer({ minimum: 1, maximum: 2_147_483_647 });
/** Which of the product's pictures shows it. */
const PictureNumber = Type.Integer({ minimum: 0, maximum: PRODUCT_IMAGE_COUNT - 1 });

/** One of the choices a product is sold in; its id is the product's own and is never given again. */
export const Variant = Type.Object({
  id: Type.Integer(),
  name: Type.String(),
  code: Nullable(Type.String()),
  price: Rupees,
  original_price: Rupees,
  in_stock: Type.Integer({ minimum: 0 }),
  /** 0, 1 or 2; null where no picture is of this variant alone. */
  image: Nullable(PictureNumber),
  /** In Nepali, for staff, where it has been written; everybody else finds it as `name` (D156). */
  name_ne: Type.Optional(Type.String()),
});
export type Variant = Static<typeof Variant>;

const Price = RupeesOf({ exclusiveMinimum: 0, maximum: MAX_PRICE });
const Stock = Type.Integer({ minimum: 0, maximum: MAX_STOCK });

/**
 * A variant as a form sends it. With the id of one the product has, what is not named stays. A new one
 * comes without an id and gets one; only a product's first variants may bring theirs, 1 to their number. It
 * needs a price, and `price` is read where there is no `original_price`.
 */
export const VariantWrite = Type.Object({
  id: Type.Optional(VariantId),
  name: Type.Optional(Type.String({ minLength: 1, maxLength: VARIANT_FIELD_LENGTHS.name })),
  name_ne: Type.Optional(Nullable(Type.String({ maxLength: VARIANT_FIELD_LENGTHS.name }))),
  /** The shop's own code of it; no two variants have the same, whatever the case. */
  code: Type.Optional(Nullable(Type.String({ maxLength: VARIANT_FIELD_LENGTHS.code }))),
  /** Rupees before the product's discount. */
  original_price: Type.Optional(Price),
  /** Rupees after it. */
  price: Type.Optional(Price),
  in_stock: Type.Optional(Stock),
  /** As the product's: with it the difference is applied. */
  in_stock_seen: Type.Optional(Stock),
  image: Type.Optional(Nullable(PictureNumber)),
});
export type VariantWrite = Static<typeof VariantWrite>;
