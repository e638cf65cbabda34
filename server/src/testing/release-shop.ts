import type { Language } from '@pasal/core/contract/language';
import type {
  DiscoveryDocument,
  HealthEvent,
  ReleaseEvent,
  ReleaseHistoryResponse,
  ReleaseOverview,
  ReleasesResponse,
} from '@pasal/shared/contracts';
import {
  openReleases,
  type Releases,
  type ReleasesDeps,
} from '@pasal/platform/server/release/releases';
import { shopOf } from '../web/shop';
import { signedIn } from './factories';
import { archiveOfRecord, recordOfVersion, uploadArchive } from './release-uploads';
import { networkAt, openPage, reportOf } from './shop-visitors';
import { ORIGIN, type TestApp } from './test-app';

const FAILED: HealthEvent[] = [{ name: 'offers', phase: 'render' }];
const LOADED: HealthEvent[] = [{ name: 'offers', phase: 'load' }];

/** Opens the releases of another server on the database of the shop under test. */
export const openOtherReleases = (
  { db, uploadsDir }: Pick<TestApp, 'db' | 'uploadsDir'>,
  options: Pick<ReleasesDeps, 'root'> & Partial<ReleasesDeps>,
): Releases =>
  openReleases({ db, shop: shopOf(db), dataDir: uploadsDir, isShared: true, ...options });

/** Opens a shop in which a test can release, try and visit versions of a remote called offers. */
export async function openReleaseShop(shop: TestApp, bucket: number) {
  const { headers: admin } = await signedIn(shop, 'admin');
  let networks = 0;

  const post = (what: string, body: object, headers: Record<string, string> = admin) =>
    shop.call<{ message: string; release: ReleaseOverview }>({
      method: 'POST',
      url: `/release/offers/${what}`,
      headers,
      body,
    });
  async function visit(events: HealthEvent[]): Promise<void> {
    const page = await openPage(shop, { address: networkAt((networks += 1)), bucket });
    expect(await reportOf(shop, page, events)).toBe(204);
  }
  return {
    admin,
    post,
    /** Returns the remote's overview, as administrators see it. */
    async overview(): Promise<ReleaseOverview> {
      const { body } = await shop.call<ReleasesResponse>({ url: '/release', headers: admin });
      const offers = body.releases.find(({ name }) => name === 'offers');
      if (!offers) throw new Error('there are no offers');
      return offers;
    },
    async upload(version: string): Promise<void> {
      const record = recordOfVersion(version, { name: 'offers', title: 'the offers' });
      const archive = await archiveOfRecord(record);
      const { status } = await uploadArchive(shop, { ...admin, origin: ORIGIN }, 'offers', archive);
      expect(status).toBe(201);
    },
    async activate(version: string, how: { share?: number; plan?: boolean } = {}): Promise<void> {
      const { status, body } = await post('activate', { version, ...how });
      expect([status, body.message]).toEqual([200, expect.any(String)]);
    },
    /** Sends this many visitors, each from a network of its own; `failing` of them get a page that fails. */
    async visits(count: number, failing = 0): Promise<void> {
      for (let at = 0; at < count; at += 1) await visit(at < failing ? FAILED : LOADED);
    },
    /** Returns the version that a visitor gets. */
    async versionAt(at = bucket): Promise<string | undefined> {
      const answer = await shop.app.inject({
        url: '/discovery.json',
        headers: { cookie: `pasal_bucket=${at}` },
      });
      return answer.json<DiscoveryDocument>().microFrontends.offers?.[0]?.metadata.version;
    },
    /** Returns the events of releases, the last first. */
    async history(language: Language = 'en'): Promise<ReleaseEvent[]> {
      const { body } = await shop.call<ReleaseHistoryResponse>({
        url: `/release/history?language=${language}`,
        headers: admin,
      });
      return body.events;
    },
  };
}
