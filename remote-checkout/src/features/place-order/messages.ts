import { formatRupees, WORDS } from '@pasal/shared/domain';

/** R2.68, with the total in place of {total}: `Place Order (Rs.9,000)`. */
export const placeOrderLabel = (total: number) =>
  `Place Order (${formatRupees(total).replace('Rs. ', 'Rs.')})`;

/** R8.4, R8.5 */
export const orderPlaced = 'Order placed successfully!';
export const orderFailed = 'Failed to place order';

export const acceptFirst =
  'Something in your order has changed. Accept the changes, then place your order.';
export const nothingLost =
  'Nothing is lost. Try again: your order is placed only once, however often you try.';
export const whenOnline = "You're offline. We'll try again as soon as you're back online.";
export const piecesLeft = (title: string, left: number) => `${title}: ${left} left`;
export const callShop = (phone: string) => `Call ${phone}`;
export const finishing = 'Finishing your order…';
export const finishingText =
  "It was being sent when you left this page. We're checking what happened.";
export const tryAgain = WORDS.tryAgain;
