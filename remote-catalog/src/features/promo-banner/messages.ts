export const messages = {
  label: 'Promotion',
  /** spec §2 "Home" */
  shopNow: 'Shop Now',
};
