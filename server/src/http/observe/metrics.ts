import type { FastifyInstance, FastifyRequest } from 'fastify';
import { Registry } from 'prom-client';
import type { Meter } from '../../observe/meter';
import { measureProcess } from '../../observe/process-metrics';
import { sendNotFound } from '../errors/error-response';
import { measureRequests } from './request-metrics';

const FORWARDED = ['x-forwarded-for', 'x-real-ip', 'forwarded', 'via'];
const LOOPBACK = /^(::ffff:)?127\.|^::1$/;

/** Whether a request was made on this machine, and not by a proxy on someone else's behalf. */
function isFromThisMachine(request: FastifyRequest): boolean {
  const direct = FORWARDED.every((header) => request.headers[header] === undefined);
  return direct && LOOPBACK.test(request.socket.remoteAddress ?? '');
}

/**
 * `/metrics` for Prometheus: requests, this process, and what the parts of the shop tell. It answers to
 * this machine alone, where an agent collects it, and 404 to everyone else, so that nobody reads a
 * competitor's orders.
 */
export function registerMetrics(app: FastifyInstance, meters: readonly Meter[]): void {
  const registry = new Registry();
  const own = measureProcess();
  app.addHook('onReady', async () => own.start());
  app.addHook('onClose', async () => own.stop());
  for (const meter of [measureRequests(app), own.meter, ...meters]) meter([registry]);
  app.get('/metrics', async (request, reply) => {
    if (!isFromThisMachine(request)) return sendNotFound(request, reply);
    return reply
      .header('cache-control', 'no-store')
      .type(registry.contentType)
      .send(await registry.metrics());
  });
}
