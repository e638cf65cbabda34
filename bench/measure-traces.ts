import { inSpan } from '@pasal/core/observe/tracing/spans';
import { startCollector } from '../server/src/testing/collector';
import type { FilledShop } from './database';
import { interleaved, median, sendAll } from './load';
import { processorOf } from './processor';
import type { Finding } from './report';
import { startShop, type BenchServer } from './servers';

const ROUNDS = 9;
/** Requests of one round: a tick of the processor's clock is 10 ms. */
const AMOUNT = 600;
const CONNECTIONS = 4;
/** A visitor with a staff cookie is not answered from the cache. */
const UNKEPT = { cookie: 'staff_session=nobody' };
/** The most a request may cost with one in ten traced, relative to a server without traces. */
const MOST = 1.4;
/** The most that tracing code may cost a listing when no traces are collected. */
const MOST_OFF = 0.01;
/** Spans that a request may ask for: a document with its needs asks for fewer. */
const ASKED = 10;
const TIMES = 2_000_000;

const asStaff = (request: object) => ({ ...request, headers: UNKEPT });

/** CPU milliseconds that a server takes for a listing. */
async function cost({ url, pid }: BenchServer): Promise<number> {
  const before = processorOf(pid);
  const target = { url: `${url}/api/v1/product/public`, next: asStaff };
  await sendAll(target, { connections: CONNECTIONS, amount: AMOUNT });
  return (processorOf(pid) - before) / AMOUNT;
}

const nothing = () => Promise.resolve();

/** CPU milliseconds for all calls, one after the other. */
async function costOf(call: () => Promise<void>): Promise<number> {
  const before = process.cpuUsage();
  for (let at = 0; at < TIMES; at += 1) await call();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000;
}

/** CPU milliseconds of a request's spans when they are not collected. */
async function costOfNone(): Promise<number> {
  const times = await interleaved(ROUNDS, {
    asked: () => costOf(() => inSpan('nothing', {}, nothing)),
    bare: () => costOf(nothing),
  });
  return (Math.max(0, median(times.asked) - median(times.bare)) / TIMES) * ASKED;
}

/** Measures the cost of tracing none, one in ten, or all requests, on servers called in turn. */
export async function measureTraces([shop]: FilledShop[]): Promise<Finding[]> {
  if (!shop) throw new Error('there is no shop');
  const collector = await startCollector();
  const sending = (share: string) => ({
    OTEL_EXPORTER_OTLP_ENDPOINT: collector.url,
    OTEL_TRACES_SAMPLER: 'traceidratio',
    OTEL_TRACES_SAMPLER_ARG: share,
  });
  const none = await startShop(shop);
  const few = await startShop(shop, sending('0.1'));
  const all = await startShop(shop, sending('1'));
  const subjects = { none: () => cost(none), few: () => cost(few), all: () => cost(all) };
  await interleaved(2, subjects);
  const times = await interleaved(ROUNDS, subjects);
  for (const server of [none, few, all]) await server.stop();
  await collector.stop();
  const [bare, ...traced] = [times.none, times.few, times.all].map(median);
  const off = await costOfNone();
  const offRow = {
    what: `${ASKED} spans that nobody collects, of a listing`,
    figures: [off, bare ?? NaN],
    unit: 'ms',
    ratio: off / (bare ?? NaN),
    atMost: MOST_OFF,
  };
  const rows = ['one trace in ten', 'all traces'].map((what, at) => ({
    what: `processor time of a listing, ${what}`,
    figures: [traced[at] ?? NaN, bare ?? NaN],
    unit: 'ms',
    ratio: (traced[at] ?? NaN) / (bare ?? NaN),
    ...(at === 0 && { atMost: MOST }),
  }));
  return [offRow, ...rows];
}
