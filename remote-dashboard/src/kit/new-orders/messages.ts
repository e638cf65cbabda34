import { MAX_NEW_ORDERS } from '@pasal/shared/contracts';

/** A count that stops at the most that is counted. */
export const countOf = (count: number) =>
  count >= MAX_NEW_ORDERS ? `${MAX_NEW_ORDERS}+` : String(count);
export const newOrders = (count: number) =>
  `${countOf(count)} new ${count === 1 ? 'order' : 'orders'}`;
