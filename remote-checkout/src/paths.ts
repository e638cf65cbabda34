/** The checkout's route patterns. */
export const patterns = {
  cart: '/cart',
  checkout: '/checkout',
  order: '/order/:orderNumber',
  trackOrder: '/track-order',
  rider: '/rider',
  /** Old links, from before their secret was in the `#` fragment. */
  sentRider: '/rider/:link',
} as const;

/** The parameter of the cart's address with a sent cart's code. */
export const CODE = 'code';

/** The checkout's own links; those used by all parts are in shared. */
export const ownPaths = {
  sentCart: (code: string) => `${patterns.cart}?${CODE}=${code}`,
  order: (orderNumber: string) => `/order/${encodeURIComponent(orderNumber)}`,
} as const;
