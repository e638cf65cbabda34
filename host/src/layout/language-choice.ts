import { LANGUAGES } from '@pasal/platform/contract/language';
import { LANGUAGE } from '@pasal/shared/shell';
import { LANGUAGE_KEY } from '@pasal/shared/ui';

/** The key that stands once the other language was offered: whoever passes the line by has seen it. */
const OFFERED = 'pasal:language-offered';

function read(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

/** The other language was offered. */
export function rememberOffer(): void {
  try {
    localStorage.setItem(OFFERED, 'yes');
  } catch {
    // Forbidden or full: nothing is remembered.
  }
}

/** The language that a reader's browser asks for first, of those the shop has. */
const askedFor = (wanted: readonly string[]) =>
  wanted
    .map((each) => LANGUAGES.find((language) => each.toLowerCase().split('-')[0] === language))
    .find((language) => language !== undefined);

/** True where the other language is to be offered: it was chosen before, or the browser asks for it, and nobody was offered it yet. */
export function isOfferDue(wanted: readonly string[]): boolean {
  if (read(OFFERED) !== null) return false;
  const chosen = LANGUAGES.find((language) => language === read(LANGUAGE_KEY));
  const language = chosen ?? askedFor(wanted);
  return language !== undefined && language !== LANGUAGE;
}
