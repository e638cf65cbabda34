export const orderAgain = 'Order again';
export const goToCart = 'Go to Cart';
export const failed = "We couldn't look up the products. Try again.";
export const none = 'Nothing from this order can be added to your cart.';
