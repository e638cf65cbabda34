/** Patterns of the addresses that the server knows too: of a product and of a list of products. */
export const PRODUCT_PATTERN = '/product/:slug';
export const CATEGORY_PATTERN = '/product-category/:category';

export const productAddress = (slug: string): string =>
  PRODUCT_PATTERN.replace(':slug', () => encodeURIComponent(slug));

/** @param category a section, `all`, a category, a subcategory or a brand (D1) */
export const categoryAddress = (category: string): string =>
  CATEGORY_PATTERN.replace(':category', () => encodeURIComponent(category));
