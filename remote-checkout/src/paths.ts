/** The addresses the checkout answers. */
export const patterns = {
  cart: '/cart',
  checkout: '/checkout',
  order: '/order/:orderNumber',
  trackOrder: '/track-order',
  rider: '/rider',
  /** Links that were sent before what they hold stood behind a `#`. */
  sentRider: '/rider/:link',
} as const;

/** The parameter of the cart's address that names a cart somebody sent. */
export const CODE = 'code';

/** Links of the checkout's own; those all parts of the shop have are in shared. */
export const ownPaths = {
  sentCart: (code: string) => `${patterns.cart}?${CODE}=${code}`,
  order: (orderNumber: string) => `/order/${encodeURIComponent(orderNumber)}`,
} as const;
