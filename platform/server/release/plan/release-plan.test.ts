import { servePages } from '@pasal/server/testing/test-app';
import { CALLS } from '@pasal/server/testing/known-calls';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { onPostgresFirst } from '@pasal/server/testing/database/both-databases';
import { putBuild, releaseRecord } from '@pasal/server/testing/release-records';
import { openOtherReleases, openReleaseShop } from '@pasal/server/testing/release-shop';
import { recordOfVersion } from '@pasal/server/testing/release-uploads';
import { bucketWith } from '@pasal/server/testing/shop-visitors';
import { storeContract } from '../known-contracts';
import { readLiveSet } from '../walk/live-set';
import { saveWalk } from '../walk/walk.repository';

const root = mkdtempSync(path.join(tmpdir(), 'pasal-plan-'));
const host = releaseRecord({
  name: 'host',
  title: 'the shop',
  routes: [{ path: '/login', page: 'login' }],
});
const OWN_CATALOG = releaseRecord({ version: 'own' });
/** A bucket of the visitors who get a new release first. */
const FIRST = bucketWith('offers', '1.1', 1);
const DAY = 24 * 60 * 60 * 1000;

beforeAll(() => {
  putBuild(root, host);
  putBuild(root, OWN_CATALOG);
});
afterAll(() => rmSync(root, { recursive: true, force: true }));

