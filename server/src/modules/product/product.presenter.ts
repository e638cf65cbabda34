import type { Product, StaffProduct } from '@pasal/shared/contracts';
import { toRupees } from '@pasal/shared/domain';
import { LISTED_FIELDS, pickFields, STAFF_FIELDS } from './product-fields';
import type { ProductRow, StaffProductRow } from './product.columns';

/** The public fields, whatever else the row holds (D7). */
export function presentProduct(row: ProductRow): Product {
  return {
    ...pickFields(row, LISTED_FIELDS),
    id: row.id,
    slug: row.slug,
    brand: row.brand,
    category: row.category,
    price: toRupees(row.price_paisa),
    original_price: toRupees(row.original_price_paisa),
    discount_percentage: row.discount_percentage,
    in_stock: row.in_stock,
    images: row.images,
    variants: row.variants.map(({ id, price }) => ({ id, price })),
    ...(row.additional_description !== undefined && {
      additional_description: row.additional_description,
    }),
  };
}

export function presentStaffProduct(row: StaffProductRow): StaffProduct {
  return {
    ...presentProduct(row),
    ...pickFields(row, STAFF_FIELDS),
    created_at: row.created_at.toISOString(),
    updated_at: row.updated_at.toISOString(),
    version: row.version,
  };
}
