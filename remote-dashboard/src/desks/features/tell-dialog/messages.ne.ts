import type { ToldEvent } from '@pasal/shared/contracts';
import { writeDigits } from '@pasal/shared/domain';

export const titled = (what: string, count: number) =>
  count === 1 ? what : `${what}: ${writeDigits(count)} पार्सल`;
/** Parcel events as button labels. */
export const tell: Record<ToldEvent, string> = {
  confirmed: 'पक्का गर्नुहोस्',
  packed: 'प्याक भयो',
  unpacked: 'प्याक खोल्नुहोस्',
  handed_over: 'कुरियरलाई दिनुहोस्',
  taken_back: 'पसलमा फिर्ता लिनुहोस्',
  on_the_way: 'बाटोमा छ',
  delivered: 'डेलिभरी भयो',
  not_delivered: 'डेलिभरी हुन सकेन',
  coming_back: 'फर्कँदैछ',
  came_back: 'फर्केको सामान बुझिलिनुहोस्',
};
export const chooseCourier = 'कुरियर छान्नुहोस्';
export const ownCourier = 'हरेकलाई तोकिएकै कुरियर';
export const numbers = 'कुरियरका नम्बर, हरेकको आफ्नै';
export const consignment = 'कुरियरको नम्बर';
export const consignmentHint = 'कुरियरले पार्सललाई दिएको नम्बर।';
export const reason = 'कारण';
export const chooseReason = 'कारण छान्नुहोस्';
export const remarks = 'कैफियत';
export const remarksHint = 'कर्मचारीले मात्र देख्छन्।';
