/** Most products a search shows: those that fit best first. */
export const SEARCH_LIMIT = 500;

/** True when a search says anything. */
export function isBlank(search: string | undefined): boolean {
  return search === undefined || search.trim() === '';
}
