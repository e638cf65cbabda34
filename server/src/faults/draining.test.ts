import { once } from 'node:events';
import { mkdir, mkdtemp, readdir, rm } from 'node:fs/promises';
import { connect, createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { setImmediate as breathe } from 'node:timers/promises';
import { connectDatabase } from '../db/connect';
import {
  createCity,
  createProduct,
  createStaff,
  freshPhone,
  orderBody,
} from '../testing/factories';
import { brokenInvariants } from '../testing/database/invariants';
import { putMigratedDatabase } from '../testing/database/migrated-directory';
import { freshAddress } from '../testing/test-app';
import { buildServer, QUICK_START, startProcess } from '../testing/server-process';
import { freePort } from '../testing/database/test-postgres';
import { atNight } from '../testing/test-form';

const CACHE = resolve(__dirname, '../../../node_modules/.cache/pasal-test');
const IN_FLIGHT = 50;
/** Seconds in which the test sends requests to a stopping server, on a machine that may be busy. */
const STOP_NOTICE = '10';

let main: string;
let buildDirectory: string;
let dataDir: string;
beforeAll(async () => {
  await mkdir(CACHE, { recursive: true });
  buildDirectory = await mkdtemp(join(CACHE, 'server-'));
  main = await buildServer(buildDirectory);
});
beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'pasal-data-'));
});
afterEach(() => rm(dataDir, { recursive: true, force: true }));
afterAll(() => rm(buildDirectory, { recursive: true, force: true }));

/** An open shop: with staff it needs no first administrator. */
async function openShop() {
  await putMigratedDatabase(dataDir);
  const { db, close } = await connectDatabase({ dataDir });
  await createStaff(db, 'admin');
  const place = await createCity(db);
  const { id } = await createProduct(db, { in_stock: 100_000, images: '[]' });
  await close();
  return orderBody(place, [{ id, price: 1000, quantity: 1 }]);
}

/** A mail server that accepts connections and never answers. */
async function silentMailServer() {
  const held = new Set<unknown>();
  const server = createServer((socket) => {
    held.add(socket);
    socket.on('error', () => undefined).on('close', () => held.delete(socket));
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return { url: `smtp://127.0.0.1:${port}`, held, close: () => server.close() };
}

/** Messages link to the shop, so it must know its address before it starts. */
async function reachedAt() {
  const port = await freePort();
  return { PORT: String(port), PUBLIC_URL: `http://127.0.0.1:${port}` };
}

async function untilNotReady(url: string): Promise<void> {
  let ready = 200;
  while (ready === 200) ready = (await fetch(`${url}/readyz`)).status;
  expect(ready).toBe(503);
}

interface Placed {
  status: number;
  number: string | undefined;
}

test('told to stop under load, with a silent mail server: not ready first, then every request drained or cleanly refused', async () => {
  const body = await openShop();
  const mail = await silentMailServer();
  const server = startProcess(
    main,
    {
      DATA_DIR: dataDir,
      NODE_ENV: 'production',
      TRUST_PROXY: '127.0.0.1',
      STOP_NOTICE,
      ...(await reachedAt()),
      SMTP_URL: mail.url,
      MAIL_FROM: 'shop@pasal.test',
    },
    QUICK_START,
  );
  const url = await server.url;
  const order = async (): Promise<Placed> => {
    const answer = await fetch(`${url}/api/v1/order-product`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-forwarded-for': freshAddress() },
      body: JSON.stringify({ ...body, phone: freshPhone() }),
    });
    const { order: placed } = (await answer.json()) as { order?: { order_number: string } };
    return { status: answer.status, number: placed?.order_number };
  };
  const answers: Placed[] = [];
  let refused = 0;
  const buyer = async () => {
    // Waits until the port is closed: then a new connection is refused.
    for (;;) {
      const placed = await order().catch(() => undefined);
      if (placed === undefined) break;
      answers.push(placed);
    }
    refused += 1;
  };
  const buyers = Array.from({ length: IN_FLIGHT }, buyer);
  // The first message waits for an answer that never arrives.
  while (answers.length < IN_FLIGHT || mail.held.size === 0) await breathe();
  server.kill('SIGTERM');

  await untilNotReady(url);
  // It reported this without waiting for the mail.
  expect(mail.held.size).toBeGreaterThan(0);
  // The port is still open: a visitor whom a proxy sends in the meantime is served.
  const served = answers.length;
  expect((await order()).status).toBe(201);
  while (answers.length < served + IN_FLIGHT) await breathe();

  await Promise.all(buyers);
  expect(await server.ended).toBe(0);
  mail.close();
  expect(refused).toBe(IN_FLIGHT);
  expect([...new Set(answers.map(({ status }) => status))]).toEqual([201]);

  const { db, close } = await connectDatabase({ dataDir });
  const rows = await db.selectFrom('orders').select('order_number').execute();
  const broken = await brokenInvariants(db);
  await close();
  const stored = new Set(rows.map(({ order_number }) => order_number));
  expect(answers.filter(({ number }) => number === undefined || !stored.has(number))).toEqual([]);
  expect(broken).toEqual([]);
});

/** An order of which only half has been sent. */
async function halfAnOrder(url: string, body: object) {
  const text = JSON.stringify({ ...body, phone: freshPhone() });
  const { hostname, port } = new URL(url);
  const socket = connect(Number(port), hostname);
  await once(socket, 'connect');
  const head = [
    'POST /api/v1/order-product HTTP/1.1',
    `Host: ${hostname}:${port}`,
    'Content-Type: application/json',
    `Content-Length: ${Buffer.byteLength(text)}`,
  ];
  socket.write(`${head.join('\r\n')}\r\n\r\n${text.slice(0, 20)}`);
  return async () => {
    let answer = '';
    socket.on('data', (chunk: Buffer) => {
      answer += chunk.toString();
    });
    socket.write(text.slice(20));
    await once(socket, 'close');
    return answer;
  };
}

atNight(() => {
  test('a supervisor may start the next server at once: it waits for the one that still answers, then takes port and directory', async () => {
    const body = await openShop();
    const env = { DATA_DIR: dataDir, NODE_ENV: 'production', STOP_NOTICE, ...(await reachedAt()) };
    const stopping = startProcess(main, env, QUICK_START);
    const url = await stopping.url;
    const finish = await halfAnOrder(url, body);
    stopping.kill('SIGTERM');
    await untilNotReady(url);
    const next = startProcess(main, { ...env, STOP_NOTICE: '0' }, QUICK_START);
    // The file with which it requests the directory; then it waits.
    const isAsking = async () =>
      (await readdir(dataDir)).filter((name) => /^server\.lock\.[\w-]+$/.test(name)).length > 0;
    while (!(await isAsking())) await breathe();
    expect(await finish()).toMatch(/^HTTP\/1\.1 201 [\s\S]*connection: close/i);
    expect(await stopping.ended).toBe(0);
    expect(new URL(await next.url).port).toBe(env.PORT);
    expect((await fetch(`${url}/readyz`)).status).toBe(200);
    next.kill('SIGTERM');
    expect(await next.ended).toBe(0);
  });
});
