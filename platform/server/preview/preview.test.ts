import { servePages } from '@pasal/server/testing/test-app';
import { CALLS } from '@pasal/server/testing/known-calls';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { InjectOptions } from 'fastify';
import type { DiscoveryDocument } from '../../contract/release';
import type { ReleaseHistoryResponse } from '../../contract/release-history';
import type { PreviewLink, ReleasePreview } from '../../contract/release-work';
import { storeContract } from '../release/known-contracts';
import { openPreviewLinks } from '../release/preview/preview-links';
import { onBothDatabases } from '@pasal/server/testing/database/both-databases';
import { PASSWORD, signedIn } from '@pasal/server/testing/factories';
import { putBuild, releaseRecord } from '@pasal/server/testing/release-records';
import {
  archiveOfRecord,
  recordOfVersion,
  uploadArchive,
} from '@pasal/server/testing/release-uploads';
import { forged } from './messages';

const root = mkdtempSync(path.join(tmpdir(), 'pasal-preview-'));
const host = releaseRecord({
  name: 'host',
  title: 'the shop',
  provides: { react: { version: '19.3.1', names: ['useState'] } },
  routes: [{ path: '/login', page: 'login' }],
});
const offers = {
  title: 'the offers',
  name: 'offers',
  pages: { offers: { files: [], bytes: 1000 } },
  routes: [
    { path: '/offers/:slug', page: 'offers' },
    { path: '/offers', page: 'offers' },
  ],
};
const DAY = 24 * 60 * 60 * 1000;

const ofAdmin = { name: 'offers', version: '1.0', by: 'admin', tokenId: null };
const inSeconds = (seconds: number) => new Date(Date.now() + seconds * 1000);

beforeAll(() => {
  putBuild(root, host);
  putBuild(root, releaseRecord({ version: 'own', routes: [{ path: '/', page: 'home' }] }));
});
afterAll(() => rmSync(root, { recursive: true, force: true }));

