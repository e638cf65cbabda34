export const orderTitle = (orderNumber: string) => `Order ${orderNumber}`;
export const thankYou = 'Thank you for your order';
export const keepNumber = (orderNumber: string) =>
  `Your order number is ${orderNumber}. Keep it: with it and your phone number you can look the order up.`;
export const earlierTry =
  'An earlier try of yours had reached us, so this is the order as you sent it then. If something is not right, call us or cancel it and order again.';
export const trackThisOrder = 'Track this order';
export const continueShopping = 'Continue Shopping';
