import { Type, type Static } from '@sinclair/typebox';
import { MAX_PAGE_SIZE, MAX_PRICE, PRODUCT_SORTS, PRODUCT_STATUSES, SECTIONS } from './limits';
import { Nullable, OneOf, Rupees, Timestamp } from './schema';

/** A product as every visitor may see it (api.md "Shapes"). */
export const Product = Type.Object({
  id: Type.Integer(),
  slug: Type.String(),
  title: Type.String(),
  brand: Type.String(),
  category: Type.String(),
  price: Rupees,
  original_price: Rupees,
  discount_percentage: Type.Integer({ minimum: 0, maximum: 99 }),
  in_stock: Type.Integer({ minimum: 0 }),
  images: Type.Array(Type.String()),
  variants: Type.Array(Type.Object({ id: Type.Integer(), price: Rupees })),
  fast_delivery: Type.Boolean(),
  warranty: Nullable(Type.String()),
  description: Type.String(),
  /** HTML; lists leave it out. */
  additional_description: Type.Optional(Type.String()),
  section: Nullable(OneOf(SECTIONS)),
  is_popular: Type.Boolean(),
});
export type Product = Static<typeof Product>;

/** What staff see beside the public fields. */
export const StaffProduct = Type.Composite([
  Product,
  Type.Object({
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
  brand: Type.Optional(Type.Array(Type.String({ maxLength: 200 }), { maxItems: 50 })),
  /** A section, brand, category name or category id, in this order (decision 1). */
  category: Type.Optional(Type.String({ maxLength: 200 })),
  search: Type.Optional(Type.String({ maxLength: 200 })),
  minPrice: Type.Optional(Type.Number({ minimum: 0, maximum: MAX_PRICE })),
  maxPrice: Type.Optional(Type.Number({ minimum: 0, maximum: MAX_PRICE })),
  sort: Type.Optional(OneOf(PRODUCT_SORTS)),
  ...Paging,
});
export type PublicProductQuery = Static<typeof PublicProductQuery>;

/** Counts are of the whole result before brand and price filters, so that a filter can be widened again. */
export const Facets = Type.Object({
  brands: Type.Array(Type.Object({ name: Type.String(), total: Type.Integer() })),
  price: Type.Object({ min: Rupees, max: Rupees }),
});
export type Facets = Static<typeof Facets>;

export const PublicProductsAnswer = Type.Object({
  products: Type.Array(Product),
  total: Type.Integer(),
  facets: Facets,
});
export type PublicProductsAnswer = Static<typeof PublicProductsAnswer>;

/** GET /product (staff) */
export const StaffProductQuery = Type.Object({
  status: Type.Optional(OneOf(PRODUCT_STATUSES)),
  search: Type.Optional(Type.String({ maxLength: 200 })),
  section: Type.Optional(OneOf(SECTIONS)),
  slug: Type.Optional(Type.String({ maxLength: 300 })),
  brand: Type.Optional(Type.String({ maxLength: 200 })),
  ...Paging,
});
export type StaffProductQuery = Static<typeof StaffProductQuery>;

export const StaffProductsAnswer = Type.Object({
  products: Type.Array(StaffProduct),
  total: Type.Integer(),
});
export type StaffProductsAnswer = Static<typeof StaffProductsAnswer>;

/** GET /product/slug/{slug} */
export const ProductAnswer = Type.Object({ product: Product });
export type ProductAnswer = Static<typeof ProductAnswer>;

/** GET /product/{id} (staff) */
export const StaffProductAnswer = Type.Object({ product: StaffProduct });
export type StaffProductAnswer = Static<typeof StaffProductAnswer>;
