import type {
  DiscoveryDocument,
  HealthEvent,
  ReleaseEvent,
  ReleaseHistoryResponse,
  ReleaseOverview,
  ReleasesResponse,
} from '@pasal/shared/contracts';
import { signedIn } from './factories';
import { archiveOfRecord, recordOfVersion, uploadArchive } from './release-uploads';
import { networkAt, openPage, tellOf } from './shop-visitors';
import { ORIGIN, type TestApp } from './test-app';

const FAILED: HealthEvent[] = [{ name: 'offers', phase: 'render' }];
const LOADED: HealthEvent[] = [{ name: 'offers', phase: 'load' }];

/** A shop in which the versions of a remote called offers are released, tried and visited. */
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
    expect(await tellOf(shop, page, events)).toBe(204);
  }
  return {
    admin,
    post,
    /** What administrators are told of the remote. */
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
    /** So many visitors, each from a network of their own, some of whom meet a page that fails. */
    async visits(count: number, failing = 0): Promise<void> {
      for (let at = 0; at < count; at += 1) await visit(at < failing ? FAILED : LOADED);
    },
    /** The version a visitor gets. */
    async versionAt(at = bucket): Promise<string | undefined> {
      const answer = await shop.app.inject({
        url: '/discovery.json',
        headers: { cookie: `pasal_bucket=${at}` },
      });
      return answer.json<DiscoveryDocument>().microFrontends.offers?.[0]?.metadata.version;
    },
    /** What became of releases, the last first. */
    async history(): Promise<ReleaseEvent[]> {
      const { body } = await shop.call<ReleaseHistoryResponse>({
        url: '/release/history',
        headers: admin,
      });
      return body.events;
    },
  };
}
