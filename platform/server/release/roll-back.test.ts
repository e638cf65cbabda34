import { CALLS } from '@pasal/server/testing/known-calls';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { onPostgresFirst } from '@pasal/server/testing/database/both-databases';
import { putBuild, releaseRecord } from '@pasal/server/testing/release-records';
import { openReleaseShop } from '@pasal/server/testing/release-shop';
import { bucketWith } from '@pasal/server/testing/shop-visitors';
import { servePages } from '@pasal/server/testing/test-app';
import { storeContract } from './known-contracts';

const root = mkdtempSync(path.join(tmpdir(), 'pasal-roll-back-'));
const host = releaseRecord({ name: 'host', title: 'the shop', routes: [] });
const TRYING = bucketWith('offers', '1.1', 10);
const TIME = String.raw`\d\d \w{3} \d{4}, \d\d:\d\d`;
const WENT_BACK = `offers 1.1 was rolled back automatically at ${TIME}; 1.0 is live.`;

beforeAll(() => {
  putBuild(root, host);
  putBuild(root, releaseRecord({ version: 'own' }));
});
afterAll(() => rmSync(root, { recursive: true, force: true }));

onPostgresFirst(
  (shop) => {
    let team: Awaited<ReturnType<typeof openReleaseShop>>;
    beforeEach(async () => {
      team = await openReleaseShop(shop(), TRYING);
      await storeContract(shop().db, host, CALLS);
      for (const version of ['1.0', '1.1', '1.2']) await team.upload(version);
      await team.activate('1.0');
    });

    /** The status of the answer, its message, and the version that the visitor gets now. */
    const rollBack = async (version?: string) => {
      const { status, body } = await team.post('roll-back', version ? { version } : {});
      return [status, body.message, await team.versionAt()];
    };
    const BACK = 'offers is back to what it was before.';
    /** Makes the release on trial, or live, be rolled back automatically. */
    const fail = () => team.visits(5, 5);

    test('the version that was read is taken back, be it tried or live', async () => {
      await team.activate('1.1', { share: 10 });
      expect(await rollBack('1.0')).toEqual([
        409,
        'offers 1.1 is being tried and would be rolled back before 1.0.',
        '1.1',
      ]);
      expect(await rollBack('1.2')).toEqual([409, 'offers 1.2 is not live by now; 1.1 is.', '1.1']);
      expect(await rollBack('1.1')).toEqual([200, BACK, '1.0']);
      expect(await rollBack('1.0')).toEqual([200, BACK, undefined]);
      expect(await rollBack('1.0')).toEqual([
        409,
        'offers 1.0 is not live by now; nothing of it is.',
        undefined,
      ]);
    });

    test.each([[10], [100]])(
      'what went back by itself at %d % between reading and rolling back takes nothing else along',
      async (share) => {
        await team.activate('1.1', { share });
        const { candidate, stable } = await team.overview();
        const read = (candidate ?? stable).version;
        await fail();
        expect([read, await team.versionAt()]).toEqual(['1.1', '1.0']);
        expect(await rollBack(read)).toEqual([409, expect.stringMatching(WENT_BACK), '1.0']);
        expect(await rollBack()).toEqual([409, expect.stringMatching(WENT_BACK), '1.0']);
        const { returned } = await team.overview();
        expect(returned).toEqual({ version: '1.1', at: expect.any(String) });
        // Naming the live version rolls it back as well.
        expect(await rollBack('1.0')).toEqual([200, BACK, undefined]);
        expect((await team.overview()).returned).toBeUndefined();
      },
    );

    test('minutes later, or once another is activated, no version need be named', async () => {
      await team.activate('1.1', { share: 10 });
      await fail();
      await team.activate('1.2');
      expect((await team.overview()).returned).toBeUndefined();
      expect(await rollBack()).toEqual([200, BACK, '1.0']);
      await team.activate('1.1', { share: 10 });
      await fail();
      await shop()
        .db.updateTable('release_event')
        .set({ at: new Date(Date.now() - 11 * 60_000) })
        .execute();
      expect((await team.overview()).returned).toBeUndefined();
      expect(await rollBack()).toEqual([200, BACK, undefined]);
    });

    test('the overview names what went back, until it is activated again, and what has no release', async () => {
      await team.activate('1.1', { share: 10 });
      await fail();
      const wentBack = async () =>
        (await team.overview()).versions.map(({ version, went_back: back }) => [version, back]);
      const found = { at: expect.any(String), why: expect.stringMatching(/^It failed in 5 net/) };
      expect(await wentBack()).toEqual([
        ['1.2', undefined],
        ['1.1', found],
        ['1.0', undefined],
      ]);
      await team.activate('1.1', { share: 10 });
      expect((await wentBack())[1]).toEqual(['1.1', undefined]);
      expect((await team.overview()).unreleased).toBeUndefined();
      await rollBack();
      await rollBack();
      expect((await team.overview()).unreleased).toBe(true);
    });
  },
  { root, web: servePages },
);
