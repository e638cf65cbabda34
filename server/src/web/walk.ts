import type { Walk } from '@pasal/platform/server/shop';

/** The release test of this shop: from the home page over a product and the cart to Place Order. */
export const WALK: Walk = {
  start: '/',
  steps: [
    { href: '/product/' },
    { role: 'button', name: 'Add to Cart' },
    { role: 'link', name: 'Cart, 1 item' },
    { role: 'link', name: 'Proceed to Checkout' },
    { role: 'button', name: 'Place Order', reach: true },
  ],
  asks: ['quoteCart'],
  money: String.raw`Rs\.?\s?[\d,]+(?:\.\d+)?`,
};
