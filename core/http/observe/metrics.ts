import type { FastifyInstance } from 'fastify';
import { Registry } from 'prom-client';
import type { Meter } from '../../observe/meter';
import { measureProcess } from '../../observe/process-metrics';
import { sendNotFound } from '../errors/error-response';
import { metricsAccess } from './metrics-access';
import { measureRequests } from './request-metrics';

interface MetricsOptions {
  /** What a request has to bring; without it only this machine may read. */
  token?: string | undefined;
  /** What the parts of the shop tell of themselves. */
  meters?: readonly Meter[];
}

/**
 * `/metrics` for Prometheus: requests, this process, and what the parts of the shop tell. It answers to
 * whoever brings its token, else to this machine alone, where an agent collects it, and 404 to everyone
 * else, so that nobody reads a competitor's orders.
 */
export function registerMetrics(
  app: FastifyInstance,
  { token, meters = [] }: MetricsOptions,
): void {
  const registry = new Registry();
  const own = measureProcess();
  app.addHook('onReady', async () => own.start());
  app.addHook('onClose', async () => own.stop());
  for (const meter of [measureRequests(app), own.meter, ...meters]) meter([registry]);
  const mayRead = metricsAccess(token);
  app.get('/metrics', async (request, reply) => {
    if (!mayRead(request)) return sendNotFound(request, reply);
    return reply
      .header('cache-control', 'no-store')
      .type(registry.contentType)
      .send(await registry.metrics());
  });
}
