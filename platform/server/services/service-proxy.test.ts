import { once } from 'node:events';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import type { InjectOptions } from 'fastify';
import { createVerifier } from 'fast-jwt';
import { createPublicKey } from 'node:crypto';
import { createCity, createProduct, orderBody, signedIn } from '@pasal/server/testing/factories';
import {
  freshAddress,
  openTestApp,
  ORIGIN,
  servePages,
  type TestApp,
} from '@pasal/server/testing/test-app';
import { onWalk } from '../release/walk/messages';
import { ANSWER_LIMIT, LEAST_FAILURES, REQUEST_LIMIT } from './limits';

type Answer = (request: IncomingMessage, response: ServerResponse) => void;

/** The service under test, which answers as the test sets and records its requests. */
let service: Server;
let answer: Answer;
let asked: (Pick<IncomingMessage, 'method' | 'url' | 'headers'> & { body: string })[];
let shop: TestApp;
/** Breakers live as long as a server: each test uses a remote of its own. */
let name: string;
let number = 0;

const json =
  (value: unknown, headers = {}): Answer =>
  (_request, response) => {
    response.writeHead(200, { 'content-type': 'application/json', ...headers });
    response.end(JSON.stringify(value));
  };
const addressOf = (server: Server) => `http://127.0.0.1:${(server.address() as AddressInfo).port}`;

async function startService(port = 0) {
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const { method, url, headers } = request;
      asked.push({ method, url, headers, body: Buffer.concat(chunks).toString() });
      answer(request, response);
    });
  });
  server.listen(port, '127.0.0.1');
  await once(server, 'listening');
  return server;
}

async function endService() {
  service.closeAllConnections();
  service.close();
  await once(service, 'close');
}

const allow = async (address: string) =>
  shop.db
    .insertInto('remote_service')
    .values({ name, address, allowed_by: 'owner' })
    .onConflict((conflict) => conflict.column('name').doUpdateSet({ address }))
    .execute();

beforeAll(async () => {
  shop = await openTestApp({
    web: servePages,
    federation: () => ({ serviceNetworks: ['127.0.0.1'] }),
  });
});
beforeEach(async () => {
  await shop.reset();
  number += 1;
  name = `reviews-${number}`;
  asked = [];
  answer = json({ stars: 5 });
  service = await startService();
  await allow(addressOf(service));
});
afterEach(endService);
afterAll(() => shop.close());

const ask = (
  url: string,
  options: Omit<InjectOptions, 'url' | 'headers'> & { headers?: object } = {},
) =>
  shop.app.inject({
    url: `/x/${name}${url}`,
    remoteAddress: freshAddress(),
    ...options,
    headers: { host: new URL(ORIGIN).host, ...options.headers },
  });

const count = async (outcome: string) => {
  const { body } = await shop.app.inject({ url: '/metrics' });
  const line = new RegExp(`requests_total\\{name="${name}",outcome="${outcome}"\\} (\\d+)`);
  return Number(line.exec(body)?.[1] ?? 0);
};

test('a request is passed on, and its answer back', async () => {
  const { statusCode, headers, body } = await ask('/summary/a%20b?sort=new&q=%26');
  expect([statusCode, JSON.parse(body)]).toEqual([200, { stars: 5 }]);
  expect(asked).toEqual([
    expect.objectContaining({ method: 'GET', url: '/summary/a%20b?sort=new&q=%26', body: '' }),
  ]);
  expect(headers).toMatchObject({
    'cache-control': 'no-store',
    'content-security-policy': "default-src 'none';frame-ancestors 'none';sandbox",
    'content-type': 'application/json',
    'x-content-type-options': 'nosniff',
  });
  expect(await count('answered')).toBe(1);
});

test.each(['POST', 'PUT', 'DELETE'] as const)('%s carries its body', async (method) => {
  await ask('/reviews', { method, payload: { text: 'नमस्ते' } });
  expect(asked[0]).toMatchObject({ method, url: '/reviews', body: '{"text":"नमस्ते"}' });
});

const walkOf = async (of: string) => ({
  cookie: `pasal_walk=${await shop.releases.walks.grants.sign({ name: of, version: null })}`,
});

test('a walk reads of its own service, changes nothing there, and finds no other', async () => {
  const headers = await walkOf(name);
  const posted = await ask('/reviews', { method: 'POST', payload: { text: 'Good' }, headers });
  expect([posted.statusCode, posted.json().message, asked.length]).toEqual([403, onWalk.en, 0]);
  expect((await ask('/summary', { headers })).statusCode).toBe(200);
  expect(asked).toHaveLength(1);
  for (const other of [await walkOf('other'), { cookie: 'pasal_walk=a' }]) {
    expect((await ask('/summary', { headers: other })).statusCode).toBe(404);
  }
  expect(asked).toHaveLength(1);
});

