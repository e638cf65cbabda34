import type { CashKind } from '@pasal/shared/contracts';

export const title = 'नगद खाता';
export const lead = 'अर्डरका लागि उठाइएको हरेक रुपैयाँ, र त्यो कहाँ गयो। यसमा लेखिएको कहिल्यै फेरिँदैन।';
export const when = 'मिति';
export const kind = 'कारोबार';
export const order = 'अर्डर';
export const who = 'कसले';
export const amount = 'रकम';
export const shop = 'पसल';
export const sums = 'मिति र व्यक्तिअनुसार';
export const drawer = 'पसलमा आएको नगद';
export const open = 'अर्डर खोल्नुहोस्';
export const days = 'मिति छान्नुहोस्';
export const older = 'पुराना';
export const failed = 'नगद खाता खोल्न सकिएन।';
export const empty = 'यी मितिमा नगदको कारोबार भएको छैन';
export const kinds: Record<CashKind, string> = {
  taken: 'उठाइयो',
  short: 'कम तिरियो',
  to_refund: 'फिर्ता दिनुपर्ने',
  handed_in: 'बुझाइयो',
  charge: 'राखिएको शुल्क',
  written_off: 'मिनाहा',
  refunded: 'फिर्ता दिएको',
  forgiven: 'ग्राहकलाई मिनाहा',
};
