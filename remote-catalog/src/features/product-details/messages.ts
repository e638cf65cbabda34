export const messages = {
  tabs: 'About this product',
  /** R2.57 */
  details: 'Product Details',
  empty: 'There are no more details about this product.',
};
