import type { Product, StaffProduct } from '@pasal/shared/contracts';
import { imagePathsOf, toRupees } from '@pasal/shared/domain';
import type { ProductRow, StaffProductRow } from './product.columns';

/** The public fields, whatever else the row holds (decision 7). */
export function presentProduct(row: ProductRow): Product {
  return {
    id: row.id,
    slug: row.slug,
    title: row.title,
    brand: row.brand,
    category: row.category,
    price: toRupees(row.price_paisa),
    original_price: toRupees(row.original_price_paisa),
    discount_percentage: row.discount_percentage,
    in_stock: row.in_stock,
    images: imagePathsOf(row.images),
    variants: row.variants.map(({ id, price }) => ({ id, price })),
    fast_delivery: row.fast_delivery,
    warranty: row.warranty,
    description: row.description,
    ...(row.additional_description !== undefined && {
      additional_description: row.additional_description,
    }),
    section: row.section,
    is_popular: row.is_popular,
  };
}

export function presentStaffProduct(row: StaffProductRow): StaffProduct {
  return {
    ...presentProduct(row),
    status: row.status,
    remarks: row.remarks,
    created_at: row.created_at.toISOString(),
    updated_at: row.updated_at.toISOString(),
    version: row.version,
  };
}
