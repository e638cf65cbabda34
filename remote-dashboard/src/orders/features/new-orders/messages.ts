import { MAX_NEW_ORDERS } from '@pasal/shared/contracts';

const countOf = (count: number) => (count >= MAX_NEW_ORDERS ? `${MAX_NEW_ORDERS}+` : String(count));

export const show = (count: number) =>
  `Show ${countOf(count)} new ${count === 1 ? 'order' : 'orders'}`;
