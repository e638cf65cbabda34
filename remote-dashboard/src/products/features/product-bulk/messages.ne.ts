import { writeDigits } from '@pasal/shared/domain';

export const bar = 'छानिएका सामान';
export const selected = (count: number) => `${writeDigits(count)} वटा सामान छानियो`;
export const all = 'यस पृष्ठका सबै छान्नुहोस्';
export const to = 'नयाँ स्थिति';
export const apply = 'लागू गर्नुहोस्';
export const clear = 'छनोट हटाउनुहोस्';
export const failed = 'सामान अपडेट गर्न सकिएन';
export const problems = 'यी सामान बदलिएनन्';
export const close = 'बन्द गर्नुहोस्';

export const changePrices = 'मूल्य बदल्नुहोस्';
export const priceTitle = (count: number) => `${writeDigits(count)} वटा सामानको मूल्य बदल्नुहोस्`;
export const priceHow =
  'सुरु मूल्य बदलिन्छ; बिक्री मूल्य प्रत्येक सामानको छुटअनुसार हुन्छ। विकल्पका मूल्य पनि बदलिन्छन्।';
export const direction = 'कसरी बदल्ने';
export const directions = {
  'lower percent': '% ले घटाउने',
  'raise percent': '% ले बढाउने',
  'lower rupees': 'रु. ले घटाउने',
  'raise rupees': 'रु. ले बढाउने',
} as const;
export const amount = 'कतिले';
export const amountWrong = '० भन्दा ठूलो सङ्ख्या लेख्नुहोस्, जस्तै 5 वा 2.5।';
export const preview = 'प्रिभ्यु';
export const changed = 'मूल्य बदल्नुहोस्';
export const priceFailed = 'मूल्य बदल्न सकिएन';