onBothDatabases(
  (shop) => {
    let admin: Record<string, string>;
    let adminEmail: string;

    const signed = async (until: Date, version = '1.0') => {
      const { previewLinks } = shop().releases;
      const text = await previewLinks.make({ ...ofAdmin, version, until });
      return `http://shop.test/preview?link=${text}`;
    };
    beforeEach(async () => {
      const { headers, email } = await signedIn(shop(), 'admin');
      admin = { origin: 'http://shop.test', ...headers };
      adminEmail = email;
      await storeContract(shop().db, host, CALLS);
    });

    const upload = async (version: string, parts = {}) => {
      const archive = await archiveOfRecord(recordOfVersion(version, { ...offers, ...parts }));
      expect((await uploadArchive(shop(), admin, 'offers', archive)).status).toBe(201);
    };
    const makeLink = (body: object, headers = admin) =>
      shop().call<PreviewLink & { code: string; message: string }>({
        method: 'POST',
        url: '/release/offers/preview',
        headers,
        body,
      });
    const get = (url: string, cookie = '', options: InjectOptions = {}) =>
      shop().app.inject({ url, headers: { host: 'shop.test', cookie }, ...options });
    /** Opens a link as its recipient does: the answer, and the cookie it sets. */
    const open = async (url: string, cookie = '') => {
      const { pathname, search } = new URL(url);
      const answer = await get(`${pathname}${search}`, cookie);
      const [setCookie] = answer.cookies;
      return { answer, cookie: `${setCookie?.name ?? ''}=${setCookie?.value ?? ''}`, setCookie };
    };
    const linkTo = async (version: string) => (await makeLink({ version })).body.url;
    const token = async (name: string) => {
      const rights = { upload: false, activate: 0, roll_back: false };
      const { body } = await shop().call<{ secret: string; token: { id: number } }>({
        method: 'POST',
        url: '/release-token',
        headers: admin,
        body: { name, label: name, rights, days: 1 },
      });
      return { id: body.token.id, bearer: { authorization: `Bearer ${body.secret}` } };
    };
    const previews = async (headers = admin) =>
      (await shop().call<{ previews: ReleasePreview[] }>({ url: '/release/preview', headers })).body
        .previews;
    const endPreview = (id: number, headers = admin) =>
      shop().call({ method: 'DELETE', url: `/release/preview/${id}`, headers });
    /** Checks if an open preview has ended, by its own request and by its next page. */
    const isOver = async (cookie: string) => {
      const [asked, page] = [await get('/preview/open', cookie), await get('/', cookie)];
      const isShown = page.body.includes('/remotes/offers/');
      expect([asked.statusCode, page.statusCode]).toEqual(isShown ? [204, 200] : [410, 410]);
      return !isShown;
    };

    test('a link shows its release to its holder on every page, and to nobody else', async () => {
      await upload('1.0');
      const before = Date.now();
      const { status, body } = await makeLink({ version: '1.0', days: 2 });
      expect([status, body.url]).toEqual([
        200,
        expect.stringMatching(/^http:\/\/shop\.test\/preview\?link=/),
      ]);
      const days = (Date.parse(body.expires_at) - before) / DAY;
      expect([days >= 2, days < 2.1]).toEqual([true, true]);

      const { answer, cookie, setCookie } = await open(body.url);
      expect([answer.statusCode, answer.headers.location]).toEqual([303, '/offers']);
      expect(setCookie).toMatchObject({ httpOnly: true, sameSite: 'Lax', path: '/' });
      expect(setCookie?.maxAge).toBeLessThanOrEqual(12 * 60 * 60);
      for (const url of ['/offers', '/', '/login', '/nothing']) {
        const page = await get(url, cookie);
        expect(page.statusCode).toBe(url === '/nothing' ? 404 : 200);
        expect(page.body).toContain('/remotes/offers/1.0/');
        expect(page.body).toContain('<meta name="robots" content="noindex, nofollow">');
        expect(page.body).toContain('of the offers 1.0, until');
        expect(page.headers).toMatchObject({
          'cache-control': 'no-store',
          'x-robots-tag': 'noindex, nofollow',
        });
        expect(page.headers.etag).toBeUndefined();
      }
      const discovered = (await get('/discovery.json', cookie)).json<DiscoveryDocument>();
      expect(discovered.microFrontends.offers?.[0]?.metadata.version).toBe('1.0');

      const other = await get('/offers');
      expect(other.statusCode).toBe(404);
      expect(other.body).not.toMatch(/offers\/1\.0|id="preview"/);
      expect(other.headers['x-robots-tag']).toBeUndefined();
      expect((await get('/discovery.json')).body).not.toContain('offers');
    });

    test('runs no other inline code than a page of the shop', async () => {
      await upload('1.0');
      const { cookie } = await open(await linkTo('1.0'));
      const policies = [await get('/login', cookie), await get('/login')].map(
        ({ headers, body }) => {
          const [, nonce = ''] = /csp-nonce" nonce="([^"]+)"/.exec(body) ?? [];
          const inline = body.match(
            /<(?:script|style)\b(?![^>]*(?:src=|application\/json))[^>]*>/g,
          );
          expect((inline ?? []).filter((tag) => !tag.includes(`nonce="${nonce}"`))).toEqual([]);
          return String(headers['content-security-policy']).replaceAll(nonce, 'N');
        },
      );
      expect(policies[0]).toBe(policies[1]);
    });

    test('a reader of Nepali reads in Nepali why there is no preview', async () => {
      const url = '/release/offers/preview?language=ne';
      const body = { version: '9.0' };
      const refused = await shop().call<{ message: string }>({
        method: 'POST',
        url,
        headers: admin,
        body,
      });
      expect([refused.status, refused.body.message]).toEqual([404, 'offers 9.0 को रिलिज छैन।']);
      const page = await get('/preview?link=none&language=ne');
      expect(page.statusCode).toBe(403);
      for (const part of ['<html lang="ne">', forged.ne, 'href="/ne"']) {
        expect(page.body).toContain(part);
      }
    });

    test('ends by its address, which forgets it and tells the other tabs', async () => {
      await upload('1.0');
      const { cookie } = await open(await linkTo('1.0'));
      expect((await get('/', cookie)).body).toContain('href="/preview/end"');
      const end = await get('/preview/end', cookie);
      expect(end.statusCode).toBe(200);
      expect(end.cookies).toEqual([expect.objectContaining({ name: 'pasal_preview', value: '' })]);
      expect(end.body).toContain("postMessage('ended')");
    });

    test('staff get none; in one nobody is signed in, and nobody signs in', async () => {
      await upload('1.0');
      const url = await linkTo('1.0');
      const session = admin.cookie ?? '';
      const { answer } = await open(url, session);
      expect([answer.statusCode, answer.cookies]).toEqual([403, []]);
      expect(answer.body).toContain('You’re signed in as staff.');

      const { cookie } = await open(url);
      const both = await get('/', `${cookie}; ${session}`);
      expect([both.statusCode, both.body.includes('/remotes/')]).toEqual([403, false]);
      expect(both.body).toContain('href="/preview/end"');
      const headers = { ...admin, cookie: `${session}; ${cookie}` };
      expect((await shop().call({ url: '/auth/me', headers })).status).toBe(401);
      const credentials = { email: adminEmail, password: PASSWORD };
      const login = await shop().call({
        method: 'POST',
        url: '/auth/staffLogin',
        headers: { cookie },
        body: credentials,
      });
      expect([login.status, login.headers['set-cookie']]).toEqual([403, undefined]);
    });

    test('an expired link says so, as a link and as a preview that is open', async () => {
      await upload('1.0');
      const { answer, cookie } = await open(await signed(inSeconds(-5)));
      expect([answer.statusCode, cookie]).toEqual([410, 'pasal_preview=']);
      expect(answer.body).toContain('This link has expired.');
      expect(answer.headers).toMatchObject({ 'cache-control': 'no-store' });
      const text = new URL(await signed(inSeconds(-5))).searchParams.get('link');
      const page = await get('/', `pasal_preview=${text}`);
      expect([page.statusCode, page.cookies[0]?.value]).toEqual([410, '']);
    });

    test('a preview is shown no longer than its link is good', async () => {
      await upload('1.0');
      const { setCookie } = await open(await signed(inSeconds(60)));
      expect(setCookie?.maxAge).toBeGreaterThan(50);
      expect(setCookie?.maxAge).toBeLessThanOrEqual(60);
    });

    test.each([
      ['no text', () => ''],
      ['another text', () => 'abc'],
      ['a text cut short', (text: string) => text.slice(0, -3)],
      [
        'another version with the same signature',
        (text: string) => {
          const [head = '', , signature = ''] = text.split('.');
          const claims = { sub: 'offers', version: '1.1', exp: 4_000_000_000 };
          const body = Buffer.from(JSON.stringify(claims)).toString('base64url');
          return `${head}.${body}.${signature}`;
        },
      ],
      [
        'no signature at all',
        (text: string) => {
          const none = Buffer.from(JSON.stringify({ alg: 'none', typ: 'JWT' }));
          return `${none.toString('base64url')}.${text.split('.')[1] ?? ''}.`;
        },
      ],
    ])('%s is refused', async (_name, change) => {
      await upload('1.0');
      await upload('1.1');
      const text = new URL(await linkTo('1.0')).searchParams.get('link') ?? '';
      const { answer } = await open(`http://shop.test/preview?link=${change(text)}`);
      expect([answer.statusCode, answer.headers.location]).toEqual([403, undefined]);
      expect(answer.body).toContain('link isn’t valid');
      const page = await get('/', `pasal_preview=${change(text)}`);
      expect(page.body).not.toContain('/remotes/offers/');
    });

    test('a release nobody has uploaded has no link, and one that is gone is not found', async () => {
      const none = await makeLink({ version: '9.9' });
      expect([none.status, none.body.code]).toEqual([404, 'NOT_FOUND']);
      // The shop's own build is live wherever possible.
      const own = await shop().call({
        method: 'POST',
        url: '/release/catalog/preview',
        headers: admin,
        body: { version: 'own' },
      });
      expect(own.status).toBe(404);
      const { answer } = await open(await signed(inSeconds(60), '9.9'));
      expect(answer.statusCode).toBe(404);
      expect(answer.body).toContain('There is no release 9.9 of offers.');
    });

    test('what the gate refuses is not shown, and the page says why', async () => {
      await upload('2.0', { routes: [{ path: '/login', page: 'offers' }] });
      const { status, body } = await makeLink({ version: '2.0' });
      const why = 'offers 2.0 wants /login, which belongs to host (/login).';
      expect([status, body.code, body.message]).toEqual([409, 'RELEASE_REFUSED', why]);
      const { answer } = await open(await signed(inSeconds(60), '2.0'));
      expect([answer.statusCode, answer.cookies]).toEqual([409, []]);
      expect(answer.body).toContain(`<li>${why}</li>`);
    });

    test('a team makes links for its own part alone, for seven days at most', async () => {
      await upload('1.0');
      expect(
        (await makeLink({ version: '1.0', days: 7 }, (await token('offers')).bearer)).status,
      ).toBe(200);
      expect((await makeLink({ version: '1.0' }, (await token('catalog')).bearer)).status).toBe(
        403,
      );
      expect((await makeLink({ version: '1.0', days: 8 })).status).toBe(400);
      expect((await makeLink({ version: '1.0', days: 0 })).status).toBe(400);
    });

    test('whoever may make links ends them; one that is ended is good nowhere, and the history says who', async () => {
      await upload('1.0');
      const [mine, others] = [await token('offers'), await token('catalog')];
      const made = (await makeLink({ version: '1.0' }, mine.bearer)).body.url;
      const other = await open(await linkTo('1.0'));
      const { cookie } = await open(made);
      const [newest, first] = await previews();
      expect([newest?.made_by, first?.made_by]).toEqual([adminEmail, `offers (token ${mine.id})`]);
      expect(await previews(mine.bearer)).toHaveLength(2);
      expect(await previews(others.bearer)).toEqual([]);
      const id = first?.id ?? 0;
      expect((await endPreview(id, others.bearer)).status).toBe(403);
      expect(await isOver(cookie)).toBe(false);
      expect((await endPreview(id, mine.bearer)).status).toBe(200);
      expect([await isOver(cookie), await isOver(other.cookie)]).toEqual([true, false]);
      const again = await open(made);
      expect([again.answer.statusCode, again.answer.body]).toEqual([
        410,
        expect.stringContaining('This preview has ended.'),
      ]);
      expect((await endPreview(id)).status).toBe(404);
      expect((await endPreview(newest?.id ?? 0)).status).toBe(200);
      expect([await isOver(other.cookie), await previews()]).toEqual([true, []]);
      const { body } = await shop().call<ReleaseHistoryResponse>({
        url: '/release/history',
        headers: admin,
      });
      expect(body.events.map(({ action, by }) => [action, by])).toEqual([
        ['end-preview', adminEmail],
        ['end-preview', `offers (token ${mine.id})`],
        ['preview', adminEmail],
        ['preview', `offers (token ${mine.id})`],
        ['upload', adminEmail],
      ]);
    });

    test.each([
      [
        'is revoked',
        (id: number) =>
          shop().call({ method: 'DELETE', url: `/release-token/${id}`, headers: admin }),
      ],
      [
        'ends',
        (id: number) =>
          shop()
            .db.updateTable('release_token')
            .set({ expires_at: inSeconds(-1) })
            .where('id', '=', id)
            .execute(),
      ],
    ])('a preview ends at once when the token that made its link %s', async (_how, endToken) => {
      await upload('1.0');
      const { id, bearer } = await token('offers');
      const { cookie } = await open((await makeLink({ version: '1.0' }, bearer)).body.url);
      const other = await open(await linkTo('1.0'));
      expect(await isOver(cookie)).toBe(false);
      await endToken(id);
      expect([await isOver(cookie), await isOver(other.cookie)]).toEqual([true, false]);
      expect(await previews()).toHaveLength(1);
    });

    test('another server of the same database knows the link', async () => {
      const text = await openPreviewLinks(shop().db).make({ ...ofAdmin, until: inSeconds(60) });
      expect(await openPreviewLinks(shop().db).read(text)).toMatchObject({
        name: 'offers',
        version: '1.0',
      });
    });
  },
  {
    root,
    web: servePages,
  },
);
