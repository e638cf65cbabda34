import { onBothDatabases } from '@pasal/server/testing/database/both-databases';
import { figuresOf } from '@pasal/server/testing/figures';
import { releaseRecord } from '@pasal/server/testing/release-records';
import { measureReleases } from './release-metrics';

const ofReleases = (body: string) =>
  body.match(/^pasal_release_(?:share|watched|returns).*$/gm) ?? [];

onBothDatabases((shop) => {
  const metrics = async () => figuresOf(measureReleases(shop().db));

  async function tryRelease(): Promise<void> {
    const { db } = shop();
    const { name, version } = releaseRecord({ name: 'offers', version: '1.1' });
    const record = JSON.stringify(releaseRecord({ name, version }));
    await db
      .insertInto('release')
      .values({ name, version, source: 'team', digest: 'x', record, bytes: 1, uploaded_by: 'x' })
      .execute();
    const since = new Date();
    await db
      .insertInto('live_release')
      .values({ name, version: null, earlier: '[]', candidate: version, candidate_buckets: 1000 })
      .execute();
    await db
      .insertInto('release_watch')
      .values({ name, version, key: 'k', until: since, loads: 12, deaths: 1 })
      .execute();
    for (const mark of ['a', 'b']) {
      await db.insertInto('release_watch_failure').values({ name, mark }).execute();
    }
  }

  test('who gets which version, how a watched one does, and what went back', async () => {
    expect(ofReleases(await metrics())).toEqual([]);
    await tryRelease();
    expect(ofReleases(await metrics())).toEqual([
      'pasal_release_share{name="offers",version="own",role="stable"} 0.9',
      'pasal_release_share{name="offers",version="1.1",role="tried"} 0.1',
      'pasal_release_watched_loads{name="offers",version="1.1"} 12',
      'pasal_release_watched_failed_networks{name="offers",version="1.1"} 2',
      'pasal_release_watched_deaths{name="offers",version="1.1"} 1',
      'pasal_release_returns_total{name="offers"} 0',
    ]);
    const gone = { name: 'offers', action: 'return', version: 'own', by: 'the shop' } as const;
    await shop().db.insertInto('release_event').values(gone).execute();
    await shop().db.deleteFrom('release_watch').execute();
    const body = await metrics();
    expect(body).toContain('pasal_release_returns_total{name="offers"} 1');
    expect(body).not.toContain('pasal_release_watched_loads{');
  });
});
