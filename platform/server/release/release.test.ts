import { servePages } from '@pasal/server/testing/test-app';
import { openOtherReleases } from '@pasal/server/testing/release-shop';
import { CALLS } from '@pasal/server/testing/known-calls';
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { DiscoveryDocument } from '../../contract/release';
import type { ReleaseHistoryResponse } from '../../contract/release-history';
import type {
  ReleaseOverview,
  ReleaseRights,
  ReleasesResponse,
  ReleaseToken,
} from '../../contract/release-work';
import { listOpenToOthers } from '@pasal/core/data-directory/private-files';
import { onPostgresFirst } from '@pasal/server/testing/database/both-databases';
import { signedIn } from '@pasal/server/testing/factories';
import { putBuild, inNepali, releaseRecord } from '@pasal/server/testing/release-records';
import {
  ALL_RIGHTS,
  archiveOf,
  archiveOfRecord,
  recordOfVersion,
  uploadArchive,
} from '@pasal/server/testing/release-uploads';
import { nepaliDigits } from '@pasal/core/contract/nepali-digits';
import { bucketWith } from '@pasal/server/testing/shop-visitors';
import { storeContract } from './known-contracts';
import { addRelease } from './release.repository';
import type { PageMaker } from './rehearsal';

const root = mkdtempSync(path.join(tmpdir(), 'pasal-releases-'));
const host = releaseRecord({
  name: 'host',
  title: 'the shop',
  ...inNepali('पसल'),
  provides: { react: { version: '19.3.1', names: ['useState'] } },
  routes: [{ path: '/login', page: 'login' }],
});
const offers = { title: 'the offers', name: 'offers' };
const pages = { offers: { files: [], bytes: 1000 } };
const routes = [{ path: '/offers', page: 'offers' }];
const release = (version: string, parts = {}) =>
  recordOfVersion(version, { ...offers, pages, routes, ...parts });

beforeAll(() => {
  putBuild(root, host);
  putBuild(root, releaseRecord({ version: 'own' }));
});
afterAll(() => rmSync(root, { recursive: true, force: true }));

