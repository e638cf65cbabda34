import { sql } from 'kysely';
import type { ProductStatus, Section } from '@pasal/shared/contracts';

/** Public columns of a product as the database gives them; lists leave `additional_description` out. */
export interface ProductRow {
  id: number;
  slug: string;
  title: string;
  brand: string;
  category: string;
  price_paisa: number;
  original_price_paisa: number;
  discount_percentage: number;
  in_stock: number;
  images: unknown;
  variants: { id: number; price: number }[];
  fast_delivery: boolean;
  warranty: string | null;
  description: string;
  additional_description?: string;
  section: Section | null;
  is_popular: boolean;
}

/** Moments are text where a row came through JSON. */
export interface StaffProductRow extends ProductRow {
  status: ProductStatus;
  remarks: string | null;
  created_at: Date | string;
  updated_at: Date | string;
  version: number;
}

/** What a list shows to everyone. */
export const publicColumns = sql`
  product.id, product.slug, product.title, brand.name as brand, category.name as category,
  product.price_paisa, product.original_price_paisa, product.discount_percentage,
  product.in_stock, product.images, product.variants, product.fast_delivery, product.warranty,
  product.description, product.section, product.is_popular`;

/** What staff see beside it. */
export const staffColumns = sql`
  ${publicColumns}, product.status, product.remarks, product.created_at, product.updated_at,
  product.version`;

export const productTables = sql`
  product
  join brand on brand.id = product.brand_id
  join category on category.id = product.category_id`;
