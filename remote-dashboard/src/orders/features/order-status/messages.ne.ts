import { ORDER_STATUS_LABELS, writeDigits } from '@pasal/shared/domain';
import type { OrderStatus } from '@pasal/shared/contracts';

/** Literal texts of R8.9 to R8.11. */

export const title = (orderNumber: string) => `स्थिति बदल्नुहोस्: ${orderNumber}`;
export const titleOfMany = (count: number) => `${writeDigits(count)} वटा अर्डरको स्थिति बदल्नुहोस्`;
export const current = 'अहिलेको स्थिति:';
export const counted = (count: number) => `${writeDigits(count)} ×`;
export const status = 'स्थिति';
export const chooseStatus = 'स्थिति छान्नुहोस्';
export const statusRequired = 'स्थिति छान्नुहोस्।';
export const remarks = 'कैफियत';
export const remarksHint = 'कर्मचारीले मात्र देख्छन्।';
export const placeholder = 'कैफियत';
export const ready = 'तयारी कैफियत';
export const tell = 'ग्राहकलाई भन्ने कुरा (नलेखे पनि हुन्छ)';
export const tellHint = 'ग्राहकलाई जाने सन्देशमा र अर्डरको पृष्ठमा देखिन्छ।';
export const submit = 'स्थिति बदल्नुहोस्';
export const tryAgain = 'फेरि प्रयास गर्नुहोस्';
export const close = 'बन्द गर्नुहोस्';
export const remarksRequired = 'कैफियत लेख्नुहोस्!';
export const updated = 'अर्डरको स्थिति बदलियो!';
export const failed = 'बदल्न सकिएन!';
export const stayed = (count: number) =>
  count === 1 ? 'यो अर्डर जस्ताको तस्तै रह्यो:' : 'यी अर्डर जस्ताको तस्तै रहे:';
export const isNow = (status: OrderStatus) => `अहिलेको स्थिति: ${ORDER_STATUS_LABELS[status]}।`;
