import type { Look } from '@pasal/platform/server/shop';
import { CLOSED_ATTRIBUTE, CLOSED_KEY, THEME_ATTRIBUTE, THEME_KEY } from '@pasal/shared/domain';
import { DARK_THEME_COLOR, THEME_COLOR } from './icon';

/** Both themes, in the words of `color-scheme`: the system decides. */
const EITHER = 'light dark';

const colorAround = (theme: string, color: string) =>
  `<meta name="theme-color" media="(prefers-color-scheme: ${theme})" content="${color}">`;

/**
 * Documents are the same for everybody, so the theme that was chosen in a browser is read there, before the
 * first paint. Without script and without a choice the system's wish decides. Each byte counts: the document of a
 * product fits into a first flight.
 */
export const LOOK: Look = {
  head: [
    colorAround('light', THEME_COLOR),
    colorAround('dark', DARK_THEME_COLOR),
    `<meta name="color-scheme" content="${EITHER}">`,
  ].join('\n    '),
  script: `try{document.documentElement.setAttribute('${THEME_ATTRIBUTE}',document.querySelector('[name=color-scheme]').content=localStorage['${THEME_KEY}']||'${EITHER}')}catch{}`,
};

/** Added where there is an announcement: a visitor who has closed it does not see it come and go. */
export const CLOSING = `try{document.documentElement.setAttribute('${CLOSED_ATTRIBUTE}',localStorage['${CLOSED_KEY}'])}catch{}`;
