import { MAX_WISHES } from '@pasal/shared/domain';

/** R8.3 */
export const added = (title: string) => `${title} added to cart!`;
export const addToCart = 'Add to Cart';
/** Shown instead if a variant must be selected. */
export const choose = 'Choose';
/** The cart has the whole stock (D8). */
export const noMore = (title: string, inStock: number) =>
  inStock > 0
    ? `Your cart already has all ${inStock} we have of ${title}.`
    : `${title} is out of stock.`;
/** The order limit is reached (D44). */
export const mostOfOne = (most: number) => `You can order up to ${most} of this product at a time.`;
export const mostInAll = (most: number) => `You can order up to ${most} items at a time.`;
export const wish = (title: string) => `Save to wishlist: ${title}`;
export const wished = (title: string) => `${title} is on your wishlist.`;
export const unwished = (title: string) => `${title} was removed from your wishlist.`;
export const wishlistFull = `Your wishlist is full (${MAX_WISHES} products). Remove one to save another.`;
