import { formatRupees } from '@pasal/shared/domain';

/** R2.68, with the total in place of {total}: `Place Order (Rs.9,000)`. */
export const placeOrderLabel = (total: number) =>
  `Place Order (${formatRupees(total).replace('Rs. ', 'Rs.')})`;

/** R8.4, R8.5 */
export const ORDER_PLACED = 'Order placed successfully!';
export const ORDER_FAILED = 'Failed to place order';

export const ACCEPT_FIRST =
  'Something in your order has changed. Accept the changes, then place the order.';
export const NOTHING_LOST =
  'Nothing is lost. Try again: however often you try, the order is placed only once.';
export const WHEN_ONLINE = 'You are offline. We try again as soon as the connection is back.';
export const FINISHING = 'Finishing your order…';
export const FINISHING_TEXT =
  'It was on its way when you left this page. We ask what became of it.';
export const TRY_AGAIN = 'Try Again';
