import { SEARCHES_KEY, withSearch } from './model/last-searches';
import { makeStoredText } from './stored-text';

export const storedSearches = makeStoredText(SEARCHES_KEY);

/** Stores a search in this browser. */
export function rememberSearch(term: string): void {
  storedSearches.write(withSearch(storedSearches.read(), term));
}
