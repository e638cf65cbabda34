import type { CardProduct, Product, Variant } from '@pasal/shared/contracts';
import { lineName } from '@pasal/shared/domain';

/** A product to buy, or one of its variants in the product's place, with its name in the title. */
export type Goods = CardProduct & { variant_id?: number };

/** The variant an address chooses; without one, or with one that is gone, that whose price the product shows. */
export function chosenVariant(product: Product, wanted: string | null): Variant | undefined {
  const { variants, price, in_stock } = product;
  return (
    variants.find(({ id }) => String(id) === wanted) ??
    variants.find((each) => each.price === price && (each.in_stock > 0 || in_stock < 1))
  );
}

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
