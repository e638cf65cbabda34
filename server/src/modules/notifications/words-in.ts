import type { Language } from '@pasal/core/contract/language';
import * as english from './notification-words';
import * as nepali from './notification-words.ne';

/** The texts of messages; each language has the same keys. */
type Words = {
  [Name in keyof typeof english]: (typeof english)[Name] extends string
    ? string
    : (typeof english)[Name];
};

const WORDS: Record<Language, Words> = { en: english, ne: nepali };

/** The texts of messages in a language. */
export const wordsIn = (language: Language): Words => WORDS[language];
