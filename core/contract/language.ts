/** The languages of pages and answers. The first is that of an address that says none. */
export const LANGUAGES = ['en', 'ne'] as const;
export type Language = (typeof LANGUAGES)[number];

/** How an address of the API, or of a service, says its language: a parameter. English is said by none. */
export const inLanguage = (language: Language) => (language === 'en' ? {} : { language });
