import { openOtherReleases } from '@pasal/server/testing/release-shop';
import { CALLS } from '@pasal/server/testing/known-calls';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { DiscoveryDocument } from '../../../contract/release';
import type { HealthEvent, ReleaseHealthResponse } from '../../../contract/release-health';
import type { ReleaseHistoryResponse } from '../../../contract/release-history';
import { onPostgresFirst } from '@pasal/server/testing/database/both-databases';
import { signedIn } from '@pasal/server/testing/factories';
import { putBuild, releaseRecord } from '@pasal/server/testing/release-records';
import {
  ALL_RIGHTS,
  archiveOfRecord,
  recordOfVersion,
  uploadArchive,
} from '@pasal/server/testing/release-uploads';
import {
  bucketWith,
  networkAt,
  openPage,
  reportOf,
  type OpenedPage,
} from '@pasal/server/testing/shop-visitors';
import { ORIGIN, servePages } from '@pasal/server/testing/test-app';
import { storeContract } from '../known-contracts';
import type { Named } from './made-pages';
import type { JudgedPage } from './page-verdicts';
import { dropOldWindows } from './windows';

const root = mkdtempSync(path.join(tmpdir(), 'pasal-health-'));
const host = releaseRecord({
  name: 'host',
  title: 'the shop',
  routes: [{ path: '/login', page: 'login' }],
});
const OFFERS = { name: 'offers', title: 'the offers' };
const SHARE = 10;
/** A visitor who gets the release on trial, and one who does not. */
const TRYING = bucketWith('offers', '1.1', SHARE);
const FAILED: HealthEvent[] = [{ name: 'offers', phase: 'render' }];
const CATALOG: Named = { name: 'catalog', version: 'own' };
const OFFERS_10: Named = { name: 'offers', version: '1.0' };
const OFFERS_11: Named = { name: 'offers', version: '1.1' };
/** Pages of the release on trial, of another one in its composition, and of the version before. */
const TRIED = { composition: { host, remotes: [CATALOG, OFFERS_11] }, owner: OFFERS_11 };
const BESIDE = { ...TRIED, owner: CATALOG };
const STABLE = { composition: { host, remotes: [CATALOG, OFFERS_10] }, owner: OFFERS_10 };
const LOADED: HealthEvent[] = [{ name: 'offers', phase: 'load' }];
/** The events of a visit whose order was refused, with the code where its host knows one. */
const refused = (code: HealthEvent['code']): HealthEvent[] => [
  { name: 'host', phase: 'reached' },
  { name: 'host', phase: 'refused', ...(code && { code }) },
];

/** The releases of the shop under test. */

beforeAll(() => {
  putBuild(root, host);
  putBuild(root, releaseRecord({ version: 'own' }));
});
afterAll(() => rmSync(root, { recursive: true, force: true }));

const ofVisit = (...phases: ('reached' | 'ordered')[]): HealthEvent[] =>
  phases.map((phase) => ({ name: 'host', phase }));

