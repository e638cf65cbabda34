export const orderTitle = (orderNumber: string) => `Order ${orderNumber}`;
export const THANK_YOU = 'Thank you for your order';
export const keepNumber = (orderNumber: string) =>
  `Your order number is ${orderNumber}. Keep it: with it and your phone number you can look the order up.`;
export const EARLIER_TRY =
  'An earlier try of yours had reached us, so this is the order as you sent it then. If something is not right, call us or cancel it and order again.';
export const TRACK_THIS_ORDER = 'Track this order';
export const CONTINUE_SHOPPING = 'Continue Shopping';
