import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { appendFileSync, existsSync, readdirSync, rmSync } from 'node:fs';
import { createServer, request as ask, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { startPasal } from '../../testing/run-pasal';
import { writeSmallRemote } from '../../testing/small-remote';

const HASH = `sha384-${'a'.repeat(64)}`;
const script = (name: string) => ({ url: `/remotes/${name}/1/entry.js`, integrity: HASH });
const deployed = (name: string) => [{ url: script(name).url, metadata: { version: '1' } }];
const discovery = {
  schema: 'x',
  microFrontends: { catalog: deployed('catalog'), offers: deployed('offers') },
};
const data = (id: string, value: unknown) =>
  `<script type="application/json" id="${id}">${JSON.stringify(value)}</script>`;
const host = { url: '/host/1/host.js', integrity: HASH };
const HEAD =
  '<meta name="application-name" content="Pasal &amp; Co"><link rel="icon" href="/i.svg">';
/** A page that the server renders, and one that it leaves to the browser. */
const RENDERED = `<html><head>${HEAD}<style>a{}</style></head><body><div id="root"><div>Old</div></div>
${data('discovery', discovery)}${data('answers', [
  { call: 'site', body: {} },
  { call: '/x/offers/reviews', body: {} },
  { call: '/x/catalog/reviews', body: {} },
])}
${data('scripts', [
  { ...host, run: true },
  { ...script('catalog'), run: false },
  { ...script('offers'), run: false },
])}<script>boot()</script></body></html>`;
const FOR_BROWSER = `<html><head>${HEAD}
<script defer nonce="shop" src="${host.url}" integrity="${HASH}" crossorigin></script>
<link rel="preload" as="script" href="${script('offers').url}" integrity="${HASH}" crossorigin>
${data('discovery', discovery)}${data('answers', [])}</head><body><div id="root"></div></body></html>`;
/** A page of which the server renders only the frame. */
const FRAMED = FOR_BROWSER.replace(' nonce="shop"', '').replace('></div>', '><div>Old</div></div>');
const POLICY =
  "default-src 'none';script-src 'self' 'sha256-a' 'nonce-shop';style-src 'self' 'sha256-b' 'sha256-c'";

const asked: { url: string | undefined; headers: IncomingMessage['headers']; body: string }[] = [];
const shop = createServer((request, response) => {
  const { url, headers } = request;
  void text(request).then((body) => {
    asked.push({ url, headers, body });
    const html = { 'content-type': 'text/html; charset=utf-8', etag: '"x"' };
    response.setHeader('content-security-policy', POLICY);
    response.setHeader('integrity-policy', 'blocked-destinations=(script)');
    if (url === '/') response.writeHead(200, html).end(RENDERED);
    else if (url === '/cart') response.writeHead(200, html).end(FOR_BROWSER);
    else if (url === '/track') response.writeHead(200, html).end(FRAMED);
    else if (url === '/offers' || url === '/nothing')
      response.writeHead(404, html).end(FOR_BROWSER);
    else if (url === '/ne/offers')
      response.writeHead(404, html).end(FOR_BROWSER.replace('<html', '<html lang="ne"'));
    else if (url === '/plain') response.writeHead(200, html).end('<p>Plain</p>');
    else if (url?.startsWith('/discovery.json')) {
      response.writeHead(200, { 'content-type': 'application/json' });
      response.end(JSON.stringify(discovery));
    } else if (url === '/go') response.writeHead(303, { location: `${address()}/cart` }).end();
    else {
      const cookies = ['a=1; Path=/; Secure; HttpOnly', 'b=2; Domain=shop.test; SameSite=Lax'];
      response.writeHead(200, {
        'content-type': 'application/json',
        'set-cookie': cookies,
        'strict-transport-security': 'max-age=1',
      });
      response.end('{}');
    }
  });
});
const address = () => `http://127.0.0.1:${(shop.address() as AddressInfo).port}`;

/** The service of the remote on this machine. */
const service = createServer((request, response) => {
  response.writeHead(200, { 'content-type': 'application/json' });
  response.end(JSON.stringify([request.url, typeof request.headers['pasal-claim']]));
});

let directory: string;
let pasal: Awaited<ReturnType<typeof startPasal>>;
let here: string;

beforeAll(async () => {
  directory = writeSmallRemote();
  shop.listen(0, '127.0.0.1');
  await once(shop, 'listening');
  const free = createServer().listen(0, 'localhost');
  await once(free, 'listening');
  const { port } = free.address() as AddressInfo;
  free.close();
  await once(free, 'close');
  here = `http://localhost:${port}`;
  service.listen(0, '127.0.0.1');
  await once(service, 'listening');
  const local = `http://127.0.0.1:${(service.address() as AddressInfo).port}`;
  pasal = await startPasal(directory, ['dev', '--against', address(), '--service', local], {
    until: 'all else from',
    env: { PORT: String(port) },
  });
});
afterAll(async () => {
  await pasal?.stop();
  for (const server of [shop, service]) {
    server.close();
    server.closeAllConnections();
  }
  rmSync(directory, { recursive: true, force: true });
});
beforeEach(() => asked.splice(0));

type Sent = Parameters<typeof ask>[1];
/** Sends a request as a browser does; `fetch` would choose some headers itself. */
async function get(url: string, { headers, ...options }: Exclude<Sent, Function> = {}) {
  const sent = ask(`${here}${url}`, { headers: { accept: 'text/html', ...headers }, ...options });
  sent.end();
  const [answer] = (await once(sent, 'response')) as [IncomingMessage];
  return { status: answer.statusCode, headers: answer.headers, body: await text(answer) };
}
const entry = async () => discoveredIn((await get('/')).body).microFrontends.offers[0]?.url;
const discoveredIn = (html: string) =>
  JSON.parse(/id="discovery">([^<]*)</.exec(html)?.[1] ?? '{}') as typeof discovery & {
    microFrontends: {
      offers: { url: string; metadata: { integrity: string }; extras: { title: string } }[];
    };
  };

test.each(['/', '/cart', '/track'])(
  'the document of %s has the local remote in place of the other',
  async (url) => {
    const { status, headers, body } = await get(url);
    expect(status).toBe(200);
    expect(body).toContain('<title>Pasal &amp; Co</title>');
    expect(body).toContain(`src="${host.url}" integrity="${HASH}" crossorigin>`);
    expect(body).not.toMatch(/remotes\/offers\/1|Old|boot\(\)/);
    const { microFrontends } = discoveredIn(body);
    expect(microFrontends.catalog).toEqual(discovery.microFrontends.catalog);
    expect(microFrontends.offers[0]?.url).toMatch(/^\/remotes\/offers\/development\/remoteEntry/);
    const [, nonce = ''] = /csp-nonce" nonce="([^"]+)"/.exec(body) ?? [];
    expect(headers['content-security-policy']).toBe(
      `default-src 'none';script-src 'self' 'nonce-${nonce}';style-src 'self' 'nonce-${nonce}'`,
    );
    expect([headers.etag, headers['cache-control']]).toEqual([undefined, 'no-store']);
  },
);

test('the entry it names is there, with the bytes it names', async () => {
  const { url = '', metadata } = discoveredIn((await get('/')).body).microFrontends.offers[0] ?? {};
  const { body } = await get(url);
  expect(metadata?.integrity).toBe(`sha384-${createHash('sha384').update(body).digest('base64')}`);
  expect((await get('/remotes/offers/development/none.js')).status).toBe(404);
  expect((await get('/remotes/offers/development/..%2f..%2fpackage.json')).status).toBe(404);
});

test('a page takes the script that exchanges components, and React for development with it', async () => {
  const { headers, body } = await get('/');
  expect(body).toMatch(
    /<script defer nonce="[^"]+" src="\/pasal-dev\/page.js"><\/script>\s*<script defer nonce="[^"]+" src="\/host/,
  );
  expect(headers['integrity-policy']).toBeUndefined();
  expect((await get('/pasal-dev/page.js')).body).toContain('react-dom-client.development.js');
  const { url = '' } = discoveredIn(body).microFrontends.offers[0] ?? {};
  expect((await get(url)).body).toContain('self.pasalDevelopment.react');
});

test('no record of the build is left for a shop to find', () => {
  const records = ['dist/release.json', 'dist/development/release.json'];
  expect(records.filter((file) => existsSync(path.join(directory, file)))).toEqual([]);
});

test('what has no remotes stays as it is, and a page only the remote here has is found', async () => {
  expect((await get('/plain')).body).toBe('<p>Plain</p>');
  expect([(await get('/offers')).status, (await get('/nothing')).status]).toEqual([200, 404]);
  const { body } = await get('/discovery.json', { headers: { accept: '*/*' } });
  expect(body).toContain('/remotes/offers/development/');
});

test('a page in Nepali has the remote of its language, built when the first is asked for', async () => {
  const folder = path.join(directory, 'dist/development');
  const inNepali = () => readdirSync(folder).filter((file) => file.endsWith('.ne.js'));
  expect(inNepali()).toEqual([]);
  const { status, body } = await get('/ne/offers');
  expect([status, body]).toEqual([200, expect.stringContaining('<html lang="ne">')]);
  const [local] = discoveredIn(body).microFrontends.offers;
  expect(local?.url).toMatch(/remoteEntry\.\w+\.ne\.js$/);
  expect(local?.extras.title).toBe('Offers');
  expect((await get(local?.url ?? '')).status).toBe(200);
  const { body: list } = await get('/discovery.json?language=ne', { headers: { accept: '*/*' } });
  expect(list).toContain(local?.url);
  expect(await entry()).not.toMatch(/\.ne\.js$/);
});

test('a call goes to the shop as from its own page, and one of another page does not', async () => {
  const own = { origin: here, referer: `${here}/cart`, cookie: 'a=1', accept: '*/*' };
  const { headers } = await get('/api/v1/x', { method: 'POST', headers: own });
  await get('/api/v1/x', { method: 'POST', headers: { origin: 'http://localhost:1' } });
  expect(asked[0]?.headers).toMatchObject({
    host: new URL(address()).host,
    origin: address(),
    referer: `${address()}/cart`,
    cookie: 'a=1',
  });
  expect(asked[1]?.headers.origin).toBe('http://localhost:1');
  expect(headers['set-cookie']).toEqual(['a=1; Path=/; HttpOnly', 'b=2; SameSite=Lax']);
  expect(headers['strict-transport-security']).toBeUndefined();
  expect((await get('/go')).headers.location).toBe(`${here}/cart`);
});

test("its service is the one on this machine, and that of another remote the shop's", async () => {
  expect(JSON.parse((await get('/x/offers/reviews?sort=new')).body)).toEqual([
    '/reviews?sort=new',
    'string',
  ]);
  await get('/x/catalog/reviews');
  expect(asked.map(({ url }) => url)).toEqual(['/x/catalog/reviews']);
  const [, answers = ''] = /id="answers">([^<]*)</.exec((await get('/')).body) ?? [];
  expect((JSON.parse(answers) as { call: string }[]).map(({ call }) => call)).toEqual([
    'site',
    '/x/catalog/reviews',
  ]);
});

test('nobody reaches it by another name, or another server through it', async () => {
  expect((await get('/', { headers: { host: 'evil.test' } })).status).toBe(421);
  expect(asked).toEqual([]);
  await get('/', { path: '//evil.test/x' });
  expect(asked.map(({ url }) => url)).toEqual(['//evil.test/x']);
});

test('open pages hear of a change', async () => {
  const sent = ask(`${here}/pasal-dev/changes`);
  sent.end();
  const [answer] = (await once(sent, 'response')) as [IncomingMessage];
  const before = await entry();
  appendFileSync(path.join(directory, 'src/remote.ts'), "console.log('changed');\n");
  const hashes = new Set<string>();
  for await (const part of answer as AsyncIterable<Buffer>) {
    const [, hash] = /"build":"offers","hash":"(\w+)","errors":\[\]/.exec(part.toString()) ?? [];
    if (hash !== undefined) hashes.add(hash);
    // A new folder may be built twice, and the entry changes before the event arrives.
    if (hashes.size > 1 && (await entry()) !== before) break;
  }
  expect(hashes.size).toBeGreaterThan(1);
});
