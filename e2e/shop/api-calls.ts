const API = '/api/';
/** Where pages tell how their releases do: once they are at rest, or when something fails. */
export const HEALTH = '/api/v1/release-health';
/** Where pages tell what somebody searched for, once they have read what was found. */
export const SEARCHED = '/api/v1/searched-term';

/**
 * Whether a path is a call of the API for what a page shows or does. What a page tells of itself is
 * none: `release-health.story.ts` and `searches.story.ts` say when that is sent.
 */
export const isApiCall = (pathname: string) =>
  pathname.startsWith(API) && ![HEALTH, SEARCHED].includes(pathname);
