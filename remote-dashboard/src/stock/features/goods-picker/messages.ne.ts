import { writeDigits } from '@pasal/shared/domain';

export const find = 'सामान खोज्नुहोस्';
export const hint = 'नाम, ब्रान्ड वा कोडले';
export const finding = 'खोज्दै…';
export const nothingFound = 'कुनै सामान भेटिएन।';
export const failed = 'खोज्न सकिएन। फेरि प्रयास गर्नुहोस्।';
export const found = (count: number) => `${writeDigits(count)} सामान भेटिए`;
export const inStock = (count: string) => `स्टकमा ${count}`;
