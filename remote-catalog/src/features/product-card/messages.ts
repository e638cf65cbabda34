import { MAX_WISHES } from '@pasal/shared/domain';

/** R8.3 */
export const added = (title: string) => `${title} added to cart!`;
export const addToCart = 'Add to Cart';
/** In its place where a variant must be chosen. */
export const choose = 'Choose';
export const outOfStock = 'Out of Stock';
/** The cart holds all there is (D8). */
export const noMore = (title: string, inStock: number) =>
  inStock > 0 ? `The cart already holds all ${inStock} of ${title}.` : `${title} is out of stock.`;
/** One order may take no more (D44). */
export const mostOfOne = (most: number) => `You can order ${most} of this product at once.`;
export const mostInAll = (most: number) => `One order may have ${most} pieces in all.`;
export const wish = (title: string) => `Save to wishlist: ${title}`;
export const wished = (title: string) => `${title} is on your wishlist.`;
export const unwished = (title: string) => `${title} was taken off your wishlist.`;
export const wishlistFull = `Your wishlist holds ${MAX_WISHES} products. Remove one to save another.`;
