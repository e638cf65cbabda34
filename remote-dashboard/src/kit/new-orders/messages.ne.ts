import { MAX_NEW_ORDERS } from '@pasal/shared/contracts';
import { writeDigits } from '@pasal/shared/domain';

/** A count that stops at the most that is counted. */
export const countOf = (count: number) =>
  writeDigits(count >= MAX_NEW_ORDERS ? `${MAX_NEW_ORDERS}+` : count);
export const newOrders = (count: number) => `${countOf(count)} वटा नयाँ अर्डर`;
