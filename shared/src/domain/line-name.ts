/** What an order's line is called where there is one line of text for it: the product, then its variant. */
export function lineName({
  product_name,
  variant_name,
}: {
  product_name: string;
  variant_name?: string | null | undefined;
}): string {
  return variant_name ? `${product_name} – ${variant_name}` : product_name;
}

/** Tells apart what lines of a cart or an order are of: a product, or one of its variants. */
export function goodsKey(productId: number, variantId?: number): string {
  return variantId === undefined ? String(productId) : `${productId}-${variantId}`;
}
