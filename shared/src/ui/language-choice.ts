import type { Language } from '@pasal/platform/contract/language';

/** The storage key of the language chosen in this browser. */
export const LANGUAGE_KEY = 'pasal:language';
/** Notifies the host, which saves it for signed-in users. */
export const LANGUAGE_CHOSEN = 'pasal:language';

/** Stores a language in this browser, and announces the choice. */
export function chooseLanguage(language: Language): void {
  try {
    localStorage.setItem(LANGUAGE_KEY, language);
  } catch {
    // Storage is blocked or full: nothing is stored.
  }
  window.dispatchEvent(new CustomEvent(LANGUAGE_CHOSEN, { detail: language }));
}
