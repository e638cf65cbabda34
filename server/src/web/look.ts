import type { Look } from '@pasal/platform/server/shop';
import { CLOSED_ATTRIBUTE, CLOSED_KEY, THEME_ATTRIBUTE, THEME_KEY } from '@pasal/shared/domain';
import { DARK_THEME_COLOR, THEME_COLOR } from './icon';

/** Both themes, as a value of `color-scheme`: the system decides. */
const EITHER = 'light dark';

const colorAround = (theme: string, color: string) =>
  `<meta name="theme-color" media="(prefers-color-scheme: ${theme})" content="${color}">`;

/**
 * Documents are the same for everybody, so the chosen theme is applied in the browser, before the first paint. Without script or choice the
 * system setting is used. Each byte counts: a product's document fits into TCP's first flight.
 */
export const LOOK: Look = {
  head: [
    colorAround('light', THEME_COLOR),
    colorAround('dark', DARK_THEME_COLOR),
    `<meta name="color-scheme" content="${EITHER}">`,
  ].join('\n    '),
  script: `try{document.documentElement.setAttribute('${THEME_ATTRIBUTE}',document.querySelector('[name=color-scheme]').content=localStorage['${THEME_KEY}']||'${EITHER}')}catch{}`,
};

/** Added if there is an announcement, so that it does not flash for visitors who have closed it. */
export const CLOSING = `try{document.documentElement.setAttribute('${CLOSED_ATTRIBUTE}',localStorage['${CLOSED_KEY}'])}catch{}`;
