import { formatRupees, WORDS } from '@pasal/shared/domain';

/** R2.68, with the total in place of {total}: `Place Order (Rs.9,000)`. */
export const placeOrderLabel = (total: number) =>
  `Place Order (${formatRupees(total).replace('Rs. ', 'Rs.')})`;

/** R8.4, R8.5 */
export const orderPlaced = 'Order placed successfully!';
export const orderFailed = 'Failed to place order';

export const acceptFirst =
  'Something in your order has changed. Accept the changes, then place the order.';
export const nothingLost =
  'Nothing is lost. Try again: however often you try, the order is placed only once.';
export const whenOnline = 'You are offline. We try again as soon as the connection is back.';
export const piecesLeft = (title: string, left: number) => `${title}: ${left} left`;
export const callShop = (phone: string) => `Call ${phone}`;
export const finishing = 'Finishing your order…';
export const finishingText = 'It was on its way when you left this page. We ask what became of it.';
export const tryAgain = WORDS.tryAgain;
