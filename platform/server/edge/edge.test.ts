import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { sql } from 'kysely';
import { CALLS } from '@pasal/server/testing/known-calls';
import { signedIn } from '@pasal/server/testing/factories';
import { anyHash, putBuild, releaseRecord } from '@pasal/server/testing/release-records';
import { openReleaseShop } from '@pasal/server/testing/release-shop';
import { openTestApp, servePages, type TestApp } from '@pasal/server/testing/test-app';
import type { DiscoveryDocument } from '../../contract/release';
import { storeContract } from '../release/known-contracts';
import type { RenderRequest } from '../render/contract';
import type { Renderers } from '../render/renderers';

const CDN = 'https://cdn.example.com/shop';
const root = mkdtempSync(path.join(tmpdir(), 'pasal-edge-'));
const server = { file: 'server.js', integrity: anyHash('s') };
const host = releaseRecord({
  name: 'host',
  start: ['remoteEntry.js'],
  needs: [{ call: 'siteSettings' }],
  provides: { react: { version: '19.3.1', names: ['useState'] } },
  server,
});
const routes = [
  { path: '/', page: 'home', needs: [{ call: 'categories' }] },
  { path: '/track', page: 'track', render: 'browser' as const },
  { path: '/dashboard', page: 'home', layout: 'dashboard' as const },
];
const renderers: Renderers = {
  render: async (_, { assets }: RenderRequest) => ({
    head: '<title>A page</title>',
    html: `<img src="${assets ?? ''}/uploads/a.webp">`,
    styles: '',
    boot: 'begin()',
  }),
  prepare: async () => true,
  rehearse: async () => [],
  compositions: () => [],
  close: async () => undefined,
};
const open = (env: Record<string, string>) =>
  openTestApp({
    root,
    env,
    web: servePages,
    federation: () => ({ renderers, answersWithin: () => 60_000 }),
  });

let shop: TestApp;
let plain: TestApp;
const get = (url: string, cookie = '', of = shop) => of.app.inject({ url, headers: { cookie } });
/** The headers of an answer that an edge reads. */
async function statedAt(url: string, cookie = '', of = shop) {
  const { headers } = await get(url, cookie, of);
  return [headers['cdn-cache-control'], headers['surrogate-key'], headers['cache-tag']];
}
/** The cookies of a walk, and of a visitor who sees a release that is not live. */
async function special(): Promise<string[]> {
  const { upload } = await openReleaseShop(shop, 0);
  await upload('2.0');
  const until = new Date(Date.now() + 60_000);
  const of = { name: 'offers', version: '2.0', by: 'admin', tokenId: null };
  const { headers } = await get(
    `/preview?link=${await shop.releases.previewLinks.make({ ...of, until })}`,
  );
  const [preview = ''] = String(headers['set-cookie']).split(';');
  expect(preview).toMatch(/^pasal_preview=./);
  return [
    `pasal_walk=${await shop.releases.walks.grants.sign({ name: 'catalog', version: null })}`,
    preview,
  ];
}
const named = (html: string) => html.match(/[^"\s]*\/(?:host|remotes|uploads)\/[^"\s]+/g) ?? [];
const entryAt = async (cookie = '') =>
  (await get('/discovery.json', cookie)).json<DiscoveryDocument>().microFrontends.catalog?.[0]?.url;
const NEVER = ['no-store', undefined, undefined];

beforeAll(async () => {
  shop = await open({ EDGE_SECONDS: '30', ASSETS_URL: `${CDN}/` });
  plain = await open({});
});
beforeEach(async () => {
  for (const each of [shop, plain]) {
    await each.reset();
    await sql`select renew_versions()`.execute(each.db);
    await storeContract(each.db, host, CALLS);
  }
  putBuild(root, host);
  putBuild(root, releaseRecord({ routes, server, pages: { home: { files: [], bytes: 1 } } }));
  // No page is sampled to report the health of its releases.
  jest.spyOn(Math, 'random').mockReturnValue(0.5);
});
afterEach(() => jest.restoreAllMocks());
afterAll(async () => {
  await shop.close();
  await plain.close();
  rmSync(root, { recursive: true, force: true });
});

