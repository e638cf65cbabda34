/** Name under which a document's `Server-Timing` header carries the ticket of its page. */
export const HEALTH_TIMING = 'health';
