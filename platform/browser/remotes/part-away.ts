/**
 * Thrown during hydration for a part whose remote failed to load, or loaded in another version, so that React drops
 * its HTML and renders the part again.
 */
export class PartAway extends Error {}

/** True when React reports such a part: the page reports it separately, and it is not an error of the page. */
export const isAway = (error: unknown): boolean =>
  error instanceof Error && error.cause instanceof PartAway;