describe('a document at an edge', () => {
  it('may be kept when it is everybody’s, under the keys of all it was made from', async () => {
    const { headers } = await get('/');
    expect(headers).toMatchObject({
      'cache-control': 'no-cache',
      'cdn-cache-control': 'max-age=15, stale-while-revalidate=15, stale-if-error=3600',
      'surrogate-key': 'pasal-site pasal-category pasal-release',
      'cache-tag': 'pasal-site,pasal-category,pasal-release',
    });
    expect(Object.keys(headers)).not.toEqual(expect.arrayContaining(['set-cookie']));
    expect(headers['server-timing']).toBeUndefined();
  });

  it('may not for whoever has a session, a preview or a walk, or says so', async () => {
    const { headers } = await signedIn(shop, 'staff');
    const cookies = [headers.cookie, 'staff_session=x', 'pasal_preview=x', ...(await special())];
    for (const cookie of cookies)
      expect([cookie, await statedAt('/', cookie)]).toEqual([cookie, NEVER]);
  });

  it('may not when it reports how its releases do', async () => {
    jest.spyOn(Math, 'random').mockReturnValue(0.01);
    expect(await statedAt('/')).toEqual(NEVER);
    expect((await get('/')).headers['server-timing']).toContain('dur=10');
  });

  it('may not while visitors get different releases, cookie or none', async () => {
    const { upload, activate } = await openReleaseShop(shop, 0);
    await upload('2.0');
    expect((await statedAt('/'))[0]).toContain('max-age');
    await activate('2.0', { share: 50 });
    const answer = await get('/');
    expect(answer.headers).toMatchObject({
      'cdn-cache-control': 'no-store',
      'set-cookie': expect.stringContaining('pasal_bucket'),
    });
    expect(await statedAt('/', 'pasal_bucket=1')).toEqual(NEVER);
  });

  it('may not when it is missing, when the browser makes it, or when it is staff’s', async () => {
    for (const url of ['/nowhere', '/dashboard']) expect(await statedAt(url)).toEqual(NEVER);
    jest.spyOn(renderers, 'render').mockResolvedValue(null);
    await sql`select touch_areas('{category}')`.execute(shop.db);
    expect(await statedAt('/')).toEqual(NEVER);
  });

  it('is not spoken of where the shop has no edge', async () => {
    expect(await statedAt('/', '', plain)).toEqual([undefined, undefined, undefined]);
    expect(await statedAt('/nowhere', '', plain)).toEqual([undefined, undefined, undefined]);
  });
});

describe('files and pictures of another origin', () => {
  it.each(['/', '/track', '/nowhere', '/dashboard'])(
    'are named at it by the document of %s, whose policy allows it and no more',
    async (url) => {
      const { body, headers } = await get(url);
      expect(named(body).filter((address) => !address.startsWith(`${CDN}/`))).toEqual([]);
      expect(body.match(/integrity/g)?.length).toBeGreaterThan(0);
      const policy = String(headers['content-security-policy']);
      const allowing = policy.split(';').filter((directive) => directive.includes('cdn'));
      expect(allowing.map((directive) => directive.split(' ')[0])).toEqual([
        'script-src',
        'img-src',
        'connect-src',
      ]);
      for (const directive of allowing) expect(directive).toContain(` 'self' ${CDN}/`);
      // The marker precedes everything that may be loaded from there.
      expect(body.indexOf('pasalAssets=')).toBeLessThan(body.indexOf(`${CDN}/`));
    },
  );

  it('are the shop’s own on a walk and in a preview, which nothing else may hold up', async () => {
    for (const cookie of await special()) {
      const { body, headers } = await get('/', cookie);
      expect(body + String(headers['content-security-policy'])).not.toContain(CDN);
      expect(await entryAt(cookie)).toBe('/remotes/catalog/1.0/remoteEntry.js');
    }
    expect(await entryAt()).toBe(`${CDN}/remotes/catalog/1.0/remoteEntry.js`);
  });

  it('may be read by pages of any origin, where another one serves them', async () => {
    const { start, version } = host;
    const url = `/host/${version}/${start[0]}`;
    expect((await get(url)).headers).toMatchObject({
      'access-control-allow-origin': '*',
      'cross-origin-resource-policy': 'cross-origin',
      'timing-allow-origin': '*',
      'cache-control': 'public, max-age=31536000, immutable',
    });
    const { headers } = await get(url, '', plain);
    expect(headers['access-control-allow-origin']).toBeUndefined();
    expect(headers['cross-origin-resource-policy']).toBe('same-origin');
  });

  it('leave no word in the documents of a shop that has none', async () => {
    const { body } = await get('/', '', plain);
    expect(body).not.toMatch(/pasalAssets|preconnect/);
  });
});
