import { formatRupees } from '@pasal/shared/domain';

/** spec §2, with the total in place of {total}: `Place Order (Rs.9,000)`. */
export const placeOrderLabel = (total: number) =>
  `Place Order (${formatRupees(total).replace('Rs. ', 'Rs.')})`;

/** spec §8 */
export const ORDER_PLACED = 'Order placed successfully!';
export const ORDER_FAILED = 'Failed to place order';
export const INCOMPLETE = 'Please fill in all required fields before placing the order.';

export const ACCEPT_FIRST =
  'Something in your order has changed. Accept the changes, then place the order.';
export const NOTHING_LOST =
  'Nothing is lost. Try again: however often you try, the order is placed only once.';
export const TRY_AGAIN = 'Try Again';
