export const filter = 'Filter';
/** R2.44 */
export const clearAll = 'Clear All Filters';
export const categories = 'Categories';
/** Distinguishes it for screen readers from menu and footer, which have categories too. */
export const categoryLinks = 'Category list';
export const allProducts = 'All products';
export const allOf = (category: string) => `All ${category}`;
export const offer = 'Availability and offers';
export const brands = 'Brands';
export const away = 'Filters load with the products.';
export const noBrands = 'No brands to choose from.';
export const show = (total: number) => (total === 1 ? 'Show 1 product' : `Show ${total} products`);
