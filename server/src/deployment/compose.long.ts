import { execFileSync, spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, chownSync, existsSync, mkdirSync, mkdtempSync, readFileSync } from 'node:fs';
import { rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { debianPostgres } from '../testing/database/postgres-binaries';
import { query } from '../testing/database/test-cluster';
import { freePort } from '../testing/database/test-postgres';
import { readCompose } from '../testing/deployment/compose-file';
import { debianProgram } from '../testing/deployment/debian-program';
import { ROOT, readText } from '../testing/deployment/deployment-files';
import { readImageFile } from '../testing/deployment/image-file';
import { openPlainDoor } from '../testing/deployment/plain-door';
import { firstDay, pictureOf } from '../testing/first-day';
import { findProgram } from '../testing/prometheus';
import { startS3, type S3Server } from '../testing/s3-server';
import { startCommand, type ServerProcess } from '../testing/server-process';

// It builds nothing, but starts nine programs on a machine that may be busy.
jest.setTimeout(600_000);

const DOMAIN = 'localhost';
const OWNER = { email: 'owner@example.com', password: 'himal-barsha-1987' };
const bin = debianPostgres();
const { environment: ofImage } = readImageFile();
const { services, configs } = readCompose({
  SHOP_DOMAIN: DOMAIN,
  ADMIN_EMAIL: OWNER.email,
  ADMIN_PASSWORD: OWNER.password,
  POSTGRES_PASSWORD: 'primary1987',
  REPLICATION_PASSWORD: 'replica1987',
  // The credentials of the test's store.
  STORE_KEY_ID: 'S3RVER',
  STORE_SECRET: 'S3RVER',
  METRICS_TOKEN: 'figures-for-nobody-else',
});

const folder = mkdtempSync(join(tmpdir(), 'pasal-compose-'));
const at = (name: string) => join(folder, name);
/** PostgreSQL refuses to run as root. */
const id = (flag: string) => Number(execFileSync('id', [flag, 'nobody'], { encoding: 'utf8' }));
const account = process.getuid?.() === 0 ? { uid: id('-u'), gid: id('-g') } : {};
const PATH = `${folder}:${bin}:${process.env.PATH}`;
const children: ChildProcess[] = [];
const servers: ServerProcess[] = [];
/** Maps each `host:port` of the file to this machine. */
const here = new Map<string, string>();
let store: S3Server;
let door: Awaited<ReturnType<typeof openPlainDoor>>;

/** Replaces the addresses in a text of the file by this machine's. */
const placed = (text: string) =>
  [...here].reduce((done, [there, place]) => done.replaceAll(there, place), text);

const variablesOf = (name: string) =>
  Object.fromEntries(
    Object.entries(services[name]?.environment ?? {}).map(([key, value]) => [key, placed(value)]),
  );

function start(program: string, words: string[], env: Record<string, string>, runAs = {}) {
  const options = { ...runAs, cwd: folder, env: { PATH, LC_ALL: 'C', ...env } };
  const child = spawn(program, words, { ...options, stdio: 'ignore' });
  children.push(child);
}

async function until(isSo: () => Promise<unknown>): Promise<void> {
  while (!(await isSo().catch(() => false))) await wait(200);
}

const asPostgres = (script: string, env: Record<string, string>) =>
  execFileSync('sh', ['-ec', script], {
    ...account,
    cwd: folder,
    env: { PATH, LC_ALL: 'C', ...env },
    stdio: 'pipe',
  });

const SETTINGS = ['listen_addresses=127.0.0.1', 'unix_socket_directories='];
const settingsAt = (port: string) => ['-p', port, ...SETTINGS.flatMap((each) => ['-c', each])];

/** Initialises the primary as PostgreSQL's image does: our script runs on the new database, then it is restarted. */
async function startPrimary(port: string): Promise<void> {
  const env = {
    ...variablesOf('postgres'),
    PGDATA: at('primary'),
    PGHOST: '127.0.0.1',
    PGPORT: port,
    PGPASSWORD: services.postgres?.environment?.POSTGRES_PASSWORD ?? '',
  };
  const make = `echo "$POSTGRES_PASSWORD" > password
    initdb --username="$POSTGRES_USER" --pwfile=password --auth=scram-sha-256 --encoding=UTF8
    sed -i '/replication/d' "$PGDATA/pg_hba.conf"
    pg_ctl -w -o "${settingsAt(port).join(' ')}" -l primary.log start
    createdb --username="$POSTGRES_USER" "$POSTGRES_DB"`;
  asPostgres(make, env);
  asPostgres(readText('deploy/postgres/primary.sh'), env);
  asPostgres('pg_ctl -w stop', env);
  start(join(bin, 'postgres'), settingsAt(port), { PGDATA: at('primary') }, account);
}

/** How the image runs the command of a non-root service. */
const ENTRYPOINT = '#!/bin/sh\nexec "$@"\n';

async function startReplica(port: string, primary: string): Promise<void> {
  writeFileSync(at('replica.sh'), readText('deploy/postgres/replica.sh'));
  const env = { ...variablesOf('replica'), PGDATA: at('replica') };
  const changed = { PRIMARY_HOST: '127.0.0.1', PRIMARY_PORT: primary };
  start('sh', [at('replica.sh'), ...settingsAt(port)], { ...env, ...changed }, account);
}

async function startDatabases(): Promise<void> {
  mkdirSync(folder, { recursive: true });
  chmodSync(folder, 0o755);
  writeFileSync(at('docker-entrypoint.sh'), ENTRYPOINT, { mode: 0o755 });
  if (account.uid !== undefined) chownSync(folder, account.uid, account.gid ?? 0);
  const [primary, replica] = [String(await freePort()), String(await freePort())];
  await startPrimary(primary);
  here.set('postgres:5432', `127.0.0.1:${primary}`);
  const { DATABASE_URL: url = '', DATABASE_READ_URL: readUrl = '' } =
    services['server-1']?.environment ?? {};
  await until(() => query(placed(url), 'select 1').then(() => true));
  await startReplica(replica, primary);
  here.set('replica:5432', `127.0.0.1:${replica}`);
  await until(() => query(placed(readUrl), 'select 1').then(() => true));
}

/** Starts a command of the image with the file's variables, and an empty folder for its data. */
function startInImage(service: string, command: string[], more: Record<string, string> = {}) {
  const env = { ...ofImage, ...variablesOf(service), DATA_DIR: at(`data-${service}`), ...more };
  const [, ...words] = command;
  return startCommand([process.execPath, ...words], { PATH, ...env }, ROOT);
}

async function startServers(): Promise<void> {
  const migrate = startInImage('migrate', services.migrate?.command ?? []);
  if ((await migrate.ended) !== 0) throw new Error(migrate.output());
  const command = JSON.parse(readImageFile().instructions.CMD ?? '') as string[];
  for (const name of ['server-1', 'server-2']) {
    const port = String(await freePort());
    here.set(`${name}:3000`, `127.0.0.1:${port}`);
    servers.push(startInImage(name, command, { HOST: '127.0.0.1', PORT: port }));
  }
  for (const server of servers) await server.url;
}

async function startProxy(): Promise<number> {
  const [http, https] = [String(await freePort()), String(await freePort())];
  writeFileSync(at('Caddyfile'), placed(readText('deploy/caddy/Caddyfile')));
  const env = { HTTP_PORT: http, HTTPS_PORT: https, HOME: folder, XDG_DATA_HOME: folder };
  const words = ['run', '--config', at('Caddyfile'), '--adapter', 'caddyfile'];
  start(debianProgram('caddy'), words, { ...variablesOf('proxy'), ...env });
  const root = at('caddy/pki/authorities/local/root.crt');
  while (!existsSync(root)) await wait(200);
  door = await openPlainDoor(Number(https), DOMAIN, readFileSync(root));
  await until(async () => (await fetch(`${door.url}/readyz`)).ok);
  return Number(https);
}

/** Starts Prometheus and the exporter as in the file, but scraping every two seconds. */
async function startPrometheus(https: number): Promise<string> {
  const [port, blackbox] = [await freePort(), await freePort()];
  here.set('blackbox:9115', `127.0.0.1:${blackbox}`);
  const config = placed(readText('deploy/prometheus/prometheus.yml'))
    .replaceAll('/etc/prometheus/alerts', join(ROOT, 'docs/operator/alerts'))
    .replaceAll('/etc/prometheus/site.json', at('site.json'))
    .replaceAll('/run/secrets/metrics_token', at('metrics_token'))
    .replaceAll('15s', '2s');
  const site = (configs.site?.content ?? '').replace(DOMAIN, `${DOMAIN}:${https}`);
  writeFileSync(at('prometheus.yml'), config);
  writeFileSync(at('site.json'), site);
  writeFileSync(at('metrics_token'), services['server-1']?.environment?.METRICS_TOKEN ?? '');
  const program = findProgram('prometheus');
  const exporter = findProgram('prometheus-blackbox-exporter');
  if (!program || !exporter) throw new Error('This test needs Prometheus: npm run test:long');
  const [option = ''] = services.blackbox?.command ?? [];
  const asks = option.replace('/etc/blackbox', join(ROOT, 'docs/operator/alerts'));
  const listen = '--web.listen-address=127.0.0.1:';
  const trusted = { SSL_CERT_FILE: at('caddy/pki/authorities/local/root.crt') };
  start(exporter, [asks, `${listen}${blackbox}`], trusted);
  const where = [`--config.file=${at('prometheus.yml')}`, `--storage.tsdb.path=${at('tsdb')}`];
  start(program, [...where, `${listen}${port}`], {});
  await until(async () => (await fetch(`http://127.0.0.1:${port}/-/ready`)).ok);
  return `http://127.0.0.1:${port}/api/v1`;
}

beforeAll(async () => {
  store = await startS3('pasal');
  here.set('http://store:8333', store.place.endpoint);
  here.set('172.30.83.10', '127.0.0.1');
  await startDatabases();
  await startServers();
});
afterAll(async () => {
  door?.close();
  for (const server of servers) server.kill('SIGKILL');
  for (const child of children.filter(({ exitCode }) => exitCode === null)) {
    child.kill('SIGINT');
    await once(child, 'exit');
  }
  await store?.close();
  rmSync(folder, { recursive: true, force: true });
});

test('a shop opens, sells and shows pictures behind TLS, and Prometheus sees all of it', async () => {
  const https = await startProxy();
  const day = await firstDay(door.url, { shop: `https://${DOMAIN}`, ...OWNER });
  expect(day.bytes.length).toBeGreaterThan(0);
  expect(store.asked.some((line) => line.startsWith('PUT /pasal/'))).toBe(true);

  const api = await startPrometheus(https);
  type Found = { data: { result: { metric: Record<string, string>; value: [number, string] }[] } };
  const valuesOf = async (text: string) => {
    const answer = await fetch(`${api}/query?query=${encodeURIComponent(text)}`);
    return ((await answer.json()) as Found).data.result.map(({ value }) => value[1]);
  };
  await until(async () => (await valuesOf('up == 1')).length === 5);
  await until(async () => (await valuesOf('probe_success == 1')).length === 3);
  // Both servers read from the replica.
  await until(async () => (await valuesOf('pasal_replica_used == 1')).length === 2);
  const rules = await (await fetch(`${api}/rules`)).text();
  const alerts = ['shop', 'releases'].flatMap((file) => [
    ...readText(`docs/operator/alerts/${file}.yml`).matchAll(/(?<=- alert: )\w+/g),
  ]);
  expect(alerts.filter(([name]) => !rules.includes(`"${name}"`))).toEqual([]);

  // Metrics are only for Prometheus, and stopping one server does not affect the others.
  expect((await fetch(`${door.url}/metrics`)).status).toBe(404);
  const [first] = servers;
  first?.kill('SIGTERM');
  const ended = first?.ended.then(() => 'ended');
  for (;;) {
    const visit = fetch(`${door.url}/`).then(({ status }) => status);
    const news = await Promise.race([ended, visit]);
    if (news === 'ended') break;
    expect(news).toBe(200);
  }
  expect((await pictureOf(`${door.url}${day.picture}`)).equals(day.bytes)).toBe(true);
});
