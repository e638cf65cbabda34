/** What the shop says about products (spec §8 where it says so). */
export const PRODUCT_DELETED = 'Product deleted successfully!';
export const NO_SUCH_PRODUCT = 'Product not found';
export const DELETE_APPROVED = 'Only an administrator may delete an approved product.';
