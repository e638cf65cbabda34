import type { FastifyInstance } from 'fastify';

/** Milliseconds from which an answer is slow: the threshold of the alerts. */
const SLOW = 1000;

/**
 * One line per request: the route's pattern, never the address itself, which may identify a person. Of the
 * unremarkable requests one in `oneIn` is logged, and none when that is 0.
 */
export function logRequests(app: FastifyInstance, oneIn: number): void {
  let ordinary = 0;
  /** True when the next ordinary request is logged. */
  function isDrawn(): boolean {
    ordinary += 1;
    return oneIn > 0 && ordinary % oneIn === 0;
  }
  app.addHook('onResponse', async (request, { statusCode, elapsedTime }) => {
    const isNotable = statusCode >= 500 || elapsedTime >= SLOW;
    if (!isNotable && !isDrawn()) return;
    request.log.info(
      {
        method: request.method,
        route: request.routeOptions.url,
        status: statusCode,
        ms: Math.round(elapsedTime),
      },
      'answered',
    );
  });
}
