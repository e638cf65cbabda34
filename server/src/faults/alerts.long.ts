import { execFileSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, mkdtemp, readFile, rm } from 'node:fs/promises';
import { createServer, type Server } from 'node:https';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { sql } from 'kysely';
import { connectDatabase, type ConnectedDatabase } from '../db/connect';
import { runProcess } from '../testing/command-process';
import { startDatabaseProxy, type DatabaseProxy } from '../testing/database/database-proxy';
import { sharedPostgres } from '../testing/database/shared-postgres';
import { freePort } from '../testing/database/test-postgres';
import { createCity, createProduct, createStaff, orderBody } from '../testing/factories';
import { openMailbox, type Mailbox } from '../testing/mailbox';
import { startMonitoring, type Monitoring } from '../testing/monitoring';
import {
  buildCommand,
  buildServer,
  startProcess,
  type ServerProcess,
} from '../testing/server-process';

const CACHE = resolve(__dirname, '../../../node_modules/.cache/pasal-test');
jest.setTimeout(20 * 60_000);

/** The last order number of the previous days. */
const ORDERS = 5000;
const MINUTE = 60;
const DAY = 24 * 60 * MINUTE;

const postgres = sharedPostgres();
let folder: string;
let buildDirectory: string;
let proxy: DatabaseProxy;
let database: ConnectedDatabase;
let mailbox: Mailbox;
let server: ServerProcess;
let site: Server;
let monitoring: Monitoring;
let env: Record<string, string>;
let backup: string;

/** Writes eight days with an order every three minutes, until four hours ago. */
function pastOrders(instance: string): string {
  const end = Math.floor(Date.now() / 1000) - 4 * 60 * MINUTE;
  const step = 3 * MINUTE;
  const lines = Array.from({ length: (8 * DAY) / step }, (_, at) => {
    const back = (8 * DAY) / step - 1 - at;
    const labels = `instance="${instance}",job="pasal"`;
    return `pasal_orders_placed_total{${labels}} ${ORDERS - back} ${end - back * step}`;
  });
  return ['# TYPE pasal_orders_placed counter', ...lines, '# EOF', ''].join('\n');
}

/** A site with its own certificate, which expires in five days. */
async function openSite(): Promise<{ address: string; certificate: string }> {
  const [key, certificate] = [join(folder, 'key.pem'), join(folder, 'certificate.pem')];
  const wanted = 'req -x509 -newkey rsa:2048 -nodes -days 5 -subj /CN=localhost';
  const names = '-addext subjectAltName=DNS:localhost -keyout key.pem -out certificate.pem';
  execFileSync('openssl', `${wanted} ${names}`.split(' '), { cwd: folder, stdio: 'ignore' });
  const files = { key: await readFile(key), cert: await readFile(certificate) };
  site = createServer(files, (_request, response) => response.end('here')).listen(0, '127.0.0.1');
  await once(site, 'listening');
  const { port } = site.address() as { port: number };
  return { address: `https://localhost:${port}/`, certificate };
}

async function placeOrder(url: string): Promise<void> {
  const place = await createCity(database.db);
  const { id } = await createProduct(database.db);
  const answer = await fetch(`${url}/api/v1/order-product`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(orderBody(place, [{ id, price: 1000, quantity: 1 }])),
  });
  expect(answer.status).toBe(201);
}

/** Maximum time for an alert to start or stop, in ms: its metrics have windows of up to ten minutes. */
const WITHIN = 3 * 60_000;

/** The firing alerts, once they meet a condition. */
async function firingWhen(isSo: (firing: readonly string[]) => boolean): Promise<string[]> {
  for (const deadline = Date.now() + WITHIN; ;) {
    const firing = await monitoring.firing();
    if (isSo(firing) || Date.now() > deadline) return firing;
    await wait(500);
  }
}

/** Waits until all of these are firing, regardless of others. */
async function untilFiring(...alerts: string[]): Promise<string[]> {
  const firing = await firingWhen((now) => alerts.every((alert) => now.includes(alert)));
  expect(firing).toEqual(expect.arrayContaining(alerts));
  return firing;
}

/** Waits until none of these is firing. */
async function untilSilent(...alerts: string[]): Promise<string[]> {
  const firing = await firingWhen((now) => !alerts.some((alert) => now.includes(alert)));
  expect(firing.filter((alert) => alerts.includes(alert))).toEqual([]);
  return firing;
}

