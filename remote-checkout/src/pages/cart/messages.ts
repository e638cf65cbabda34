import { headWords } from '@pasal/shared/domain';

/** R2.59 */
export const cartTitle = (count: string) => `Your Shopping Cart (${count})`;
export const proceedToCheckout = 'Proceed to Checkout';
/** In its place when no line can be bought (D89). */
export const nothingToBuy = 'Nothing in your cart can be ordered right now.';

export const cartPageTitle = headWords.cartTitle;

/** Until a cart that was sent is there, and where its part of the page can't be fetched. */
export const opening = 'Opening the cart…';
export const sentCartAway =
  "We couldn't open the cart that was sent. Reload the page to try again.";
