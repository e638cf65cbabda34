import { spawn, type ChildProcess } from 'node:child_process';
import { createPublicKey, verify } from 'node:crypto';
import { once } from 'node:events';
import { mkdtempSync, rmSync, statSync } from 'node:fs';
import {
  createServer,
  request as send,
  type IncomingMessage,
  type RequestListener,
  type Server,
} from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { pathToFileURL } from 'node:url';

const urlOf = (file: string) => JSON.stringify(pathToFileURL(path.join(__dirname, file)).href);
const portOf = (server: Server) => (server.address() as AddressInfo).port;

const directory = mkdtempSync(path.join(tmpdir(), 'pasal-local-service-'));
const asked: (Pick<IncomingMessage, 'method' | 'url' | 'headers'> & { body: string })[] = [];
let answer: RequestListener;
const service = createServer((request, response) => {
  const { method, url, headers } = request;
  void text(request).then((body) => {
    asked.push({ method, url, headers, body });
    answer(request, response);
  });
});
/** The modules run in a Node process of their own. */
const started: ChildProcess[] = [];
let said = '';

/** Starts the service below /x/offers/, and returns its address and its key. */
async function start(as?: string) {
  const given = {
    name: 'offers',
    directory,
    address: `http://127.0.0.1:${portOf(service)}/v1/`,
    as,
  };
  const script = `
    import { createServer } from 'node:http';
    import { openLocalService } from ${urlOf('local-service.mjs')};
    import { publicKeyOf } from ${urlOf('development-key.mjs')};
    const local = openLocalService(${JSON.stringify(given)});
    const server = createServer((request, response) => void local.answer(request, response));
    server.listen(0, '127.0.0.1', () => console.log(JSON.stringify({
      here: 'http://127.0.0.1:' + server.address().port, key: publicKeyOf(${JSON.stringify(directory)}) })));`;
  const child = spawn(process.execPath, ['--input-type=module', '--eval', script]);
  started.push(child);
  child.stderr.on('data', (data: Buffer) => (said += data.toString()));
  const [line] = (await once(child.stdout, 'data')) as [Buffer];
  return JSON.parse(line.toString()) as { here: string; key: string };
}
const json =
  (value: string): RequestListener =>
  (_request, response) =>
    response.writeHead(200, { 'content-type': 'application/json' }).end(value);

/** The facts of the last claim, after its signature is checked with the key. */
function claimed(key: string): unknown {
  const claim = String(asked.at(-1)?.headers['pasal-claim']);
  const [head = '', body = '', signature = ''] = claim.split('.');
  const publicKey = createPublicKey({
    key: Buffer.from(key, 'base64'),
    format: 'der',
    type: 'spki',
  });
  const isSigned = verify(
    null,
    Buffer.from(`${head}.${body}`),
    publicKey,
    Buffer.from(signature, 'base64url'),
  );
  return isSigned && JSON.parse(Buffer.from(body, 'base64url').toString());
}

let here: string;
let key: string;
beforeAll(async () => {
  service.listen(0, '127.0.0.1');
  await once(service, 'listening');
  ({ here, key } = await start());
});
beforeEach(() => {
  asked.splice(0);
  said = '';
  answer = json('{"stars":5}');
});
afterAll(async () => {
  for (const child of started) child.kill();
  service.closeAllConnections();
  service.close();
  rmSync(directory, { recursive: true, force: true });
});

test('a request goes to the service without cookies, with a claim by the key of this folder', async () => {
  const got = await fetch(`${here}/x/offers/reviews?sort=new`, {
    method: 'POST',
    headers: { cookie: 'a=1', 'content-type': 'application/json', origin: here, 'x-own': '1' },
    body: '{"words":"Good"}',
  });
  expect([got.status, await got.json(), got.headers.get('cache-control')]).toEqual([
    200,
    { stars: 5 },
    'no-store',
  ]);
  const [{ headers, ...request } = { headers: {} }] = asked;
  expect(request).toEqual({
    method: 'POST',
    url: '/v1/reviews?sort=new',
    body: '{"words":"Good"}',
  });
  expect([headers.cookie, headers['x-own'], headers['content-type']]).toEqual([
    undefined,
    undefined,
    'application/json',
  ]);
  expect(claimed(key)).toEqual({ who: 'visitor', aud: 'offers', exp: expect.any(Number) });
  const file = path.join(directory, 'node_modules/.cache/pasal/service-key.pem');
  expect(statSync(file).mode & 0o077).toBe(0);
});

test.each([
  ['admin', { who: 'staff', role: 'admin' }],
  ['NP-2026-000001', { who: 'visitor', order: 'NP-2026-000001' }],
])('%s asks, where the command says so, by the same key', async (as, facts) => {
  const other = await start(as);
  expect(other.key).toBe(key);
  await fetch(`${other.here}/x/offers/reviews`);
  expect(claimed(key)).toMatchObject(facts);
});

test.each<[string, RequestListener, RegExp]>([
  [
    'a page',
    (_, response) => response.writeHead(200, { 'content-type': 'text/html' }).end(),
    /text\/html/,
  ],
  ['HTML that calls itself JSON', json('<b>'), /no JSON/],
  ['a redirect', (_, response) => response.writeHead(302, { location: '/' }).end(), /302/],
  ['a failure', (_, response) => response.writeHead(500).end(), /500/],
  ['over 2 MB', json(`"${'x'.repeat(2 * 1024 * 1024)}"`), /2 MB/],
  ['nothing', (_, response) => response.destroy(), /cannot be reached/],
])('%s is answered as the shop would, and the terminal says why', async (_, wrong, words) => {
  answer = wrong;
  const got = await fetch(`${here}/x/offers/reviews`);
  expect([got.status, await got.json()]).toEqual([
    503,
    expect.objectContaining({ message: 'The service of offers is away. Try again soon.' }),
  ]);
  expect(said).toMatch(/^GET \/x\/offers\/reviews: /);
  expect(said).toMatch(words);
});

test.each([
  ['reviews', { method: 'PATCH' }, 404],
  ['reviews', { method: 'POST', headers: { origin: 'http://evil.test' } }, 403],
  ['reviews', { method: 'POST', body: 'x'.repeat(256 * 1024 + 1) }, 413],
  ['reviews', { method: 'POST', body: new URLSearchParams({ a: 'b' }) }, 415],
])('%s as %j does not reach the service', async (to, options, status) => {
  const got = await fetch(`${here}/x/offers/${to}`, options);
  expect([got.status, asked]).toEqual([status, []]);
});

test('no address leads out of the service', async () => {
  const sent = send(here, { path: '/x/offers/../admin' }).end();
  const [{ statusCode }] = (await once(sent, 'response')) as [IncomingMessage];
  expect([statusCode, asked]).toEqual([404, []]);
});
