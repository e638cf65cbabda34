export const products = 'Products of your wishlist';
export const inStock = 'In Stock';
export const outOfStock = 'Out of Stock';
export const gone = 'No longer sold in this shop.';
export const remove = 'Remove';
/** Of which product, for those who do not see where the button stands. */
export const of = (title: string) => `: ${title}`;
export const removed = (title: string) => `${title} was taken off your wishlist.`;
