import type { CardProduct, Product, Variant } from '@pasal/shared/contracts';
import { lineName } from '@pasal/shared/domain';

export { chosenVariant } from '@pasal/shared/domain';

/** A product to buy, or one of its variants in the product's place, with its name in the title. */
export type Goods = CardProduct & { variant_id?: number };

/** The product as one of its variants is sold. */
export function asVariant(product: Product, variant: Variant): Product & Goods {
  const { id: variant_id, name, price, original_price, in_stock, image } = variant;
  const own = image === null ? undefined : product.images[image];
  return {
    ...product,
    title: lineName({ product_name: product.title, variant_name: name }),
    variant_id,
    price,
    original_price,
    in_stock,
    images: own === undefined ? product.images : [own],
  };
}
