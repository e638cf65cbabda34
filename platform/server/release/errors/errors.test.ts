import { createHash } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type {
  HealthEvent,
  ReleaseErrorsResponse,
  ReleaseHealthResponse,
  ReleaseRecord,
} from '@pasal/shared/contracts';
import { onPostgresFirst } from '@pasal/server/testing/database/both-databases';
import { signedIn } from '@pasal/server/testing/factories';
import { CALLS } from '@pasal/server/testing/known-calls';
import { putBuild, releaseRecord } from '@pasal/server/testing/release-records';
import { openReleaseShop } from '@pasal/server/testing/release-shop';
import { ALL_RIGHTS, archiveOf, uploadArchive } from '@pasal/server/testing/release-uploads';
import { bucketWith, networkAt, openPage, reportOf } from '@pasal/server/testing/shop-visitors';
import { ORIGIN, servePages } from '@pasal/server/testing/test-app';
import { storeContract } from '../known-contracts';
import { removeOldErrors } from './errors.repository';
import { openErrorKeeper } from './keep-errors';
import type { MetError } from './send-errors';

const root = mkdtempSync(path.join(tmpdir(), 'pasal-errors-'));
const host = releaseRecord({
  name: 'host',
  title: 'the shop',
  routes: [{ path: '/login', page: 'login' }],
});
const TRYING = bucketWith('offers', '1.1', 10);

const ENTRY = 'function offerOf(product){return product.title}';
/** Its first column is the first of a line of the sources. */
const MAP = JSON.stringify({
  version: 3,
  sources: ['webpack://pasal_offers/./src/pages/offers.tsx'],
  names: ['offerOf'],
  mappings: 'AAWEA',
});
const sha384 = (text: string) => `sha384-${createHash('sha384').update(text).digest('base64')}`;

const recordOf = (version: string): ReleaseRecord =>
  releaseRecord({
    name: 'offers',
    title: 'the offers',
    version,
    integrity: { 'remoteEntry.js': sha384(ENTRY) },
    maps: { 'remoteEntry.js.map': sha384(MAP) },
    routes: [{ path: '/offers/:slug', page: 'offers' }],
    pages: { offers: { files: [], bytes: 0 } },
  });

/** What a page says of an error at a column of the entry. */
const thrown = (
  message: string,
  { version = '1.0', column = 1, at = '/ne/offers/of-sita' } = {},
): HealthEvent[] => [
  {
    name: 'offers',
    phase: 'error',
    words: { message, frames: [`offers/${version}/remoteEntry.js:1:${column}`], path: at },
  },
];

beforeAll(() => putBuild(root, host));
afterAll(() => rmSync(root, { recursive: true, force: true }));

