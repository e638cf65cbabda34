import { headWords } from '@pasal/shared/domain';

export const orderTitle = headWords.orderTitle;
export const thankYou = 'Thank you for your order';
export const keepNumber = (orderNumber: string) =>
  `Your order number is ${orderNumber}. Keep it: you can track your order with it and your phone number.`;
export const earlierTry =
  "We had already received an earlier attempt, so this is the order as you sent it then. If something isn't right, call us, or cancel it and order again.";
export const trackThisOrder = 'Track this order';
export const continueShopping = 'Continue Shopping';
export const questions = (phone: string) => `Questions? Call ${phone}`;
export const write = 'Write to us about this order';
/** What a buyer sends to the shop first. */
export const aboutOrder = (orderNumber: string) =>
  `Hello, I have a question about my order ${orderNumber}.`;
export const warranty = 'Check a warranty';