test('below a path of the service, and never out of it', async () => {
  await allow(`${addressOf(service)}/api`);
  expect((await ask('/a/../b')).statusCode).toBe(200);
  expect((await ask('/%2e%2e/admin')).statusCode).toBe(404);
  expect(asked.map(({ url }) => url)).toEqual(['/api/b']);
});

test('cookies, keys and addresses stay in the shop, and nothing of the service sets one', async () => {
  answer = json({}, { 'set-cookie': 'staff_session=a', location: '/', 'x-powered-by': 'x' });
  const { headers: session } = await signedIn(shop, 'admin');
  const { headers } = await ask('/a', {
    headers: {
      ...session,
      authorization: 'Bearer secret',
      'x-forwarded-for': '1.2.3.4',
      'pasal-claim': 'forged',
      referer: ORIGIN,
      'accept-language': 'ne',
    },
  });
  const sent = asked[0]?.headers ?? {};
  expect(Object.keys(sent).toSorted()).toEqual([
    'accept-encoding',
    'accept-language',
    'connection',
    'host',
    'pasal-claim',
    'x-request-id',
  ]);
  expect(sent['pasal-claim']).not.toBe('forged');
  expect(Object.keys(headers)).not.toEqual(
    expect.arrayContaining([expect.stringMatching(/set-cookie|location|x-powered-by/)]),
  );
});

async function claimOf(options: Parameters<typeof ask>[1] = {}) {
  await ask('/a', options);
  const { headers } = await signedIn(shop, 'admin');
  const { body } = await shop.call<{ key: string }>({ url: '/release-service', headers });
  const key = createPublicKey({
    key: Buffer.from(body.key, 'base64'),
    format: 'der',
    type: 'spki',
  }).export({ format: 'pem', type: 'spki' });
  const verify = createVerifier({ key, algorithms: ['EdDSA'], allowedAud: name });
  return verify(String(asked.at(-1)?.headers['pasal-claim'])) as Record<string, unknown>;
}

async function placeOrder() {
  const { id } = await createProduct(shop.db);
  const body = orderBody(await createCity(shop.db), [{ id, price: 1000, quantity: 1 }]);
  const placed = await shop.call<{ order: { order_number: string } }>({
    method: 'POST',
    url: '/order-product',
    body,
  });
  return { phone: body.phone, order_number: placed.body.order.order_number };
}

describe('the claim', () => {
  const rest = { aud: expect.any(String), iat: expect.any(Number), exp: expect.any(Number) };

  it('says that a visitor asks, also with a forged session or in a preview', async () => {
    const { headers } = await signedIn(shop, 'admin');
    expect(await claimOf()).toEqual({ ...rest, who: 'visitor' });
    expect(await claimOf({ headers: { cookie: `staff_session=${'A'.repeat(43)}` } })).toEqual({
      ...rest,
      who: 'visitor',
    });
    const cookie = `${headers.cookie}; pasal_preview=a`;
    expect(await claimOf({ headers: { cookie } })).toEqual({ ...rest, who: 'visitor' });
    const onTheWay = `${headers.cookie}; pasal_walk=a`;
    expect(await claimOf({ headers: { cookie: onTheWay } })).toEqual({ ...rest, who: 'visitor' });
  });

  it('names the order that a look-up has opened in this browser', async () => {
    const { order_number, phone } = await placeOrder();
    const track = (tried: string) =>
      shop.call({
        method: 'POST',
        url: '/order-product/track',
        body: { order_number, phone: tried },
      });
    expect((await track('9800000000')).headers['set-cookie']).toBeUndefined();
    const [, text = ''] =
      /^opened_order=([^;]+); Max-Age=1800; Path=\/x; HttpOnly; SameSite=Strict$/.exec(
        String((await track(phone)).headers['set-cookie']),
      ) ?? [];
    const claim = await claimOf({ headers: { cookie: `opened_order=${text}` } });
    expect(claim).toEqual({ ...rest, who: 'visitor', order: order_number });
    const [head, , signature] = text.split('.');
    const other = Buffer.from('{"sub":"NP-2026-000001","exp":99999999999}').toString('base64url');
    for (const forged of [`${head}.${other}.${signature}`, 'a', '']) {
      const cookie = `opened_order=${forged}`;
      expect(await claimOf({ headers: { cookie } })).toEqual({ ...rest, who: 'visitor' });
    }
  });

  it('says that staff ask, with their role, for a minute', async () => {
    for (const role of ['staff', 'admin'] as const) {
      const { headers } = await signedIn(shop, role);
      const claim = await claimOf({ headers });
      expect(claim).toEqual({ ...rest, who: 'staff', role });
      expect(Number(claim.exp) - Number(claim.iat)).toBe(60);
    }
  });
});

