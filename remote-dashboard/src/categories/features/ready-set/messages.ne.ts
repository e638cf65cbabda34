import { writeDigits } from '@pasal/shared/domain';

export const title = 'तयारी उपवर्ग र विशेषताहरू';
export const lead =
  'तपाईंले बेच्ने वर्गहरू छान्नुहोस्। यहाँ देखिएका कुरा हामी थप्छौँ, तपाईंले बनाएको केही बदल्दैनौँ। पछि सबैको नाम बदल्न वा हटाउन सकिन्छ।';
export const isNew = 'नयाँ वर्ग';
const subcategories = (count: number) => `${writeDigits(count)} वटा उपवर्ग`;
const specifications = (count: number) => `${writeDigits(count)} वटा विशेषता`;
/** Lists the names with their number, such as "२ वटा उपवर्ग: Audio, Laptops". */
const listed = (counted: string, names: readonly string[]) =>
  names.length === 0 ? [] : [`${counted}: ${names.join(', ')}।`];
export const parts = (children: readonly string[], attributes: readonly string[]) => [
  ...listed(subcategories(children.length), children),
  ...listed(specifications(attributes.length), attributes),
];
export const add = 'तयारी कुराहरू थप्नुहोस्';
