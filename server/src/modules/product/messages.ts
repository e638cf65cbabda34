/** What the shop says about products (spec §8 where it says so). */
export const PRODUCT_DELETED = 'Product deleted successfully!';
export const NO_SUCH_PRODUCT = 'Product not found';
export const DELETE_APPROVED = 'Only an administrator may delete an approved product.';
export const PRODUCT_ADDED = 'Product added successfully!';
export const PRODUCT_UPDATED = 'Product updated successfully!';
export const NO_SUCH_BRAND = 'There is no such brand.';
export const NO_SUCH_CATEGORY = 'There is no such category.';
export const PRICE_OF_NOTHING = 'After the discount the price must still be above zero.';
export const THREE_PICTURES = 'A product has exactly three pictures.';
export const PICTURE_SLOTS = 'Each new picture needs a slot of its own: 0, 1 or 2.';
export const FOREIGN_PICTURE = 'This picture does not belong to the product.';
export const NO_NEW_PICTURES = 'New pictures were announced, but their files disagree.';
export const STATUS_IS_ADMINS = 'Only an administrator may approve a product or withdraw approval.';
export const PRODUCT_CHANGED =
  'Someone else has changed this product in the meantime. Please load it again.';
export const STOCK_SOLD =
  'More pieces were sold in the meantime than would be left. Please load the product again.';
