import { createHash } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import type { InjectOptions } from 'fastify';
import { sql } from 'kysely';
import type { RemoteRoute } from '../contract/release';
import { LIMITS } from './limits';
import { createProduct, signedIn } from '@pasal/server/testing/factories';
import { sendForm } from '@pasal/server/testing/product-forms';
import { anyHash, inNepali, putBuild, releaseRecord } from '@pasal/server/testing/release-records';
import {
  freshAddress,
  openTestApp,
  type TestApp,
  servePages,
} from '@pasal/server/testing/test-app';
import type { RenderedPage, RenderRequest } from './render/contract';
import type { Renderers } from './render/renderers';

const root = mkdtempSync(path.join(tmpdir(), 'pasal-documents-'));
const server = { file: 'server.js', integrity: anyHash('s') };
const STYLES = ['.a{color:teal}', '.b{color:navy}'];
const routes: RemoteRoute[] = [
  { path: '/', page: 'home', needs: [{ call: 'siteSettings' }] },
  {
    path: '/product/:slug',
    page: 'product',
    needs: [{ call: 'productBySlug', params: { slug: { path: 'slug' } } }],
    search: ['variant'],
  },
  {
    path: '/list',
    page: 'list',
    needs: [
      {
        call: 'publicProducts',
        query: { page: { search: 'page', or: 1 }, sort: { search: 'sort', or: 'featured' } },
      },
    ],
  },
  { path: '/track', page: 'track', render: 'browser' },
  { path: '/opens', page: 'opens', render: 'browser', isSecret: true },
  { path: '/opens-more', page: 'opens', isSecret: true },
  { path: '/dashboard', page: 'overview', layout: 'dashboard' },
];

/** A page made of all its input, so that any difference in the input shows in the document. */
const pageOf = ({ address, answers, shopName }: RenderRequest): RenderedPage => ({
  head: '<title>Made on the server</title>',
  html: `<main>${address} ${shopName} ${answers}</main>`,
  styles: STYLES.map((text) => `<style data-of="test">${text}</style>`).join(''),
  boot: 'window.started = 1;',
});
const render = jest.fn<Promise<RenderedPage | null>, [unknown, RenderRequest]>();
const renderers: Renderers = {
  render,
  prepare: async () => true,
  rehearse: async () => [],
  compositions: () => [],
  close: async () => undefined,
};
const asked = () => render.mock.calls.map(([, { address }]) => address);

let shop: TestApp;
let builds = 0;
const get = (url: string, headers: Record<string, string> = {}, rest: InjectOptions = {}) =>
  shop.app.inject({ url, headers, ...rest });

beforeAll(async () => {
  shop = await openTestApp({
    root,
    web: servePages,
    federation: () => ({ renderers, answersWithin: () => 60_000 }),
  });
});
beforeEach(async () => {
  await shop.reset();
  // Sets each area's version, as at a shop's start; without versions nothing is cached.
  await sql`select renew_versions()`.execute(shop.db);
  render.mockReset().mockImplementation(async (_, request) => pageOf(request));
  // Another version each time, so that no test finds a document of another test.
  builds += 1;
  const version = `1.${builds}`;
  const needs = [{ call: 'categories' }];
  putBuild(
    root,
    releaseRecord({ name: 'host', version, start: ['remoteEntry.js'], needs, server }),
  );
  putBuild(root, releaseRecord({ version, routes, server }));
  const offers = [{ path: '/offers', page: 'offers' }];
  putBuild(root, releaseRecord({ name: 'offers', version, routes: offers, server: null }));
});
afterAll(async () => {
  await shop.close();
  rmSync(root, { recursive: true, force: true });
});

/** Returns every part of an answer that could differ between visitors, except the time and the ticket. */
function visibleOf({ statusCode, headers, body }: Awaited<ReturnType<typeof get>>) {
  const { date: _date, 'server-timing': ticket, ...others } = headers;
  expect(ticket).toMatch(/^health;desc="\d+\|\d+\|[\w-]{12}\|[^|]+\|[\w-]{22}";dur=\d+$/);
  return { statusCode, headers: others, body };
}

/** The browser renders this page: its scripts start at once, by a nonce, and there is no HTML yet. */
function expectBrowserDocument(answer: Awaited<ReturnType<typeof get>>, statusCode: number) {
  expect(answer.statusCode).toBe(statusCode);
  expect(answer.body).toContain('<div id="root"></div>');
  expect(answer.body).toMatch(/<script defer nonce="[^"]+" src="\/host\//);
  expect(answer.headers['content-security-policy']).toContain("'nonce-");
  expect(answer.headers.etag).toBeUndefined();
}

