import { createHmac } from 'node:crypto';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { openErrorSender, type ErrorTargets, type MetError } from './send-errors';

const error: MetError = {
  name: 'offers',
  version: '1.0',
  phase: 'render',
  message: "TypeError: Cannot read properties of undefined (reading 'title')",
  frames: ['src/pages/offers.tsx:12:3 offerOf', '12.ab.js:1:234'],
  route: '/offers/:slug',
  browser: 'Chrome',
  isNew: true,
};
const secret = 'sixteen letters!';

/** What a receiver gets, and how it answers. */
let got: { url: string | undefined; headers: IncomingHttpHeaders; body: string }[];
let status: number;
const server = createServer((request, response) => {
  let body = '';
  request.on('data', (part: Buffer) => (body += part.toString()));
  request.on('end', () => {
    got.push({ url: request.url, headers: request.headers, body });
    response.writeHead(status).end();
  });
});
const address = () => `http://127.0.0.1:${(server.address() as AddressInfo).port}`;

beforeAll(
  () =>
    new Promise<void>((resolve) => {
      server.listen(0, '127.0.0.1', resolve);
    }),
);
afterAll(() => {
  server.close();
  server.closeAllConnections();
});
beforeEach(() => {
  got = [];
  status = 200;
});

const failed = jest.fn();
const open = (targets: ErrorTargets) => openErrorSender(targets, failed, () => 0);
async function until(isSo: () => boolean): Promise<void> {
  while (!isSo()) await new Promise((resolve) => setTimeout(resolve, 5));
}

test('a webhook gets each error once, signed', async () => {
  const send = open({ webhook: { url: `${address()}/errors`, secret } });
  send({ ...error, isNew: false });
  send(error);
  await until(() => got.length > 0);
  const [{ url, headers, body } = { url: '', headers: {}, body: '' }] = got;
  const { isNew: _isNew, ...told } = error;
  expect([url, JSON.parse(body)]).toEqual(['/errors', { error: told }]);
  const signature = createHmac('sha256', secret).update(body).digest('hex');
  expect(headers['x-pasal-signature']).toBe(`sha256=${signature}`);
  expect(got).toHaveLength(1);
});

test('a collector gets each visit as Sentry’s own clients send it', async () => {
  const send = open({ sentry: { url: `${address()}/api/42/envelope/`, key: 'public' } });
  send({ ...error, isNew: false });
  await until(() => got.length > 0);
  const [{ url, headers, body } = { url: '', headers: {}, body: '' }] = got;
  expect([url, headers['x-sentry-auth']]).toEqual([
    '/api/42/envelope/',
    expect.stringContaining('sentry_key=public'),
  ]);
  const [head, item, event] = body.split('\n').map((line): unknown => JSON.parse(line));
  const id = expect.stringMatching(/^[0-9a-f]{32}$/);
  expect([head, item]).toEqual([{ event_id: id, sent_at: expect.any(String) }, { type: 'event' }]);
  expect(event).toMatchObject({
    event_id: id,
    release: 'offers@1.0',
    transaction: '/offers/:slug',
    tags: { remote: 'offers', phase: 'render', browser: 'Chrome' },
    exception: {
      values: [
        {
          type: 'TypeError',
          value: "Cannot read properties of undefined (reading 'title')",
          stacktrace: {
            frames: [
              { filename: '12.ab.js', lineno: 1, colno: 234 },
              { filename: 'src/pages/offers.tsx', lineno: 12, colno: 3, function: 'offerOf' },
            ],
          },
        },
      ],
    },
  });
});

test('60 are sent in a minute at most, and a receiver that fails is reported', async () => {
  status = 500;
  const send = open({ sentry: { url: address(), key: 'public' } });
  for (let visits = 0; visits < 100; visits += 1) send(error);
  await until(() => failed.mock.calls.length === 60);
  expect(got).toHaveLength(60);
  expect(String(failed.mock.calls[0])).toContain('answered 500 to an error');
});
