import { MAX_ORDERS_AT_ONCE } from '@pasal/shared/contracts';

export const bar = 'Selected orders';
export const selected = (count: number) =>
  count === 1 ? '1 order selected' : `${count} orders selected`;
export const elsewhere = (count: number) => `${count} on other pages`;
export const tooMany = `Select at most ${MAX_ORDERS_AT_ONCE} orders at once.`;
export const setStatus = 'Set status';
export const slips = 'Print slips';
export const invoices = 'Print invoices';
export const clear = 'Clear selection';
