const API = '/api/';
/** Where pages tell how their releases do: once they are at rest, or when something fails. */
export const HEALTH = '/api/v1/release-health';

/**
 * Whether a path is a call of the API for what a page shows or does. What a page tells of itself is
 * none: `release-health.story.ts` says when that is sent.
 */
export const isApiCall = (pathname: string) => pathname.startsWith(API) && pathname !== HEALTH;
