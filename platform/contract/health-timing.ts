/** The name of the ticket in a document's `Server-Timing` header. */
export const HEALTH_TIMING = 'health';
