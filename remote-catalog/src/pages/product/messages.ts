export const home = 'Home';
export const product = 'Product';
export const loading = 'Loading...';
/** R2.58 */
export const loadFailed = 'Failed to load product';
export const notFound = 'Product not found';
export const browse = 'Continue Shopping';
