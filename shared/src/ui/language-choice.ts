import type { Language } from '@pasal/platform/contract/language';

/** The key under which a browser remembers the language its reader chose by the switch. */
export const LANGUAGE_KEY = 'pasal:language';
/** Tells the host, which keeps it for who is signed in. */
export const LANGUAGE_CHOSEN = 'pasal:language';

/** Remembers a language in this browser, and says that it was chosen. */
export function chooseLanguage(language: Language): void {
  try {
    localStorage.setItem(LANGUAGE_KEY, language);
  } catch {
    // Forbidden or full: nothing is remembered.
  }
  window.dispatchEvent(new CustomEvent(LANGUAGE_CHOSEN, { detail: language }));
}
