/** R2.59 */
export const cartTitle = (count: string) => `Your Shopping Cart (${count})`;
export const proceedToCheckout = 'Proceed to Checkout';
/** In its place when no line can be bought (D89). */
export const nothingToBuy = 'Nothing in your cart can be ordered right now.';

export const cartPageTitle = 'Your Shopping Cart';
