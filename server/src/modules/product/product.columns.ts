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

export interface StaffProductRow extends ProductRow {
  status: ProductStatus;
  remarks: string | null;
  created_at: Date;
  updated_at: Date;
  version: number;
}

/** What a list shows to everyone, of the table `product`. */
export const LISTED_COLUMNS = `
  product.id, product.slug, product.title, product.price_paisa, product.original_price_paisa,
  product.discount_percentage, product.in_stock, product.images, product.variants,
  product.fast_delivery, product.warranty, product.description, product.section,
  product.is_popular`;

/** The names a product shows beside its own columns. */
export const NAME_COLUMNS = 'brand.name as brand, category.name as category';

/** What staff see beside it. */
export const STAFF_COLUMNS = `
  product.status, product.remarks, product.created_at, product.updated_at, product.version`;

export const NAME_TABLES = `
  join brand on brand.id = product.brand_id
  join category on category.id = product.category_id`;
