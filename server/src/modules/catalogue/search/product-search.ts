/** Maximum products a search shows, best match first. */
export const SEARCH_LIMIT = 500;

/** True if a search is empty. */
export function isBlank(search: string | undefined): boolean {
  return search === undefined || search.trim() === '';
}
