import type { Language } from '@pasal/core/contract/language';

/** A name in the requested language; English if there is no other (D156). */
export const nameIn = <English extends string | null>(
  language: Language,
  english: English,
  nepali: string | null | undefined,
) => (language === 'ne' && nepali ? nepali : english);
