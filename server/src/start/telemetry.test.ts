import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { resolve } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { connectDatabase, type ConnectedDatabase } from '../db/connect';
import { startCollector, treeOf, type Collector, type ReceivedSpan } from '../testing/collector';
import { sharedPostgres } from '../testing/database/shared-postgres';
import { freePort } from '../testing/database/test-postgres';
import {
  createCity,
  createProduct,
  createStaff,
  freshPhone,
  openSessionOf,
  orderBody,
  sessionCookie,
} from '../testing/factories';
import { openMailbox, type Mailbox } from '../testing/mailbox';
import { encodeForm, fieldsOf, PRODUCT_FIELDS, threeImages } from '../testing/product-forms';
import { startS3, type S3Server } from '../testing/s3-server';
import { buildServer, startProcess, type ServerProcess } from '../testing/server-process';
import { atNight } from '../testing/test-form';

const CACHE = resolve(__dirname, '../../../node_modules/.cache/pasal-test');
const ORDER = 'POST /api/v1/order-product';

const postgres = sharedPostgres();
let folder: string;
let main: string;
let database: ConnectedDatabase;
let databaseUrl: string;
let collector: Collector;
let store: S3Server;
let mailbox: Mailbox;
let server: ServerProcess;
let url: string;
let admin: number;
let place: Awaited<ReturnType<typeof createCity>>;

beforeAll(async () => {
  await mkdir(CACHE, { recursive: true });
  folder = await mkdtemp(`${CACHE}/server-`);
  main = await buildServer(folder);
  [store, mailbox] = await Promise.all([startS3(), openMailbox()]);
  databaseUrl = await postgres.createMigrated();
  database = await connectDatabase({ databaseUrl });
  place = await createCity(database.db);
  admin = (await createStaff(database.db, 'admin')).id;
});
beforeEach(async () => {
  collector = await startCollector();
});
afterEach(async () => {
  server.kill('SIGTERM');
  await server.ended;
  await collector.stop();
});
afterAll(async () => {
  await Promise.all([database.close(), store.close(), mailbox.stop()]);
  await postgres.stop();
  await rm(folder, { recursive: true, force: true });
});

/** Starts a server with these telemetry settings. */
async function start(env: Record<string, string> = {}): Promise<void> {
  const port = await freePort();
  url = `http://127.0.0.1:${port}`;
  server = startProcess(main, {
    ...store.env,
    NODE_ENV: 'production',
    PORT: String(port),
    PUBLIC_URL: url,
    DATABASE_URL: databaseUrl,
    DATA_DIR: `${folder}/data`,
    REFERENCE_DATA: 'none',
    STOP_NOTICE: '0',
    OTEL_EXPORTER_OTLP_ENDPOINT: collector.url,
    OTEL_BSP_SCHEDULE_DELAY: '50',
    OTEL_METRIC_EXPORT_INTERVAL: '500',
    ...env,
  });
  await server.url;
}

/** Waits until the collector has it. */
async function untilThere<Thing>(find: () => Thing | undefined): Promise<Thing> {
  for (const deadline = Date.now() + 300_000; ;) {
    const found = find();
    if (found !== undefined) return found;
    if (Date.now() > deadline) throw new Error(`${collector.spans.map(({ name }) => name)}`);
    await wait(20);
  }
}

/** The first span of this name that fits: its child spans have arrived before. */
const untilCame = (name: string, fits: (span: ReceivedSpan) => boolean = () => true) =>
  untilThere(() => collector.spans.find((span) => span.name === name && fits(span)));

async function placeOrder(headers: Record<string, string> = {}) {
  const { db } = database;
  const { id } = await createProduct(db);
  const body = {
    ...orderBody(place, [{ id, price: 1000, quantity: 1 }]),
    phone: freshPhone(),
    customer_name: 'Sita Sherpa',
    email: 'sita@secret.example',
  };
  const answer = await fetch(`${url}/api/v1/order-product`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  });
  expect(answer.status).toBe(201);
  return body;
}

/** The order number in a span. */
const orderOf = ({ attributes }: ReceivedSpan) =>
  attributes.find(({ key }) => key === 'pasal.order')?.value;

