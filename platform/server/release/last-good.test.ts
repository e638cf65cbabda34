import { CALLS } from '@pasal/server/testing/known-calls';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { DiscoveryDocument, ReleaseRecord } from '../../contract/release';
import { onBothDatabases } from '@pasal/server/testing/database/both-databases';
import { signedIn } from '@pasal/server/testing/factories';
import { putBuild, releaseRecord } from '@pasal/server/testing/release-records';
import {
  archiveOfRecord,
  recordOfVersion,
  uploadArchive,
} from '@pasal/server/testing/release-uploads';
import { bucketWith } from '@pasal/server/testing/shop-visitors';
import { ORIGIN, servePages } from '@pasal/server/testing/test-app';
import { storeContract } from './known-contracts';

const root = mkdtempSync(path.join(tmpdir(), 'pasal-last-good-'));
const host = releaseRecord({ name: 'host', title: 'the shop' });
const SHARE = 10;
const withRoute = (at: string): Partial<ReleaseRecord> => ({
  pages: { page: { files: [], bytes: 1000 } },
  routes: [{ path: at, page: 'page' }],
});

beforeAll(() => {
  putBuild(root, host);
  putBuild(root, releaseRecord({ version: 'own' }));
});
afterAll(() => rmSync(root, { recursive: true, force: true }));

onBothDatabases(
  (shop) => {
    let admin: Record<string, string>;
    beforeEach(async () => {
      ({ headers: admin } = await signedIn(shop(), 'admin'));
      await storeContract(shop().db, host, CALLS);
    });

    async function post(url: string, body: object): Promise<void> {
      const answer = await shop().call({ method: 'POST', url, headers: admin, body });
      expect(answer.status).toBe(200);
    }
    async function release(
      name: string,
      version: string,
      { share = 100, ...parts }: Partial<ReleaseRecord> & { share?: number } = {},
    ): Promise<void> {
      const archive = await archiveOfRecord(recordOfVersion(version, { name, ...parts }));
      const headers = { ...admin, origin: ORIGIN };
      expect((await uploadArchive(shop(), headers, name, archive)).status).toBe(201);
      await post(`/release/${name}/activate`, { version, share });
    }
    /** Reads the versions of each remote that a visitor's discovery document names, the one they get first. */
    async function versions(bucket = 0) {
      const headers = { cookie: `pasal_bucket=${bucket}` };
      const answer = await shop().app.inject({ url: '/discovery.json', headers });
      const { microFrontends } = answer.json<DiscoveryDocument>();
      return Object.fromEntries(
        Object.entries(microFrontends).map(([name, releases]) => [
          name,
          releases.map(({ metadata, deployment: { traffic } }) => `${metadata.version} ${traffic}`),
        ]),
      );
    }

    test('of a remote with one version there is none to load instead', async () => {
      await release('offers', '1.0');
      expect(await versions()).toEqual({ catalog: ['own 100'], offers: ['1.0 100'] });
    });

    test('once all visitors have a release, it is the one before it, and the own build before the first', async () => {
      await release('catalog', '1.0');
      expect((await versions()).catalog).toEqual(['1.0 100', 'own 0']);
      await release('catalog', '1.1');
      expect((await versions()).catalog).toEqual(['1.1 100', '1.0 0']);
      // The document of a page has the same content, and is another one than before.
      const { body } = await shop().app.inject({ url: '/' });
      expect(body).toContain('/remotes/catalog/1.0/remoteEntry.js');
    });

    test('what a share of the visitors tries gives way to what the others have', async () => {
      await release('catalog', '1.0');
      await release('catalog', '1.1', { share: SHARE });
      const trying = bucketWith('catalog', '1.1', SHARE);
      expect((await versions(trying)).catalog).toEqual(['1.1 100', '1.0 0']);
      expect((await versions((trying + 1) % 10_000)).catalog).toEqual(['1.0 100', 'own 0']);
    });

    test('what was taken back is not loaded again', async () => {
      await release('catalog', '1.0');
      await release('catalog', '1.1');
      await post('/release/catalog/roll-back', {});
      expect((await versions()).catalog).toEqual(['1.0 100', 'own 0']);
    });

    // A version is one release for ever: each test has its own versions.
    test('one that does not fit beside the rest is passed over for the one before it', async () => {
      await release('catalog', '2.0');
      await release('catalog', '2.1', withRoute('/deals'));
      await release('catalog', '2.2');
      await release('gifts', '2.0', withRoute('/deals'));
      expect((await versions()).catalog).toEqual(['2.2 100', '2.0 0']);
    });

    test('two that would not fit beside each other are not both offered', async () => {
      for (const name of ['deals', 'offers']) {
        await release(name, '2.0', withRoute('/deals'));
        await release(name, '2.1');
      }
      expect(await versions()).toMatchObject({
        deals: ['2.1 100', '2.0 0'],
        offers: ['2.1 100'],
      });
    });

    test('while the database is away it stays what it was', async () => {
      await release('catalog', '1.0');
      const known = await versions();
      await shop().db.schema.alterTable('release').renameTo('release_away').execute();
      await shop().db.schema.alterTable('live_release').renameTo('live_release_away').execute();
      expect(await versions()).toEqual(known);
      await shop().db.schema.alterTable('release_away').renameTo('release').execute();
      await shop().db.schema.alterTable('live_release_away').renameTo('live_release').execute();
    });
  },
  { root, web: servePages },
);
