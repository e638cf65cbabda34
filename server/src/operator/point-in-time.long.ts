import { execFileSync } from 'node:child_process';
import { chmodSync, chownSync, existsSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { sql } from 'kysely';
import { connectDatabase, type ConnectedDatabase } from '../db/connect';
import { migrateToLatest } from '../db/migrate';
import { placeOrder } from '../modules/orders/place/place-order.service';
import { createCity, createProduct, createStaff, orderBody } from '../testing/factories';
import { debianPostgres } from '../testing/database/postgres-binaries';
import { freePort } from '../testing/database/test-postgres';
import { guideBlocks } from '../testing/operator-guide';
import { buildCommand } from '../testing/server-process';

jest.setTimeout(300_000);

const CACHE = resolve(__dirname, '../../../node_modules/.cache/pasal-test');

const bin = debianPostgres();
const directory = mkdtempSync(join(tmpdir(), 'pasal-moment-'));
const blocks = guideBlocks('docs/operator/point-in-time.md');
/** PostgreSQL refuses to run as root. */
const isRoot = process.getuid?.() === 0;
const id = (flag: string) => Number(execFileSync('id', [flag, 'nobody'], { encoding: 'utf8' }));
const account = isRoot ? { uid: id('-u'), gid: id('-g') } : {};
const opened: ConnectedDatabase[] = [];
let ports: { shop: number; back: number };
let buildDirectory: string;
/** The time to which the shop is restored. */
let moment = '';

const urlOf = (port: number) => `postgresql://postgres@127.0.0.1:${port}/postgres`;
const dataOf = (name: string) => join(directory, 'var/lib/postgresql', name);

/** Replaces the page's folders, ports and time by this test's. */
const placed = (lines: readonly string[]) =>
  lines
    .join('\n')
    .replaceAll(/(?<![\w/])\/(?=(?:backups|var)\b)/g, `${directory}/`)
    .replaceAll(/postgresql:\/\/pasal\S+/g, urlOf(ports.back))
    .replaceAll('5433', String(ports.back))
    .replaceAll(/'2026-11-26 [^']+'/g, `'${moment}'`)
    .replaceAll(
      'npm run doctor',
      `${process.execPath} ${join(buildDirectory, 'server/dist/doctor.mjs')}`,
    );

function run(script: string, variables: Record<string, string> = {}): string {
  const options = { ...account, cwd: directory, encoding: 'utf8', stdio: 'pipe' } as const;
  const env = { PATH: `${bin}:${process.env.PATH}`, LC_ALL: 'C', HOME: directory, ...variables };
  return execFileSync('sh', ['-ec', script], { ...options, env });
}

/** The code block of the page with this text in a line, adapted to this test. */
function block(text: string): string {
  const found = blocks.find(({ lines }) => lines.some((line) => line.includes(text)));
  if (found === undefined) throw new Error(`the page has no block with ${text}`);
  return placed(found.lines);
}

const start = (name: string, port: number) =>
  run(`pg_ctl -D ${dataOf(name)} -o '-p ${port}' -l ${directory}/${name}.log -w start`);

async function connect(port: number) {
  const database = await connectDatabase({ databaseUrl: urlOf(port) });
  opened.push(database);
  return database.db;
}

beforeAll(async () => {
  mkdirSync(CACHE, { recursive: true });
  buildDirectory = mkdtempSync(join(CACHE, 'moment-'));
  await buildCommand('doctor', buildDirectory);
  // The user that PostgreSQL runs as reads the command too.
  execFileSync('chmod', ['-R', 'a+rX', buildDirectory]);
  chmodSync(directory, 0o755);
  if (isRoot) chownSync(directory, account.uid ?? 0, account.gid ?? 0);
  ports = { shop: await freePort(), back: await freePort() };
  run(`mkdir -p ${dataOf('')} && initdb -D ${dataOf('shop')} -U postgres -A trust -E UTF8`);
});
afterAll(async () => {
  for (const { close } of opened) await close();
  for (const name of ['shop', 'back']) {
    if (existsSync(dataOf(name))) run(`pg_ctl -D ${dataOf(name)} -m immediate stop || true`);
  }
  rmSync(directory, { recursive: true, force: true });
  rmSync(buildDirectory, { recursive: true, force: true });
});

test('the shop goes back to the moment before a mistake, by the lines of the page', async () => {
  run(block('mkdir -p'));
  const settings = `${block('archive_command')}\nlisten_addresses = '127.0.0.1'\nunix_socket_directories = ''`;
  run(`cat >> ${dataOf('shop')}/postgresql.conf <<'END'\n${settings}\nEND`);
  start('shop', ports.shop);
  const shop = await connect(ports.shop);
  await migrateToLatest(shop);
  const { id: product } = await createProduct(shop, { title: 'Dome camera', images: '[]' });
  await createStaff(shop, 'admin');
  const place = await createCity(shop);
  const order = () => {
    const body = orderBody(place, [{ id: product, price: 1000, quantity: 1 }]);
    return placeOrder(shop, body, { key: undefined, address: '10.0.0.1' });
  };
  await order();
  const variables = { DATABASE_URL: urlOf(ports.shop) };
  run(block('pg_basebackup'), variables);

  // After the base backup: it can only come from the log.
  await order();
  const { rows } = await sql<{ now: string }>`select clock_timestamp()::text as now`.execute(shop);
  moment = rows[0]?.now ?? '';
  await wait(1000);
  await order();
  await sql`delete from order_history`.execute(shop);
  await sql`select pg_switch_wal()`.execute(shop);
  for (const deadline = Date.now() + 60_000; ; await wait(200)) {
    const archived = run(block('pg_stat_archiver'), variables);
    const done = await sql`
      select from pg_stat_archiver where last_archived_time > ${moment}::timestamptz + interval '1 second'
    `.execute(shop);
    if (done.rows.length > 0) break;
    if (Date.now() > deadline) throw new Error(`nothing is archived: ${archived}`);
  }

  run(block('recovery.signal'));
  for (const deadline = Date.now() + 60_000; ; await wait(200)) {
    if (/^ f$/m.test(run(block('pg_is_in_recovery')))) break;
    if (Date.now() > deadline) throw new Error('it does not end its recovery');
  }
  const back = await connect(ports.back);
  const count = (name: string) =>
    sql<{ count: number }>`select count(*) as count from ${sql.table(name)}`.execute(back);
  expect((await count('orders')).rows).toEqual([{ count: 2 }]);
  expect((await count('order_history')).rows).toEqual([{ count: 2 }]);
  const versions = async () =>
    (await back.selectFrom('public_version').selectAll().execute()).map(({ version }) => version);
  const before = await versions();
  const said = run(block('renew_versions'), {
    DATABASE_URL: urlOf(ports.back),
    DATA_DIR: join(directory, 'doctor'),
  });
  expect(said).toContain('The shop is well');
  expect((await versions()).filter((version) => before.includes(version))).toEqual([]);
  const waiting = await back
    .selectFrom('outbox')
    .select('state')
    .where('state', '=', 'waiting')
    .execute();
  expect(waiting).toEqual([]);
});
