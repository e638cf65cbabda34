/** The addresses the checkout answers. */
export const patterns = {
  cart: '/cart',
  checkout: '/checkout',
  order: '/order/:orderNumber',
  trackOrder: '/track-order',
} as const;

/** Links of the checkout's own; those all parts of the shop have are in shared. */
export const ownPaths = {
  order: (orderNumber: string) => `/order/${encodeURIComponent(orderNumber)}`,
} as const;
