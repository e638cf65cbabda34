import { formatRupees } from '@pasal/shared/domain';

export const ALREADY_ORDERED = 'This cart was already ordered';
export const alreadyOrderedText = (orderNumber: string, total: number) =>
  `Order ${orderNumber} for ${formatRupees(total)} was placed in another tab. Nothing was ordered twice.`;
export const SEE_ORDER = 'See your order';
