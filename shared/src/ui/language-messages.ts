/** Each language is named by itself. */
export const otherLanguage = 'नेपाली';