onPostgresFirst(
  (shop) => {
    let team: Awaited<ReturnType<typeof openReleaseShop>>;
    beforeEach(async () => {
      team = await openReleaseShop(shop(), FIRST);
      await storeContract(shop().db, host, CALLS);
      for (const version of ['1.0', '1.1', '1.2']) await team.upload(version);
      await team.activate('1.0');
    });

    /** A server that has just started on the same database. */
    const server = () => openOtherReleases(shop(), { root });
    const look = () => server().look();
    /** As if the step had begun a day ago. */
    const passDay = () =>
      shop()
        .db.updateTable('live_release')
        .set({ plan_since: new Date(Date.now() - DAY) })
        .where('plan_step', 'is not', null)
        .execute();
    const state = async () => {
      const { stable, candidate, plan } = await team.overview();
      const live = candidate ?? stable;
      return [live.version, live.share, plan?.state ?? null, plan?.visits ?? null];
    };
    /** Lists the actions of the newest entries of the history. */
    const actions = async (count: number) =>
      (await team.history()).slice(0, count).map(({ action, share }) => [action, share]);
    const say = (decision: 'go-on' | 'stop', headers: Record<string, string> = team.admin) =>
      team.post('plan', { decision, why: 'Because' }, headers);

    test('a release grows through every step by its visits, and all have it at the end', async () => {
      const { body } = await team.post('activate', { version: '1.1', plan: true });
      expect(body.message).toBe('offers 1.1 is shown to 1 % of the visitors now.');
      expect(await team.versionAt()).toBe('1.1');
      for (const share of [1, 10, 50]) {
        await team.visits(49);
        await look();
        expect(await state()).toEqual(['1.1', share, 'growing', 49]);
        await team.visits(1);
        await look();
      }
      expect(await state()).toEqual(['1.1', 100, null, null]);
      const [last, ...before] = await team.history();
      expect(last).toMatchObject({ action: 'grow', share: 100, previous: '1.0', by: 'the shop' });
      expect(last?.why).toBe(
        '50 visits at 50 %. It failed in 0 networks and worked in 150 pages (0 %) since it is tried.',
      );
      expect((await team.history('ne'))[0]).toMatchObject({
        by: 'पसल',
        why: '५०% मा ५० भिजिट। जाँच सुरु भएदेखि यो ० वटा नेटवर्कमा असफल भयो र १५० वटा पृष्ठमा चल्यो (०%)।',
      });
      expect(before.slice(0, 3).map(({ action, share }) => [action, share])).toEqual([
        ['grow', 50],
        ['grow', 10],
        ['plan', 1],
      ]);
      // The half hour after the start of a full activation.
      const watch = await shop()
        .db.selectFrom('release_watch')
        .selectAll()
        .executeTakeFirstOrThrow();
      expect(watch).toMatchObject({ version: '1.1', loads: 0, until: expect.any(Date) });
      await team.visits(5, 5);
      expect(await team.versionAt()).toBe('1.0');
    });

    test('a walk that passed stands for 40 visits of the first step, never against a failure, and not once something else is live', async () => {
      const live = await readLiveSet(shop().db, [host, OWN_CATALOG], 'offers');
      const { digest } = await shop()
        .db.selectFrom('release')
        .select('digest')
        .where('version', '=', '1.1')
        .executeTakeFirstOrThrow();
      const of = { name: 'offers', version: '1.1', digest };
      const walk = { ...of, ...live, walked_by: 'shop' as const, by: 'the shop', findings: [] };
      await saveWalk(shop().db, walk, null);
      await team.activate('1.1', { plan: true });
      expect((await team.overview()).plan?.least).toBe(10);
      await team.visits(10, 1);
      await look();
      expect(await state()).toEqual(['1.1', 1, 'growing', 10]);
      await saveWalk(shop().db, { ...walk, beside: 'something else' }, null);
      expect((await team.overview()).plan?.least).toBe(50);
      await saveWalk(shop().db, walk, null);
      await team.visits(30);
      await look();
      expect(await state()).toEqual(['1.1', 10, 'growing', 0]);
      expect((await team.history())[0]?.why).toBe(
        '40 visits at 1 %. It failed in 1 network and worked in 39 pages (2.5 %) since it is tried. The walk that passed stands for 40 visits.',
      );
      expect((await team.overview()).plan?.least).toBe(50);
      await team.visits(49);
      await look();
      expect(await state()).toEqual(['1.1', 10, 'growing', 49]);
    });

    test('of servers that look at once, one lets it grow, by one step', async () => {
      await team.activate('1.1', { plan: true });
      await team.visits(60);
      await Promise.all(Array.from({ length: 5 }, look));
      expect(await state()).toEqual(['1.1', 10, 'growing', 0]);
      expect(await actions(2)).toEqual([
        ['grow', 10],
        ['plan', 1],
      ]);
    });

    test('one that fails goes back at its step, and its plan is over', async () => {
      await team.activate('1.1', { plan: true });
      await team.visits(50);
      await look();
      await team.visits(20, 20);
      expect(await state()).toEqual(['1.0', 100, null, null]);
      expect(await actions(2)).toEqual([
        ['return', null],
        ['grow', 10],
      ]);
      await look();
      expect(await team.versionAt()).toBe('1.0');
    });

    test('one that fails more than it may, and not surely, does not grow before it does better', async () => {
      await team.activate('1.1', { plan: true });
      await team.visits(55, 4);
      await look();
      expect(await state()).toEqual(['1.1', 1, 'growing', 55]);
      await passDay();
      await look();
      expect((await team.history())[0]?.why).toBe(
        'It fails too often to be shown to more, and not surely often enough to go back. 55 visits at 1 %. It failed in 4 networks and worked in 51 pages (7.3 %) since it is tried.',
      );
      await team.visits(100);
      await look();
      expect(await state()).toEqual(['1.1', 10, 'growing', 0]);
    });

    test('after a day owner and team are asked once, and a yes lets it grow', async () => {
      const { secret } = await tokenOf({ activate: 100, email: 'team@pasal.test' });
      await team.activate('1.1', { plan: true });
      await team.visits(7);
      const early = await say('go-on');
      expect([early.status, early.body.message]).toEqual([
        409,
        'This step has had 7 visits of 50. A yes counts once it has taken 24 hours; to be faster, activate the release for a share by hand.',
      ]);
      await passDay();
      await Promise.all([look(), look(), look()]);
      expect(await state()).toEqual(['1.1', 1, 'waiting', 7]);
      const messages = await shop().db.selectFrom('outbox').selectAll().orderBy('id').execute();
      expect(messages.map(({ kind, recipient }) => [kind, recipient])).toEqual([
        ['release_waiting', null],
        ['release_waiting', 'team@pasal.test'],
      ]);
      const reason =
        'Fewer than 50 visits came within 24 hours. 7 visits at 1 %. It failed in 0 networks and worked in 7 pages (0 %) since it is tried.';
      expect(messages[0]?.notice?.lines).toContain(reason);
      expect((await say('go-on', secret)).status).toBe(200);
      expect(await state()).toEqual(['1.1', 10, 'growing', 0]);
      const [grown, yes, wait] = await team.history();
      expect([grown?.action, grown?.share, grown?.by]).toEqual(['grow', 10, 'the shop']);
      expect([yes?.action, yes?.share, yes?.by]).toEqual(['go-on', 1, 'Team (token 1)']);
      expect([wait?.action, wait?.why]).toEqual(['wait', reason]);
      const [, agreed, waiting] = await team.history('ne');
      // A person's text is not translated.
      expect([agreed?.by, agreed?.why]).toEqual(['Team (टोकन १)', 'Because']);
      expect(waiting?.why).toContain('२४ घण्टाभित्र ५० भन्दा कम भिजिट आए।');
    });

    test('it stops when somebody says so, and goes on when somebody says so', async () => {
      await team.activate('1.1', { plan: true });
      expect((await say('stop')).body.message).toBe('offers stays at the share it has.');
      await team.visits(60);
      await passDay();
      await look();
      expect(await state()).toEqual(['1.1', 1, 'stopped', 60]);
      expect((await say('stop')).status).toBe(409);
      await say('go-on');
      expect(await state()).toEqual(['1.1', 1, 'growing', 60]);
      await look();
      expect(await state()).toEqual(['1.1', 10, 'growing', 0]);
      expect(await actions(3)).toEqual([
        ['grow', 10],
        ['go-on', 1],
        ['stop', 1],
      ]);
      // A stopped release is rolled back in the same way.
      await say('stop');
      await team.visits(30, 30);
      expect(await team.versionAt()).toBe('1.0');
      expect([(await say('go-on')).status, (await say('stop')).status]).toEqual([409, 409]);
    });

    test('what is activated or taken back meanwhile ends the plan', async () => {
      await team.activate('1.1', { plan: true });
      await team.activate('1.2', { share: 5 });
      expect(await state()).toEqual(['1.2', 5, null, null]);
      await team.activate('1.2', { plan: true });
      await team.activate('1.1');
      expect(await state()).toEqual(['1.1', 100, null, null]);
      await team.activate('1.2', { plan: true });
      expect((await team.post('roll-back', {})).status).toBe(200);
      expect(await state()).toEqual(['1.1', 100, null, null]);
      await look();
      expect(await state()).toEqual(['1.1', 100, null, null]);
    });

    test('a share that is tried already keeps its visitors when its plan begins', async () => {
      await team.activate('1.1', { share: 30 });
      await team.visits(20);
      await team.activate('1.1', { plan: true });
      expect(await state()).toEqual(['1.1', 30, 'growing', 0]);
      await team.visits(50);
      await look();
      expect((await state()).slice(0, 3)).toEqual(['1.1', 50, 'growing']);
    });

    test('after a restored backup, which leaves out what was seen, a step begins anew', async () => {
      await team.activate('1.1', { plan: true });
      await team.visits(50);
      await look();
      await team.visits(40);
      await shop().db.deleteFrom('release_watch').execute();
      await look();
      expect(await state()).toEqual(['1.1', 10, 'growing', 0]);
      await team.visits(50);
      await look();
      expect((await state()).slice(0, 2)).toEqual(['1.1', 50]);
    });

    test('what no longer fits beside what is live stops, and says why', async () => {
      await team.activate('1.1', { plan: true });
      await team.visits(50);
      const record = recordOfVersion('1.1', {
        name: 'offers',
        title: 'the offers',
        pages: { offers: { files: [], bytes: 1000 } },
        routes: [{ path: '/login', page: 'offers' }],
      });
      await shop()
        .db.updateTable('release')
        .set({ record: JSON.stringify(record) })
        .where('version', '=', '1.1')
        .execute();
      await look();
      await look();
      expect((await state()).slice(0, 3)).toEqual(['1.1', 1, 'stopped']);
      const why = 'offers 1.1 wants /login, which belongs to host (/login).';
      const [event, before] = await team.history();
      expect([event?.action, event?.why, before?.action]).toEqual(['refuse', why, 'plan']);
      expect(await shop().db.selectFrom('outbox').select('kind').execute()).toEqual([
        { kind: 'release_waiting' },
      ]);
    });

    test('who may not show a release to all has no say in its plan', async () => {
      const { secret } = await tokenOf({ activate: 50 });
      const refused = await team.post('activate', { version: '1.1', plan: true }, secret);
      expect(refused.status).toBe(403);
      await team.activate('1.1', { plan: true });
      expect([(await say('stop', secret)).status, (await say('stop')).status]).toEqual([403, 200]);
    });

    test('a plan has no share of its own, and a share is more than nobody', async () => {
      const both = await team.post('activate', { version: '1.1', plan: true, share: 10 });
      expect([both.status, both.body.message]).toEqual([
        400,
        'A plan and a share can’t be combined.',
      ]);
      expect((await team.post('activate', { version: '1.1', share: 0 })).status).toBe(400);
    });

    async function tokenOf({ activate, email }: { activate: number; email?: string }) {
      const rights = { upload: true, activate, roll_back: true };
      const { body } = await shop().call<{ secret: string }>({
        method: 'POST',
        url: '/release-token',
        headers: team.admin,
        body: { name: 'offers', label: 'Team', rights, days: 1, ...(email && { email }) },
      });
      return { secret: { authorization: `Bearer ${body.secret}` } };
    }
  },
  { root, web: servePages },
);
