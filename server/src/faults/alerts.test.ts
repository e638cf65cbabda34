import { execFile } from 'node:child_process';
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Kysely } from 'kysely';
import { measureConnections } from '@pasal/core/db/database-metrics';
import { measureProcess } from '@pasal/core/observe/process-metrics';
import { measureReplicas } from '@pasal/core/db/replicas/replica-metrics';
import { measureBackups } from '../backup/backup-metrics';
import type { Database } from '../db/schema';
import { measureAttempts } from '../modules/notifications/message-metrics';
import { measureHealth } from '@pasal/platform/server/release/health/health-metrics';
import { onBothDatabases } from '../testing/database/both-databases';
import { measureStore } from '../files/store-metrics';
import { figuresOf, seriesOf } from '../testing/figures';
import { findProgram } from '../testing/prometheus';
import { releaseRecord } from '../testing/release-records';
import { fakeComposition } from '../testing/render-compositions';
import { measurePurging } from '@pasal/platform/server/edge/purge-metrics';
import { measureServices } from '@pasal/platform/server/services/service-metrics';
import { createCounts } from '@pasal/platform/server/render/render-counts';
import { measureRendering } from '@pasal/platform/server/render/render-metrics';

const ROOT = path.resolve(__dirname, '../../..');
const ALERTS = path.join(ROOT, 'docs/operator/alerts');
const files = readdirSync(ALERTS);
const TESTS = files.filter((file) => file.endsWith('.test.yml'));
/** The text of every rule of the shop. */
const rules = files
  .filter((file) => !file.endsWith('.test.yml'))
  .flatMap((file) =>
    readFileSync(path.join(ALERTS, file), 'utf8')
      .split(/^ +- alert: /m)
      .slice(1),
  )
  .map((text) => ({
    alert: /^\w+/.exec(text)?.[0] ?? '',
    expr: /expr: (?:>-\n)?([\s\S]*?)\n {8}\w/.exec(text)?.[1] ?? '',
    text,
  }));
/** Metrics that the server prints: the shop's, and those of any Node process. */
const OWN = /^(?:pasal|nodejs|process)_/;
/** Metrics that Prometheus and the blackbox exporter report themselves. */
const THEIRS = new Set(['up', 'probe_success', 'probe_ssl_earliest_cert_expiry']);

