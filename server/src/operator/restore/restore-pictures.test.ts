import { lstat, mkdir, mkdtemp, readdir, rename, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { diskFiles } from '@pasal/core/files/disk-files';
import type { ConnectedDatabase } from '../../db/connect';
import { createProduct, createStaff } from '../../testing/factories';
import { openEmptyEmbedded } from '../../testing/database/embedded-database';
import { contentsOf, picturesOf } from '../../testing/shop-contents';
import { readArchive } from '../archive-reader';
import { backupShop } from '../backup';
import { UPLOADS_FOLDER } from '../backup-format';
import { examineShop } from '../doctor';
import { restoreShop } from './restore';
import { stagePictures } from './restore-pictures';

let directory: string;
let made = 0;
const opened: ConnectedDatabase[] = [];
beforeEach(async () => {
  directory = await mkdtemp(join(tmpdir(), 'pasal-restore-'));
});
afterEach(async () => {
  for (const { close } of opened.splice(0)) await close();
  await rm(directory, { recursive: true, force: true });
});

async function emptyShop() {
  const database = await openEmptyEmbedded();
  opened.push(database);
  made += 1;
  const uploadsDir = join(directory, `uploads-${made}`);
  return { db: database.db, uploadsDir, pictures: diskFiles(uploadsDir) };
}

type Shop = Awaited<ReturnType<typeof emptyShop>>;

async function write(uploadsDir: string, path: string, content: string) {
  await mkdir(dirname(join(uploadsDir, path)), { recursive: true });
  await writeFile(join(uploadsDir, path), content);
}

async function shopWithPictures(): Promise<Shop> {
  const shop = await emptyShop();
  await createStaff(shop.db, 'admin');
  await createProduct(shop.db);
  for (const name of ['one', 'two', 'three']) await write(shop.uploadsDir, `${name}.webp`, name);
  await write(shop.uploadsDir, '.derived/one-320.webp', 'made again when asked for');
  return shop;
}

async function backupOf(shop: Shop): Promise<string> {
  const file = join(directory, 'shop.backup');
  await backupShop({ ...shop, file });
  return file;
}

test('pictures in a folder that a link leads to stay behind the link', async () => {
  const file = await backupOf(await shopWithPictures());
  const target = await shopWithPictures();
  const shared = join(directory, 'shared');
  await rename(target.uploadsDir, shared);
  await symlink(shared, target.uploadsDir);
  await write(shared, 'old/one.webp', 'of the old shop');
  await restoreShop({ ...target, file, force: true });
  expect((await lstat(target.uploadsDir)).isSymbolicLink()).toBe(true);
  expect((await readdir(shared)).toSorted()).toEqual(['one.webp', 'three.webp', 'two.webp']);
  expect((await examineShop(target)).findings).toEqual([]);
});

/** Runs everything up to the end of the transaction, which it never reaches. */
async function dyingRestore({ pictures: files }: Shop, file: string, force: boolean) {
  const pictures = await stagePictures(files, !force);
  for await (const entry of readArchive(file)) {
    if (entry.name.startsWith(UPLOADS_FOLDER)) await pictures.add(entry);
  }
  await pictures.publish();
  return pictures;
}

describe('a restore that dies', () => {
  test('leaves the old shop whole, with all its pictures, and the next try ends it', async () => {
    const source = await shopWithPictures();
    await write(source.uploadsDir, 'products/new.webp', 'of the new shop');
    const file = await backupOf(source);
    const target = await shopWithPictures();
    await write(target.uploadsDir, 'one.webp', 'another one');
    const before = await picturesOf(target.uploadsDir);
    await dyingRestore(target, file, true);
    expect(await picturesOf(target.uploadsDir)).toMatchObject(before);
    expect((await examineShop(target)).findings).toEqual([
      'A restore did not finish. Run it again, with --force if there is a shop.',
    ]);
    await restoreShop({ ...target, file, force: true });
    expect(await contentsOf(target)).toEqual(await contentsOf(source));
    expect((await examineShop(target)).findings).toEqual([]);
  });

  test('in an empty place is repeated by the same words', async () => {
    const source = await shopWithPictures();
    const file = await backupOf(source);
    const target = await emptyShop();
    await dyingRestore(target, file, false);
    await restoreShop({ ...target, file, force: false });
    expect(await contentsOf(target)).toEqual(await contentsOf(source));
  });

  test('after its rows are there leaves a shop whole as well, and the next try tidies up', async () => {
    const source = await shopWithPictures();
    await write(source.uploadsDir, 'products/new.webp', 'of the new shop');
    const file = await backupOf(source);
    const target = await emptyShop();
    await restoreShop({ ...target, file, force: false });
    await write(target.uploadsDir, 'products/left.webp', 'of the shop before');
    await dyingRestore(target, file, true);
    expect(await picturesOf(target.uploadsDir)).toMatchObject(await picturesOf(source.uploadsDir));
    await restoreShop({ ...target, file, force: true });
    expect(await contentsOf(target)).toEqual(await contentsOf(source));
  });
});
