import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { BACKUP, recordWork } from '@pasal/core/db/operator-work';
import { connectDatabase, type ConnectedDatabase } from '../db/connect';
import { sharedPostgres } from '../testing/database/shared-postgres';
import { freePort } from '../testing/database/test-postgres';
import { createCity, createProduct, createStaff, orderBody } from '../testing/factories';
import { startMonitoring, type Monitoring } from '../testing/monitoring';
import { releaseRecord } from '../testing/release-records';
import { startProcess, type ServerProcess } from '../testing/server-process';

jest.setTimeout(10 * 60_000);

const ROOT = resolve(__dirname, '../../..');
const GRAFANA = join(ROOT, 'docs/operator/grafana');
const ALERTS = join(ROOT, 'docs/operator/alerts');
/** Maximum time from a metric's change to a query result, in ms: rates need two samples. */
const WITHIN = 60_000;

/** Metrics without a series until something happens that does not happen in this test. */
const QUIET: Readonly<Record<string, string>> = {
  'pasal_requests_total{status=~"5.."': 'no request failed at the server',
  pasal_release_reports_total: 'no page has reported trouble',
  pasal_release_refused_orders_total: 'no order was refused',
  pasal_service_: 'no team has a service of its own',
  pasal_replica_: 'no replica is named',
  pasal_edge_: 'no edge keeps documents',
  pasal_store_: 'its files are on a disk',
  pasal_backup_drill: 'no server makes backups',
  pasal_backup_failing: 'no server makes backups',
  probe_ssl_earliest_cert_expiry: 'the site has no certificate; alerts.long.ts has one',
};

const postgres = sharedPostgres();
let folder: string;
let url: string;
let database: ConnectedDatabase;
let server: ServerProcess;
let monitoring: Monitoring;

/** Makes metrics change: a page, an order, a backup, a release on trial. */
async function use(): Promise<void> {
  const { db } = database;
  const place = await createCity(db);
  const { id } = await createProduct(db);
  await fetch(`${url}/`, { headers: { accept: 'text/html' } });
  const answer = await fetch(`${url}/api/v1/order-product`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(orderBody(place, [{ id, price: 1000, quantity: 1 }])),
  });
  expect(answer.status).toBe(201);
  await recordWork(db, BACKUP);
  const release = { name: 'offers', version: '1.1' } as const;
  const record = JSON.stringify(releaseRecord(release));
  const stored = { source: 'team', digest: 'x', record, bytes: 1, uploaded_by: 'x' } as const;
  await db
    .insertInto('release')
    .values({ ...release, ...stored })
    .execute();
  const tried = { candidate: '1.1', candidate_buckets: 9, version: null, earlier: '[]' };
  await db
    .insertInto('live_release')
    .values({ name: 'offers', ...tried })
    .execute();
  const watched = { ...release, key: 'k', until: new Date(Date.now() + 3_600_000) };
  await db
    .insertInto('release_watch')
    .values({ ...watched, loads: 12, deaths: 1 })
    .execute();
}

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'pasal-dashboards-'));
  const databaseUrl = await postgres.createMigrated();
  database = await connectDatabase({ databaseUrl });
  await createStaff(database.db, 'admin');
  const port = await freePort();
  url = `http://127.0.0.1:${port}`;
  // The shop of this source tree, built by `npm run build`.
  server = startProcess(join(ROOT, 'server/dist/main.mjs'), {
    NODE_ENV: 'production',
    PORT: String(port),
    PUBLIC_URL: url,
    DATABASE_URL: databaseUrl,
    DATA_DIR: join(folder, 'data'),
    REFERENCE_DATA: 'none',
    WALK: 'no',
  });
  await server.url;
  await use();
  monitoring = await startMonitoring({ server: `127.0.0.1:${port}`, site: `${url}/` });
});
afterAll(async () => {
  await monitoring?.stop();
  server?.kill('SIGKILL');
  await server?.ended;
  await database?.close();
  await postgres.stop();
  await rm(folder, { recursive: true, force: true });
});

/** Every query of the dashboards, with the window that Grafana would choose. */
async function queriesOfDashboards(): Promise<string[]> {
  const files = await readdir(GRAFANA);
  const texts = await Promise.all(files.map((file) => readFile(join(GRAFANA, file), 'utf8')));
  return texts.flatMap((text) => {
    const { panels } = JSON.parse(text) as { panels: { targets: { expr: string }[] }[] };
    return panels.flatMap(({ targets }) =>
      targets.map(({ expr }) => expr.replaceAll('$__rate_interval', '20s')),
    );
  });
}

/** Alerts match nothing in a healthy shop, so the metrics they use must exist. */
async function figuresOfAlerts(): Promise<string[]> {
  const files = (await readdir(ALERTS)).filter((file) =>
    ['shop.yml', 'releases.yml'].includes(file),
  );
  const texts = await Promise.all(files.map((file) => readFile(join(ALERTS, file), 'utf8')));
  const queries = texts.flatMap((text) =>
    [...text.matchAll(/expr: (?:>-\n)?([\s\S]*?)\n {8}\w/g)].map(([, expr = '']) => expr),
  );
  const figures = queries.flatMap((expr) =>
    [...expr.matchAll(/\b(?:pasal|process|probe)_\w+(?:\{[^}]*\})?|\bup\{[^}]*\}/g)].map(
      ([text]) => text,
    ),
  );
  return [...queries.map((expr) => `(${expr}) or vector(1)`), ...new Set(figures)];
}

const isQuiet = (query: string) => Object.keys(QUIET).some((name) => query.includes(name));

test('every query of the dashboards and the alerts finds what this server tells', async () => {
  const all = [...(await queriesOfDashboards()), ...(await figuresOfAlerts())];
  expect(all.length).toBeGreaterThan(60);
  let empty = all;
  for (const deadline = Date.now() + WITHIN; empty.length > 0 && Date.now() < deadline;) {
    const found = await Promise.all(empty.map((query) => monitoring.countSeries(query)));
    empty = empty.filter((_query, at) => found[at] === 0);
    if (empty.every(isQuiet)) break;
    await fetch(`${url}/`, { headers: { accept: 'text/html' } });
    await wait(1000);
  }
  expect(empty.filter((query) => !isQuiet(query))).toEqual([]);
});

test('a query that is none is found', async () => {
  await expect(monitoring.countSeries('sum(pasal_requests_total')).rejects.toThrow('parse error');
  expect(await monitoring.countSeries('pasal_request_total')).toBe(0);
});
