import type { CardProduct, Product, StaffProduct, Variant } from '@pasal/shared/contracts';
import { toRupees } from '@pasal/shared/domain';
import type { StoredVariant } from '../../db/schema';
import { CARD_FIELDS, LISTED_FIELDS, STAFF_FIELDS, withFields } from './product-fields';
import type { ProductRow, StaffProductRow } from './product.columns';

/** A variant as its product's row has it, in rupees. */
function presentVariant(variant: StoredVariant): Variant {
  const { id, name, code, price_paisa, original_price_paisa, in_stock, image } = variant;
  const price = toRupees(price_paisa);
  return { id, name, code, price, original_price: toRupees(original_price_paisa), in_stock, image };
}

/** As a card shows it: without the texts of its own page. */
export function presentCard(row: ProductRow): CardProduct {
  const own = {
    id: row.id,
    slug: row.slug,
    brand: row.brand,
    category: row.category,
    price: toRupees(row.price_paisa),
    original_price: toRupees(row.original_price_paisa),
    discount_percentage: row.discount_percentage,
    in_stock: row.in_stock,
    images: row.images,
    variants: row.variants.map(presentVariant),
  };
  return withFields(own, row, CARD_FIELDS);
}

/** The public fields, whatever else the row holds (D7). */
export function presentProduct(row: ProductRow): Product {
  const own = Object.assign(presentCard(row), { subcategory: row.subcategory });
  const product: Product = withFields(own, row, LISTED_FIELDS);
  const { additional_description } = row;
  if (row.facts !== undefined) product.facts = row.facts;
  if (additional_description !== undefined) product.additional_description = additional_description;
  return product;
}

/** A product for its own page, with its text, which keeps to the rules since it was written (D35). */
export function presentOneProduct(row: ProductRow): Product {
  return { additional_description: '', ...presentProduct(row) };
}

export function presentStaffProduct(row: StaffProductRow): StaffProduct {
  const own = Object.assign(presentProduct(row), {
    created_at: row.created_at.toISOString(),
    updated_at: row.updated_at.toISOString(),
    version: row.version,
  });
  return withFields(own, row, STAFF_FIELDS);
}
