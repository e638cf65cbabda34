import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { freePort, startTestPostgres, type TestPostgres } from '../testing/database/test-postgres';
import { makeBaseImages } from '../testing/deployment/base-images';
import { buildImage, sizeOf, sizeOfBase } from '../testing/deployment/built-image';
import { ensureInstalled } from '../testing/deployment/debian-program';
import { readImageFile } from '../testing/deployment/image-file';
import { firstDay, pictureOf } from '../testing/first-day';
import { startS3, type S3Server } from '../testing/s3-server';

// Installs all packages, builds all, and installs those of production, on a machine that may be busy.
jest.setTimeout(3_600_000);

/** Maximum size of an image in megabytes, and that of its Debian base. */
const MOST = 400;
const PUBLISHED_BASE = 79;
const SHOP = 'https://shop.example.com';
const OWNER = { shop: SHOP, email: 'owner@example.com', password: 'himal-barsha-1987' };

let image: ReturnType<typeof buildImage>;
let postgres: TestPostgres;
let store: S3Server;
const { bases } = readImageFile();

beforeAll(async () => {
  ensureInstalled(['buildah', 'mmdebstrap']);
  makeBaseImages(bases);
  image = buildImage('localhost/pasal-test');
  postgres = await startTestPostgres();
  store = await startS3();
});
afterAll(async () => {
  await store?.close();
  await postgres?.stop();
  image?.remove();
});

const inside = (...names: string[]) => join(image.rootfs, 'srv/pasal', ...names);

test('the image is small, and has nothing that builds', () => {
  const own = sizeOf(image.rootfs) - sizeOfBase(bases.at(-1) ?? '');
  expect(own + PUBLISHED_BASE).toBeLessThanOrEqual(MOST);
  const programs = ['usr/bin', 'usr/local/bin', 'srv/pasal/node_modules/.bin'].flatMap((folder) =>
    readdirSync(join(image.rootfs, folder)),
  );
  const builders = /^(?:cc|gcc|g\+\+|clang|make|ld|npm|npx|corepack|python3?|esbuild|webpack|tsc)$/;
  expect(programs).toContain('node');
  expect(programs.filter((name) => builders.test(name))).toEqual([]);
  expect(existsSync(inside('demo/dist'))).toBe(false);
});

test('it lists every package in it, those within the builds too, with its licence', () => {
  type Bill = { components: { name: string; version: string }[] };
  const { components } = JSON.parse(readFileSync(inside('sbom.json'), 'utf8')) as Bill;
  const lock = readFileSync(inside('node_modules/.package-lock.json'), 'utf8');
  type Lock = { packages: Record<string, { version?: string; link?: boolean }> };
  const installed = Object.entries((JSON.parse(lock) as Lock).packages).flatMap(
    ([place, { version, link }]) =>
      link || version === undefined || !place.includes('node_modules/')
        ? []
        : [`${place.replace(/^.*node_modules\//, '')}@${version}`],
  );
  const listed = components.map(({ name, version }) => `${name}@${version}`);
  expect(installed.length).toBeGreaterThan(50);
  expect(installed.filter((name) => !listed.includes(name))).toEqual([]);
  for (const name of ['react-dom', 'styled-components', 'fastify', 'sharp', 'axe-core']) {
    expect(components.map((each) => each.name)).toContain(name);
  }
  const licences = readdirSync(inside('licences'));
  const without = listed.filter((name) => !licences.includes(`${name.replace('/', '+')}.txt`));
  expect(without).toEqual([]);
  expect(licences).toContain('node.txt');
});

const statusOf = (pid: number) => readFileSync(`/proc/${pid}/status`, 'utf8');

test('it sells from a disk nobody can write to, as nobody, with nothing kept but in PostgreSQL and the store', async () => {
  const port = String(await freePort());
  const variables = {
    PORT: port,
    DATABASE_URL: await postgres.createDatabase(),
    PUBLIC_URL: SHOP,
    ADMIN_EMAIL: OWNER.email,
    ADMIN_PASSWORD: OWNER.password,
    ...store.env,
  };
  const url = `http://127.0.0.1:${port}`;
  const first = image.start(image.settings.Cmd, variables);
  await first.url;
  expect((await fetch(`${url}/readyz`)).status).toBe(200);
  expect(statusOf(first.pid)).toMatch(/^Uid:\t10001\t10001\t10001\t10001$/m);
  expect(statusOf(first.pid)).toMatch(/^CapBnd:\t0+$/m);
  expect(readFileSync(`/proc/${first.pid}/mounts`, 'utf8')).toMatch(/^\S+ \/ \S+ ro[, ]/m);
  const day = await firstDay(url, OWNER);

  const [kind, ...check] = image.settings.Healthcheck.Test;
  expect(kind).toBe('CMD');
  expect(await image.start(check, { PORT: port }).ended).toBe(0);
  expect(await image.start(check, { PORT: String(await freePort()) }).ended).toBe(1);

  first.kill('SIGTERM');
  expect(await first.ended).toBe(0);
  // The next container has an empty volume.
  const next = image.start(image.settings.Cmd, variables);
  await next.url;
  const api = `${url}/api/v1`;
  const orders = await fetch(`${api}/order-product`, { headers: day.headers });
  expect(await orders.text()).toContain(day.order.order_number);
  expect((await pictureOf(`${url}${day.picture}`)).equals(day.bytes)).toBe(true);
  const doctor = image.start(['node', 'server/dist/doctor.mjs'], variables);
  expect([await doctor.ended, doctor.output()]).toEqual([0, expect.any(String)]);
  next.kill('SIGTERM');
  await next.ended;
});
