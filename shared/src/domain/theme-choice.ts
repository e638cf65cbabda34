/** The selectable themes; without a choice the system setting applies (T5). */
export const THEMES = ['light', 'dark'] as const;
export type Theme = (typeof THEMES)[number];

/** The storage key of the choice; absent while following the system. */
export const THEME_KEY = 'pasal:theme';
/** The attribute of the root element with the choice. */
export const THEME_ATTRIBUTE = 'data-theme';
