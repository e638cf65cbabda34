import type { DebtRequest } from '@pasal/shared/contracts';
import { writeDigits } from '@pasal/shared/domain';

export const title = 'ग्राहकले तिर्न बाँकी';
export const lead = 'पार्सल दिँदा नपुगेको रकम।';
export const parcel = (number: number) => `पार्सल ${writeDigits(number)}`;
export const ends: Record<DebtRequest['end'], string> = {
  paid: 'पछि तिरेको चढाउनुहोस्',
  forgiven: 'मिनाहा गर्नुहोस्',
};
export const titled = (end: string, number: number) => `${end}: ${parcel(number)}`;
export const amount = 'रकम (रु.)';
export const amountHint = (most: string) => `बाँकी रकम बढीमा ${most}।`;
export const takenBy = 'पैसा कोसँग छ';
export const drawer = 'पसलको दराज';
export const remarks = 'कैफियत';
export const reason = 'किन';
export const reasonHint = 'यो नगद खाता र अर्डरको इतिहासमा रहन्छ।';
export const sayWhy = 'किन मिनाहा गर्ने, लेख्नुहोस्।';
export const book = 'चढाउनुहोस्';
export const done: Record<DebtRequest['end'], string> = {
  paid: 'पछि तिरेको',
  forgiven: 'मिनाहा गरेको',
};
export const endedText = (end: string, rupees: string, day: string) => `${end}: ${rupees}, ${day}`;
export const reversed = 'उल्ट्याइएको';
export const reverse = 'उल्ट्याउनुहोस्';
export const reverseOf = (what: string) => `${reverse} (${what})`;
export const reverseTitle = 'चढाएको उल्ट्याउनुहोस्';
export const reverseLead = (rupees: string) =>
  `गल्तीले चढेको हो: ${rupees} आजको मितिमा उल्टो चढ्छ, र फेरि बाँकी हुन्छ। त्यसपछि सही हिसाब चढाउनुहोस्।`;
export const needsReason = 'कारण लेख्नुहोस्।';
export const whoBooks = 'पछि तिरेको रकम पैसाको हिसाब राख्नेले चढाउनुहुन्छ।';
export const standsNow = (owed: string, due: string) =>
  `यो पार्सलको अहिले ग्राहकले ${owed} तिर्न बाँकी छ, र ${due} फिर्ता पाउन बाँकी छ।`;