onPostgresFirst(
  (shop) => {
    let admin: Record<string, string>;
    beforeEach(async () => {
      ({ headers: admin } = await signedIn(shop(), 'admin'));
      await storeContract(shop().db, host, CALLS);
      for (const version of ['1.0', '1.1']) {
        const archive = await archiveOfRecord(recordOfVersion(version, OFFERS));
        expect(
          (await uploadArchive(shop(), { ...admin, origin: ORIGIN }, 'offers', archive)).status,
        ).toBe(201);
      }
      await activate('1.0');
      await endWatches();
    });

    async function activate(version: string, share = 100): Promise<void> {
      const { status } = await shop().call({
        method: 'POST',
        url: '/release/offers/activate',
        headers: admin,
        body: { version, share },
      });
      expect(status).toBe(200);
    }
    /** As if the live releases had been live for long. */
    async function endWatches(): Promise<void> {
      await shop().db.deleteFrom('release_watch').execute();
      await shop().releases.health.refresh();
    }
    /** The version of the offers that a visitor gets. */
    async function versionAt(bucket = TRYING) {
      const headers = { cookie: `pasal_bucket=${bucket}` };
      const answer = await shop().app.inject({ url: '/discovery.json', headers });
      return answer.json<DiscoveryDocument>().microFrontends.offers?.[0]?.metadata.version;
    }
    const open = (address: string) => openPage(shop(), { address, bucket: TRYING });
    /** The numbers of loads that pages opened now represent. */
    const weights = async () => {
      const pages = await Promise.all(Array.from({ length: 200 }, (_, at) => open(networkAt(at))));
      return new Set(pages.map(({ weight }) => weight));
    };
    const report = (page: { ticket: string; address: string }, events: HealthEvent[]) =>
      reportOf(shop(), page, events);
    async function visit(address: string, events: HealthEvent[]): Promise<void> {
      expect(await report(await open(address), events)).toBe(204);
    }
    const visits = async (from: number, count: number, events: HealthEvent[]) => {
      for (let at = 0; at < count; at += 1) await visit(networkAt(from + at), events);
    };
    const history = async (language = 'en') => {
      const { body } = await shop().call<ReleaseHistoryResponse>({
        url: `/release/history?language=${language}`,
        headers: admin,
      });
      return body.events.filter(({ action }) => action === 'return');
    };
    const figures = async () => {
      const rows = await shop()
        .db.selectFrom('release_health')
        .select(['name', 'version', 'phase', 'total'])
        .orderBy('version')
        .orderBy('phase')
        .execute();
      return rows.map(({ name, version, phase, total }) => `${name} ${version} ${phase} ${total}`);
    };

    test('a share that fails is taken back with the fifth network, written down and told', async () => {
      const { status } = await shop().call({
        method: 'POST',
        url: '/release-token',
        headers: admin,
        body: {
          name: 'offers',
          label: 'Team',
          email: 'team@pasal.test',
          rights: ALL_RIGHTS,
          days: 1,
        },
      });
      expect(status).toBe(201);
      await activate('1.1', SHARE);
      await visits(0, 4, FAILED);
      expect([await versionAt(), await history()]).toEqual(['1.1', []]);
      await visits(4, 1, FAILED);
      expect(await versionAt()).toBe('1.0');
      const [event] = await history();
      expect(event).toMatchObject({ version: '1.0', previous: '1.1', by: 'the shop' });
      expect(event?.why).toBe(
        'It failed in 5 networks and worked in 0 pages (100 %): surely at least 31.6 % fail, and of the version before it 2.7 % at most.',
      );
      expect((await history('ne'))[0]?.why).toContain('यो ५ वटा नेटवर्कमा असफल भयो');
      const messages = await shop().db.selectFrom('outbox').selectAll().orderBy('id').execute();
      expect(messages.map(({ audience, recipient }) => [audience, recipient])).toEqual([
        ['shop', null],
        ['team', 'team@pasal.test'],
      ]);
      expect(messages[0]?.notice).toMatchObject({
        subject: 'the offers 1.1 was rolled back automatically',
        lines: expect.arrayContaining([
          event?.why,
          'What was seen: a part of it threw while it was shown (5 times).',
        ]),
      });
      const { body } = await shop().call({ url: '/notification', headers: admin });
      expect(body).toMatchObject({
        notifications: [
          {
            subject: 'the offers 1.1 was rolled back automatically',
            order_id: null,
            recipient: 'team@pasal.test',
          },
          {
            subject: 'the offers 1.1 was rolled back automatically',
            order_id: null,
            recipient: null,
          },
        ],
      });
    });

    /** As if the version before had been measured for long. */
    const know = (totals: Partial<Record<'load' | 'slow' | 'reached' | 'ordered', number>>) =>
      shop()
        .db.insertInto('release_health')
        .values(
          Object.entries(totals).map(([phase, total]) => ({
            name: 'offers',
            version: '1.0',
            hour: new Date(),
            phase: phase as keyof typeof totals,
            total,
          })),
        )
        .execute();

    test('what a visit comes to counts for every release of its page, once for a network', async () => {
      await activate('1.1', SHARE);
      await visits(0, 2, ofVisit('reached'));
      await visits(0, 1, ofVisit('reached'));
      await visits(5, 1, ofVisit('reached', 'ordered'));
      expect((await figures()).filter((line) => !line.startsWith('catalog'))).toEqual([
        `host ${host.version} ordered 1`,
        `host ${host.version} reached 3`,
        'offers 1.1 ordered 1',
        'offers 1.1 reached 3',
      ]);
      const { body } = await shop().call<ReleaseHealthResponse>({
        url: '/release/offers/health',
        headers: admin,
      });
      expect(body.versions[0]).toMatchObject({
        version: '1.1',
        reached: 3,
        ordered: 1,
        refused: 0,
      });
    });

    test('a share under which orders are refused goes back with the fifth network', async () => {
      await activate('1.1', SHARE);
      await visits(0, 3, refused('PRICE_CHANGED'));
      await visits(3, 1, refused('OUT_OF_STOCK'));
      expect((await figures()).filter((line) => line.includes('offers 1.1 refused'))).toEqual([
        'offers 1.1 refused 4',
        'offers 1.1 refused:OUT_OF_STOCK 1',
        'offers 1.1 refused:PRICE_CHANGED 3',
      ]);
      expect(await versionAt()).toBe('1.1');
      // A page of an older host reports no code.
      await visits(4, 1, refused(undefined));
      expect(await versionAt()).toBe('1.0');
      const notice = await shop().db.selectFrom('outbox').select('notice').executeTakeFirst();
      expect(JSON.stringify(notice)).toContain(
        'orders refused: PRICE_CHANGED (3 times); orders refused: OUT_OF_STOCK (once)',
      );
      const [event] = await history();
      expect(event?.why).toMatch(/^Orders were refused in 5 networks: surely in at least 31.6 %/);
    });

    test('a share that sells nothing goes back, once enough visits have seen what it sells', async () => {
      await know({ load: 5000, reached: 3000, ordered: 150 });
      await activate('1.1', SHARE);
      const seen = (reached: number) =>
        shop().db.updateTable('release_watch').set({ reached }).execute();
      await seen(300);
      await visits(0, 1, ofVisit('reached'));
      await shop().releases.look();
      expect(await versionAt()).toBe('1.1');
      await seen(400);
      await shop().releases.look();
      expect(await versionAt()).toBe('1.0');
      const [event] = await history();
      expect(event?.why).toBe(
        'Of 400 visits that reached a product, the cart or the checkout 0 ordered: surely at most 2.6 %, and of the version before it at least 3.2 %.',
      );
    });

    test('a share that holds pages up goes back, where the version before it did not', async () => {
      await know({ load: 3000, slow: 100 });
      await activate('1.1', SHARE);
      await visits(0, 4, [...LOADED, { name: 'offers', phase: 'slow' }]);
      expect(await versionAt()).toBe('1.1');
      await visits(4, 1, [...LOADED, { name: 'offers', phase: 'slow' }]);
      expect(await versionAt()).toBe('1.0');
    });

    test('nothing of who reported is kept, and nothing that finds back to it once it is over', async () => {
      await activate('1.1', SHARE);
      await visits(0, 5, FAILED);
      const marks = await shop().db.selectFrom('health_mark').selectAll().execute();
      expect(marks.length).toBeGreaterThan(0);
      expect(JSON.stringify(marks)).not.toContain('77.0');
      const left = await shop().db.selectFrom('release_watch_failure').selectAll().execute();
      expect(left).toEqual([]);
      // Twenty minutes later.
      await dropOldWindows(shop().db, Date.now() + 20 * 60 * 1000);
      expect(await shop().db.selectFrom('health_window').selectAll().execute()).toEqual([]);
      expect(await shop().db.selectFrom('health_mark').selectAll().execute()).toEqual([]);
    });

    test('one machine with hundreds of reports takes nothing back', async () => {
      await activate('1.1', SHARE);
      for (let at = 0; at < 200; at += 1) await visit(networkAt(7, at), FAILED);
      expect([await versionAt(), await figures()]).toEqual([
        '1.1',
        ['offers 1.1 failed 1', 'offers 1.1 render 1'],
      ]);
    });

    test('one ticket sent from many networks counts once', async () => {
      await activate('1.1', SHARE);
      const page = await open(networkAt(1));
      for (let at = 0; at < 10; at += 1) {
        expect(await report({ ...page, address: networkAt(at) }, FAILED)).toBe(204);
      }
      expect([await versionAt(), await figures()]).toEqual([
        '1.1',
        ['offers 1.1 failed 1', 'offers 1.1 render 1'],
      ]);
    });

    test('five hostile networks among 200 healthy ones take nothing back, however long they go on', async () => {
      await activate('1.1', SHARE);
      await visits(0, 200, LOADED);
      await visits(1000, 5, FAILED);
      expect(await versionAt()).toBe('1.1');
      for (let window = 0; window < 20; window += 1) {
        await shop().db.deleteFrom('health_mark').execute();
        await visits(1000, 5, FAILED);
      }
      expect([await versionAt(), await history()]).toEqual(['1.1', []]);
    });

    test('of servers that see it at once, one takes it back', async () => {
      await activate('1.1', SHARE);
      await visits(0, 4, FAILED);
      // As if the server that counted the fifth had died before its check.
      const { key } = await shop()
        .db.selectFrom('release_watch')
        .select('key')
        .executeTakeFirstOrThrow();
      await shop()
        .db.insertInto('release_watch_failure')
        .values({ name: 'offers', mark: key })
        .execute();
      const others = Array.from({ length: 5 }, () => openOtherReleases(shop(), { root }));
      await Promise.all(others.map(({ look }) => look()));
      expect([await versionAt(), (await history()).length]).toEqual(['1.0', 1]);
      expect(await shop().db.selectFrom('outbox').select('id').execute()).toHaveLength(1);
    });

    test('where visitors are few, a release is watched on until enough have spoken, or for a week', async () => {
      await activate('1.1');
      const set = (values: object) => shop().db.updateTable('release_watch').set(values).execute();
      const left = async () =>
        (await shop().db.selectFrom('release_watch').select('name').execute()).length;
      for (const few of [
        { loads: 199, reached: 1000 },
        { loads: 200, reached: 999 },
      ]) {
        await set({ until: new Date(0), ...few });
        await shop().releases.look();
        expect(await left()).toBe(1);
      }
      await set({ since: new Date(Date.now() - 8 * 24 * 60 * 60 * 1000) });
      await shop().releases.look();
      expect(await left()).toBe(0);
    });

    test('a release all visitors have goes back in its first half hour, and not later', async () => {
      await activate('1.1');
      await visits(0, 5, FAILED);
      expect([await versionAt(), (await history()).length]).toEqual(['1.0', 1]);
      // A version that is live again is not watched: failures do not count against it.
      await visits(100, 10, FAILED);
      expect(await versionAt()).toBe('1.0');
      await activate('1.1');
      await shop()
        .db.updateTable('release_watch')
        .set({ until: new Date(0), loads: 200, reached: 1000 })
        .execute();
      const other = openOtherReleases(shop(), { root });
      await other.look();
      await visits(200, 10, FAILED);
      expect([await versionAt(), (await history()).length]).toEqual(['1.1', 1]);
    });

    test('what is known of a share is kept while it grows, and forgotten once all have it', async () => {
      await activate('1.1', SHARE);
      await visits(0, 3, FAILED);
      await activate('1.1', 50);
      await visits(3, 1, FAILED);
      await activate('1.1');
      await visits(4, 4, FAILED);
      expect(await versionAt()).toBe('1.1');
      await visits(8, 1, FAILED);
      expect(await versionAt()).toBe('1.0');
    });

    const anotherServer = () => openOtherReleases(shop(), { root });

    test('a release of whose pages or code a process died three times goes back, and no other', async () => {
      await activate('1.1', SHARE);
      const { health } = anotherServer();
      const death = (of: typeof TRIED, named?: string) =>
        health.judgePage({ ...of, verdict: 'died', named }, networkAt(1));
      for (let times = 0; times < 2; times += 1) await death(TRIED);
      // Deaths by a page of another release, or by code of another one in any page, do not count.
      for (let times = 0; times < 3; times += 1) await death(BESIDE);
      await death(TRIED, 'catalog');
      await death(TRIED, 'host');
      expect(await versionAt()).toBe('1.1');
      await death(BESIDE, 'offers');
      expect(await versionAt()).toBe('1.0');
      expect((await history())[0]?.why).toBe('What renders its pages ended by itself 3 times.');
    });

    /** A server that has made no page yet, while the trial has lasted this many seconds. */
    async function serverAfter(seconds: number) {
      const since = new Date(Date.now() - seconds * 1000);
      await shop().db.updateTable('release_watch').set({ since }).execute();
      const server = anotherServer();
      await server.health.refresh();
      return async (verdict: JudgedPage['verdict'], from: number, count: number, of = TRIED) => {
        for (let at = from; at < from + count; at += 1) {
          await server.health.judgePage({ ...of, verdict }, networkAt(at));
        }
      };
    }

    test('pages whose code threw on this server count against a release, once its process is warm', async () => {
      await activate('1.1', SHARE);
      await (
        await serverAfter(0)
      )('failed', 0, 5);
      expect([await versionAt(), await figures()]).toEqual(['1.1', []]);
      await (
        await serverAfter(61)
      )('failed', 0, 5);
      expect([await versionAt(), await figures()]).toEqual([
        '1.0',
        ['offers 1.1 failed 5', 'offers 1.1 server-render 5'],
      ]);
    });

    test.each([
      ['sets without it are in time', STABLE, 0, '1.0'],
      ['nobody has the version before it, and other pages are in time', BESIDE, 0, '1.0'],
      ['sets without it are slow, too', STABLE, 2, '1.1'],
      ['other pages of its set are slow, too', BESIDE, 2, '1.1'],
    ])('slow pages of a release, while %s', async (_case, others, slow, stays) => {
      await activate('1.1', SHARE);
      const made = await serverAfter(61);
      await made('slow', 100, slow, others);
      await made('made', 100, 20 - slow, others);
      await made('slow', 0, 5);
      expect(await versionAt()).toBe(stays);
    });

    test('slow pages of a release say nothing while nothing is known of others', async () => {
      await activate('1.1', SHARE);
      const made = await serverAfter(61);
      await made('made', 100, 4, STABLE);
      await made('slow', 0, 9);
      expect([await versionAt(), await figures()]).toEqual(['1.1', []]);
    });

    test('what is tried is looked at again after a backup was restored, which leaves that out', async () => {
      await activate('1.1', SHARE);
      await endWatches();
      await visits(0, 9, FAILED);
      expect(await versionAt()).toBe('1.1');
      await shop().releases.look();
      await visits(10, 5, FAILED);
      expect(await versionAt()).toBe('1.0');
    });

    test('a release is compared with what the version before it does', async () => {
      const hour = new Date();
      await shop()
        .db.insertInto('release_health')
        .values([
          { name: 'offers', version: '1.0', hour, phase: 'load', total: 800 },
          { name: 'offers', version: '1.0', hour, phase: 'failed', total: 800 },
        ])
        .execute();
      await activate('1.1', SHARE);
      await visits(0, 8, FAILED);
      expect(await versionAt()).toBe('1.1');
      await visits(8, 8, FAILED);
      expect(await versionAt()).toBe('1.0');
    });

    test('pages of what is tried tell of every load, others of some that stand for all', async () => {
      expect(await weights()).toEqual(new Set([0, 10]));
      await activate('1.1', SHARE);
      expect(await weights()).toEqual(new Set([1]));
      await visits(0, 3, LOADED);
      expect(await figures()).toEqual(['offers 1.1 load 3']);
    });

    test('a load that is not drawn is not counted, and a failure is', async () => {
      // One page in ten is sampled at random.
      const openWith = async (weight: number, at = 0): Promise<OpenedPage> => {
        const page = await open(networkAt(at));
        return page.weight === weight ? page : openWith(weight, at + 1);
      };
      const [unreported, drawn] = [await openWith(0), await openWith(10)];
      await report(unreported, LOADED);
      expect(await figures()).toEqual([]);
      await report(unreported, FAILED);
      await report(drawn, LOADED);
      expect(await figures()).toEqual([
        'offers 1.0 failed 1',
        'offers 1.0 load 10',
        'offers 1.0 render 1',
      ]);
    });

    test('tickets that are forged, changed, old or of another version count for nothing', async () => {
      await activate('1.1', SHARE);
      const page = await open(networkAt(1));
      const [window = '', weight = '', nonce = '', composition = '', signature = ''] =
        page.ticket.split('|');
      const parts = { window, weight, nonce, composition, signature };
      const write = (changed: Partial<typeof parts>) =>
        Object.values({ ...parts, ...changed }).join('|');
      const bad = [
        '',
        'x',
        '|||',
        write({ weight: '1000' }),
        write({ composition: composition.replace('1.1', '1.0') }),
        write({ signature: signature.slice(1) }),
        write({ window: String(Number(window) - 1) }),
        write({ window: '1' }),
        write({ window: '99999999' }),
      ];
      for (const ticket of bad) expect(await report({ ...page, ticket }, FAILED)).toBe(204);
      expect(await report(page, [{ name: 'offers', phase: 'render', version: '1.0' }])).toBe(204);
      expect(await report(page, [{ name: 'other', phase: 'render' }])).toBe(204);
      expect(await figures()).toEqual([]);
      await report(page, [{ name: 'offers', phase: 'render', version: '1.1' }]);
      expect(await figures()).toEqual(['offers 1.1 failed 1', 'offers 1.1 render 1']);
      // The key of its window is gone, as it is after twenty minutes.
      await shop().db.deleteFrom('health_window').execute();
      await report({ ...page, address: networkAt(2) }, [{ name: 'host', phase: 'render' }]);
      expect(await figures()).toHaveLength(2);
    });

    test('a token takes no email address that is none', async () => {
      const token = { name: 'offers', label: 'Team', rights: ALL_RIGHTS, days: 1 };
      const { status, body } = await shop().call({
        method: 'POST',
        url: '/release-token',
        headers: admin,
        body: { ...token, email: 'nobody' },
      });
      expect([status, body.details]).toEqual([
        400,
        [{ path: 'email', message: "This isn't a valid email address." }],
      ]);
    });

    test('a ticket is no part of the document', async () => {
      const { ticket, body } = await open(networkAt(1));
      const [, , nonce = 'none'] = ticket.split('|');
      expect(body).toContain('offers/1.0');
      expect(body).not.toContain(nonce);
    });
  },
  {
    root,
    web: servePages,
  },
);
