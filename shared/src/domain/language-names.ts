import type { Language } from '../contracts';

/** Each language is named by itself. */
export const LANGUAGE_NAMES: Record<Language, string> = { en: 'English', ne: 'नेपाली' };
