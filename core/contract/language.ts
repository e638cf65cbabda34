/** The languages of pages and answers. The first is the default of an address. */
export const LANGUAGES = ['en', 'ne'] as const;
export type Language = (typeof LANGUAGES)[number];

/** The query parameter for the language in an address of the API, or of a service. English has none. */
export const inLanguage = (language: Language) => (language === 'en' ? {} : { language });
