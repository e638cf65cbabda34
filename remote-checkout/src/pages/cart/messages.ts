/** R2.59 */
export const cartTitle = (count: number) => `Your Shopping Cart (${count})`;
export const proceedToCheckout = 'Proceed to Checkout';

export const cartPageTitle = 'Your Shopping Cart';
