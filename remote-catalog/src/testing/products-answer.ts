import type { CardProduct, Product, PublicProductsResponse } from '@pasal/shared/contracts';
import { makeProduct } from '@pasal/shared/testing';

/** The answer of GET /product/public to a list with only `products`. */
export function productsAnswer(
  products: CardProduct[],
  part: Partial<PublicProductsResponse> = {},
): PublicProductsResponse {
  const prices = products.map(({ price }) => price);
  const brands = [...new Set(products.map(({ brand }) => brand))];
  return {
    products,
    total: products.length,
    facets: {
      brands: brands.map((name) => ({
        name,
        total: products.filter(({ brand }) => brand === name).length,
      })),
      price: { min: Math.min(0, ...prices), max: Math.max(0, ...prices) },
    },
    ...part,
  };
}

export function makeProducts(count: number, part: Partial<Product> = {}): Product[] {
  return Array.from({ length: count }, () => makeProduct(part));
}
