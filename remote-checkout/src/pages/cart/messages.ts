/** R2.59 */
export const cartTitle = (count: number) => `Your Shopping Cart (${count})`;
export const PROCEED_TO_CHECKOUT = 'Proceed to Checkout';

export const CART_PAGE_TITLE = 'Your Shopping Cart';
