export const messages = {
  /** R8.3 */
  added: (title: string) => `${title} added to cart!`,
  addToCart: 'Add to Cart',
  outOfStock: 'Out of Stock',
  /** The cart holds all there is (D8). */
  noMore: (title: string, inStock: number) =>
    inStock > 0
      ? `The cart already holds all ${inStock} of ${title}.`
      : `${title} is out of stock.`,
  /** One order may take no more (D44). */
  mostOfOne: (most: number) => `You can order ${most} of this product at once.`,
  mostInAll: (most: number) => `One order may have ${most} pieces in all.`,
  /** R8.15 */
  loadFailed: 'Error loading products.',
};
