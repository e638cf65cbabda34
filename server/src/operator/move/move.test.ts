import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { besides } from '@pasal/core/files/besides';
import { keysOf, type ServedFiles } from '@pasal/core/files/files';
import { IN_DATABASE } from '@pasal/platform/server/release/release-archives';
import { findArchive } from '@pasal/platform/server/release/archive.repository';
import { readConfig } from '../../config/config';
import { openFiles } from '../../files/open-files';
import { pictureIngest } from '../../pictures/ingest';
import { MARK } from '../../pictures/picture-folder';
import { pictureDerivations } from '../../pictures/picture-derivations';
import { findPicture } from '../../pictures/picture-source';
import { createProduct, signedIn } from '../../testing/factories';
import { addThroughForm, filesBelow } from '../../testing/product-forms';
import { archiveOfRecord, recordOfVersion, uploadArchive } from '../../testing/release-uploads';
import { startS3, type S3Server } from '../../testing/s3-server';
import { openTestApp, ORIGIN, type TestApp } from '../../testing/test-app';
import { picturesIn } from '../picture-files';
import { moveArchives } from './move-archives';
import { copyPictures, removeMoved } from './move-pictures';

let store: S3Server;
let shop: TestApp;
let disk: ServedFiles;
let bucket: ServedFiles;
let staff: Record<string, string>;
const nothing = () => undefined;

beforeEach(async () => {
  store = await startS3();
  shop = await openTestApp();
  disk = shop.pictures;
  const dataDir = join(shop.uploadsDir, '..');
  bucket = openFiles(readConfig({ ...store.env, DATA_DIR: dataDir })).pictures;
  staff = (await signedIn(shop, 'admin')).headers;
  // Makes the brand and the category.
  await createProduct(shop.db, { images: '[]' });
});
afterEach(async () => {
  await shop.close();
  await store.close();
});

const add = () => addThroughForm(shop, staff, { status: 'approve' });
const puts = () => store.asked.filter((line) => line.startsWith('PUT')).length;

test('pictures go from the disk into the store with their variants, and nothing is drawn again', async () => {
  const { images } = await add();
  expect(await copyPictures({ from: disk, to: bucket }, nothing)).toEqual({ copied: 3, there: 0 });
  expect(await picturesIn(bucket)).toEqual(await picturesIn(disk));
  expect(await keysOf(bucket, '.derived/')).toHaveLength(3 * 21);
  const never = pictureDerivations(bucket, {
    render: () => Promise.reject(new Error('it was drawn')),
  });
  for (const path of images) {
    const source = await findPicture(bucket, path.replace('/uploads/', ''));
    if (source === null) throw new Error('there is no such picture');
    expect(await never.derive(source, 320, 'avif')).toBeInstanceOf(Buffer);
  }
  expect(await bucket.head(MARK)).not.toBeNull();
});

test('a run that was cut off goes on where it stopped, and one more run copies nothing', async () => {
  await add();
  let left = 30;
  store.have(({ method }) => {
    if (method === 'PUT') left -= 1;
    return left < 0 ? 'refused' : undefined;
  });
  await expect(copyPictures({ from: disk, to: bucket }, nothing)).rejects.toMatchObject({
    code: 'UNAVAILABLE',
  });
  store.have();
  const before = puts();
  await copyPictures({ from: disk, to: bucket }, nothing);
  expect(puts() - before).toBeLessThan(1 + 3 * 22);
  expect(await keysOf(bucket)).toHaveLength(1 + 3 * 22);
  const after = puts();
  expect(await copyPictures({ from: disk, to: bucket }, nothing)).toEqual({ copied: 0, there: 3 });
  expect(puts()).toBe(after);
});

test('bytes that came to harm on the way are found, and a run that follows mends them', async () => {
  await add();
  store.have(({ method, url }) =>
    method === 'GET' && url.includes('/products/') ? 'spoiled' : undefined,
  );
  await expect(copyPictures({ from: disk, to: bucket }, nothing)).rejects.toMatchObject({
    reason: expect.stringContaining('has other bytes than were stored'),
  });
  store.have();
  const [name = ''] = await picturesIn(disk);
  await bucket.put(name, Buffer.from('other bytes'));
  await copyPictures({ from: disk, to: bucket }, nothing);
  const there = await bucket.read(name);
  expect(there?.equals(await readFile(join(shop.uploadsDir, name)))).toBe(true);
});

test('while it moves the shop has every picture, whichever way its servers look', async () => {
  const { images } = await add();
  const keys = images.map((path) => path.replace('/uploads/', ''));
  const before = besides(disk, bucket);
  const after = besides(bucket, disk);
  // A server that is starting accepts a picture, before the command has copied anything.
  await pictureIngest(after).remove([images[2] ?? '']);
  await bucket.put('products/new.webp', Buffer.from('taken in by the new one'));
  await disk.put('products/old.webp', Buffer.from('taken in by the old one'));
  for (const files of [before, after]) {
    for (const key of [...keys.slice(0, 2), 'products/new.webp', 'products/old.webp']) {
      expect(await files.read(key)).not.toBeNull();
      expect(await findPicture(files, key)).not.toBeNull();
      expect(await files.local(key, async (file) => (await readFile(file)).length)).toBeGreaterThan(
        0,
      );
    }
    expect(await files.read(keys[2] ?? '')).toBeNull();
  }
  await copyPictures({ from: disk, to: bucket }, nothing);
  expect(await picturesIn(bucket)).toHaveLength(4);
});

test('what is at both places goes from the old one, with the mark; back again it is the same', async () => {
  await add();
  const names = await picturesIn(disk);
  await copyPictures({ from: disk, to: bucket }, nothing);
  await disk.put('products/late.webp', Buffer.from('came after'));
  expect(await removeMoved(disk, bucket)).toBe(4);
  expect(await filesBelow(shop.uploadsDir)).toEqual([]);
  expect(await disk.head(MARK)).toBeNull();
  expect(await picturesIn(bucket)).toEqual([...names, 'products/late.webp'].toSorted());
  expect(await copyPictures({ from: bucket, to: disk }, nothing)).toEqual({ copied: 4, there: 0 });
  expect(await picturesIn(disk)).toEqual(await picturesIn(bucket));
  expect(await keysOf(disk, '.derived/')).toHaveLength(3 * 21);
});

test('archives go from the database into the store and back', async () => {
  const record = recordOfVersion('1.0', { name: 'offers', title: 'the offers' });
  const archive = await archiveOfRecord(record);
  await uploadArchive(shop, { ...staff, origin: ORIGIN }, 'offers', archive);
  const { archives } = openFiles(readConfig({ ...store.env, DATA_DIR: shop.uploadsDir }));
  const version = { name: 'offers', version: '1.0' };
  const to = archives.into;
  expect(await moveArchives(shop.db, { from: undefined, to })).toEqual({ copied: 1, there: 0 });
  expect(await findArchive(shop.db, IN_DATABASE, version)).toBeNull();
  expect((await findArchive(shop.db, archives, version))?.equals(archive)).toBe(true);
  expect(await moveArchives(shop.db, { from: to, to: undefined })).toEqual({ copied: 1, there: 0 });
  expect((await findArchive(shop.db, IN_DATABASE, version))?.equals(archive)).toBe(true);
});
