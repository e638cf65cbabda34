/** Milliseconds in which files that were saved at once come into one build. */
export const AT_ONCE = { aggregateTimeout: 10 };
