/** R2.63 */
export const EMPTY_TITLE = 'Your Cart is Empty';
export const EMPTY_TEXT = "Looks like you haven't added anything to your cart yet";
export const CONTINUE_SHOPPING = 'Continue Shopping';