const callsIn = (body: string) => {
  const [, json = ''] = /id="answers">(.*?)<\/script>/s.exec(body) ?? [];
  return (JSON.parse(json) as { call: string }[]).map(({ call }) => call);
};

/** The hash of a text as in a content security policy. */
const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

describe('a rendered document', () => {
  it('is the page with its styles, its answers and what the browser takes it over with', async () => {
    const { statusCode, headers, body } = await get('/');
    expect([statusCode, headers['content-type'], headers['cache-control']]).toEqual([
      200,
      'text/html; charset=utf-8',
      'no-cache',
    ]);
    expect(body).toContain('<title>Made on the server</title>');
    expect(body).toContain('<div id="root"><main>/ Pasal [{"call":"categories"');
    expect(callsIn(body)).toEqual(['categories', 'siteSettings']);
    expect(body).toContain('<script>window.started = 1;</script>');
    expect(body).not.toMatch(/<script[^>]* src=|rel="preload"/);
  });

  it('is the same for everyone, made once: no cookie and nothing a visitor came with is in it', async () => {
    const plain = visibleOf(await get('/'));
    const { headers: session } = await signedIn(shop, 'admin');
    const cookies = [session.cookie, 'pasal_bucket=9999', 'lamp=<b>', 'pasal_session=none'];
    for (const cookie of cookies) expect(visibleOf(await get('/', { cookie }))).toEqual(plain);
    for (const url of [
      '/?utm_source=mail',
      '/?utm_source=a&utm_medium=b&fbclid=1',
      '/?',
      '/?page=2',
    ])
      expect(visibleOf(await get(url))).toEqual(plain);
    expect(plain.headers['set-cookie']).toBeUndefined();
    expect(asked()).toEqual(['/']);
  });

  it('is another one in each language, kept apart, whatever a browser asks for', async () => {
    const version = `2.${builds}`;
    for (const record of [
      releaseRecord({ name: 'host', version, start: ['remoteEntry.js'], server }),
      releaseRecord({ version, routes, server }),
    ])
      putBuild(root, { ...record, ...inNepali('नेपाली', record) });
    const english = visibleOf(await get('/', { 'accept-language': 'ne-NP' }));
    const nepali = visibleOf(await get('/ne', { 'accept-language': 'en' }));
    expect(english.body).toContain('<html lang="en">');
    expect(nepali.body).toContain('<html lang="ne">');
    expect(nepali.headers.etag).not.toBe(english.headers.etag);
    for (const [url, made] of [
      ['/', english],
      ['/ne', nepali],
    ] as const)
      expect(visibleOf(await get(url, { 'accept-language': 'fr' }))).toEqual(made);
    expect(render).toHaveBeenCalledTimes(2);
  });

  it('is one for every order of what its page asks of the address, another for other values', async () => {
    const one = visibleOf(await get('/list?sort=newest&page=2'));
    expect(visibleOf(await get('/list?page=2&utm_source=mail&sort=newest'))).toEqual(one);
    expect(visibleOf(await get('/list?page=3&sort=newest')).body).not.toBe(one.body);
    expect(asked()).toEqual(['/list?page=2&sort=newest', '/list?page=3&sort=newest']);
  });

  it('has what else of the address its page shows, and nothing more', async () => {
    const { slug } = await createProduct(shop.db);
    await get(`/product/${slug}?variant=2&utm_source=mail`);
    expect(asked()).toEqual([`/product/${slug}?variant=2`]);
  });

  it('shows a price as soon as staff have changed it, and is kept again after that', async () => {
    const { id, slug } = await createProduct(shop.db, { price: 1234 });
    const { headers } = await signedIn(shop, 'admin');
    const url = `/product/${slug}`;
    const before = await get(url);
    expect(before.body).toMatch(/<main>.*1234.*<\/main>/s);
    const form = [['original_price', '4321']] as const;
    const saved = await sendForm(shop, { method: 'PUT', url: `/product/${id}`, headers }, form);
    expect(saved.status).toBe(200);
    const after = await get(url, { 'if-none-match': String(before.headers.etag) });
    expect(after.statusCode).toBe(200);
    expect(after.body).toMatch(/<main>.*4321.*<\/main>/s);
    expect(after.body).not.toContain('1234');
    expect((await get(url)).body).toBe(after.body);
    expect(asked()).toEqual([url, url]);
  });

  it('is not sent again to whom holds it, and compressed for who takes that', async () => {
    const plain = await get('/');
    const packed = await get('/', { 'accept-encoding': 'gzip, br' });
    expect([packed.headers['content-encoding'], packed.headers.vary]).toEqual([
      'br',
      'Accept-Encoding',
    ]);
    expect(brotliDecompressSync(packed.rawPayload).toString()).toBe(plain.body);
    expect(packed.headers.etag).not.toBe(plain.headers.etag);
    for (const [answer, encoding] of [
      [plain, 'identity'],
      [packed, 'br'],
    ] as const) {
      const held = { 'if-none-match': String(answer.headers.etag), 'accept-encoding': encoding };
      const again = await get('/', held);
      expect([again.statusCode, again.body, again.headers.etag]).toEqual([
        304,
        '',
        answer.headers.etag,
      ]);
    }
  });

  it('comes denser when it is asked for again and again; who holds the first form keeps it', async () => {
    const headers = { 'accept-encoding': 'br' };
    const first = await get('/', headers);
    let dense = first;
    while (dense.headers.etag === first.headers.etag) dense = await get('/', headers);
    expect(dense.rawPayload.length).toBeLessThan(first.rawPayload.length);
    expect(brotliDecompressSync(dense.rawPayload)).toEqual(brotliDecompressSync(first.rawPayload));
    for (const { headers: before } of [first, dense]) {
      const again = await get('/', { ...headers, 'if-none-match': String(before.etag) });
      expect([again.statusCode, again.headers.etag]).toEqual([304, before.etag]);
    }
  });

  it('answers HEAD with the headers alone', async () => {
    const full = await get('/');
    const head = await get('/', {}, { method: 'HEAD' });
    expect([head.statusCode, head.body]).toEqual([200, '']);
    for (const name of ['etag', 'content-type', 'content-security-policy', 'content-length'])
      expect([name, head.headers[name]]).toEqual([name, full.headers[name]]);
  });

  it('has no nonce: its policy names the hashes of the script and the styles within it', async () => {
    const { headers, body } = await get('/');
    const policy = String(headers['content-security-policy']);
    const inline = [...body.matchAll(/<script>(.*?)<\/script>/gs)].map(([, text = '']) => text);
    expect(`${body} ${policy}`).not.toContain('nonce');
    expect(policy).not.toContain('unsafe');
    expect(policy).toContain(`script-src 'self' ${inline.map(hash).join(' ')};`);
    expect(policy).toContain(`style-src 'self' ${['', ...STYLES].map(hash).join(' ')};`);
  });

  it('of an address nobody owns is one page, made on the server, that answers 404', async () => {
    const answer = await get('/nowhere');
    expect(answer.statusCode).toBe(404);
    expect(answer.body).toContain('<div id="root"><main>/- Pasal');
    expect(callsIn(answer.body)).toEqual(['categories']);
    expect(visibleOf(await get('/no/where/else?page=2'))).toEqual(visibleOf(answer));
    const held = await get('/nowhere', { 'if-none-match': String(answer.headers.etag) });
    expect(held.statusCode).toBe(404);
    expect(asked()).toEqual(['/-']);
  });

  it('is one for every way to write its path, and for every host', async () => {
    const { slug } = await createProduct(shop.db, { slug: 'dome lamp' });
    const one = visibleOf(await get(`/product/${encodeURIComponent(slug)}`));
    for (const url of ['/Product/dome%20lamp', '/product/d%6Fme%20lamp/', '/PRODUCT/dome%20lamp//'])
      expect(visibleOf(await get(url))).toEqual(one);
    for (const host of ['other.test', 'third.test:8080'])
      expect(visibleOf(await get('/product/dome%20lamp', { host }))).toEqual(one);
    expect(asked()).toEqual(['/product/dome%20lamp']);
  });

  it('of a product that does not exist answers 404, and is of the product once there is one', async () => {
    const missing = await get('/product/dome');
    expect(missing.statusCode).toBe(404);
    expect(callsIn(missing.body)).toEqual(['categories', 'productBySlug']);
    expect(missing.body).toMatch(
      /<main>.*"status":404,"body":\{"message":"[^"]+","code":"NOT_FOUND"\}.*<\/main>/s,
    );
    expect(visibleOf(await get('/product/dome'))).toEqual(visibleOf(missing));
    await createProduct(shop.db, { slug: 'dome' });
    const there = await get('/product/dome');
    expect(there.statusCode).toBe(200);
    expect(there.body).not.toContain('NOT_FOUND');
    expect(asked()).toEqual(['/product/dome', '/product/dome']);
  });
});