onPostgresFirst(
  (shop) => {
    let admin: Record<string, string>;
    beforeEach(async () => {
      ({ headers: admin } = await signedIn(shop(), 'admin'));
      await storeContract(shop().db, host, CALLS);
    });

    const makeToken = async (rights: Partial<ReleaseRights> = {}, name = 'offers', days = 30) => {
      const { body, status } = await shop().call<{ secret: string; token: { id: number } }>({
        method: 'POST',
        url: '/release-token',
        headers: admin,
        body: { name, label: 'Offers team', rights: { ...ALL_RIGHTS, ...rights }, days },
      });
      expect(status).toBe(201);
      return { id: body.token.id, bearer: { authorization: `Bearer ${body.secret}` } };
    };
    const upload = async (bearer: Record<string, string>, version: string, parts = {}) =>
      uploadArchive(shop(), bearer, 'offers', await archiveOfRecord(release(version, parts)));
    const post = (bearer: Record<string, string>, url: string, body: object) =>
      shop().call<{ message: string; code: string; release: ReleaseOverview; details: unknown }>({
        method: 'POST',
        url: `/release/${url}`,
        headers: bearer,
        body,
      });
    const live = async (cookie = '') => {
      const answer = await shop().app.inject({ url: '/discovery.json', headers: { cookie } });
      const { microFrontends } = answer.json<DiscoveryDocument>();
      return microFrontends.offers?.[0]?.metadata.version ?? null;
    };
    const history = async (query = '') => {
      const { body } = await shop().call<ReleaseHistoryResponse>({
        url: `/release/history${query}`,
        headers: admin,
      });
      return body.events.map(({ action, version, by, why }) => [action, version, by, why]);
    };

    test('a team uploads, checks, activates and goes back by its token; the history says who and why', async () => {
      const { bearer, id } = await makeToken();
      expect(await live()).toBeNull();
      for (const version of ['1.0', '1.1']) {
        expect((await upload(bearer, version)).status).toBe(201);
        expect((await post(bearer, 'check', release(version))).status).toBe(200);
        const { status, body } = await post(bearer, 'offers/activate', { version, why: 'Dashain' });
        expect([status, body.release?.stable.version]).toEqual([200, version]);
        expect(await live()).toBe(version);
      }
      const file = await shop().app.inject({ url: '/remotes/offers/1.1/remoteEntry.js' });
      expect([file.body, file.headers['cache-control']]).toEqual([
        "'1.1'",
        expect.stringContaining('immutable'),
      ]);
      expect(file.headers['content-security-policy']).toContain('sandbox');
      expect((await shop().app.inject({ url: '/offers' })).statusCode).toBe(200);

      const back = await post(bearer, 'offers/roll-back', { why: 'prices were wrong' });
      expect([back.status, back.body.release.stable.version, await live()]).toEqual([
        200,
        '1.0',
        '1.0',
      ]);
      await post(bearer, 'offers/roll-back', {});
      expect(await live()).toBeNull();
      const none = await post(bearer, 'offers/roll-back', {});
      expect([none.status, none.body.message]).toEqual([
        409,
        'There is nothing before what is live of offers.',
      ]);
      const by = `Offers team (token ${id})`;
      expect(await history()).toEqual([
        ['roll-back', 'own', by, null],
        ['roll-back', '1.0', by, 'prices were wrong'],
        ['activate', '1.1', by, 'Dashain'],
        ['upload', '1.1', by, null],
        ['activate', '1.0', by, 'Dashain'],
        ['upload', '1.0', by, null],
      ]);
    });

    test('a record with needs of every kind is understood', async () => {
      const { bearer } = await makeToken();
      const query = {
        type: { value: 'weekly' },
        page: { search: 'page', or: 1 },
        category: { answer: 0, at: 'product.category_name' },
        brand: { path: 'brand', except: ['all'] },
      };
      const record = release('1.0', {
        routes: [{ path: '/offers', page: 'offers', needs: [{ call: 'publicProducts', query }] }],
        calls: ['publicProducts'],
      });
      const { status, body } = await post(bearer, 'check', record);
      expect([status, body]).toEqual([200, { problems: [], notes: [], live: expect.any(String) }]);
    });

    test('a need that no page reads is refused when a team checks, and when it activates', async () => {
      const { bearer } = await makeToken();
      const needs = [{ call: 'publicProducts' }];
      const dead = { routes: [{ path: '/offers', page: 'offers', needs }], calls: [] };
      const text =
        'offers 1.0 needs the call publicProducts for /offers, which no page of it reads.';
      const checked = await post(bearer, 'check', release('1.0', dead));
      expect([checked.status, checked.body]).toEqual([
        200,
        {
          problems: [expect.objectContaining({ subject: 'need', text })],
          notes: [],
          live: expect.any(String),
        },
      ]);
      await upload(bearer, '1.0', dead);
      const { status, body } = await post(bearer, 'offers/activate', { version: '1.0' });
      expect([status, body.message, await live()]).toEqual([409, text, null]);
    });

    test('a release of an older kit, whose record names its endpoints, is taken and shown', async () => {
      const { bearer } = await makeToken();
      const older = { endpoints: ['publicProducts'], calls: ['publicProducts'] };
      const checked = await post(bearer, 'check', release('1.0', older));
      expect([checked.status, checked.body]).toEqual([
        200,
        { problems: [], notes: [], live: expect.any(String) },
      ]);
      expect((await upload(bearer, '1.0', older)).status).toBe(201);
      expect((await post(bearer, 'offers/activate', { version: '1.0' })).status).toBe(200);
      expect(await live()).toBe('1.0');
    });

    test('a release whose service loses its address is taken off at once, and one without a service is not', async () => {
      const { bearer } = await makeToken();
      const service = { url: '/release-service/offers', headers: admin };
      const body = { address: 'https://offers.example.com' };
      await shop().call({ method: 'PUT', ...service, body });
      for (const [version, parts] of [
        ['1.0', {}],
        ['1.1', { service: true }],
      ] as const) {
        await upload(bearer, version, parts);
        expect((await post(bearer, 'offers/activate', { version })).status).toBe(200);
        expect(await live()).toBe(version);
        const gone = await shop().call<{ message: string }>({ method: 'DELETE', ...service });
        const takenOff = ` offers 1.1 is no longer live; the shop's own build serves. offers 1.1 has a service of its own, whose address the owner of the shop has not allowed.`;
        const message = `Service removed.${version === '1.1' ? takenOff : ''}`;
        expect([gone.body.message, await live()]).toEqual([
          message,
          version === '1.1' ? null : version,
        ]);
        await shop().call({ method: 'PUT', ...service, body });
      }
      expect(await live()).toBeNull();
      expect((await history()).at(0)?.slice(0, 2)).toEqual(['refuse', '1.1']);
    });

    test('a version never changes: uploaded again it is a conflict, also with other bytes', async () => {
      const { bearer } = await makeToken();
      await upload(bearer, '1.0');
      expect((await upload(bearer, '1.0')).status).toBe(409);
      const other = await upload(bearer, '1.0', { title: 'other words' });
      expect([other.status, other.body.message]).toEqual([
        409,
        "There's already a release 1.0 of offers. A version never changes.",
      ]);
    });

    test('an own build of before is not activated when its files have gone', async () => {
      const { bearer } = await makeToken();
      const own = { source: 'own' as const, digest: '', archive: null, bytes: 0, by: 'the shop' };
      const before = { record: release('0.9'), ...own };
      await addRelease(shop().db, before);
      const { status, body } = await post(bearer, 'offers/activate', { version: '0.9' });
      expect([status, body.message]).toEqual([
        409,
        'The shop knows offers 0.9 and has none of its files any more. Release a new build.',
      ]);
      expect(await live()).toBeNull();
    });

    test('a token does what it may with its own remote and nothing else', async () => {
      const nothing = { upload: false, activate: 0, roll_back: false };
      const { bearer: weak } = await makeToken(nothing);
      const { bearer: some } = await makeToken({ activate: 10 });
      expect((await upload(weak, '1.0')).body.message).toBe("This token isn't allowed to upload.");
      await upload(some, '1.0');
      expect((await post(weak, 'offers/activate', { version: '1.0' })).body.message).toBe(
        "This token isn't allowed to activate releases.",
      );
      const all = await post(some, 'offers/activate', { version: '1.0' });
      expect([all.status, all.body.message]).toEqual([
        403,
        'This token can activate a release for up to 10 % of visitors.',
      ]);
      expect((await post(weak, 'offers/roll-back', {})).status).toBe(403);
      for (const url of ['catalog/activate', 'host/activate']) {
        const { status, body } = await post(some, url, { version: 'own', share: 10 });
        expect([status, body.message]).toEqual([403, expect.stringContaining('is for offers')]);
      }
      const foreign = await archiveOfRecord(recordOfVersion('9.0'));
      expect((await uploadArchive(shop(), some, 'catalog', foreign)).status).toBe(403);
      const disguised = await uploadArchive(shop(), some, 'offers', foreign);
      expect([disguised.status, disguised.body.message]).toEqual([
        400,
        'The archive holds a release of catalog, not of offers.',
      ]);
      expect((await post(some, 'offers/activate', { version: '1.0', share: 10 })).status).toBe(200);
    });

    test('a token that was revoked, has expired or never was opens nothing; its use is seen', async () => {
      const { bearer, id } = await makeToken();
      await upload(bearer, '1.0');
      const read = async () =>
        (
          await shop().call<{ tokens: ReleaseToken[] }>({
            url: '/release-token',
            headers: admin,
          })
        ).body.tokens;
      expect((await read())[0]?.last_used_at).not.toBeNull();
      expect((await read()).map(({ state }) => state)).toEqual(['active']);
      expect(JSON.stringify(await read())).not.toContain('pasal_release_');
      await shop().call({ method: 'DELETE', url: `/release-token/${id}`, headers: admin });
      const { bearer: old, id: oldId } = await makeToken();
      await shop()
        .db.updateTable('release_token')
        .set({ expires_at: new Date(Date.now() - 1) })
        .where('id', '=', oldId)
        .execute();
      expect((await read()).map(({ state }) => state)).toEqual(['expired', 'revoked']);
      for (const headers of [bearer, old, { authorization: 'Bearer pasal_release_x' }, {}]) {
        expect((await upload(headers, '2.0')).status).toBe(401);
      }
      const rows = await shop().db.selectFrom('release_token').selectAll().execute();
      expect(rows.map(({ secret_hash }) => secret_hash)).toEqual([
        expect.stringMatching(/^[0-9a-f]{64}$/),
        expect.stringMatching(/^[0-9a-f]{64}$/),
      ]);
    });

    test('uploads are limited in number and in bytes', async () => {
      const { bearer } = await makeToken();
      const tries = await Promise.all(
        Array.from({ length: 8 }, (_, at) => upload(bearer, `1.${at}`)),
      );
      expect(tries.filter(({ status }) => status === 429)).toHaveLength(2);
      const huge = await uploadArchive(shop(), bearer, 'offers', Buffer.alloc(21 * 1024 * 1024));
      expect(huge.status).toBe(413);
    });

    test('the gate refuses what another owns, says why, and the history keeps it', async () => {
      const { bearer } = await makeToken();
      const taken = { routes: [{ path: '/login', page: 'offers' }] };
      await upload(bearer, '1.0', taken);
      const text = 'offers 1.0 wants /login, which belongs to host (/login).';
      const checked = await shop().call<{ problems: { text: string }[] }>({
        method: 'POST',
        url: '/release/check',
        headers: bearer,
        body: release('1.0', taken),
      });
      expect(checked.body.problems.map((each) => each.text)).toEqual([text]);
      const { status, body } = await post(bearer, 'offers/activate', { version: '1.0' });
      expect([status, body.code, body.message, await live()]).toEqual([
        409,
        'RELEASE_REFUSED',
        text,
        null,
      ]);
      expect((await history())[0]).toEqual(['refuse', '1.0', expect.any(String), text]);
      expect(await history('?action=refuse&name=offers')).toHaveLength(1);
      expect(await history('?action=refuse&name=catalog')).toEqual([]);
    });

    test('lists say who, why and which part in the language that is asked for', async () => {
      const { bearer, id } = await makeToken();
      const taken = { routes: [{ path: '/login', page: 'offers' }] };
      await upload(bearer, '1.0', { ...taken, ...inNepali('अफर', release('1.0', taken)) });
      await post(bearer, 'offers/activate', { version: '1.0' });
      // As an earlier version stored it.
      const event = { name: 'offers', action: 'refuse', version: '0.9' } as const;
      await shop()
        .db.insertInto('release_event')
        .values({ ...event, by: 'own', why: 'It does not fit.' })
        .execute();
      expect((await history('?language=ne')).slice(0, 2)).toEqual([
        ['refuse', '0.9', 'पसल', 'It does not fit.'],
        [
          'refuse',
          '1.0',
          `Offers team (टोकन ${nepaliDigits(id)})`,
          'offers 1.0 ले मागेको /login host को हो (/login)।',
        ],
      ]);
      const titles = async (language: string) => {
        const { body } = await shop().call<{ releases: ReleaseOverview[] }>({
          url: `/release?language=${language}`,
          headers: admin,
        });
        return body.releases.map(({ title }) => title);
      };
      expect(await titles('ne')).toEqual(['पसल', 'the catalogue', 'अफर']);
      expect(await titles('en')).toEqual(['the shop', 'the catalogue', 'the offers']);
    });

    test('names every object has, and addresses that cover those of others, are refused with words', async () => {
      const { bearer } = await makeToken();
      const react = { range: '^19.0.0', names: ['useState'] };
      const odd = {
        calls: ['constructor'],
        uses: { toString: react, __proto__: react },
        routes: [{ path: '/login?', page: 'offers' }],
      };
      const refused = await shop().call<{ problems: { text: string }[] }>({
        method: 'POST',
        url: '/release/check',
        headers: bearer,
        body: release('odd', odd),
      });
      const texts = refused.body.problems.map((each) => each.text);
      expect([refused.status, texts]).toEqual([
        200,
        [
          expect.stringContaining('wants /login?: an address is made of words'),
          expect.stringContaining('needs toString, which host'),
          'offers odd makes the call constructor, which is not there.',
        ],
      ]);
      expect((await upload(bearer, 'odd', odd)).status).toBe(201);
      for (const asked of ['offers/activate', 'offers/preview']) {
        const { status, body } = await post(bearer, asked, { version: 'odd' });
        expect([asked, status, body.code, body.message]).toEqual([
          asked,
          409,
          'RELEASE_REFUSED',
          texts.join(' '),
        ]);
      }
    });

    test('a share is shown to its part of the visitors, who keep it; one at a time in the whole shop', async () => {
      const { bearer } = await makeToken();
      await upload(bearer, '1.0');
      await post(bearer, 'offers/activate', { version: '1.0' });
      await upload(bearer, '1.1');
      await post(bearer, 'offers/activate', { version: '1.1', share: 10 });
      const buckets = Array.from({ length: 200 }, (_, at) => at * 50);
      const seen = new Map<number, string | null>();
      for (const bucket of buckets) seen.set(bucket, await live(`pasal_bucket=${bucket}`));
      const early = buckets.filter((bucket) => seen.get(bucket) === '1.1');
      expect(early.length).toBeGreaterThan(0);
      expect(early.length).toBeLessThan(100);
      await post(bearer, 'offers/activate', { version: '1.1', share: 60 });
      for (const bucket of early) expect(await live(`pasal_bucket=${bucket}`)).toBe('1.1');

      const first = await shop().app.inject({ url: '/offers' });
      expect(first.headers['set-cookie']).toMatch(
        /^pasal_bucket=\d{1,4}; Max-Age=31536000; Path=\/; HttpOnly; SameSite=Lax$/,
      );

      const { headers } = await signedIn(shop(), 'admin');
      const other = recordOfVersion('c2', { routes: [] });
      await uploadArchive(
        shop(),
        { ...headers, origin: 'http://shop.test' },
        'catalog',
        await archiveOfRecord(other),
      );
      const second = await post(headers, 'catalog/activate', { version: 'c2', share: 5 });
      expect([second.status, second.body.message]).toEqual([
        409,
        'offers 1.1 is being shown to 60 % of the visitors; one release at a time can be.',
      ]);
      expect((await post(headers, 'catalog/activate', { version: 'c2' })).status).toBe(200);

      await post(bearer, 'offers/roll-back', { why: 'enough' });
      for (const bucket of early) expect(await live(`pasal_bucket=${bucket}`)).toBe('1.0');
      const whole = await shop().app.inject({ url: '/offers' });
      expect(whole.headers['set-cookie']).toBeUndefined();
    });

    test('a new remote is shown to a share of the visitors too; for the others it is not there', async () => {
      const { bearer } = await makeToken();
      await upload(bearer, '1.0');
      await post(bearer, 'offers/activate', { version: '1.0', share: 10 });
      const trying = bucketWith('offers', '1.0', 10);
      const seen: string[] = [];
      for (const bucket of [trying, ...Array.from({ length: 20 }, (_, at) => at * 500)]) {
        const headers = { cookie: `pasal_bucket=${bucket}` };
        const { statusCode } = await shop().app.inject({ url: '/offers', headers });
        seen.push(`${statusCode} ${await live(headers.cookie)}`);
      }
      expect([seen[0], [...new Set(seen)].toSorted()]).toEqual([
        '200 1.0',
        ['200 1.0', '404 null'],
      ]);
    });

    test('a second server knows an activation, fetches the files before it names them, and serves both sets', async () => {
      const dataDir = mkdtempSync(path.join(tmpdir(), 'pasal-second-'));
      const second = openOtherReleases(shop(), { root, dataDir });
      const named = async () =>
        (await second.compositionOf(7))?.remotes.map(({ version }) => version);
      expect(await named()).toEqual(['own']);
      const { bearer } = await makeToken();
      await upload(bearer, '1.0');
      await post(bearer, 'offers/activate', { version: '1.0' });
      const later = Date.now() + 1000;
      const clock = jest.spyOn(Date, 'now').mockImplementation(() => later);
      expect(await named()).toEqual(['own', '1.0']);
      clock.mockRestore();
      const { folder } = (await second.findForVisitor('offers', '1.0')) ?? {};
      expect(folder).toContain(dataDir);
      expect(await listOpenToOthers(dataDir)).toEqual([]);
      expect(readdirSync(folder ?? '')).toContain('remoteEntry.js');
      rmSync(dataDir, { recursive: true });
      expect(await second.findForVisitor('offers', '1.0')).not.toBeNull();
      rmSync(dataDir, { recursive: true, force: true });
    });

    test('what makes the pages is prepared for the set that an activation or a way back makes live', async () => {
      const dataDir = mkdtempSync(path.join(tmpdir(), 'pasal-prepared-'));
      const prepared: string[][] = [];
      const maker: PageMaker = { prepare: async () => undefined, rehearse: async () => [] };
      const both = new Promise<void>((resolve) => {
        maker.prepare = async ({ remotes }) => {
          prepared.push(remotes.map(({ version }) => version));
          if (prepared.length === 2) resolve();
        };
      });
      const releases = openOtherReleases(shop(), { root, dataDir, isShared: false, maker });
      const { bearer } = await makeToken();
      await upload(bearer, '1.0');
      const actor = { by: 'a test' };
      await releases.activate({
        name: 'offers',
        version: '1.0',
        share: 100,
        plan: false,
        ...actor,
      });
      await releases.rollBack({ name: 'offers', ...actor });
      await both;
      expect(prepared).toEqual([['own', '1.0'], ['own']]);
      rmSync(dataDir, { recursive: true, force: true });
    });

    test('what no longer fits beside the builds of a new shop is taken off at its start, by name', async () => {
      const { bearer } = await makeToken();
      const uses = { react: { range: '^19.0.0', names: ['useState'] } };
      await upload(bearer, '1.0', { uses });
      await post(bearer, 'offers/activate', { version: '1.0' });
      const upgraded = mkdtempSync(path.join(tmpdir(), 'pasal-upgraded-'));
      const react = { version: '20.0.0', names: ['useState'] };
      putBuild(upgraded, { ...host, version: '2.0', provides: { react } });
      const startWith = (builds: string) =>
        openOtherReleases(shop(), { root: builds, dataDir: upgraded, isShared: false }).start();
      expect(await startWith(root)).toEqual([]);
      const [sentence] = await startWith(upgraded);
      expect(sentence).toContain(
        "offers 1.0 is no longer live; the shop's own build serves. offers 1.0 needs react ^19.0.0; host 2.0 has 20.0.0.",
      );
      expect(await live()).toBeNull();
      rmSync(upgraded, { recursive: true });
    });

    const bad: [string, () => Promise<Buffer>, RegExp][] = [
      ['a path that leads out', () => archiveOf([['../remoteEntry.js', 'x']]), /a valid file name/],
      ['an absolute path', () => archiveOf([['/etc/x.js', 'x']]), /a valid file name/],
      ['a folder', () => archiveOf([[{ name: 'a/', type: 'directory' }]]), /not a plain file/],
      [
        'a link',
        () => archiveOf([[{ name: 'a.js', type: 'symlink', linkname: '/etc/passwd' }]]),
        /not a plain file/,
      ],
      [
        'a hard link',
        () => archiveOf([[{ name: 'a.js', type: 'link', linkname: 'b.js' }]]),
        /not a plain file/,
      ],
      ['a foreign extension', () => archiveOf([['a.php', 'x']]), /a file extension that isn't/],
      ['a page', () => archiveOf([['a.html', 'x']]), /a file extension that isn't/],
      [
        'a file twice',
        () =>
          archiveOf([
            ['a.js', 'x'],
            ['a.js', 'y'],
          ]),
        /twice/,
      ],
      [
        'too many files',
        () => archiveOf(Array.from({ length: 501 }, (_, at) => [`f${at}.js`, 'x'] as const)),
        /up to 500 files/,
      ],
      ['no record', () => archiveOf([['a.js', 'x']]), /no release\.json/],
      [
        'a record that is none',
        () => archiveOf([['release.json', '{"name":"offers"}']]),
        /release\.json: /,
      ],
      [
        'bytes its record does not name',
        async () =>
          archiveOf([
            ['release.json', JSON.stringify(release('1.0'))],
            ['remoteEntry.js', 'changed'],
          ]),
        /not what the record says/,
      ],
      [
        'less than its record names',
        async () => archiveOf([['release.json', JSON.stringify(release('1.0'))]]),
        /in the record but not in the archive/,
      ],
      [
        'more than its record names',
        async () =>
          archiveOf([
            ['release.json', JSON.stringify(release('1.0'))],
            ['remoteEntry.js', "'1.0'"],
            ['more.js', 'x'],
          ]),
        /in the archive but not in the record/,
      ],
      ['no archive at all', async () => Buffer.from('hello'), /can't be read/],
      ['nothing', async () => Buffer.alloc(0), /can't be read|no release/],
    ];
    test.each(bad)(
      'an archive with %s is refused and nothing of it is kept',
      async (_what, make, words) => {
        const { status, body } = await uploadArchive(
          shop(),
          { ...admin, origin: 'http://shop.test' },
          'offers',
          await make(),
        );
        expect([status, body.message]).toEqual([400, expect.stringMatching(words)]);
        const overview = await shop().call<ReleasesResponse>({ url: '/release', headers: admin });
        expect(overview.body.releases.map(({ name }) => name)).toEqual(['host', 'catalog']);
      },
    );
  },
  { root, web: servePages },
);
