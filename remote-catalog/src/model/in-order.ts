/** Those of `products` that are named, in the order they are named in. */
export function inOrder<Product extends { id: number }>(
  products: readonly Product[],
  ids: readonly number[],
): Product[] {
  const known = new Map(products.map((product) => [product.id, product]));
  return ids.flatMap((id) => known.get(id) ?? []);
}