test('another site changes nothing in the name of staff', async () => {
  const { headers } = await signedIn(shop, 'admin');
  const from = { headers: { ...headers, origin: 'https://evil.example' }, payload: {} };
  expect((await ask('/a', { method: 'POST', ...from })).statusCode).toBe(403);
  expect(asked).toEqual([]);
});

test.each([
  [{ 'cache-control': 'public, max-age=60' }, 'public, max-age=60'],
  [{ 'cache-control': 'public, max-age=5, s-maxage=30' }, 'public, max-age=30'],
  [{ 'cache-control': 'public, max-age=99999' }, 'public, max-age=600'],
  [{ 'cache-control': 'public' }, 'no-store'],
  [{ 'cache-control': 'private, max-age=60' }, 'no-store'],
  [{ 'cache-control': 'public, no-store, max-age=60' }, 'no-store'],
])('of %j a browser gets %s', async (headers, rule) => {
  answer = json({}, headers);
  expect((await ask('/a')).headers['cache-control']).toBe(rule);
});

test('what the service refuses is its answer; it is not cached', async () => {
  answer = (_request, response) =>
    response
      .writeHead(404, { 'content-type': 'application/json', 'cache-control': 'public, max-age=9' })
      .end('{"message":"No such product"}');
  const { statusCode, body, headers } = await ask('/a');
  expect([statusCode, body]).toEqual([404, '{"message":"No such product"}']);
  expect(headers['cache-control']).toBe('no-store');
  expect(await count('refused')).toBe(1);
});

const endless: Answer = (_request, response) => {
  response.writeHead(200, { 'content-type': 'text/plain' });
  const more = () => {
    while (!response.destroyed && response.write('x'.repeat(64 * 1024)));
  };
  response.on('drain', more);
  more();
};
const typed =
  (type: string | undefined, body: string): Answer =>
  (_request, response) =>
    response.writeHead(200, type === undefined ? {} : { 'content-type': type }).end(body);

test.each<[string, string, Answer]>([
  ['HTML', 'wrong_type', typed('text/html', '<script>alert(1)</script>')],
  ['a script', 'wrong_type', typed('text/javascript', 'alert(1)')],
  ['SVG', 'wrong_type', typed('image/svg+xml', '<svg/>')],
  ['HTML that calls itself JSON', 'wrong_type', typed('application/json', '<b>')],
  ['nothing by type', 'wrong_type', typed(undefined, '{}')],
  ['packed bytes', 'wrong_type', json({}, { 'content-encoding': 'gzip' })],
  ['a redirect', 'redirect', (_, response) => response.writeHead(302, { location: '/b' }).end()],
  ['a failure', 'error', (_, response) => response.writeHead(500).end('stack')],
  ['no end', 'too_large', endless],
  ['too much by its own words', 'too_large', json('x'.repeat(ANSWER_LIMIT))],
  ['a closed connection', 'unreachable', ({ socket }) => socket.destroy()],
])('%s is answered by the shop', async (_, outcome, given) => {
  answer = given;
  const { statusCode, body } = await ask('/a');
  expect([statusCode, JSON.parse(body)]).toEqual([
    503,
    {
      message: `The service of ${name} is away. Try again soon.`,
      code: 'UNAVAILABLE',
      requestId: expect.any(String),
    },
  ]);
  expect(asked.map(({ url }) => url)).toEqual(['/a']);
  expect(await count(outcome)).toBe(1);
});

test('a picture and plain text are passed on', async () => {
  for (const type of ['image/png', 'text/plain; charset=utf-8']) {
    answer = typed(type, 'bytes');
    const { headers, body } = await ask('/a');
    expect([headers['content-type'], body]).toEqual([type, 'bytes']);
  }
});

test('a slow service is waited for so long, and no longer', async () => {
  answer = () => undefined;
  // Without a limit of its own this waits until the test times out.
  expect((await ask('/a')).statusCode).toBe(503);
  expect(await count('timeout')).toBe(1);
});

const send = (payload: string, type: string) =>
  ask('/a', { method: 'POST', payload, headers: { 'content-type': type } });

test('a body that is too large or of another kind is refused before it travels', async () => {
  expect((await send('x'.repeat(REQUEST_LIMIT + 1), 'text/plain')).statusCode).toBe(413);
  expect((await send('a=b', 'application/x-www-form-urlencoded')).statusCode).toBe(415);
  expect(asked).toEqual([]);
});

