/** The bounds of what passes between the shop and the service of a remote. */

/** Milliseconds for a whole answer that a page in the browser waits for. */
export const BROWSER_WITHIN = 2000;
/** Milliseconds for a whole answer that a document waits for. */
export const DOCUMENT_WITHIN = 200;
/** Bytes of the largest body that is passed on. */
export const REQUEST_LIMIT = 256 * 1024;
/** Bytes of the largest answer that is passed back. */
export const ANSWER_LIMIT = 2 * 1024 * 1024;
/** Requests that one server has under way at one service. */
export const MOST_AT_ONCE = 32;
/**
 * A part of a service counts as away when of its last answers, so many at most, this share failed, and so many at least;
 * for so many milliseconds.
 */
export const LAST_ANSWERS = 10;
export const AWAY_SHARE = 0.8;
export const LEAST_FAILURES = 5;
export const AWAY_FOR = 10_000;
/** So many parts of a service are told apart: those asked for last. */
export const MOST_PARTS = 50;
/** Seconds that a public answer may be cached at most: no one can take it back earlier. */
export const LONGEST_PUBLIC = 600;
/** Seconds for which a claim is good. */
export const CLAIM_SECONDS = 60;
