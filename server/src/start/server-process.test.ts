import {
  chmod,
  mkdtemp,
  mkdir,
  readdir,
  readFile,
  rename,
  rm,
  stat,
  writeFile,
} from 'node:fs/promises';
import { createServer, type AddressInfo } from 'node:net';
import { once } from 'node:events';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { openDataDirectory } from '@pasal/core/data-directory/data-directory';
import { connectDatabase } from '../db/connect';
import { BEAT } from '@pasal/core/data-directory/directory-fence';
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
import { atNight, byForm, isLongForm } from '../testing/test-form';
import {
  buildServer,
  QUICK_START,
  startProcess,
  type ServerProcess,
} from '../testing/server-process';

const CACHE = resolve(__dirname, '../../node_modules/.cache/pasal-test');
/** The server's version as the build sets it. */
const VERSION = '1.2.3-abc';
const KILLS = isLongForm ? 5 : 1;
const BUYERS = 8;
/** So few that a machine at a tenth of its speed answers them within the stop time of a server. */
const UNDER_WAY = 6;

let main: string;
let buildDirectory: string;
let dataDir: string;
const running: ServerProcess[] = [];
const taken: (() => Promise<void>)[] = [];

function start(env: Record<string, string> = {}): ServerProcess {
  const own = { DATA_DIR: dataDir, TRUST_PROXY: '127.0.0.1', ...env };
  const server = startProcess(main, own, QUICK_START);
  running.push(server);
  return server;
}

/** A shop with staff is not filled with demo data. */
async function openShop() {
  await putMigratedDatabase(dataDir);
  const { db, close } = await connectDatabase({ dataDir });
  await createStaff(db, 'admin', 'admin@pasal.test');
  const place = await createCity(db);
  const { id } = await createProduct(db, { in_stock: 100_000 });
  await close();
  return orderBody(place, [{ id, price: 1000, quantity: 1 }]);
}

async function order(url: string, body: object) {
  const answer = await fetch(`${url}/api/v1/order-product`, {
    method: 'POST',
    // Each buyer has an address and a phone of their own.
    headers: { 'content-type': 'application/json', 'x-forwarded-for': freshAddress() },
    body: JSON.stringify({ ...body, phone: freshPhone() }),
  });
  const { order: placed } = (await answer.json()) as { order?: { order_number: string } };
  return { status: answer.status, number: placed?.order_number };
}

beforeAll(async () => {
  await mkdir(CACHE, { recursive: true });
  buildDirectory = await mkdtemp(join(CACHE, 'server-'));
  main = await buildServer(buildDirectory);
  await writeFile(join(dirname(main), 'server.json'), JSON.stringify({ version: VERSION }));
});
beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'pasal-data-'));
});
afterEach(async () => {
  for (const server of running.splice(0)) {
    server.kill('SIGKILL');
    await server.ended;
  }
  for (const release of taken.splice(0)) await release();
  await rm(dataDir, { recursive: true, force: true });
});
afterAll(() => rm(buildDirectory, { recursive: true, force: true }));

test('no acknowledged order is lost when the server is killed, again and again', async () => {
  const body = await openShop();
  const acknowledged: string[] = [];
  for (let kill = 0; kill < KILLS; kill += 1) {
    const server = start();
    const url = await server.url;
    const buyers = Array.from({ length: BUYERS }, async () => {
      // Until the server has ended.
      for (;;) {
        const placed = await order(url, body).catch(() => undefined);
        if (placed === undefined) return;
        if (placed.number !== undefined) acknowledged.push(placed.number);
      }
    });
    const before = acknowledged.length;
    // At least one order must be placed; the moment after it is random.
    while (acknowledged.length < before + 1 + Math.floor(Math.random() * 60)) {
      await new Promise((next) => setTimeout(next, 1));
    }
    server.kill('SIGKILL');
    await server.ended;
    await Promise.all(buyers);
  }
  const { db, close } = await connectDatabase({ dataDir });
  const rows = await db.selectFrom('orders').select('order_number').execute();
  const broken = await brokenInvariants(db);
  await close();
  const stored = new Set(rows.map(({ order_number }) => order_number));
  expect(acknowledged.length).toBeGreaterThanOrEqual(KILLS);
  expect(new Set(acknowledged).size).toBe(acknowledged.length);
  expect(acknowledged.filter((number) => !stored.has(number))).toEqual([]);
  expect(broken).toEqual([]);
});

test('a second server is refused, naming the first; told to stop, that one answers what is under way and gives the directory back', async () => {
  const body = await openShop();
  const first = start();
  const url = await first.url;
  const second = start();
  expect(await second.ended).toBe(1);
  expect(second.output()).toMatch(
    /^Pasal could not start: The data directory \S+ is in use by the server with process id \d+ at http:\S+, started \S+; stop it or choose another DATA_DIR\.$/,
  );
  const answers = Array.from({ length: UNDER_WAY }, () => order(url, body).catch(() => undefined));
  await Promise.race(answers);
  first.kill('SIGTERM');
  expect(await first.ended).toBe(0);
  const done = (await Promise.all(answers)).filter((answer) => answer !== undefined);
  expect(done.filter(({ status }) => status >= 500)).toEqual([]);
  await start().url;
  expect(done.filter(({ status }) => status === 201).length).toBeGreaterThan(0);
});

