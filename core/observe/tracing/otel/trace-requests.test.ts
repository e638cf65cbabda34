import fastify from 'fastify';
import { trace } from '@opentelemetry/api';
import { TracerProvider } from '@opentelemetry/sdk-trace';
import { traceRequests } from './trace-requests';

beforeAll(() => trace.setGlobalTracerProvider(new TracerProvider()));
afterAll(() => trace.disable());

test('a document says its trace, unless an edge keeps it for everybody; nothing else does', async () => {
  const app = fastify();
  traceRequests(app);
  app.get('/own', async () => 'mine');
  app.get('/kept', async (_request, reply) =>
    reply.header('cdn-cache-control', 'max-age=1, stale-if-error=600').send('ours'),
  );
  app.get('/more', async (_request, reply) =>
    reply.header('server-timing', 'health;dur=0').send(''),
  );
  const timingOf = async (url: string, accept: string) =>
    (await app.inject({ url, headers: { accept } })).headers['server-timing'];
  expect(await timingOf('/own', 'text/html,*/*')).toMatch(
    /^traceparent;desc="00-[\da-f]{32}-[\da-f]{16}-01"$/,
  );
  expect(await timingOf('/kept', 'text/html,*/*')).toBeUndefined();
  expect(await timingOf('/more', 'text/html')).toMatch(/^health;dur=0, traceparent;desc="00-/);
  expect(await timingOf('/own', 'application/json')).toBeUndefined();
  await app.close();
});
