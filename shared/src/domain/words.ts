/** Words and literal texts used in several parts of the shop. */
export const WORDS = {
  delete: 'Delete',
  cancel: 'Cancel',
  retry: 'Retry',
  tryAgain: 'Try Again',
  loading: 'Loading...',
  yes: 'Yes',
  no: 'No',
  /** R8.15 */
  productsFailed: 'Error loading products.',
  productFailed: 'Failed to load product',
  productNotFound: 'Product not found',
  /** R5.2 */
  orderIncomplete: 'Please fill in all required fields before placing the order.',
} as const;
