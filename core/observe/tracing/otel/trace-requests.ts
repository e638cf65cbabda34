import { context, trace, type Span } from '@opentelemetry/api';
import { FastifyOtelInstrumentation } from '@fastify/otel';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

/** Frequent polling, and immutable files. */
const NOT_TRACED = /^\/(?:healthz|readyz|metrics|host\/|remotes\/)/;

/** Names the span by its route: an address may identify a person. */
function describe(span: Span, request: FastifyRequest): void {
  const route = request.routeOptions.url ?? 'none';
  span.updateName(`${request.method} ${route}`);
  span.setAttribute('url.path', route);
  span.setAttribute('pasal.request_id', request.id);
  if (!span.isRecording()) return;
  const { traceId, spanId } = span.spanContext();
  request.log = request.log.child({ traceId, spanId });
}

/** Tells a page which trace its document belongs to, so that its calls join it. */
function nameTrace(span: Span, { headers }: FastifyRequest, reply: FastifyReply): void {
  if (headers.accept?.includes('text/html') !== true) return;
  // An edge that caches the answer would send it to everyone.
  if (String(reply.getHeader('cdn-cache-control')).startsWith('max-age')) return;
  const { traceId, spanId, traceFlags } = span.spanContext();
  const flags = traceFlags.toString(16).padStart(2, '0');
  const others = reply.getHeader('server-timing');
  const named = `traceparent;desc="00-${traceId}-${spanId}-${flags}"`;
  reply.header('server-timing', others === undefined ? named : `${String(others)}, ${named}`);
}

/** Makes a span of each request; call it before adding anything else to the server. */
export function traceRequests(app: FastifyInstance): void {
  const instrumentation = new FastifyOtelInstrumentation({
    instrumentHooks: false,
    instrumentHandler: false,
    // An error message may contain user input.
    recordExceptions: false,
    ignorePaths: ({ url }) => NOT_TRACED.test(url),
    requestHook: describe,
  });
  instrumentation.plugin()(app, {}, () => undefined);
  app.addHook('onSend', async (request, reply) => {
    const { span } = request.opentelemetry();
    if (span) nameTrace(span, request, reply);
  });
  // The end of a body is an event of its connection, outside the request's context.
  app.addHook('preValidation', (request, _reply, done) => {
    const { span } = request.opentelemetry();
    if (span) context.with(trace.setSpan(context.active(), span), done);
    else done();
  });
}
