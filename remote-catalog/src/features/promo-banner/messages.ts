export const messages = {
  label: 'Promotion',
  /** R2.23 */
  shopNow: 'Shop Now',
};
