export const title = 'Related products';
export const viewAll = 'View all';
/** R8.15 */
export const loadFailed = 'Error loading products.';
