/** The limits of traffic between the shop and the service of a remote. */

/** Milliseconds for a whole answer that a page in the browser waits for. */
export const BROWSER_WITHIN = 2000;
/** Milliseconds for a whole answer that a document waits for. */
export const DOCUMENT_WITHIN = 200;
/** The maximum size of a forwarded request body, in bytes. */
export const REQUEST_LIMIT = 256 * 1024;
/** The maximum size of an answer, in bytes. */
export const ANSWER_LIMIT = 2 * 1024 * 1024;
/** Concurrent requests of one server to one service. */
export const MOST_AT_ONCE = 32;
/**
 * The breaker of a service's part opens when at least this share of its last answers failed: this many answers at
 * most, and this many at least; for this many milliseconds.
 */
export const LAST_ANSWERS = 10;
export const AWAY_SHARE = 0.8;
export const LEAST_FAILURES = 5;
export const AWAY_FOR = 10_000;
/** How many parts of a service are tracked: the last requested ones. */
export const MOST_PARTS = 50;
/** Maximum seconds a public answer may be cached: it cannot be withdrawn earlier. */
export const LONGEST_PUBLIC = 600;
/** Seconds for which a claim is valid. */
export const CLAIM_SECONDS = 60;
