import { WORDS, writeDigits } from '@pasal/shared/domain';

export const edit = (title: string, stock: number) =>
  `${title}: स्टक बदल्नुहोस्, अहिले ${writeDigits(stock)}`;
export const ofVariants = (title: string, stock: number) =>
  `${title}: विकल्पको स्टक बदल्नुहोस्, अहिले जम्मा ${writeDigits(stock)}`;
export const field = (title: string) => `${title}: स्टक`;
export const save = 'सेभ गर्नुहोस्';
export const cancel = WORDS.cancel;
export const wrong = '० वा त्योभन्दा ठूलो पूरा सङ्ख्या लेख्नुहोस्।';
export const saved = (title: string, stock: number) => `${title}: स्टकमा ${writeDigits(stock)} थान।`;
export const failed = 'सामान अपडेट गर्न सकिएन';
export const now = (pieces: number) => `अहिले स्टकमा ${writeDigits(pieces)} थान।`;
/** Behind the number, on phones. */
export const inStock = 'स्टकमा';
