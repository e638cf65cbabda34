import { createHash } from 'node:crypto';
import { storeContract } from '@pasal/platform/server/release/known-contracts';
import type {
  DiscoveryDocument,
  GateResponse,
  ReleaseHistoryResponse,
  ReleaseOverview,
} from '@pasal/shared/contracts';
import { signedIn } from './factories';
import { CALLS } from './known-calls';
import { releaseRecord } from './release-records';
import { archiveOfRecord, recordOfVersion, SERVER_CODE, uploadArchive } from './release-uploads';
import { ORIGIN, type TestApp } from './test-app';

/** The builds of a shop whose releases can be walked: a host with one page, and our own remote. */
export const walkedBuilds = [
  releaseRecord({
    name: 'host',
    title: 'the shop',
    routes: [{ path: '/login', page: 'login' }],
  }),
  releaseRecord({ version: 'own' }),
] as const;

/** The record of a remote with one page under its name. */
export const walkedRecord = (version: string, name = 'offers') =>
  recordOfVersion(version, {
    name,
    title: `the ${name}`,
    pages: { [name]: { files: [], bytes: 1000 } },
    routes: [{ path: `/${name}`, page: name }],
    // Only a shop whose server renders pages reads it.
    server: {
      file: 'server.js',
      integrity: `sha384-${createHash('sha384').update(SERVER_CODE).digest('base64')}`,
    },
  });

interface Answered extends GateResponse {
  message: string;
  release: ReleaseOverview;
  walked?: string;
  details: GateResponse;
}

/** Empties a shop; returns actions of a test on its releases and their walks. */
export async function beginWalks(shop: TestApp) {
  await shop.reset();
  const { headers: admin } = await signedIn(shop, 'admin');
  await storeContract(shop.db, walkedBuilds[0], CALLS);

  const post = (url: string, body: object, headers: Record<string, string> = admin) =>
    shop.call<Answered>({ method: 'POST', url: `/release/${url}`, headers, body });
  const activate = (version: string, how: object = {}, name = 'offers') =>
    post(`${name}/activate`, { version, ...how });
  async function overview(language = 'en') {
    const { body } = await shop.call<{ releases: ReleaseOverview[]; walks: boolean }>({
      url: `/release?language=${language}`,
      headers: admin,
    });
    return { offers: body.releases.find(({ name }) => name === 'offers'), walks: body.walks };
  }
  return {
    admin,
    post,
    activate,
    overview,
    /** Uploads a release; returns the digest of its archive. */
    async upload(version: string, name = 'offers') {
      const archive = await archiveOfRecord(walkedRecord(version, name));
      const sent = await uploadArchive(shop, { ...admin, origin: ORIGIN }, name, archive);
      expect([sent.body.message, sent.status]).toEqual([undefined, 201]);
      return createHash('sha256').update(archive).digest('hex');
    },
    /** Activates a version and waits for the end of its walk. */
    async activateAndWait(version: string, how: object = {}) {
      await activate(version, how);
      await shop.releases.walks.settled();
    },
    walkOf: async (version: string, language = 'en') =>
      (await overview(language)).offers?.versions.find((each) => each.version === version)?.walk,
    /** Lists how releases went live or were refused, the last first. */
    async ends(language = 'en') {
      const { body } = await shop.call<ReleaseHistoryResponse>({
        url: `/release/history?language=${language}`,
        headers: admin,
      });
      return body.events
        .filter(({ action }) => action !== 'upload')
        .map(({ action, version, walked, why }) => [action, version, walked, why]);
    },
    /** The version of the offers that a browser with this cookie gets. */
    async shown(cookie = '') {
      const answer = await shop.app.inject({ url: '/discovery.json', headers: { cookie } });
      const { microFrontends } = answer.json<DiscoveryDocument>();
      return microFrontends.offers?.[0]?.metadata.version ?? null;
    },
  };
}
