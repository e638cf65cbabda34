import type { FastifyInstance } from 'fastify';

/**
 * Largest JSON body anyone may send, in bytes: twice an order of 100 lines, with all texts at maximum length and
 * every character escaped.
 */
export const PUBLIC_BODY_LIMIT = 32 * 1024;
/** The same for signed-in users. */
const STAFF_BODY_LIMIT = 256 * 1024;

/** Lets signed-in callers send more than the public; a route may set its own limit. */
export function limitBodies(app: FastifyInstance): void {
  app.addHook('onRoute', (route) => {
    if (route.config?.access !== 'public') route.bodyLimit ??= STAFF_BODY_LIMIT;
  });
}
