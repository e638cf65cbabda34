import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';

interface Fact {
  key: string;
  value: { stringValue?: string; intValue?: number };
}

/** A span as it was received. */
export interface ReceivedSpan {
  traceId: string;
  spanId: string;
  parentSpanId?: string;
  name: string;
  attributes: Fact[];
  startTimeUnixNano: string;
  endTimeUnixNano: string;
  status: { code: number; message?: string };
}

interface Received {
  resourceSpans?: { scopeSpans: { spans: ReceivedSpan[] }[] }[];
  resourceMetrics?: {
    resource: { attributes: Fact[] };
    scopeMetrics: { metrics: { name: string }[] }[];
  }[];
}

/** A server that receives telemetry by OTLP over HTTP, as a collector does. */
export interface Collector {
  url: string;
  spans: ReceivedSpan[];
  /** All received requests, as text. */
  bodies: string[];
  /** Names of the metrics received last. */
  figures: () => string[];
  /** From now on it accepts requests and answers nothing. */
  hang: () => void;
  stop: () => Promise<void>;
}

export async function startCollector(): Promise<Collector> {
  const spans: ReceivedSpan[] = [];
  const bodies: string[] = [];
  let figures: string[] = [];
  let hangs = false;
  const server = createServer(async (request, response) => {
    const body = await text(request);
    if (hangs) return;
    bodies.push(body);
    const { resourceSpans = [], resourceMetrics = [] } = JSON.parse(body) as Received;
    spans.push(...resourceSpans.flatMap((each) => each.scopeSpans.flatMap((scope) => scope.spans)));
    const metrics = resourceMetrics.flatMap((each) =>
      each.scopeMetrics.flatMap((scope) => scope.metrics),
    );
    if (metrics.length > 0) figures = metrics.map(({ name }) => name);
    response.setHeader('content-type', 'application/json').end('{}');
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    spans,
    bodies,
    figures: () => figures,
    hang: () => {
      hangs = true;
    },
    async stop() {
      server.closeAllConnections();
      await new Promise((closed) => server.close(closed));
    },
  };
}

/** The names of spans below one, depth first in the order they began; of equal neighbours only one is listed. */
export function treeOf(spans: readonly ReceivedSpan[], root: ReceivedSpan, depth = 0): string[] {
  const below = spans
    .filter(({ parentSpanId }) => parentSpanId === root.spanId)
    .toSorted((a, b) => Number(BigInt(a.startTimeUnixNano) - BigInt(b.startTimeUnixNano)));
  const lines = below.flatMap((span) => treeOf(spans, span, depth + 1));
  return [`${'  '.repeat(depth)}${root.name}`, ...lines].filter(
    (line, at, all) => line !== all[at - 1],
  );
}
