import { openOtherReleases } from '@pasal/server/testing/release-shop';
import { mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import type { DiscoveryDocument, RemoteRoute } from '../contract/release';
import { createProduct } from '@pasal/server/testing/factories';
import { anyHash, putBuild, releaseRecord } from '@pasal/server/testing/release-records';
import { openTestApp, type TestApp, servePages } from '@pasal/server/testing/test-app';

const root = mkdtempSync(path.join(tmpdir(), 'pasal-web-'));

function buildRemote(version: string, routes = [{ path: '/product/:slug', page: 'product' }]) {
  putBuild(
    root,
    releaseRecord({
      version,
      routes: [
        { path: '/', page: 'home' },
        { path: '/product-category/:category', page: 'category' },
        ...routes,
      ],
      slots: { headerSearch: { files: [], bytes: 1000 } },
    }),
  );
}

const HOST_HASH = anyHash('h');
function buildHost() {
  putBuild(
    root,
    releaseRecord({
      name: 'host',
      title: 'the shop',
      start: ['host.js'],
      integrity: { 'host.js': HOST_HASH },
      routes: [{ path: '/login', page: 'login' }],
    }),
  );
}

let shop: TestApp;
/** The log lines of the server since the test began. */
const logged: string[] = [];
const logStream = { write: (line: string) => void logged.push(line) };
const get = (url: string) => shop.app.inject({ url });
const rename = (shop_name: string) => {
  const value = JSON.stringify({ shop_name });
  return shop.db
    .insertInto('site_setting')
    .values({ key: 'site', value })
    .onConflict((conflict) => conflict.column('key').doUpdateSet({ value }))
    .execute();
};
/** The preload tag of a script of the catalogue in a document. */
const preload = (file: string) =>
  `<link rel="preload" as="script" href="/remotes/catalog/1.0/${file}" integrity="${anyHash()}" crossorigin>`;
const namedIn = (body: string) => body.match(/<link rel="preload" as="script".*?>/g);
const callsNamedIn = (body: string) =>
  [...body.matchAll(/as="fetch" href="(.*?)" crossorigin="use-credentials"/g)].map(([, at]) => at);
const namedAt = async (url: string) => namedIn((await get(url)).body);
const asLater = (file: string) => ({
  url: `/remotes/catalog/1.0/${file}`,
  integrity: anyHash(),
});
async function laterAt(url: string): Promise<unknown> {
  const [, json = ''] = /id="later-scripts">(.*?)<\/script>/.exec((await get(url)).body) ?? [];
  return JSON.parse(json);
}
async function inlinedAt(url: string): Promise<unknown> {
  const [, json = ''] = /id="discovery">(.*?)<\/script>/.exec((await get(url)).body) ?? [];
  return JSON.parse(json);
}
const discovery = async () => (await get('/discovery.json')).json<DiscoveryDocument>();

beforeAll(async () => {
  shop = await openTestApp({
    root,
    web: servePages,
    logStream,
  });
});
beforeEach(async () => {
  await shop.reset();
  logged.length = 0;
  buildHost();
  buildRemote('1.0');
});
afterAll(async () => {
  await shop.close();
  rmSync(root, { recursive: true, force: true });
});

describe('the document', () => {
  it('carries the host with its integrity and the discovery document', async () => {
    const answer = await get('/');
    expect(answer.statusCode).toBe(200);
    expect(answer.headers['content-type']).toContain('text/html');
    expect(answer.body).toContain(`src="/host/1.0/host.js" integrity="${HOST_HASH}" crossorigin`);
    const { microFrontends } = await discovery();
    expect(await inlinedAt('/')).toEqual({ microFrontends });
  });

  it('names the shop’s mark for tabs and first screens, and the web manifest', async () => {
    const { body } = await get('/');
    for (const named of ['icon" href="/favicon.ico"', 'apple-touch-icon"', 'manifest"']) {
      expect(body).toContain(`<link rel="${named}`);
    }
  });

  it('names the scripts its page asks for next, each once and with its hash', async () => {
    const files = ['remoteEntry.js', 'page.js', 'search.js', 'other.js', 'slider.js'];
    putBuild(
      root,
      releaseRecord({
        integrity: Object.fromEntries(files.map((file) => [file, anyHash()])),
        routes: [
          { path: '/', page: 'home' },
          { path: '/dashboard', page: 'home', layout: 'dashboard' },
        ],
        pages: {
          home: { files: ['page.js', 'search.js'], bytes: 1, later: ['slider.js'] },
          other: { files: ['other.js'], bytes: 1 },
        },
        slots: { headerSearch: { files: ['search.js'], bytes: 1 } },
      }),
    );
    expect(await namedAt('/')).toEqual(['remoteEntry.js', 'page.js', 'search.js'].map(preload));
    expect(await laterAt('/')).toEqual(['slider.js'].map(asLater));
    // The scripts of a page's frame are only named: the page itself goes first.
    expect(await namedAt('/login')).toBeNull();
    expect(await laterAt('/login')).toEqual(['remoteEntry.js', 'search.js'].map(asLater));
    expect(await namedAt('/dashboard')).toBeNull();
    expect(await laterAt('/dashboard')).toEqual([]);
  });

  it('names the scripts of the dashboard and its frame for who is signed in, in an answer no cache keeps', async () => {
    const files = ['remoteEntry.js', 'frame.js', 'orders.js', 'chart.js'];
    const needs = [
      { call: 'staffOverview' },
      {
        call: 'staffOrders',
        query: {
          page: { search: 'page', or: 1 },
          status: { search: 'status', or: null },
          search: { search: 'search', or: null },
        },
      },
      { call: 'staffOrder', params: { id: { answer: 1, at: 'orders.0.id' } } },
    ];
    const routes: RemoteRoute[] = [
      { path: '/dashboard', page: 'orders', layout: 'dashboard', needs },
    ];
    putBuild(
      root,
      releaseRecord({
        integrity: Object.fromEntries(files.map((file) => [file, anyHash()])),
        routes,
        pages: { orders: { files: ['orders.js'], bytes: 1, later: ['chart.js'] } },
        slots: { dashboardFrame: { files: ['frame.js'], bytes: 1 } },
      }),
    );
    const cookies = { staff_session: 'of-somebody' };
    const own = await shop.app.inject({ url: '/dashboard', cookies });
    expect(namedIn(own.body)).toEqual(['remoteEntry.js', 'frame.js', 'orders.js'].map(preload));
    expect(own.headers['cache-control']).toBe('no-store');
    // No other visitor downloads any of it, before or after.
    expect(await namedAt('/dashboard')).toBeNull();
    expect(own.body).not.toContain('of-somebody');

    // The document names the calls that the page makes, and answers them to nobody.
    const narrowed = await shop.app.inject({ url: '/dashboard?status=pending&page=2', cookies });
    expect(callsNamedIn(own.body)).toEqual([
      '/api/v1/auth/overview',
      '/api/v1/order-product?page=1',
    ]);
    expect(callsNamedIn(narrowed.body)).toEqual([
      '/api/v1/auth/overview',
      '/api/v1/order-product?page=2&amp;status=pending',
    ]);
    const hostile = `/dashboard?search=${encodeURIComponent(`"><script>'`)}`;
    expect(callsNamedIn((await shop.app.inject({ url: hostile, cookies })).body)).toEqual([
      '/api/v1/auth/overview',
      '/api/v1/order-product?page=1&amp;search=%22%3E%3Cscript%3E%27',
    ]);
    expect(own.body).toContain('id="answers">[]<');
    expect(callsNamedIn((await get('/dashboard')).body)).toEqual([]);
    expect((await get('/discovery.json')).body).not.toContain('staffOverview');
  });

  it('keeps an address that opens something from caches, search engines and other pages', async () => {
    putBuild(
      root,
      releaseRecord({
        routes: [
          { path: '/rider', page: 'rider', render: 'browser', isSecret: true },
          { path: '/other', page: 'other', render: 'browser' },
        ],
      }),
    );
    const told = ({ headers }: Awaited<ReturnType<typeof get>>) => [
      headers['cache-control'],
      headers['x-robots-tag'],
      headers['referrer-policy'],
    ];
    expect(told(await get('/rider'))).toEqual(['no-store', 'noindex, nofollow', 'no-referrer']);
    expect(told(await get('/other'))).toEqual([
      'no-cache',
      undefined,
      'strict-origin-when-cross-origin',
    ]);
  });

  it('names the shop as its settings do, escaped, and anew as soon as they change', async () => {
    expect((await get('/')).body).toContain(' | Pasal</title>');
    await rename('Himal <b> "Bazaar" & Sons');
    const { body } = await get('/terms');
    expect(body).toContain(' | Himal &lt;b&gt; &quot;Bazaar&quot; &amp; Sons</title>');
    expect(body).toContain(
      '<meta name="application-name" content="Himal &lt;b&gt; &quot;Bazaar&quot; &amp; Sons">',
    );
    expect(body).not.toContain('Pasal<');
    await rename('हिमाल पसल');
    expect((await get('/nowhere')).body).toContain(' | हिमाल पसल</title>');
  });

  it('keeps the name it had while the database is away', async () => {
    const name = ' | हिमाल पसल</title>';
    const value = JSON.stringify({ shop_name: 'हिमाल पसल' });
    await shop.db.insertInto('site_setting').values({ key: 'site', value }).execute();
    expect((await get('/')).body).toContain(name);
    const away = jest.spyOn(shop.db, 'selectFrom').mockImplementation(() => {
      throw new Error('away');
    });
    const { statusCode, body } = await get('/');
    away.mockRestore();
    expect([statusCode, body.includes(name)]).toEqual([200, true]);
  });

  it('is compressed for who takes it', async () => {
    const { headers, rawPayload } = await shop.app.inject({
      url: '/',
      headers: { 'accept-encoding': 'gzip, br' },
    });
    expect([headers['content-encoding'], headers['vary']]).toEqual(['br', 'Accept-Encoding']);
    expect(brotliDecompressSync(rawPayload).toString()).toContain('src="/host/1.0/host.js"');
  });

  it('lets no title or route break out of the script element', async () => {
    buildRemote('1.1', [{ path: '/</script><b>', page: 'x' }]);
    expect((await get('/')).body).not.toContain('</script><b>');
  });

  it.each(['/nowhere', '/product/unknown', '/product-category/nothing', '/product/%00', '/cart'])(
    "%s answers 404 with the shop's own page",
    async (url) => {
      const answer = await get(url);
      expect(answer.statusCode).toBe(404);
      expect(answer.body).toContain('<div id="root">');
    },
  );

  it('answers 200 for an approved product and 404 for a pending one (D7)', async () => {
    const approved = await createProduct(shop.db, { status: 'approve' });
    const pending = await createProduct(shop.db, { status: 'pending' });
    expect((await get(`/product/${approved.slug}`)).statusCode).toBe(200);
    expect((await get(`/product/${pending.slug}`)).statusCode).toBe(404);
  });

  it.each(['new_arrivals', 'popular_items', 'weekly_deals'])(
    'knows the section %s',
    async (section) => {
      expect((await get(`/product-category/${section}`)).statusCode).toBe(200);
    },
  );

  it('knows a category by brand, name and id, in either case (D1)', async () => {
    await createProduct(shop.db, { brand: 'Bang & Olufsen', category: 'Locks' });
    const category = await shop.db
      .insertInto('category')
      .values({ name: 'Security Cameras' })
      .returning('id')
      .executeTakeFirstOrThrow();
    for (const value of ['bang %26 olufsen', 'security%20cameras', String(category.id)]) {
      const { statusCode } = await get(`/product-category/${value}`);
      expect([value, statusCode]).toEqual([value, 200]);
    }
  });

  it('knows no brand without a public product, as the listing does (D1)', async () => {
    await createProduct(shop.db, { brand: 'Hidden', status: 'pending' });
    expect((await get('/product-category/hidden')).statusCode).toBe(404);
    const listing = await shop.call({ url: '/product/public?category=hidden' });
    expect(listing.body.total).toBe(0);
    await createProduct(shop.db, { brand: 'Hidden' });
    expect((await get('/product-category/hidden')).statusCode).toBe(200);
  });

  it('leaves what programs ask for to programs', async () => {
    for (const url of ['/api/v1/nothing', '/remotes/catalog/9.9/x.js', '/host/9.9/x.js']) {
      const answer = await get(url);
      expect(answer.statusCode).toBe(404);
      expect(answer.headers['content-type']).toContain('application/json');
    }
  });
});

describe('releases', () => {
  it('serves a version as something that never changes', async () => {
    const answer = await get('/remotes/catalog/1.0/remoteEntry.js');
    expect(answer.statusCode).toBe(200);
    expect(answer.headers['cache-control']).toContain('immutable');
    expect(answer.headers['vary']).toBe('Accept-Encoding');
  });

  it.each([
    '/host/release.json',
    '/host/1.0/release.json',
    '/remotes/catalog/release.json',
    '/remotes/catalog/1.0/release.json',
    '/remotes/catalog/1.0/remoteEntry.js.map',
    '/remotes/catalog/1.0/mf-stats.json',
    '/remotes/Catalog/1.0/remoteEntry.js',
    '/remotes/catalog/2.0/remoteEntry.js',
  ])('%s is nobody’s business', async (url) => {
    writeFileSync(path.join(root, 'remote-catalog/dist/1.0/remoteEntry.js.map'), '{}');
    writeFileSync(path.join(root, 'remote-catalog/dist/1.0/mf-stats.json'), '{}');
    expect((await get(url)).statusCode).toBe(404);
  });

  it('lists the files of its pages below its files, for a page at rest, and nothing of the host', async () => {
    const answer = await get('/remotes/catalog/1.0/page-files.json');
    expect(answer.headers['cache-control']).toContain('immutable');
    expect(answer.json()).toMatchObject({ start: { files: ['remoteEntry.js'] }, pages: {} });
    expect((await get('/host/1.0/page-files.json')).statusCode).toBe(404);
    expect((await get('/remotes/catalog/2.0/page-files.json')).statusCode).toBe(404);
  });

  it('takes a remote nobody has named into use while the shop runs', async () => {
    expect(Object.keys((await discovery()).microFrontends)).toEqual(['catalog']);
    const routes = [{ path: '/offers', page: 'offers' }];
    putBuild(root, releaseRecord({ name: 'offers', title: 'the offers', routes }));
    expect(Object.keys((await discovery()).microFrontends)).toEqual(['catalog', 'offers']);
    expect((await get('/offers')).statusCode).toBe(200);
    expect((await get('/remotes/offers/1.0/remoteEntry.js')).statusCode).toBe(200);
    rmSync(path.join(root, 'remote-offers'), { recursive: true });
  });

  it('shows a new build on the next load, without a restart', async () => {
    await discovery();
    buildRemote('2.0');
    const [release] = (await discovery()).microFrontends.catalog ?? [];
    expect(release?.url).toBe('/remotes/catalog/2.0/remoteEntry.js');
  });

  it('still knows the routes of a remote whose files are away, also after a restart', async () => {
    buildRemote('3.0');
    await discovery();
    rmSync(path.join(root, 'remote-catalog/dist'), { recursive: true });
    const restarted = openOtherReleases(shop, { root, dataDir: root, isShared: false });
    const known = { title: 'the catalogue', version: '3.0', start: ['remoteEntry.js'] };
    expect((await restarted.compositionOf(0))?.remotes).toEqual([expect.objectContaining(known)]);
    const [release] = (await discovery()).microFrontends.catalog ?? [];
    expect(release?.extras).toMatchObject({ title: 'the catalogue', slots: ['headerSearch'] });
  });

  it('has the files of a build again as soon as they are back', async () => {
    buildRemote('1.0');
    const file = '/remotes/catalog/1.0/remoteEntry.js';
    const folder = path.join(root, 'remote-catalog/dist/1.0');
    renameSync(folder, `${folder}-away`);
    expect((await get(file)).statusCode).toBe(404);
    renameSync(`${folder}-away`, folder);
    expect((await get(file)).statusCode).toBe(200);
  });

  it('says that the shop is being put up while there is no host', async () => {
    rmSync(path.join(root, 'host/dist/release.json'));
    const answer = await get('/');
    expect(answer.statusCode).toBe(503);
    expect(logged.join('')).toContain('The shop is starting. Try again soon.');
  });
});