/** The trace that a page of the shop gets. */
async function navigate(): Promise<string> {
  const { headers } = await fetch(`${url}/api/v1/category`, { headers: { accept: 'text/html' } });
  return /^traceparent;desc="(.+)"$/.exec(headers.get('server-timing') ?? '')?.[1] ?? '';
}

test('an order is one trace from the page to the rows; nothing that was typed is in it', async () => {
  await start({
    OTEL_SERVICE_NAME: 'lamps',
    SMTP_URL: mailbox.url,
    MAIL_FROM: 'shop@pasal.test',
  });
  const traceparent = await navigate();
  const { phone } = await placeOrder({ traceparent });
  const root = await untilCame(ORDER);
  expect(traceparent.split('-')).toEqual(['00', root.traceId, root.parentSpanId, '01']);
  const tree = treeOf(collector.spans, root);
  expect(tree).toEqual(
    expect.arrayContaining([
      ORDER,
      '  begin',
      '  insert rate_limit',
      '  insert order_counter',
      '  commit',
    ]),
  );
  const message = await untilCame('send message', (span) => span.traceId !== root.traceId);
  expect(orderOf(message)).toEqual(orderOf(root));

  const { traceId, spanId } = root;
  const lines = server
    .output()
    .split('\n')
    .filter((line) => line.includes('"answered"'));
  expect(lines.map((line) => JSON.parse(line) as object)).toContainEqual(
    expect.objectContaining({ route: '/api/v1/order-product', traceId, spanId }),
  );
  const sent = collector.bodies.join('\n');
  expect(sent).toContain('"stringValue":"lamps"');
  for (const typed of ['Sita', 'secret.example', phone]) expect(sent).not.toContain(typed);

  await untilThere(() => collector.figures().find((name) => name === 'pasal_requests_total'));
  const printed = await (await fetch(`${url}/metrics`)).text();
  expect(collector.figures()).toEqual(
    [...printed.matchAll(/^# TYPE (\w+)/gm)].map(([, name]) => name),
  );
});

atNight(() => {
  test('an upload is one trace, to the object store and then to its row', async () => {
    await start();
    const { db } = database;
    await createProduct(db, { images: '[]' });
    const cookie = sessionCookie(await openSessionOf(db, admin));
    const form = await encodeForm([...fieldsOf(PRODUCT_FIELDS), ...(await threeImages())]);
    const headers = { ...cookie, ...form.headers, origin: url };
    const answer = await fetch(`${url}/api/v1/product`, {
      method: 'POST',
      headers,
      body: form.body,
    });
    expect(answer.status).toBe(201);
    const tree = treeOf(collector.spans, await untilCame('POST /api/v1/product'));
    const [put, row] = [tree.lastIndexOf('  s3 PUT'), tree.indexOf('  insert product')];
    expect([put > 0, row > put]).toEqual([true, true]);
  });

  test('whether a trace is sent is no matter of who asks; a collector that hangs is noticed by nobody', async () => {
    collector.hang();
    await start({ OTEL_TRACES_SAMPLER: 'parentbased_traceidratio', OTEL_TRACES_SAMPLER_ARG: '0' });
    const forced = '00-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-01';
    await placeOrder({ traceparent: forced });
    expect(await navigate()).toMatch(/-00$/);
    server.kill('SIGTERM');
    expect(await server.ended).toBe(0);
    expect(collector.spans).toEqual([]);

    await start();
    for (let order = 0; order < 3; order += 1) await placeOrder();
    await collector.stop();
    await placeOrder();
    await untilThere(() => /"telemetry cannot be sent"/.exec(server.output()) ?? undefined);
    server.kill('SIGTERM');
    expect(await server.ended).toBe(0);
  });

  test('where it is switched off nothing is sent, hooked or said', async () => {
    await start({ OTEL_SDK_DISABLED: 'true' });
    await placeOrder();
    expect(await navigate()).toBe('');
    expect(server.output()).not.toContain('traceId');
    expect(collector.bodies).toEqual([]);
  });
});
