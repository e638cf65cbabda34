/** Milliseconds within which saved files go into one build. */
export const AT_ONCE = { aggregateTimeout: 10 };
