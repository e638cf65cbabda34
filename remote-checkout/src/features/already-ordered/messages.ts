import { formatRupees } from '@pasal/shared/domain';

export const alreadyOrdered = 'This cart has already been ordered';
export const alreadyOrderedText = (orderNumber: string, total: number) =>
  `Order ${orderNumber} for ${formatRupees(total)} was placed in another tab. Nothing was ordered twice.`;
export const seeOrder = 'See your order';
