/** The digit sets of Nepali pages. */
export const DIGITS = ['devanagari', 'latin'] as const;
export type Digits = (typeof DIGITS)[number];

/** The storage key of the choice; absent for Devanagari. */
export const DIGITS_KEY = 'pasal:digits';
