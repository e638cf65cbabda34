import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { RESERVE } from '@pasal/core/data-directory/free-space';
import { connectDatabase } from '../db/connect';
import {
  createCity,
  createProduct,
  createStaff,
  freshPhone,
  orderBody,
  openSessionOf,
  PASSWORD,
  sessionCookie,
} from '../testing/factories';
import { brokenInvariants } from '../testing/database/invariants';
import { putMigratedDatabase } from '../testing/database/migrated-directory';
import { encodeForm, fieldsOf, PRODUCT_FIELDS, threeImages } from '../testing/product-forms';
import { archiveOfRecord, recordOfVersion } from '../testing/release-uploads';
import {
  buildServer,
  QUICK_START,
  startProcess,
  type ServerProcess,
} from '../testing/server-process';
import { mayMount, mountSmallDisk, type SmallDisk } from '../testing/small-disk';
import { freshAddress } from '../testing/test-app';
import { atNight, byForm } from '../testing/test-form';

const CACHE = resolve(__dirname, '../../node_modules/.cache/pasal-test');
const MEGABYTES = 192;
const EMAIL = 'admin@pasal.test';

let buildDirectory: string;
let main: string;
let disk: SmallDisk;
let server: ServerProcess | undefined;

interface Heard {
  status: number;
  message?: string;
  order?: { order_number: string };
}

async function ask(url: string, options: RequestInit = {}): Promise<Heard> {
  const answer = await fetch(url, {
    ...options,
    headers: { 'x-forwarded-for': freshAddress(), ...options.headers },
  });
  const text = await answer.text();
  const isJson = answer.headers.get('content-type')?.includes('json') === true;
  return { ...(isJson ? (JSON.parse(text) as object) : {}), status: answer.status };
}

const send = (url: string, body: object, headers: Record<string, string> = {}) =>
  ask(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  });

async function openShop() {
  const { folder: dataDir } = disk;
  await putMigratedDatabase(dataDir);
  const { db, close } = await connectDatabase({ dataDir });
  const { id: admin } = await createStaff(db, 'admin', EMAIL);
  const cookie = sessionCookie(await openSessionOf(db, admin));
  const place = await createCity(db);
  const { id } = await createProduct(db, { in_stock: 100_000 });
  await mkdir(join(dataDir, 'uploads'));
  await writeFile(join(dataDir, 'uploads/one.webp'), '');
  await close();
  server = startProcess(main, { DATA_DIR: dataDir, TRUST_PROXY: '127.0.0.1' }, QUICK_START);
  const url = await server.url;
  const body = orderBody(place, [{ id, price: 1000, quantity: 1 }]);
  const headers = { ...cookie, origin: url };
  return {
    url,
    ready: () => ask(`${url}/readyz`),
    order: () => send(`${url}/api/v1/order-product`, { ...body, phone: freshPhone() }),
    logIn: () => send(`${url}/api/v1/auth/staffLogin`, { email: EMAIL, password: PASSWORD }),
    addProduct: async () => {
      const form = await encodeForm([...fieldsOf(PRODUCT_FIELDS), ...(await threeImages())]);
      return ask(`${url}/api/v1/product`, {
        method: 'POST',
        headers: { ...headers, ...form.headers },
        body: new Uint8Array(form.body),
      });
    },
    upload: async () =>
      ask(`${url}/api/v1/release/offers/upload`, {
        method: 'POST',
        headers: { ...headers, 'content-type': 'application/gzip' },
        body: new Uint8Array(await archiveOfRecord(recordOfVersion('1.0.0', { name: 'offers' }))),
      }),
    staffReads: () => ask(`${url}/api/v1/order-product`, { headers }),
  };
}

// A user who may not mount has the planted errors of `http/errors/error-response.test.ts` and
// `db/embedded-disk.test.ts`.
(mayMount() ? describe : describe.skip)('a disk of its own size', () => {
  beforeAll(async () => {
    await mkdir(CACHE, { recursive: true });
    buildDirectory = await mkdtemp(join(CACHE, 'server-'));
    main = await buildServer(buildDirectory);
  });
  beforeEach(async () => {
    disk = await mountSmallDisk(MEGABYTES);
  });
  afterEach(async () => {
    server?.kill('SIGKILL');
    await server?.ended;
    await disk.remove();
  });
  afterAll(() => rm(buildDirectory, { recursive: true, force: true }));

  const LAST_BYTE = ['to its last byte', 0] as const;
  const NEARLY = ['but for less than the embedded database may need', RESERVE / 2] as const;

  test.each(byForm<readonly [string, number]>([LAST_BYTE, NEARLY], [LAST_BYTE]))(
    'full %s: 503 with words, not ready, readable, whole, and all well once there is room',
    async (_how, left) => {
      const shop = await openShop();
      const acknowledged: string[] = [];
      const tryOrder = async () => {
        const heard = await shop.order();
        if (heard.order) acknowledged.push(heard.order.order_number);
        return heard;
      };
      expect([await tryOrder(), await shop.ready(), await shop.logIn()]).toMatchObject([
        { status: 201 },
        { status: 200 },
        { status: 200 },
      ]);
      await disk.fill(left);
      const full = { status: 503, message: expect.stringContaining('its disk is full') };
      while ((await tryOrder()).status === 201);
      for (let time = 0; time < 20; time += 1) expect(await tryOrder()).toMatchObject(full);
      expect(await shop.logIn()).toMatchObject(full);
      expect(await shop.addProduct()).toMatchObject(full);
      expect(await shop.upload()).toMatchObject(full);
      let heard = await shop.ready();
      while (heard.status === 200) heard = await shop.ready();
      expect(heard).toMatchObject(full);
      // Visitors who only read are served.
      expect((await ask(`${shop.url}/healthz`)).status).toBe(200);
      expect((await ask(`${shop.url}/api/v1/product/public`)).status).toBe(200);
      expect((await shop.staffReads()).status).toBe(200);
      const metrics = await (await fetch(`${shop.url}/metrics`)).text();
      const free = Number(/^pasal_disk_free_bytes\{folder="data"\} (\S+)$/m.exec(metrics)?.[1]);
      expect(free).toBeLessThanOrEqual(left);

      await disk.empty();
      while ((await shop.ready()).status !== 200) await new Promise((next) => setTimeout(next, 50));
      expect([await tryOrder(), await shop.logIn(), await shop.addProduct()]).toMatchObject([
        { status: 201 },
        { status: 200 },
        { status: 201 },
      ]);
      expect((await shop.upload()).status).toBe(201);
      server?.kill('SIGTERM');
      expect(await server?.ended).toBe(0);
      const { db, close } = await connectDatabase({ dataDir: disk.folder });
      const orders = await db.selectFrom('orders').select('order_number').orderBy('id').execute();
      const broken = await brokenInvariants(db);
      await close();
      expect(orders.map(({ order_number }) => order_number)).toEqual(acknowledged);
      expect(broken).toEqual([]);
    },
  );

  atNight(() => {
    test('a server does not start on a full disk, and says so in one sentence', async () => {
      await putMigratedDatabase(disk.folder);
      await disk.fill(RESERVE / 2);
      server = startProcess(main, { DATA_DIR: disk.folder }, QUICK_START);
      expect(await server.ended).toBe(1);
      expect(server.output()).toMatch(
        /^Pasal could not start: The embedded database in \S+ cannot be opened: the disk is full \(\d+ MB left, it needs \d+ MB\)$/,
      );
    });
  });
});
