export const tabs = 'About this product';
/** R2.57 */
export const details = 'Product Details';
export const empty = 'There are no further details about this product.';