describe('the browser makes', () => {
  it('what the server could not make just now, with the answers it has; the next visit tries again', async () => {
    render.mockResolvedValueOnce(null);
    const answer = await get('/');
    expectBrowserDocument(answer, 200);
    expect(callsIn(answer.body)).toEqual(['categories', 'siteSettings']);
    expect((await get('/')).body).toContain('<title>Made on the server</title>');
  });

  it('a page one of whose answers could not be had', async () => {
    const { find } = shop.app.publicAnswers;
    jest.spyOn(shop.app.publicAnswers, 'find').mockImplementation((route, versions) => {
      if (route.url.includes('slug')) throw new Error('the database is away');
      return find(route, versions);
    });
    const { slug } = await createProduct(shop.db);
    const answer = await get(`/product/${slug}`);
    jest.restoreAllMocks();
    expectBrowserDocument(answer, 200);
    expect(callsIn(answer.body)).toEqual(['categories']);
    expect(asked()).toEqual([]);
  });

  it('what one address asks for too often of pages without number; those of the shop it still gets', async () => {
    const { slug } = await createProduct(shop.db);
    const { scope, seconds } = LIMITS.renderOfAddress;
    const from = { remoteAddress: freshAddress() };
    for (const url of ['/', '/list?page=1', '/list?page=1']) await get(url, {}, from);
    // One page has been counted; this uses up the address's limit.
    const [counted] = await shop.db
      .updateTable('rate_limit')
      .set({ free_at: sql<Date>`clock_timestamp() + make_interval(secs => ${seconds}::integer)` })
      .where('scope', '=', scope)
      .execute();
    expect(counted?.numUpdatedRows).toBe(1n);
    expectBrowserDocument(await get('/list?page=9999', {}, from), 200);
    expectBrowserDocument(await get('/product/none', {}, from), 404);
    // A cached page, a page the shop links to, and the pages of other visitors are as before.
    expect((await get('/list?page=1', {}, from)).body).toContain('Made on the server');
    for (const url of ['/', `/product/${slug}`, '/nowhere'])
      expect((await get(url, {}, from)).body).toContain('Made on the server');
    const other = { remoteAddress: freshAddress() };
    expect((await get('/list?page=9999', {}, other)).body).toContain('Made on the server');
  });

  it('what only this browser can show, within the frame the server has made once for all', async () => {
    const { headers, body } = await get('/track');
    expect(body).toContain('<div id="root"><main>/track Pasal');
    expect(body).toMatch(/<script defer src="\/host\//);
    expect(headers['content-security-policy']).not.toContain("'nonce-");
    const plain = visibleOf(await get('/track'));
    const { headers: session } = await signedIn(shop, 'admin');
    for (const cookie of [session.cookie, 'pasal_bucket=9999', 'lamp=<b>']) {
      expect(visibleOf(await get('/track?utm_source=<b>', { cookie }))).toEqual(plain);
    }
    expect([plain.headers.etag, plain.headers['set-cookie']]).toEqual([headers.etag, undefined]);
    expect(asked()).toEqual(['/track']);
  });

  it.each(['/opens', '/opens-more'])(
    'what %s opens within such a frame, and no cache keeps it',
    async (url) => {
      for (const { headers } of [await get(url), await get(url)]) {
        expect([
          headers['cache-control'],
          headers['x-robots-tag'],
          headers['referrer-policy'],
        ]).toEqual(['no-store', 'noindex, nofollow', 'no-referrer']);
      }
      expect(asked()).toContain(url);
    },
  );

  it('the frame too, when the server cannot', async () => {
    render.mockResolvedValueOnce(null);
    expectBrowserDocument(await get('/track'), 200);
  });

  it.each([
    ['what is for staff', '/dashboard'],
    ['what a remote without a build for the server owns', '/offers'],
  ])('%s (%s)', async (_, url) => {
    expectBrowserDocument(await get(url), 200);
    expect(asked()).toEqual([]);
  });
});
