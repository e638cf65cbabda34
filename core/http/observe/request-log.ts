import type { FastifyInstance } from 'fastify';

/** Milliseconds from which an answer is slow: as many as the alerts wonder about. */
const SLOW = 1000;

/**
 * One line a request: the route's pattern, never the address itself, which may name a person. Of the
 * requests with nothing to wonder about one in `oneIn` leaves its line, and none when that is 0.
 */
export function logRequests(app: FastifyInstance, oneIn: number): void {
  let ordinary = 0;
  /** True when the next ordinary request is the one that is logged. */
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
