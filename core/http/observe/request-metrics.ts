import type { FastifyInstance } from 'fastify';
import { Counter, Histogram } from 'prom-client';
import type { Meter } from '../../observe/meter';

/** Upper bounds in seconds: most answers take a few milliseconds. */
const BUCKETS = [0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

/** Counts and times the server's answers. */
export const measureRequests =
  (app: FastifyInstance): Meter =>
  (registers) => {
    const total = new Counter({
      name: 'pasal_requests_total',
      help: 'Requests answered.',
      labelNames: ['method', 'route', 'status'],
      registers,
    });
    const seconds = new Histogram({
      name: 'pasal_request_seconds',
      help: 'Time from the request to the end of its answer.',
      labelNames: ['method', 'route'],
      buckets: BUCKETS,
      registers,
    });
    app.addHook('onResponse', async ({ method, routeOptions }, reply) => {
      // The pattern, not the address: the number of label values must not grow with what visitors type, nor with
      // made-up methods.
      const labels = routeOptions.url
        ? { method, route: routeOptions.url }
        : { method: 'any', route: 'none' };
      total.inc({ ...labels, status: reply.statusCode });
      seconds.observe(labels, reply.elapsedTime / 1000);
    });
  };