atNight(() => {
  test('a server that was frozen and replaced writes nothing more, and ends', async () => {
    const body = await openShop();
    const frozen = start();
    const url = await frozen.url;
    expect((await order(url, body)).status).toBe(201);
    const lock = join(dataDir, 'server.lock');
    const { pid } = JSON.parse(await readFile(lock, 'utf8')) as { pid: number };
    frozen.kill('SIGSTOP');
    while (!/\) T /.test(await readFile(`/proc/${pid}/stat`, 'utf8')));
    const since = Date.now();
    // The system accepts these; the server finds them when it wakes.
    const late = Array.from({ length: 5 }, () => order(url, body).catch(() => undefined));
    // As a server in another container does after it has seen no sign of life for long enough.
    await rm(lock);
    const { claim, release } = await openDataDirectory(dataDir, 'http://localhost:4000');
    taken.push(release);
    const other = await connectDatabase({ dataDir, claim });
    await createProduct(other.db, { title: 'Made by the other one' });
    while (Date.now() - since < 2 * BEAT) await new Promise((next) => setTimeout(next, 50));
    frozen.kill('SIGCONT');
    expect(await frozen.ended).toBe(1);
    expect(frozen.output()).toMatch(/Pasal ends: the data directory \S+ was taken over while/);
    expect(await Promise.all(late)).toEqual(late.map(() => undefined));
    await createProduct(other.db, { title: 'Made afterwards' });
    await other.close();
    const again = await connectDatabase({ dataDir, claim });
    const orders = await again.db.selectFrom('orders').select('id').execute();
    const titles = await again.db.selectFrom('product').select('title').orderBy('id').execute();
    const broken = await brokenInvariants(again.db);
    await again.close();
    expect([orders.length, broken]).toEqual([1, []]);
    expect(titles.slice(-2).map(({ title }) => title)).toEqual([
      'Made by the other one',
      'Made afterwards',
    ]);
  });
});

/** Lists the files that other users of the machine may open. */
async function openBelow(folder: string): Promise<string[]> {
  const names = ['.', ...(await readdir(folder, { recursive: true }))];
  const open: string[] = [];
  for (const name of names) {
    if (((await stat(join(folder, name))).mode & 0o077) !== 0) open.push(name);
  }
  return open;
}

atNight(() => {
  test('nobody else may open the files of a shop; what was open is closed at the start', async () => {
    await openShop();
    const databaseDir = join(dataDir, 'database');
    expect(await openBelow(databaseDir)).toEqual([]);
    for (const path of ['..', '.', 'PG_VERSION', 'pg_wal']) {
      await chmod(join(databaseDir, path), path === 'PG_VERSION' ? 0o666 : 0o755);
    }
    // As an older version of the shop unpacked it.
    const release = join(dataDir, 'releases/offers/1.0');
    await mkdir(release, { recursive: true, mode: 0o755 });
    await writeFile(join(release, 'server.cjs'), '', { mode: 0o644 });
    const server = start();
    const url = await server.url;
    await order(
      url,
      orderBody({ district_id: 1, city_id: 1 }, [{ id: 1, price: 1000, quantity: 1 }]),
    );
    expect(await openBelow(dataDir)).toEqual([]);
    expect(server.output()).not.toContain('Other users');
  });

  test('a taken port is told in one sentence, and the directory is free again', async () => {
    await openShop();
    const other = createServer().listen(0, '127.0.0.1');
    await once(other, 'listening');
    const { port } = other.address() as AddressInfo;
    const server = start({ PORT: String(port) });
    expect(await server.ended).toBe(1);
    other.close();
    expect(server.output()).toBe(
      `Pasal could not start: Port ${port} of 127.0.0.1 cannot be opened: it is already in use; stop the other program or choose another PORT.`,
    );
    await start().url;
  });
});

const WRONG_VARIABLES = [
  'wrong variables',
  { PORT: 'x', NODE_ENV: 'y' },
  /PORT must .* NODE_ENV must |NODE_ENV must .* PORT must /,
] as const;
const UNREACHABLE_DATABASE = [
  'an unreachable database',
  { DATABASE_URL: 'postgresql://u:geheim@127.0.0.1:1/x' },
  /DATABASE_URL/,
] as const;

