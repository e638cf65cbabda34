/** The digits of Nepali pages. */
export const DIGITS = ['devanagari', 'latin'] as const;
export type Digits = (typeof DIGITS)[number];

/** The key under which a browser remembers the choice; nothing stands there for Devanagari. */
export const DIGITS_KEY = 'pasal:digits';
