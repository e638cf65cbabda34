import type { FastifyInstance } from 'fastify';
import { Registry } from 'prom-client';
import type { Meter } from '../../observe/meter';
import { sendNotFound } from '../errors/error-response';
import { createMetricsAccess } from './metrics-access';
import { measureRequests } from './request-metrics';

interface MetricsOptions {
  /** The token a request must have; without one only this machine may read. */
  token?: string | undefined;
  /** The meters of the process and of the shop's parts. */
  meters?: readonly Meter[];
  /** Sends the same metrics elsewhere as well. */
  send?: ((registry: Registry) => void) | undefined;
}

/**
 * Serves `/metrics` for Prometheus: requests, and the meters of the process and of the shop's parts. It answers a
 * request with its token; without a token only this machine, where an agent collects the metrics. Everyone else gets
 * 404, so that nobody reads a competitor's orders.
 */
export function registerMetrics(
  app: FastifyInstance,
  { token, meters = [], send }: MetricsOptions,
): void {
  const registry = new Registry();
  for (const meter of [measureRequests(app), ...meters]) meter([registry]);
  send?.(registry);
  const mayRead = createMetricsAccess(token);
  app.get('/metrics', async (request, reply) => {
    if (!mayRead(request)) return sendNotFound(request, reply);
    return reply
      .header('cache-control', 'no-store')
      .type(registry.contentType)
      .send(await registry.metrics());
  });
}
