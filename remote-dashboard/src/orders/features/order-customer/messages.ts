import { writeDigits } from '@pasal/shared/domain';

export const unknown = 'First order of this number.';
export const known = (orders: number, since: string, parts: string) =>
  `${writeDigits(orders)} ${orders === 1 ? 'order' : 'orders'} since ${since}: ${parts}.`;
export const delivered = (count: number, bought: string) =>
  `${writeDigits(count)} delivered (${bought})`;
export const open = (count: number) => `${writeDigits(count)} open`;
export const cancelled = (count: number) => `${writeDigits(count)} cancelled`;
export const cameBack = (count: number) => `${writeDigits(count)} of them came back`;
export const all = 'All orders of this number';
