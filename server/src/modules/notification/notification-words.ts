import type { OrderStatus } from '@pasal/shared/contracts';

/** The texts of the shop's messages. Plain words: people in a hurry read them on phones. */
export const THANKS =
  'thank you for your order. We have received it and will call you if we need anything.';
export const CANCELLED_TO_SHOP = 'the customer cancelled this order. Its items are back in stock.';
export const NEW_TO_SHOP = 'a new order has come in.';
export const TRACK = 'See how your order is going (you need the phone number you ordered with):';
export const OPEN = 'Open it in the dashboard:';
export const PAYMENT = 'Cash on Delivery';

/** The sentence about a status for the buyer, after the name of the order. */
export const STATUS_SENTENCES: Record<OrderStatus, string> = {
  pending: 'is being prepared again.',
  complete: 'is completed. Thank you for shopping with us!',
  cancel: 'has been cancelled. You pay nothing.',
  others: 'is in progress. We will call you about it.',
};

/** In place of that sentence, where staff say themselves how the order is doing. */
export const NEWS = (number: string) => `there is news about your order ${number}.`;

export const GREETING = {
  /** An order may have no usable name. */
  buyer: (name: string) => `Dear ${name || 'customer'},`,
  shop: () => 'Hello,',
  team: () => 'Hello,',
};

/** First sentence of a text message about a new order, after the shop's name. */
export const shortThanks = (number: string) => `we have received your order ${number}.`;
export const PROMISED = 'Expected';
