/**
 * Stands for a part of the server's HTML whose remote did not come, or came in another version. It is thrown
 * while the part is taken over, so that React drops that HTML and renders the part again.
 */
export class PartAway extends Error {}

/** True when React reports such a part: the page reports it itself, and it is no error of the page. */
export const isAway = (error: unknown): boolean =>
  error instanceof Error && error.cause instanceof PartAway;
