/**
 * A part of the server's HTML whose remote did not come: thrown while the part is taken over, it has React
 * drop that HTML and make the part anew, as failed.
 */
export class PartAway extends Error {}

/** For React's `onRecoverableError`: a part that is away says so on the page, and is no error of it. */
export function reportUnlessAway(error: unknown): void {
  const isAway = error instanceof Error && error.cause instanceof PartAway;
  if (!isAway) reportError(error);
}
