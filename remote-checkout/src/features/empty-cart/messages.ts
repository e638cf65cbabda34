/** R2.63 */
export const emptyTitle = 'Your Cart is Empty';
export const emptyText = "Looks like you haven't added anything to your cart yet";
export const continueShopping = 'Continue Shopping';
