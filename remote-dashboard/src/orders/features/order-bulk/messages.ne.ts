import { MAX_ORDERS_AT_ONCE } from '@pasal/shared/contracts';
import { writeDigits } from '@pasal/shared/domain';

export const bar = 'छानिएका अर्डर';
export const selected = (count: number) => `${writeDigits(count)} वटा अर्डर छानियो`;
export const elsewhere = (count: number) => `${writeDigits(count)} वटा अरू पृष्ठमा`;
export const tooMany = `एक पटकमा बढीमा ${writeDigits(MAX_ORDERS_AT_ONCE)} वटा अर्डर छान्नुहोस्।`;
export const setStatus = 'स्थिति बदल्नुहोस्';
export const slips = 'स्लिप छाप्नुहोस्';
export const invoices = 'बिल छाप्नुहोस्';
export const clear = 'छनोट हटाउनुहोस्';
