import type { FastifyInstance } from 'fastify';

/**
 * Largest JSON body anyone may send, in bytes: an order of 100 lines, its texts at their longest and
 * each of their characters an escape, has half of it.
 */
export const PUBLIC_BODY_LIMIT = 32 * 1024;
/** The same for everyone who is signed in. */
const STAFF_BODY_LIMIT = 256 * 1024;

/** Lets signed-in callers send more than the public; a route may say what it takes itself. */
export function limitBodies(app: FastifyInstance): void {
  app.addHook('onRoute', (route) => {
    if (route.config?.access !== 'public') route.bodyLimit ??= STAFF_BODY_LIMIT;
  });
}