onPostgresFirst(
  (shop) => {
    let admin: Record<string, string>;
    let networks = 0;
    beforeEach(async () => {
      ({ headers: admin } = await signedIn(shop(), 'admin'));
      await storeContract(shop().db, host, CALLS);
      for (const version of ['1.0', '1.1']) await upload(version);
      await (await team()).activate('1.0');
      await endWatches();
    });

    /** As if what is live had been live for long. */
    async function endWatches(): Promise<void> {
      await shop().db.deleteFrom('release_watch').execute();
      await shop().releases.health.refresh();
    }

    const team = () => openReleaseShop(shop(), TRYING);
    async function upload(version: string): Promise<void> {
      const archive = await archiveOf([
        ['release.json', JSON.stringify(recordOf(version))],
        ['remoteEntry.js', ENTRY],
        ['remoteEntry.js.map', MAP],
      ]);
      const headers = { ...admin, origin: ORIGIN };
      expect((await uploadArchive(shop(), headers, 'offers', archive)).status).toBe(201);
    }
    async function visit(events: HealthEvent[]): Promise<void> {
      const page = await openPage(shop(), { address: networkAt((networks += 1)), bucket: TRYING });
      expect(await reportOf(shop(), page, events)).toBe(204);
    }
    const errorsAs = (headers: Record<string, string>, name = 'offers') =>
      shop().call<ReleaseErrorsResponse>({ url: `/release/${name}/errors`, headers });
    const errors = async () => (await errorsAs(admin)).body.errors;

    test('an error reaches the team without people’s data, with its place in the sources', async () => {
      const message =
        "TypeError: Cannot read properties of undefined (reading 'title') for Sita 98510";
      await visit(thrown(message));
      await visit(thrown(message.replace('Sita 98510', 'Gita 98511')));
      expect(await errors()).toEqual([
        {
          version: '1.0',
          phase: 'error',
          message:
            "TypeError: Cannot read properties of undefined (reading 'title') for <value> <number>",
          frames: ['src/pages/offers.tsx:12:3 offerOf'],
          route: '/offers/:slug',
          browsers: { other: 2 },
          visits: 2,
          first_seen: expect.any(String),
          last_seen: expect.any(String),
        },
      ]);
      const source = await shop().app.inject({ url: '/remotes/offers/1.0/remoteEntry.js.map' });
      expect(source.statusCode).toBe(404);
    });

    test('only that remote’s team and administrators read it', async () => {
      const tokenOf = async (name: string) => {
        const { body } = await shop().call<{ secret: string }>({
          method: 'POST',
          url: '/release-token',
          headers: admin,
          body: { name, label: 'Team', rights: ALL_RIGHTS, days: 1 },
        });
        return { authorization: `Bearer ${body.secret}` };
      };
      expect((await errorsAs(await tokenOf('offers'))).status).toBe(200);
      expect((await errorsAs(await tokenOf('news'))).status).toBe(403);
      expect((await errorsAs((await signedIn(shop())).headers)).status).toBe(403);
      expect((await errorsAs({})).status).toBe(401);
    });

    test('a version keeps 50 errors at most, those that most visits met, and none for ever', async () => {
      for (let visits = 0; visits < 2; visits += 1) await visit(thrown('Error: undefined value'));
      for (let column = 2; column < 60; column += 1) {
        await visit(thrown('Error: undefined', { column }));
      }
      const kept = await errors();
      expect(kept).toHaveLength(50);
      expect(kept.filter(({ visits }) => visits === 2)).toHaveLength(1);
      await shop()
        .db.updateTable('release_error')
        .set({ last_seen: new Date(Date.now() - 31 * 24 * 60 * 60 * 1000) })
        .execute();
      expect(await removeOldErrors(shop().db)).toBe(50);
    });

    test('of another release, a page says nothing', async () => {
      await visit(thrown('Error: undefined', { version: '1.1' }));
      // The page was not made with that version: its source maps are not read for whoever names it.
      expect(await errors()).toMatchObject([{ version: '1.0', visits: 1, frames: [] }]);
      await visit([{ name: 'news', phase: 'error', words: thrown('x')[0]?.words }]);
      expect((await errorsAs(admin, 'news')).body.errors).toEqual([]);
    });

    test('an error that cannot be kept is counted all the same', async () => {
      await shop().db.schema.alterTable('release_error').renameTo('release_error_away').execute();
      try {
        await visit(thrown('Error: undefined'));
      } finally {
        await shop().db.schema.alterTable('release_error_away').renameTo('release_error').execute();
      }
      const { body } = await shop().call<ReleaseHealthResponse>({
        url: '/release/offers/health',
        headers: admin,
      });
      expect(body.versions).toMatchObject([{ version: '1.0', failed: 1 }]);
    });

    test('each visit is told, and whether it is the first', async () => {
      const told: MetError[] = [];
      const keep = openErrorKeeper(shop().db, shop().releases, (error) => told.push(error));
      const [{ words } = { words: undefined }] = thrown('TypeError: title is not a function');
      if (!words) throw new Error('nothing was thrown');
      const met = {
        name: 'offers',
        version: '1.0',
        phase: 'error',
        words,
        userAgent: 'Firefox/140.0',
        versions: new Map([['offers', '1.0']]),
      };
      await keep(met);
      await keep(met);
      const error = {
        name: 'offers',
        version: '1.0',
        phase: 'error',
        message: 'TypeError: title is not a function',
        frames: ['src/pages/offers.tsx:12:3 offerOf'],
        route: '/offers/:slug',
        browser: 'Firefox',
      };
      expect(told).toEqual([
        { ...error, isNew: true },
        { ...error, isNew: false },
      ]);
    });

    test('a release that goes back says what browsers said', async () => {
      const offers = await team();
      await offers.activate('1.1', { share: 10 });
      await shop().releases.health.refresh();
      for (let visits = 0; visits < 6; visits += 1) {
        await visit(thrown('TypeError: title is not a function', { version: '1.1' }));
      }
      const [last] = await offers.history();
      expect(last).toMatchObject({ action: 'return', previous: '1.1' });
      expect(last?.why).toContain(
        'Browsers said: “TypeError: title is not a function” (src/pages/offers.tsx:12:3 offerOf) ',
      );
      const [ne] = await offers.history('ne');
      expect(ne?.why).toContain('ब्राउजरहरूले यसो भने: “TypeError: title is not a function”');
    });
  },
  { root, web: servePages },
);
