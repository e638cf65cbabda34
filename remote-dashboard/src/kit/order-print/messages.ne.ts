import type { OrderItem } from '@pasal/shared/contracts';
import { formatRupees, lineName, writeDigits } from '@pasal/shared/domain';

export const packingSlip = 'प्याकिङ स्लिप';
export const slipOf = (orderNumber: string) => `प्याकिङ स्लिप ${orderNumber}`;
export const order = 'अर्डर';
export const orderedDate = 'अर्डर मिति';
export const delivery = 'डेलिभरीको तरिका';
export const deliverTo = 'पुर्‍याउने ठेगाना';
export const items = 'प्याक गर्ने सामान';
export const packed = 'प्याक भयो';
export const box = 'प्याक गरेपछि चिनो लगाउनुहोस्';
export const pieces = 'थान';
export const product = 'सामान';
export const total = (pieces: number) => `जम्मा ${writeDigits(pieces)} थान`;
export const collect = (total: number) => `${formatRupees(total)} नगद लिनुहोस्`;
export const isPaid = 'भुक्तानी भइसक्यो। केही नलिनुहोस्।';
export const code = (orderNumber: string) => `${orderNumber} को Code 128`;
export const packedBy = 'प्याक गर्ने';
export const checkedBy = 'जाँच्ने';
export const cancelled = 'यो अर्डर रद्द भयो। प्याक नगर्नुहोस्।';
export const failed = 'पसलको विवरण लोड गर्न सकिएन। फेरि प्रयास गर्नुहोस्।';
/** The goods to find on the shelf: product, variant and its code. */
export const goods = (item: OrderItem) =>
  item.variant_code ? `${lineName(item)} (${item.variant_code})` : lineName(item);
