import { monitorEventLoopDelay } from 'node:perf_hooks';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { sql, type Kysely } from 'kysely';
import { Counter, Gauge, Histogram, Registry } from 'prom-client';
import type { Database } from '../../db/schema';
import type { RenderCounts } from '../../web/render/render-counts';
import type { HealthCounts } from '../../modules/release/health/health-counts';
import { sendNotFound } from '../errors/error-response';
import { measureHealth } from './health-metrics';
import { measureReleases } from './release-metrics';
import { measureRendering } from './render-metrics';

/** Connections of the database, now. */
export interface PoolState {
  total: number;
  idle: number;
  /** Callers that wait for a connection. */
  waiting: number;
}

interface MetricsDeps {
  db: Kysely<Database>;
  /** Absent for the embedded database, which has no pool. */
  poolState?: (() => PoolState) | undefined;
  /** Of this server's hand in the outbox; absent where none runs. */
  deliveryCounts?: Readonly<Record<'sent' | 'failed', number>> | undefined;
  /** Of this server's render processes, by set; absent where none run. */
  renderCounts?: (() => Record<string, Readonly<RenderCounts>>) | undefined;
  /** Of this server's pages and what they tell of releases. */
  healthCounts?: HealthCounts;
}

/** Upper bounds in seconds: most answers take a few milliseconds. */
const BUCKETS = [0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];
const NANOSECONDS = 1e9;
const FORWARDED = ['x-forwarded-for', 'x-real-ip', 'forwarded', 'via'];
const LOOPBACK = /^(::ffff:)?127\.|^::1$/;

/** Whether a request was made on this machine, and not by a proxy on someone else's behalf. */
function isFromThisMachine(request: FastifyRequest): boolean {
  const direct = FORWARDED.every((header) => request.headers[header] === undefined);
  return direct && LOOPBACK.test(request.socket.remoteAddress ?? '');
}

function measureRequests(app: FastifyInstance, registers: Registry[]): void {
  const labelNames = ['method', 'route', 'status'] as const;
  const total = new Counter({
    name: 'pasal_requests_total',
    help: 'Requests answered.',
    labelNames,
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
    // The pattern, not the address: a label must not grow with what visitors type.
    const route = routeOptions.url ?? 'none';
    total.inc({ method, route, status: reply.statusCode });
    seconds.observe({ method, route }, reply.elapsedTime / 1000);
  });
}

function measureEventLoop(app: FastifyInstance, registers: Registry[]): void {
  const delay = monitorEventLoopDelay({ resolution: 20 });
  app.addHook('onReady', async () => void delay.enable());
  app.addHook('onClose', async () => void delay.disable());
  const lag = new Gauge({
    name: 'pasal_event_loop_lag_seconds',
    help: 'Delay of the event loop since the last reading.',
    labelNames: ['quantile'],
    registers,
    collect() {
      for (const quantile of [50, 99]) {
        lag.set({ quantile: quantile / 100 }, delay.percentile(quantile) / NANOSECONDS);
      }
      delay.reset();
    },
  });
}

function measureProcess(registers: Registry[]): void {
  const memory = new Gauge({
    name: 'process_resident_memory_bytes',
    help: 'Resident memory.',
    registers,
    collect() {
      memory.set(process.memoryUsage.rss());
    },
  });
}

function measureDatabase(registers: Registry[], { db, poolState }: MetricsDeps): void {
  const orders = new Counter({
    name: 'pasal_orders_placed_total',
    help: 'Orders placed in this shop, by all its servers.',
    registers,
    async collect() {
      // Numbers have no gap; a database that is away leaves the last count.
      const { rows } = await sql<{ placed: number }>`
        select coalesce(sum(last), 0)::integer as placed from order_counter
      `
        .execute(db)
        .catch(() => ({ rows: [] }));
      const [row] = rows;
      if (row === undefined) return;
      orders.reset();
      orders.inc(row.placed);
    },
  });
  if (poolState === undefined) return;
  const connections = new Gauge({
    name: 'pasal_database_connections',
    help: 'Connections to the database, and callers that wait for one.',
    labelNames: ['state'],
    registers,
    collect() {
      for (const [state, count] of Object.entries(poolState())) connections.set({ state }, count);
    },
  });
}

function measureMessages(registers: Registry[], { db, deliveryCounts }: MetricsDeps): void {
  const messages = new Gauge({
    name: 'pasal_messages',
    help: 'Messages of the outbox that are not sent, by state.',
    labelNames: ['state'],
    registers,
    async collect() {
      // Counted one by one on their index: those that are sent may be many, and nobody asks.
      const { rows } = await sql<{ state: string; total: number }>`
        select state, (select count(*) from outbox where outbox.state = kept.state)::integer as total
        from unnest(array['waiting', 'failed', 'held']) as kept (state)
      `
        .execute(db)
        .catch(() => ({ rows: [] }));
      for (const { state, total } of rows) messages.set({ state }, total);
    },
  });
  if (deliveryCounts === undefined) return;
  const attempts = new Counter({
    name: 'pasal_message_attempts_total',
    help: 'Attempts of this server to send a message, by what became of them.',
    labelNames: ['result'],
    registers,
    collect() {
      attempts.reset();
      for (const [result, count] of Object.entries(deliveryCounts)) attempts.inc({ result }, count);
    },
  });
}

/**
 * `/metrics` for Prometheus. It answers to this machine alone, where an agent collects it, and 404
 * to everyone else, so that nobody reads a competitor's orders.
 */
export function registerMetrics(app: FastifyInstance, deps: MetricsDeps): void {
  const registry = new Registry();
  measureRequests(app, [registry]);
  measureEventLoop(app, [registry]);
  measureProcess([registry]);
  measureDatabase([registry], deps);
  measureMessages([registry], deps);
  measureReleases([registry], deps.db);
  if (deps.healthCounts) measureHealth([registry], deps.healthCounts);
  if (deps.renderCounts) measureRendering([registry], deps.renderCounts);
  app.get('/metrics', async (request, reply) => {
    if (!isFromThisMachine(request)) return sendNotFound(request, reply);
    return reply
      .header('cache-control', 'no-store')
      .type(registry.contentType)
      .send(await registry.metrics());
  });
}
