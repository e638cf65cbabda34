import type { NotificationKind, OrderStatus } from '@pasal/shared/contracts';
import { ORDER_STATUS_LABELS } from '@pasal/shared/domain';

/** What the shop's messages say. Plain words: they are read on phones, by people in a hurry. */
export const THANKS =
  'thank you for your order. We have received it and will call you if we need anything.';
export const CANCELLED_TO_SHOP =
  'the customer has cancelled this order. Its stock is back in the shop.';
export const NEW_TO_SHOP = 'a new order has come in.';
export const TRACK = 'See how your order is going (you need the phone number you ordered with):';
export const OPEN = 'Open it in the dashboard:';
export const PAYMENT = 'Cash on Delivery';

/** What a buyer is told of a status, after the name of the order. */
export const STATUS_SENTENCES: Record<OrderStatus, string> = {
  pending: 'is being prepared again.',
  complete: 'is completed. Thank you for shopping with us!',
  cancel: 'has been cancelled. Nothing is to be paid.',
  others: `is now marked "${ORDER_STATUS_LABELS.others}". We will call you about it.`,
};

export const GREETING = {
  /** Without a name: whom nobody can name. */
  buyer: (name: string) => `Dear ${name || 'customer'},`,
  shop: () => 'Hello,',
  team: () => 'Hello,',
};

/** First sentence of a text message, after the shop's name. */
export function shortSentence(kind: NotificationKind, number: string, status: OrderStatus): string {
  if (kind === 'order_placed') return `we have received your order ${number}.`;
  return `your order ${number} ${STATUS_SENTENCES[status]}`;
}
export const PROMISED = 'Expected';
