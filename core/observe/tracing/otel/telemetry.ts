import { setTimeout as wait } from 'node:timers/promises';
import {
  context,
  diag,
  DiagLogLevel,
  propagation,
  SpanKind,
  SpanStatusCode,
  trace,
  type Tracer,
} from '@opentelemetry/api';
import { AsyncLocalStorageContextManager } from '@opentelemetry/context-async-hooks';
import { W3CTraceContextPropagator } from '@opentelemetry/core';
import { OTLPMetricExporter } from '@opentelemetry/exporter-metrics-otlp-http';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { detectResources, envDetector, resourceFromAttributes } from '@opentelemetry/resources';
import { MeterProvider, PeriodicExportingMetricReader } from '@opentelemetry/sdk-metrics';
import {
  BatchSpanProcessor,
  TraceIdRatioBasedSampler,
  TracerProvider,
  type Span,
} from '@opentelemetry/sdk-trace';
import type { FastifyInstance } from 'fastify';
import type { Registry } from 'prom-client';
import { traceWith, type Tracing } from '../spans';
import { sendFigures } from './sent-figures';
import { traceRequests } from './trace-requests';

/** Where telemetry is sent, and how much of it. */
export interface TelemetryConfig {
  /** The collector's addresses for traces and metrics; undefined for what is not sent. */
  traces: string | undefined;
  metrics: string | undefined;
  /** The service name reported to the collector. */
  service: string;
  /** The sampling rate of traces, from 0 to 1. */
  share: number;
  /** Milliseconds before spans are sent, and between two exports of metrics. */
  tracesAfter: number;
  metricsEvery: number;
}

interface TelemetryParts extends TelemetryConfig {
  version: string;
  /** Called now and then with what goes wrong. */
  onProblem: (text: string) => void;
}

export interface Telemetry {
  /** Traces the requests of a server; call it before adding anything else to the server. */
  traceRequests: (app: FastifyInstance) => void;
  /** Exports the registry's metrics periodically. */
  sendFigures: (registry: Registry) => void;
  /** Sends what is left, if that is quick. */
  stop: () => Promise<void>;
}

/** The same problem is reported once in this many milliseconds. */
const TOLD_ONCE_IN = 60_000;
/** Timeout of a metrics export, in milliseconds: newer figures follow. */
const LONGEST_SENDING = 10_000;
/** How long a stopping server waits for a collector, in milliseconds. */
const LAST_WORDS = 1000;

function reportNowAndThen(onProblem: TelemetryParts['onProblem']) {
  let told = -Infinity;
  return (said: string) => {
    if (performance.now() - told < TOLD_ONCE_IN) return;
    told = performance.now();
    // The origin within the library means nothing to an operator.
    onProblem(/"message":"((?:[^"\\]|\\.)*)"/.exec(said)?.[1] ?? said);
  };
}

const silent = () => undefined;

/** Spans contain no error messages, because those may quote user input. */
class WithoutWords extends BatchSpanProcessor {
  onEnding(span: Span): void {
    if (span.status.code === SpanStatusCode.ERROR) span.setStatus({ code: SpanStatusCode.ERROR });
  }
}

const tracingWith = (tracer: Tracer): Tracing => ({
  inSpan: (name, attributes, run) =>
    tracer.startActiveSpan(name, { attributes }, async (span) => {
      try {
        return await run();
      } catch (error) {
        span.setStatus({ code: SpanStatusCode.ERROR });
        throw error;
      } finally {
        span.end();
      }
    }),
  addFinished({ name, facts: attributes, from: startTime, until, hasFailed = false }) {
    // The server's background work, such as polling the outbox, would make a trace each time.
    if (trace.getActiveSpan()?.isRecording() !== true) return;
    const span = tracer.startSpan(name, { attributes, startTime, kind: SpanKind.CLIENT });
    if (hasFailed) span.setStatus({ code: SpanStatusCode.ERROR });
    span.end(until);
  },
  note: (facts) => void trace.getActiveSpan()?.setAttributes(facts),
});

/**
 * Sends traces and metrics to a collector by OTLP as JSON. Sampling depends on the trace id alone: the caller's flag
 * in `traceparent` is ignored, and a page's calls are sampled with its document.
 */
export function startTelemetry(parts: TelemetryParts): Telemetry {
  const { traces, metrics, service, share, tracesAfter, metricsEvery, version } = parts;
  const tell = reportNowAndThen(parts.onProblem);
  const log = { error: tell, warn: silent, info: silent, debug: silent, verbose: silent };
  diag.setLogger(log, { logLevel: DiagLogLevel.ERROR, suppressOverrideMessage: true });
  const own = resourceFromAttributes({ 'service.name': service, 'service.version': version });
  const resource = detectResources({ detectors: [envDetector] }).merge(own);
  const ended: (() => Promise<void>)[] = [];

  if (traces !== undefined) {
    const sampler = new TraceIdRatioBasedSampler(share);
    const exporter = new OTLPTraceExporter({ url: traces });
    const sending = new WithoutWords({ exporter, scheduledDelayMillis: tracesAfter });
    const provider = new TracerProvider({ resource, sampler, spanProcessors: [sending] });
    context.setGlobalContextManager(new AsyncLocalStorageContextManager().enable());
    propagation.setGlobalPropagator(new W3CTraceContextPropagator());
    trace.setGlobalTracerProvider(provider);
    traceWith(tracingWith(provider.getTracer('pasal', version)));
    ended.push(() => provider.shutdown());
  }
  const figures = sendFigures();
  if (metrics !== undefined) {
    const exporter = new OTLPMetricExporter({ url: metrics });
    const reader = new PeriodicExportingMetricReader({
      exporter,
      exportIntervalMillis: metricsEvery,
      exportTimeoutMillis: Math.min(metricsEvery, LONGEST_SENDING),
      metricProducers: [figures],
    });
    const provider = new MeterProvider({ resource, readers: [reader] });
    ended.push(() => provider.shutdown());
  }

  return {
    traceRequests: traces === undefined ? silent : traceRequests,
    sendFigures: figures.of,
    async stop() {
      traceWith(undefined);
      const all = Promise.allSettled(ended.map((end) => end()));
      await Promise.race([all, wait(LAST_WORDS, undefined, { ref: false })]);
      for (const api of [trace, context, propagation, diag]) api.disable();
    },
  };
}
