import type { CartProduct } from '@pasal/shared/domain';
import type { Goods } from './goods';

/** The part of a product or variant stored in the cart (R3.11). */
export function cartProductOf(goods: Goods): CartProduct {
  const { id, variant_id, slug, title, brand, price, in_stock, images } = goods;
  const product = { id, slug, title, brand, price, in_stock, images };
  return variant_id === undefined ? product : { ...product, variant_id };
}
