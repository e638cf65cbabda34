import type { Language } from '@pasal/core/contract/language';

/** A name in the language it is asked for in: English where nobody has written another (D156). */
export const nameIn = <English extends string | null>(
  language: Language,
  english: English,
  nepali: string | null | undefined,
) => (language === 'ne' && nepali ? nepali : english);
