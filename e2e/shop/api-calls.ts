const API = '/api/';
/** Pages report the health of their releases here: once they are at rest, or when something fails. */
export const HEALTH = '/api/v1/release-health';
/** Pages report searches here, once the visitor has read the results. */
export const SEARCHED = '/api/v1/searched-term';

/**
 * True for an API call that a page needs for its content or actions. A page's own reports are none:
 * `release-health.story.ts` and `searches.story.ts` check when they are sent.
 */
export const isApiCall = (pathname: string) =>
  pathname.startsWith(API) && ![HEALTH, SEARCHED].includes(pathname);
