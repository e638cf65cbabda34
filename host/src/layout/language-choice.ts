import { LANGUAGES } from '@pasal/platform/contract/language';
import { LANGUAGE } from '@pasal/shared/shell';
import { LANGUAGE_KEY } from '@pasal/shared/ui';

/** The key that is set once the other language was offered, whether the visitor responded or not. */
const OFFERED = 'pasal:language-offered';

function read(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

/** Remembers that the other language was offered. */
export function rememberOffer(): void {
  try {
    localStorage.setItem(OFFERED, 'yes');
  } catch {
    // Storage is blocked or full: nothing is remembered.
  }
}

/** The browser's most preferred language among those the shop has. */
const askedFor = (wanted: readonly string[]) =>
  wanted
    .map((each) => LANGUAGES.find((language) => each.toLowerCase().split('-')[0] === language))
    .find((language) => language !== undefined);

/**
 * True if the other language should be offered: it was chosen before, or the browser prefers it, and it was not
 * offered yet.
 */
export function isOfferDue(wanted: readonly string[]): boolean {
  if (read(OFFERED) !== null) return false;
  const chosen = LANGUAGES.find((language) => language === read(LANGUAGE_KEY));
  const language = chosen ?? askedFor(wanted);
  return language !== undefined && language !== LANGUAGE;
}