const anchorOf = (heading: string) => heading.toLowerCase().replaceAll(' ', '-');
const headingsOf = (page: string) =>
  [...readFileSync(path.join(ROOT, page), 'utf8').matchAll(/^#+ (.+)$/gm)].map(
    ([, text = '']) => text,
  );

test('every alert says how bad it is, what is wrong, and where the runbook says what to do', () => {
  expect(rules.length).toBeGreaterThanOrEqual(21);
  for (const { alert, text } of rules) {
    expect([alert, text]).toEqual([
      alert,
      expect.stringMatching(/severity: (info|warning|critical)\n[\s\S]+summary: \S/),
    ]);
    const [, page = '', anchor = ''] = /runbook: (\S+)#(\S+)/.exec(text) ?? [];
    expect([alert, headingsOf(page).map(anchorOf)]).toEqual([
      alert,
      expect.arrayContaining([anchor]),
    ]);
    expect([alert, readFileSync(path.join(ROOT, page), 'utf8')]).toEqual([
      alert,
      expect.stringMatching(new RegExp(`^(## ${alert}$|\\| \`${alert}\` )`, 'm')),
    ]);
  }
});

const RELEASE = { name: 'offers', version: '1.1' } as const;
const REPLICA = {
  name: 'db2:5432/pasal',
  leftAlone: null,
  reason: null,
  since: 0,
  lag: { seconds: 0, bytes: 0 },
  answered: 0,
  passedOn: 0,
};
/** The metrics that this server counts since its start. */
const sinceStart = async (db: Kysely<Database>) =>
  figuresOf(
    measureBackups(db, { drillDays: 35 }, { kept: [], seconds: 1 }),
    measureAttempts({ sent: 0, failed: 0 }),
    measureHealth({
      addReported: () => undefined,
      addIgnored: () => undefined,
      read: () => ({ happenings: [{ ...RELEASE, phase: 'load', total: 1 }], ignored: 0 }),
    }),
    measureRendering(() => [{ composition: fakeComposition('one'), counts: createCounts() }]),
    measureServices({
      listCounts: () => [{ name: 'offers', outcome: 'timeout', total: 1 }],
      listBreakers: () => [{ name: 'offers', isOpen: true }],
    }),
    // The embedded database has no connections to report, and no replicas.
    measureReplicas({ all: [{ state: REPLICA }], none: 0 }),
    measureStore(async () => true),
    measurePurging({ done: 1, failed: 0, waitingSince: null }),
    measureConnections(() => ({ total: 1, idle: 1, waiting: 0 })),
    measureProcess,
  );

onBothDatabases((shop) => {
  /** Names of the metrics that a server prints, each with its labels. */
  async function printed(): Promise<Map<string, string[]>> {
    const { db, app } = shop();
    const record = JSON.stringify(releaseRecord(RELEASE));
    await db
      .insertInto('release')
      .values({ ...RELEASE, source: 'team', digest: 'x', record, bytes: 1, uploaded_by: 'x' })
      .execute();
    await db
      .insertInto('live_release')
      .values({
        name: 'offers',
        version: null,
        earlier: '[]',
        candidate: '1.1',
        candidate_buckets: 9,
      })
      .execute();
    await db
      .insertInto('release_watch')
      .values({ ...RELEASE, key: 'k', until: new Date(), loads: 12, deaths: 1 })
      .execute();
    await app.inject('/healthz');
    const { body } = await app.inject({ url: '/metrics', remoteAddress: '127.0.0.1' });
    const lines = seriesOf(body + (await sinceStart(db)));
    return new Map(
      lines.map((line) => [
        /^\w+/.exec(line)?.[0] ?? '',
        [...line.matchAll(/(\w+)="/g)].map(([, label = '']) => label),
      ]),
    );
  }

  test('every figure and label of the alerts is one that a server prints', async () => {
    const figures = await printed();
    for (const { alert, expr } of rules) {
      const used = [...expr.matchAll(/\b([a-z]+(?:_[a-z0-9]+)+|up)(?:\{([^}]*)\}|\[|\)| )/g)];
      const own = used.filter(([, name = '']) => OWN.test(name) || THEIRS.has(name));
      expect([alert, own.length]).not.toEqual([alert, 0]);
      const by = [...expr.matchAll(/by \(([^)]*)\)/g)].flatMap(([, names = '']) =>
        names.split(', '),
      );
      for (const [, name = '', braces = ''] of own.filter(([, each = '']) => !THEIRS.has(each))) {
        const labels = [...braces.matchAll(/(\w+)[=!]/g)].map(([, label = '']) => label);
        const wanted = [
          // Prometheus adds the job.
          ...labels.filter((label) => label !== 'job'),
          ...by.filter((label) => label !== 'le' || name.endsWith('_bucket')),
        ];
        expect([alert, name, figures.get(name)]).toEqual([
          alert,
          name,
          expect.arrayContaining(wanted),
        ]);
      }
    }
  });
});

const promtool = findProgram('promtool');
/** Needs Prometheus' own program; `npm test` fetches it where it can and reports when it cannot. */
const withPromtool = promtool === undefined ? test.skip : test;

/** Returns promtool's output for the alerts in a folder, and if all of them pass. */
async function check(folder: string): Promise<{ passed: boolean; said: string }> {
  return new Promise((resolve) => {
    execFile(promtool ?? '', ['test', 'rules', ...TESTS], { cwd: folder }, (error, out, err) =>
      resolve({ passed: error === null, said: out + err }),
    );
  });
}

/** The result after each rule's expression is replaced. */
async function checkWith(expr: string): Promise<string[]> {
  const folder = mkdtempSync(path.join(tmpdir(), 'pasal-alerts-'));
  cpSync(ALERTS, folder, { recursive: true });
  for (const file of files.filter((each) => !TESTS.includes(each))) {
    const text = readFileSync(path.join(folder, file), 'utf8');
    const changed = text.replaceAll(/expr: (?:>-\n)?[\s\S]*?(?=\n {8}\w)/g, `expr: ${expr}`);
    writeFileSync(path.join(folder, file), changed);
  }
  const { said } = await check(folder);
  rmSync(folder, { recursive: true });
  return [...new Set([...said.matchAll(/alertname: (\w+)/g)].map(([, alert = '']) => alert))];
}

const alerts = rules.map(({ alert }) => alert).toSorted();

withPromtool('each alert fires when it has to, and at nothing else', async () => {
  expect(await check(ALERTS)).toEqual({ passed: true, said: expect.stringContaining('SUCCESS') });
});

withPromtool.each([
  ['one that never fires is found', 'vector(0) > 1'],
  ['one that always fires is found', 'vector(1)'],
])('of each alert %s', async (_, expr) => {
  expect((await checkWith(expr)).toSorted()).toEqual(alerts);
});

test('each has a case in which it does not fire', () => {
  const cases = TESTS.flatMap((file) =>
    readFileSync(path.join(ALERTS, file), 'utf8').split('- eval_time:').slice(1),
  );
  const silent = cases.filter((text) => text.includes('exp_alerts: []'));
  const named = silent.map((text) => /alertname: (\w+)/.exec(text)?.[1]);
  expect([...new Set(named)].toSorted()).toEqual(alerts);
});
