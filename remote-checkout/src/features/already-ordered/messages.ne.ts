import { formatRupees } from '@pasal/shared/domain';

export const alreadyOrdered = 'यो कार्टको अर्डर भइसकेको छ';
export const alreadyOrderedText = (orderNumber: string, total: number) =>
  `अर्डर ${orderNumber} (${formatRupees(total)}) अर्को ट्याबबाट भयो। केही पनि दुई पटक अर्डर भएको छैन।`;
export const seeOrder = 'आफ्नो अर्डर हेर्नुहोस्';
