import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { sql } from 'kysely';
import { signedIn } from '@pasal/server/testing/factories';
import { anyHash, putBuild, releaseRecord } from '@pasal/server/testing/release-records';
import {
  freshAddress,
  openTestApp,
  servePages,
  type TestApp,
} from '@pasal/server/testing/test-app';
import type { Renderers } from '../render/renderers';
import { deleteService, saveService } from '../services/service.repository';

const root = mkdtempSync(path.join(tmpdir(), 'pasal-service-needs-'));
const built = { file: 'server.js', integrity: anyHash('s') };
const renderers: Renderers = {
  render: async (_, { answers }) => ({
    head: '',
    html: `<main>${answers}</main>`,
    styles: '',
    boot: '',
  }),
  prepare: async () => true,
  rehearse: async () => [],
  compositions: () => [],
  close: async () => undefined,
};

let shop: TestApp;
let service: Server;
let answer: RequestListener;
let asked: { url: string | undefined; claim: unknown }[];
let patience = 60_000;
let builds = 0;

const json =
  (value: unknown, headers = {}): RequestListener =>
  (_request, response) =>
    response
      .writeHead(200, { 'content-type': 'application/json', ...headers })
      .end(JSON.stringify(value));

beforeAll(async () => {
  service = createServer((request, response) => {
    const [, body = ''] = String(request.headers['pasal-claim']).split('.');
    const { who, role } = JSON.parse(Buffer.from(body, 'base64url').toString());
    asked.push({ url: request.url, claim: [who, role] });
    answer(request, response);
  }).listen(0, '127.0.0.1');
  await once(service, 'listening');
  shop = await openTestApp({
    root,
    web: servePages,
    federation: () => ({
      renderers,
      serviceNetworks: ['127.0.0.1'],
      answersWithin: () => patience,
    }),
  });
});
beforeEach(async () => {
  await shop.reset();
  await sql`select renew_versions()`.execute(shop.db);
  asked = [];
  builds += 1;
  const version = `1.${builds}`;
  putBuild(root, releaseRecord({ name: 'host', version, server: built }));
  const needs = [
    {
      call: '/x/reviews/summary/:slug',
      params: { slug: { path: 'slug' } },
      query: { sort: { search: 'sort', or: null } },
    },
  ];
  const routes = [{ path: '/reviews/:slug', page: 'reviews', needs }];
  putBuild(root, releaseRecord({ name: 'reviews', version, service: true, routes, server: built }));
  const address = `http://127.0.0.1:${(service.address() as AddressInfo).port}`;
  await saveService(shop.db, { name: 'reviews', address, allowed_by: 'owner' });
});
afterAll(async () => {
  service.closeAllConnections();
  service.close();
  await shop.close();
  rmSync(root, { recursive: true, force: true });
});

async function open(url: string, headers = {}) {
  const { body, ...rest } = await shop.app.inject({ url, headers, remoteAddress: freshAddress() });
  const [, answers = 'none'] = /id="answers">(.*?)<\/script>/s.exec(body) ?? [];
  const isRendered = body.includes('<div id="root"><main>');
  return {
    answers: JSON.parse(answers) as unknown,
    isRendered,
    cached: rest.headers['cache-control'],
  };
}
const call = '/x/reviews/summary/:slug';

test('a page is rendered from the answer of its own service, for each visitor again', async () => {
  answer = json({ stars: 5 });
  const request = { params: { slug: 'a b' }, query: { sort: 'new' } };
  const { headers } = await signedIn(shop, 'admin');
  for (const session of [{}, headers]) {
    expect(await open('/reviews/a%20b?sort=new&utm_source=x', session)).toEqual({
      answers: [{ call, request, body: { stars: 5 } }],
      isRendered: true,
      cached: 'no-store',
    });
  }
  const first = { url: '/summary/a%20b?sort=new', claim: ['visitor', undefined] };
  expect(asked).toEqual([first, first]);
});

test('what the service calls public is made once for all', async () => {
  answer = json({ stars: 5 }, { 'cache-control': 'public, max-age=60' });
  for (let time = 0; time < 3; time += 1) {
    expect(await open('/reviews/lock')).toMatchObject({ isRendered: true, cached: 'no-cache' });
  }
  expect(asked).toHaveLength(1);
});

test('what an address has called public is shown by no document once the address is another', async () => {
  answer = json({ stars: 5 }, { 'cache-control': 'public, max-age=60' });
  await open('/reviews/lock');
  answer = json({ stars: 4 }, { 'cache-control': 'public, max-age=60' });
  const address = `http://127.0.0.1:${(service.address() as AddressInfo).port}/second`;
  await saveService(shop.db, { name: 'reviews', address, allowed_by: 'owner' });
  expect(await open('/reviews/lock')).toMatchObject({ answers: [{ body: { stars: 4 } }] });
  await deleteService(shop.db, 'reviews');
  expect(await open('/reviews/lock')).toMatchObject({ answers: [], isRendered: false });
});

test('that there is no such thing is an answer too', async () => {
  answer = (_request, response) =>
    response.writeHead(404, { 'content-type': 'application/json' }).end('{"message":"None"}');
  expect(await open('/reviews/none')).toMatchObject({
    answers: [{ call, status: 404, body: { message: 'None' } }],
    isRendered: true,
  });
});

test.each<[string, RequestListener]>([
  ['text', (_, response) => response.writeHead(200, { 'content-type': 'text/plain' }).end('{}')],
  [
    'HTML that calls itself JSON',
    (_, response) =>
      response.writeHead(200, { 'content-type': 'application/json' }).end('</script><b>'),
  ],
  ['a failure', (_, response) => response.writeHead(500).end()],
  [
    'a refusal',
    (_, response) => response.writeHead(403, { 'content-type': 'application/json' }).end('{}'),
  ],
])('%s leaves the page to the browser', async (_, given) => {
  answer = given;
  expect(await open('/reviews/lock')).toMatchObject({ answers: [], isRendered: false });
});

test('a text that would end its element stays within it', async () => {
  answer = json('</script><b>');
  expect(await open('/reviews/lock')).toMatchObject({ answers: [{ body: '</script><b>' }] });
});

test('a slow service, and one that was taken away, are waited for by no page', async () => {
  answer = () => undefined;
  patience = 100;
  expect(await open('/reviews/lock')).toMatchObject({ answers: [], isRendered: false });
  patience = 60_000;
  await deleteService(shop.db, 'reviews');
  expect(await open('/reviews/lock')).toMatchObject({ answers: [], isRendered: false });
});
