/** The themes a visitor can choose; without a choice the system's wish decides (T5). */
export const THEMES = ['light', 'dark'] as const;
export type Theme = (typeof THEMES)[number];

/** The key under which a browser remembers the choice; nothing stands there while the system decides. */
export const THEME_KEY = 'pasal:theme';
/** The attribute of the root element that shows a choice. */
export const THEME_ATTRIBUTE = 'data-theme';