test.each<readonly [string, Record<string, string>, RegExp]>(
  byForm([WRONG_VARIABLES, UNREACHABLE_DATABASE], [UNREACHABLE_DATABASE]),
)('%s: one sentence, exit code 1', async (_name, env, sentence) => {
  const server = start(env);
  expect(await server.ended).toBe(1);
  expect(server.output()).toMatch(/^Pasal could not start: [^\n]+$/);
  expect(server.output()).toMatch(sentence);
  expect(server.output()).not.toContain('geheim');
});

/** The parsed lines of a log. */
const logLines = (server: ServerProcess) =>
  server
    .output()
    .split('\n')
    .map((line) => JSON.parse(line) as Record<string, unknown>);

atNight(() => {
  test('production without an administrator: one line of the log, exit code 1', async () => {
    await putMigratedDatabase(dataDir);
    const server = start({ NODE_ENV: 'production' });
    expect(await server.ended).toBe(1);
    const msg = expect.stringMatching(/^Pasal could not start: .*ADMIN_EMAIL and ADMIN_PASSWORD/);
    expect(logLines(server)).toEqual([
      expect.objectContaining({ level: 'fatal', service: 'pasal', version: VERSION, msg }),
    ]);
  });

  test('a taken port is told before the first start makes anything', async () => {
    const other = createServer().listen(0, '127.0.0.1');
    await once(other, 'listening');
    const { port } = other.address() as AddressInfo;
    const server = start({ PORT: String(port) });
    expect(await server.ended).toBe(1);
    other.close();
    expect(server.output()).toMatch(/^Pasal could not start: Port \d+ of [^\n]+$/);
    expect(await readdir(dataDir)).toEqual([]);
  });
});

atNight(() => {
  test.each([
    ['is a file', 'a file is in the way'],
    ['lies below a file', 'a file is in the way'],
    ['cannot be made', 'nothing can be made there'],
  ] as const)('a directory that %s: one sentence, exit code 1', async (where, reason) => {
    const file = join(dataDir, 'file');
    await writeFile(file, '');
    const places = {
      'is a file': file,
      'lies below a file': join(file, 'below'),
      'cannot be made': '/proc/pasal/data',
    };
    const server = start({ DATA_DIR: places[where] });
    expect(await server.ended).toBe(1);
    expect(server.output()).toMatch(
      /^Pasal could not start: The data directory [^\n]+ cannot be written: [^\n]+$/,
    );
    expect(server.output()).toContain(reason);
  });

  test('an embedded database that cannot be written is told in words', async () => {
    const files = join(dataDir, 'database');
    await mkdir(files);
    await writeFile(join(files, 'PG_VERSION'), '17');
    const server = start();
    expect(await server.ended).toBe(1);
    expect(server.output()).toMatch(
      /^Pasal could not start: The embedded database in \S+ cannot be opened: (?!\[object|Aborted)[^\n]+$/,
    );
  });

  test('pictures that are away at the start: the folder is named and not made, and found when it is back', async () => {
    await openShop();
    const server = start();
    const url = await server.url;
    const uploads = join(dataDir, 'uploads');
    expect(server.output()).toContain(`The pictures' folder ${uploads} is missing or empty`);
    expect(server.output()).not.toContain('DATA_DIR');
    const ready = async () => (await fetch(`${url}/readyz`)).status;
    expect(await ready()).toBe(503);
    expect((await fetch(`${url}/api/v1/product/public`)).status).toBe(200);
    expect((await fetch(`${url}/uploads/one.webp`)).status).toBe(404);
    expect(await readdir(dataDir)).not.toContain('uploads');
    await mkdir(`${uploads}-mounted`);
    await writeFile(join(`${uploads}-mounted`, 'one.webp'), '');
    await rename(`${uploads}-mounted`, uploads);
    while ((await ready()) !== 200) await new Promise((next) => setTimeout(next, 100));
  });
});

test('production opens with its administrator and no demo data', async () => {
  const admin = { email: 'gita@pasal.example', password: 'himal-barsha-1987' };
  const env = {
    NODE_ENV: 'production',
    ADMIN_EMAIL: admin.email,
    ADMIN_PASSWORD: admin.password,
  };
  const first = start(env);
  const url = await first.url;
  expect(first.output()).not.toContain('demo');
  const login = await fetch(`${url}/api/v1/auth/staffLogin`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(admin),
  });
  const products = await (await fetch(`${url}/api/v1/product/public`)).json();
  const metrics = await (await fetch(`${url}/metrics`)).text();
  expect(metrics).toContain('pasal_renders_total');
  expect([login.status, products]).toEqual([200, expect.objectContaining({ total: 0 })]);
  first.kill('SIGTERM');
  await first.ended;
  // A collector of logs can read every line of the output, from the first one on.
  const said = { level: 'info', service: 'pasal', version: VERSION };
  expect(logLines(first)).toContainEqual(
    expect.objectContaining({ ...said, msg: expect.stringMatching(/^Pasal is open at http/) }),
  );
  await start({ NODE_ENV: 'production' }).url;
});
