const BRAND = '#0b6477';
const MARK = `<path d="M7 15h18v9a1.5 1.5 0 0 1-1.5 1.5h-15A1.5 1.5 0 0 1 7 24z" fill="#e3f2f5"/><path d="M13 18.5h6v7h-6z" fill="${BRAND}"/><path d="M8 6.5h16l2.5 7a3 3 0 0 1-5.5 1.5 3 3 0 0 1-5 0 3 3 0 0 1-5 0 3 3 0 0 1-5.5-1.5z" fill="#fff"/>`;

/** The theme colour of the browser: the shop's, and in the dark theme the page's own. */
export const THEME_COLOR = BRAND;
export const DARK_THEME_COLOR = '#18222d';

/** The shop's mark, as shown in the browser's tab. */
export const ICON = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><rect width="32" height="32" rx="8" fill="${BRAND}"/>${MARK}</svg>`;

/** The maskable icon: the mark on a full-bleed background, inside the middle 80 %, which every mask shows. */
export const MASKABLE_ICON = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="-3 -3 38 38"><rect x="-3" y="-3" width="38" height="38" fill="${BRAND}"/>${MARK}</svg>`;

/** The shop's own picture (PNG) as an uncropped icon. */
export const iconOf = (picture: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><image href="${picture}" width="32" height="32"/></svg>`;

/** The same on a white background, as a maskable icon. */
export const maskableIconOf = (picture: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="-3 -3 38 38"><rect x="-3" y="-3" width="38" height="38" fill="#fff"/><image href="${picture}" x="2" y="2" width="28" height="28"/></svg>`;
