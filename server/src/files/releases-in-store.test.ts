import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { connectDatabase } from '../db/connect';
import { diskFiles } from '@pasal/core/files/disk-files';
import { deleteAll, keysOf } from '@pasal/core/files/files';
import { digestOf } from '@pasal/platform/server/release/archive';
import { archiveKey, IN_DATABASE } from '@pasal/platform/server/release/release-archives';
import { findArchive } from '@pasal/platform/server/release/archive.repository';
import { backupShop } from '../operator/backup';
import { checkBackup } from '../operator/check-backup';
import { restoreShop } from '../operator/restore/restore';
import { createProduct, signedIn } from '../testing/factories';
import { openOtherReleases } from '../testing/release-shop';
import { archiveOfRecord, recordOfVersion, uploadArchive } from '../testing/release-uploads';
import { startS3, type S3Server } from '../testing/s3-server';
import { openTestApp, ORIGIN, servePages, type TestApp } from '../testing/test-app';
import { sweepFiles } from './sweep-files';

let store: S3Server;
let shop: TestApp;
let admin: Record<string, string>;
let directory: string;
const folders: string[] = [];

beforeAll(async () => {
  store = await startS3();
  shop = await openTestApp({ env: store.env, web: servePages });
  directory = await mkdtemp(join(tmpdir(), 'pasal-releases-in-store-'));
});
beforeEach(async () => {
  store.have();
  shop.app.log.level = 'silent';
  await shop.reset();
  ({ headers: admin } = await signedIn(shop, 'admin'));
  await deleteAll(archives(), await keysOf(archives()));
});
afterAll(async () => {
  await shop.close();
  await store.close();
  await rm(directory, { recursive: true });
  for (const folder of folders) rmSync(folder, { recursive: true, force: true });
});

function archives() {
  const { into } = shop.archives;
  if (into === undefined) throw new Error('the archives are in no store');
  return into;
}
const record = recordOfVersion('1.0', { name: 'offers', title: 'the offers' });
const upload = async () =>
  uploadArchive(shop, { ...admin, origin: ORIGIN }, 'offers', await archiveOfRecord(record));
const parts = () => shop.db.selectFrom('release_part').selectAll().execute();
const rows = () => shop.db.selectFrom('release').select(['name', 'digest']).execute();

/** Another server of the shop, which has unpacked nothing yet. */
function otherServer() {
  const folder = mkdtempSync(join(tmpdir(), 'pasal-other-'));
  folders.push(folder);
  const options = { root: folder, archives: shop.archives };
  return openOtherReleases({ db: shop.db, uploadsDir: folder }, options);
}

test('an archive goes into the store before its row, and another server unpacks it from there', async () => {
  expect((await upload()).status).toBe(201);
  const [row] = await rows();
  expect(await keysOf(archives())).toEqual([`${row?.digest}.tar.gz`]);
  expect(await parts()).toEqual([]);
  const found = await otherServer().findForVisitor('offers', '1.0');
  expect(readFileSync(join(found?.folder ?? '', 'remoteEntry.js'), 'utf8')).toBe("'1.0'");
});

test('an archive of other bytes is never unpacked', async () => {
  await upload();
  const [key = ''] = await keysOf(archives());
  const other = recordOfVersion('1.0', { name: 'offers', title: 'something else' });
  await archives().put(key, await archiveOfRecord(other));
  await expect(otherServer().findForVisitor('offers', '1.0')).rejects.toMatchObject({
    code: 'UNAVAILABLE',
  });
});

test('while the store is away an upload is a 503 and leaves no row; it can be repeated', async () => {
  store.have(() => 'refused');
  expect(await upload()).toMatchObject({ status: 503, body: { code: 'UNAVAILABLE' } });
  expect(await rows()).toEqual([]);
  store.have();
  expect((await upload()).status).toBe(201);
});

test('an archive that no row names goes after a week', async () => {
  await upload();
  const swept = { db: shop.db, pictures: shop.pictures, archives: shop.archives };
  const [{ digest = '' } = {}] = await rows();
  await shop.db.deleteFrom('release').execute();
  expect((await sweepFiles(swept)).removed).toEqual([]);
  const key = archiveKey(digest);
  const old = { [key]: '2020-01-01T00:00:00Z' };
  await archives().put('.unnamed.json', Buffer.from(JSON.stringify(old)));
  expect((await sweepFiles(swept)).removed).toEqual([key]);
});

test('a backup has them as a database has, in a file or a store, and is restored where there is no store', async () => {
  await createProduct(shop.db, { images: '[]' });
  await upload();
  const [{ digest } = {}] = await rows();
  const { env } = process;
  process.env = { ...env, ...store.env };
  const [, endpoint] = store.env.FILES_URL?.split('?') ?? [];
  const target = await connectDatabase({});
  try {
    for (const file of [
      join(directory, 'shop.tar.gz'),
      `s3://shop/backups/shop.tar.gz?${endpoint}`,
    ]) {
      const { db, pictures } = shop;
      await backupShop({ db, pictures, archives: shop.archives.from, file });
      await expect(backupShop({ db, pictures, file })).rejects.toThrow('exists already');
      expect((await checkBackup(file)).files).toBe(1);
      const uploads = await mkdtemp(join(directory, 'uploads-'));
      await restoreShop({ db: target.db, pictures: diskFiles(uploads), file, force: true });
      const found = await findArchive(target.db, IN_DATABASE, { name: 'offers', version: '1.0' });
      expect(found && digestOf(found)).toBe(digest);
    }
  } finally {
    process.env = env;
    await target.close();
  }
});
