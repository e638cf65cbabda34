import type { Product, Variant } from '../contracts';

/** The variant selected in an address; without one, or if it no longer exists, the one whose price the product shows. */
export function chosenVariant(product: Product, wanted: string | null): Variant | undefined {
  const { variants, price, in_stock } = product;
  return (
    variants.find(({ id }) => String(id) === wanted) ??
    variants.find((each) => each.price === price && (each.in_stock > 0 || in_stock < 1))
  );
}
