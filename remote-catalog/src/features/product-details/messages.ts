export const messages = {
  tabs: 'About this product',
  /** spec §2 "Product page" */
  details: 'Product Details',
  empty: 'There are no more details about this product.',
};
