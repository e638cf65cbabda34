import { writeDigits } from '@pasal/shared/domain';

export const find = 'सामान खोज्नुहोस्';
export const hint = 'नाम, ब्रान्ड वा कोडले';
export const soldHint = 'नाम वा ब्रान्डले खोज्नुहोस्। स्वीकृत सामान मात्र देखिन्छ।';
export const finding = 'खोज्दै…';
export const nothingFound = 'कुनै सामान भेटिएन।';
export const failed = 'खोज्न सकिएन। फेरि प्रयास गर्नुहोस्।';
export const found = (count: number) => `${writeDigits(count)} वटा सामान भेटियो`;
export const add = (title: string) => `थप्नुहोस्: ${title}`;
export const inStock = (pieces: number) =>
  pieces > 0 ? `स्टकमा ${writeDigits(pieces)} थान` : 'स्टकमा छैन';
