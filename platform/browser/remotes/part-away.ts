/**
 * A part of the server's HTML whose remote did not come, or came in another version: thrown while the part
 * is taken over, it has React drop that HTML and make the part anew.
 */
export class PartAway extends Error {}

/** Whether what React reports is such a part: the page says so itself, and it is no error of it. */
export const isAway = (error: unknown): boolean =>
  error instanceof Error && error.cause instanceof PartAway;
