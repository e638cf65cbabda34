import { writeDigits } from '@pasal/shared/domain';

export const unknown = 'First order of this number.';
export const known = (orders: number, since: string, parts: string) =>
  `${writeDigits(orders)} ${orders === 1 ? 'order' : 'orders'} since ${since}: ${parts}.`;
export const delivered = (count: number, bought: string) =>
  `${writeDigits(count)} delivered (${bought})`;
export const open = (count: number) => `${writeDigits(count)} open`;
export const cancelled = (count: number) => `${writeDigits(count)} cancelled`;
export const cameBack = (count: number) => `${writeDigits(count)} of them came back`;
export const refused = (count: number) =>
  count === 1 ? '1 parcel refused' : `${writeDigits(count)} parcels refused`;
export const page = 'Page of this customer';
export const joined = (contacts: string) => `Counted together with ${contacts}.`;
export const owes = (sum: string) => `Still owes ${sum}.`;
export const gets = (sum: string) => `Still gets ${sum}.`;
export const noted = (day: string, by: string) => `${day}, ${by}`;