beforeAll(async () => {
  await mkdir(CACHE, { recursive: true });
  folder = await mkdtemp(join(tmpdir(), 'pasal-alerts-'));
  buildDirectory = await mkdtemp(join(CACHE, 'server-'));
  const main = await buildServer(buildDirectory);
  backup = await buildCommand('backup', buildDirectory);
  const databaseUrl = await postgres.createMigrated();
  database = await connectDatabase({ databaseUrl });
  proxy = await startDatabaseProxy(databaseUrl);
  await createStaff(database.db, 'admin');
  const mail = { sender_name: '', notify_email: 'orders@pasal.test', send: {} };
  await database.db
    .insertInto('site_setting')
    .values({ key: 'mail', value: JSON.stringify(mail) })
    .execute();
  mailbox = await openMailbox();
  // The same port, so that the metrics of previous days can have the same labels.
  const port = await freePort();
  env = {
    NODE_ENV: 'production',
    PORT: String(port),
    PUBLIC_URL: 'https://shop.example.com',
    DATABASE_URL: proxy.url,
    DATA_DIR: join(folder, 'data'),
    SMTP_URL: mailbox.url,
    MAIL_FROM: 'shop@pasal.test',
    REFERENCE_DATA: 'none',
  };
  server = startProcess(main, env);
  await server.url;
  const { address, certificate } = await openSite();
  monitoring = await startMonitoring({
    server: `127.0.0.1:${port}`,
    site: address,
    trusted: certificate,
    history: pastOrders(`127.0.0.1:${port}`),
  });
});
afterAll(async () => {
  await monitoring?.stop();
  server?.kill('SIGKILL');
  await server?.ended;
  site?.close();
  await mailbox?.stop();
  await proxy?.close();
  await database?.close();
  await postgres.stop();
  for (const each of [folder, buildDirectory]) await rm(each, { recursive: true, force: true });
});

const listing = () =>
  fetch(`http://127.0.0.1:${env.PORT}/api/v1/product/public?search=${Math.random()}`);

test('a real Prometheus fires each alert of a shop, and stops when it is over', async () => {
  // Alerts that fire from the start: no backup, an expiring certificate, failing or waiting messages, no orders.
  mailbox.refuse({ at: 'rcpt', code: 550, text: 'Nobody of that name' });
  await placeOrder(`http://127.0.0.1:${env.PORT}`);
  const { db } = database;
  await sql`update order_counter set last = ${ORDERS}`.execute(db);
  await untilFiring('MessagesFail');
  await sql`
    update outbox set state = 'waiting', created_at = now() - interval '2 hours',
      next_attempt_at = now() + interval '1 hour'
    where id = (select min(id) from outbox where state = 'failed')
  `.execute(db);
  const standing = [
    'BackupOld',
    'CertificateEnds',
    'MessagesFail',
    'MessagesWait',
    'OrdersStopped',
  ];
  expect(await untilFiring(...standing)).toEqual(standing);

  // The test must cover every alert of the list.
  const file = join(folder, 'backup.tar.gz');
  expect(await runProcess(backup, [file], { env })).toMatchObject({ exitCode: 0 });
  await sql`update outbox set state = 'discarded' where state in ('waiting', 'failed')`.execute(db);
  await sql`update order_counter set last = last + 1`.execute(db);
  expect(await untilSilent(...standing.filter((alert) => alert !== 'CertificateEnds'))).toEqual([
    'CertificateEnds',
  ]);

  // The database stops responding, with visitors.
  proxy.hang();
  const visitors = Array.from({ length: 60 }, listing);
  await untilFiring('DatabaseAway', 'DatabasePoolFull', 'ServerNotReady');
  await Promise.allSettled(visitors);
  await untilFiring('RequestsFail', 'AnswersSlow');
  proxy.goOn();
  await untilSilent('DatabaseAway', 'DatabasePoolFull', 'ServerNotReady');

  // The process is repeatedly blocked for half a second.
  const over = new AbortController();
  const busy = (async () => {
    while (!over.signal.aborted) {
      server.kill('SIGSTOP');
      await wait(500);
      server.kill('SIGCONT');
      await wait(300);
    }
  })();
  await untilFiring('EventLoopBusy');
  over.abort();
  await busy;
  await untilSilent('EventLoopBusy', 'ServerDown', 'ShopDown');

  site.close();
  site.closeAllConnections();
  server.kill('SIGKILL');
  const gone = ['ServerDown', 'ServerNotReady', 'ShopDown', 'ShopUnreachable'];
  await untilFiring(...gone);
});
