/** R2.30 */
export const title = 'New Arrivals';
export const viewAll = 'View all';
/** R8.15 */
export const loadFailed = 'Error loading products.';
export const empty = 'No new products yet.';
