/** Names an order's line in one line of text: the product, then its variant. */
export function lineName({
  product_name,
  variant_name,
}: {
  product_name: string;
  variant_name?: string | null | undefined;
}): string {
  return variant_name ? `${product_name} – ${variant_name}` : product_name;
}

/** Returns a key for the goods of a line in a cart or an order: a product, or one of its variants. */
export function goodsKey(productId: number, variantId?: number): string {
  return variantId === undefined ? String(productId) : `${productId}-${variantId}`;
}
