import { SEARCHES_KEY, withSearch } from './model/last-searches';
import { makeStoredText } from './stored-text';

export const storedSearches = makeStoredText(SEARCHES_KEY);

/** Keeps in this browser that somebody searched for a term. */
export function rememberSearch(term: string): void {
  storedSearches.write(withSearch(storedSearches.read(), term));
}
