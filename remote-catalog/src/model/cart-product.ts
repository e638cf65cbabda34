import type { CardProduct } from '@pasal/shared/contracts';
import type { CartProduct } from '@pasal/shared/domain';

/** The part of a product the cart keeps (R3.11). */
export function cartProductOf(product: CardProduct): CartProduct {
  const { id, slug, title, brand, price, in_stock, images } = product;
  return { id, slug, title, brand, price, in_stock, images };
}
