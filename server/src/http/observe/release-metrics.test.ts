import fastify from 'fastify';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { onBothDatabases } from '../../testing/database/both-databases';
import { releaseRecord } from '../../testing/release-records';
import { registerMetrics } from './metrics';

jest.setTimeout(60_000);

const DOCS = path.resolve(__dirname, '../../../../docs');
const RULES = path.join(DOCS, 'alerts/releases.yml');
const NONE = { renders: 0, late: 0, refused: 0, failed: 0, away: 0, deaths: 0 };
const happening = { name: 'offers', version: '1.1', phase: 'render', total: 2 } as const;

const ofReleases = (body: string) =>
  body.match(/^pasal_release_(?:share|watched|returns).*$/gm) ?? [];

onBothDatabases((shop) => {
  /** All a server prints. */
  async function metrics(): Promise<string> {
    const app = fastify();
    registerMetrics(app, {
      db: shop().db,
      renderCounts: () => ({ one: NONE }),
      healthCounts: {
        told: () => undefined,
        ignored: () => undefined,
        read: () => ({ happenings: [happening], ignored: 0 }),
      },
    });
    const { body } = await app.inject({ url: '/metrics', remoteAddress: '127.0.0.1' });
    await app.close();
    return body;
  }
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

  test('every metric and label of the alerts is one that a server prints', async () => {
    await tryRelease();
    const body = await metrics();
    const rules = readFileSync(RULES, 'utf8');
    const expressions = [...rules.matchAll(/expr: (?:>-\n)?([\s\S]*?)\n {8}\w/g)].map(
      ([, text = '']) => text,
    );
    expect(expressions).toHaveLength(rules.match(/- alert:/g)?.length ?? 0);
    const runbook = readFileSync(path.join(DOCS, 'runbook-release.md'), 'utf8');
    for (const [, alert = ''] of rules.matchAll(/- alert: (\w+)/g)) {
      expect(runbook).toContain(`| \`${alert}\` `);
    }
    for (const expression of expressions) {
      const used = [...expression.matchAll(/(pasal_\w+)(?:\{(\w+))?/g)];
      expect(used.length).toBeGreaterThan(0);
      const by = /by \(([^)]*)\)/.exec(expression)?.[1]?.split(', ') ?? [];
      for (const [, name = '', label] of used) {
        const line = body.split('\n').find((each) => new RegExp(`^${name}[{ ]`).test(each));
        const labels = [...(line ?? '').matchAll(/(\w+)="/g)].map(([, each]) => each);
        expect([name, ...labels]).toEqual(
          expect.arrayContaining([name, ...by, ...(label ? [label] : [])]),
        );
        expect(line).toBeDefined();
      }
    }
  });
});
