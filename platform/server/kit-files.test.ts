import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openTestApp, type TestApp } from '@pasal/server/testing/test-app';
import { keepKit, registerKitFiles } from './kit-files';

const root = mkdtempSync(join(tmpdir(), 'pasal-kit-'));
const index = { shared: 'shared-1.0.0-a.tgz', kit: 'remote-kit-1.0.0-a.tgz' };
let shop: TestApp;

const put = (file: string, text: string) =>
  writeFileSync(join(root, 'platform/kit/dist', file), text);
async function get(file: string) {
  const { statusCode, body, headers } = await shop.app.inject({ url: `/kit/${file}` });
  return { statusCode, body, kept: headers['cache-control'] };
}

beforeAll(async () => {
  mkdirSync(join(root, 'platform/kit/dist'), { recursive: true });
  shop = await openTestApp({
    web: (scope, db) => registerKitFiles(scope, { db, root }),
    // It says in its log that the kit is not built, which is what the first test wants.
    logStream: { write: () => undefined },
  });
});
afterAll(async () => {
  await shop.close();
  rmSync(root, { recursive: true });
});

test('says so while the kit is not built', async () => {
  expect(await get('index.json')).toMatchObject({ statusCode: 503 });
});

test('serves the index, the packages it names, and nothing else of that folder', async () => {
  put('index.json', JSON.stringify(index));
  put(index.shared, 'shared');
  put(index.kit, 'kit');
  put('kit.json', 'private');
  const immutable = 'public, max-age=31536000, immutable';
  const never = 'no-store';
  expect(JSON.parse((await get('index.json')).body)).toEqual(index);
  expect(await get(index.shared)).toEqual({ statusCode: 200, body: 'shared', kept: immutable });
  expect(await get('shared.tgz')).toEqual({ statusCode: 200, body: 'shared', kept: never });
  expect(await get('remote-kit.tgz')).toEqual({ statusCode: 200, body: 'kit', kept: never });
  for (const file of ['kit.json', '..%2f..%2fsecret', 'shared-0.9.0-b.tgz']) {
    expect((await get(file)).statusCode).toBe(404);
  }
});

test('what a team installed once can be installed again after the shop was upgraded', async () => {
  await keepKit({ db: shop.db, root });
  const next = { shared: 'shared-1.1.0-b.tgz', kit: 'remote-kit-1.1.0-b.tgz' };
  put('index.json', JSON.stringify(next));
  put(next.shared, 'newer');
  rmSync(join(root, 'platform/kit/dist', index.shared));
  expect(await get('shared.tgz')).toMatchObject({ body: 'newer' });
  expect(await get(index.shared)).toMatchObject({ statusCode: 200, body: 'shared' });
  expect(await get(index.kit)).toMatchObject({ statusCode: 200, body: 'kit' });
});