test('a service that was killed is spared after some failures, and found again', async () => {
  const address = addressOf(service);
  await endService();
  for (let time = 0; time < LEAST_FAILURES + 2; time += 1) await ask('/a');
  expect(await count('unreachable')).toBe(LEAST_FAILURES);
  expect(await count('away')).toBe(2);
  const { body } = await shop.app.inject({ url: '/metrics' });
  expect(body).toContain(`pasal_service_away{name="${name}"} 1`);
  jest.spyOn(performance, 'now').mockReturnValue(performance.now() + 10_000);
  service = await startService(Number(new URL(address).port));
  expect((await ask('/a')).statusCode).toBe(200);
  expect((await ask('/a')).statusCode).toBe(200);
  jest.restoreAllMocks();
});

test('one address that fails takes no other part of the service away', async () => {
  answer = (request, response) =>
    response.writeHead(request.url?.startsWith('/slow') ? 500 : 204).end();
  for (let time = 0; time < LEAST_FAILURES; time += 1) await ask('/slow/report?of=all');
  expect((await ask('/slow/other')).statusCode).toBe(503);
  expect((await ask('/a')).statusCode).toBe(204);
  expect(await count('away')).toBe(1);
  const { body } = await shop.app.inject({ url: '/metrics' });
  expect(body).toContain(`pasal_service_away{name="${name}"} 0`);
});

test('one that the owner has moved is asked at once: away was the address before', async () => {
  await endService();
  for (let time = 0; time < LEAST_FAILURES; time += 1) await ask('/a');
  service = await startService();
  await allow(addressOf(service));
  expect((await ask('/a')).statusCode).toBe(200);
});

test('more at once than a service may have are refused, not queued', async () => {
  // On a busy machine the first would time out before the last has arrived.
  const patient = jest
    .spyOn(AbortSignal, 'timeout')
    .mockImplementation(() => new AbortController().signal);
  const waiting: ServerResponse[] = [];
  answer = (_request, response) => void waiting.push(response);
  const all = Array.from({ length: 40 }, () => ask('/a').then(({ statusCode }) => statusCode));
  while (waiting.length < 32) await wait(5);
  await Promise.race(all);
  for (const response of waiting) response.writeHead(204).end();
  const statuses = await Promise.all(all);
  expect(statuses.filter((status) => status === 503)).toHaveLength(8);
  expect(statuses.filter((status) => status === 204)).toHaveLength(32);
  expect(await count('busy')).toBe(8);
  patient.mockRestore();
});

test('an address that leads into a private network is not connected to', async () => {
  await allow(addressOf(service).replace('127.0.0.1', '127.0.0.2'));
  expect((await ask('/a')).statusCode).toBe(503);
  await allow('https://localhost:1');
  await allow(addressOf(service).replace('127.0.0.1', '[::ffff:127.0.0.2]'));
  expect((await ask('/a')).statusCode).toBe(503);
  expect(await count('forbidden_address')).toBe(2);
  expect(asked).toEqual([]);
});

test('one address asks so often, and others as before', async () => {
  const remoteAddress = freshAddress();
  expect((await ask('/a', { remoteAddress })).statusCode).toBe(200);
  await shop.db
    .updateTable('rate_limit')
    .set({ free_at: new Date(Date.now() + 600_000) })
    .where('scope', '=', 'service-address')
    .execute();
  expect((await ask('/a', { remoteAddress })).statusCode).toBe(429);
  expect((await ask('/a')).statusCode).toBe(200);
});

const at = (to: string) => `/release-service/${to}`;

test('the owner allows a service and takes it away', async () => {
  const { headers } = await signedIn(shop, 'admin');
  const put = (to: string, address: string) =>
    shop.call({ method: 'PUT', url: at(to), payload: { address }, headers } as never);
  expect(await put('offers', `${addressOf(service)}/`)).toMatchObject({
    status: 200,
    body: { service: { name: 'offers', address: addressOf(service) } },
  });
  expect((await put('offers', 'https://10.0.0.1')).status).toBe(400);
  expect((await put('host', addressOf(service))).status).toBe(400);
  const { body } = await shop.call<{ services: { name: string }[] }>({
    url: '/release-service',
    headers,
  });
  expect(body.services.map((each) => each.name)).toEqual(['offers', name]);
  expect((await shop.app.inject('/x/offers/a')).statusCode).toBe(200);
  expect((await shop.call({ method: 'DELETE', url: at('offers'), headers })).status).toBe(200);
  expect((await shop.call({ method: 'DELETE', url: at('offers'), headers })).status).toBe(404);
  expect((await shop.app.inject('/x/offers/a')).statusCode).toBe(404);
  expect((await shop.app.inject('/x/none/a')).statusCode).toBe(404);
  expect((await shop.app.inject('/x/none')).statusCode).toBe(404);
});
