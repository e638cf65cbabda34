export const products = 'Products on your wishlist';
export const inStock = 'In Stock';
export const outOfStock = 'Out of Stock';
export const gone = 'No longer available in this shop.';
export const remove = 'Remove';
/** Names the product, for screen readers. */
export const of = (title: string) => `: ${title}`;
export const removed = (title: string) => `${title} was removed from your wishlist.`;
