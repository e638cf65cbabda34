import { createHash, randomBytes } from 'node:crypto';
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startS3, type S3Server } from '../../server/src/testing/s3-server';
import { diskFiles } from './disk-files';
import { keysOf, readWhole, type ServedFiles } from './files';
import { keptFiles } from './kept-files';
import { s3Client } from './s3/s3-client';
import { s3Files } from './s3/s3-files';

let root: string;
let store: S3Server;
let files: ServedFiles;

beforeAll(async () => {
  store = await startS3();
});
beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'pasal-files-'));
});
afterEach(() => rm(root, { recursive: true, force: true }));
afterAll(() => store.close());

const inStore = (prefix: string) =>
  s3Files(s3Client({ ...store.place, prefix }, { firstPause: 5, answersWithin: 30_000 }));

/** Three chunks, then a call of `end`. */
async function* stream(end: () => void) {
  for (let at = 0; at < 3; at += 1) yield randomBytes(50_000);
  end();
}

let made = 0;
describe.each([
  ['on a disk', () => diskFiles(root)],
  [
    'in a store',
    () => {
      made += 1;
      return keptFiles(inStore(`shop-${made}/`), join(root, 'files'));
    },
  ],
])('files %s', (_where, open) => {
  beforeEach(() => {
    files = open();
  });

  test('what is put is there: whole, by its key, with its size and time', async () => {
    const before = Date.now();
    const bytes = randomBytes(100_000);
    await files.put('products/a-b_c.webp', bytes);
    expect((await readWhole(files, 'products/a-b_c.webp'))?.equals(bytes)).toBe(true);
    expect((await files.read('products/a-b_c.webp'))?.equals(bytes)).toBe(true);
    const facts = await files.head('products/a-b_c.webp');
    expect(facts?.size).toBe(100_000);
    // A store's clock has a resolution of a second.
    expect(Math.abs((facts?.modified.getTime() ?? 0) - before)).toBeLessThan(10_000);
    const local = await files.local('products/a-b_c.webp', (file) => readFile(file));
    expect(local.equals(bytes)).toBe(true);
  });

  test('a file that somebody put there by hand may be called anything', async () => {
    const key = 'by hand/camera 1 (copy) 50% #2? +é.webp';
    await files.put(key, Buffer.from('1'));
    expect(await keysOf(files)).toEqual([key]);
    expect(String(await readWhole(files, key))).toBe('1');
    await files.delete(key);
    expect(await files.head(key)).toBeNull();
  });

  test('put again it is the newer, also where it had been read', async () => {
    await files.put('one', Buffer.from('older'));
    await files.read('one');
    await files.put('one', Buffer.from('newer'));
    expect(String(await files.read('one'))).toBe('newer');
  });

  test('a stream is put as well; one that fails leaves nothing', async () => {
    await files.put(
      'whole',
      stream(() => undefined),
    );
    expect((await files.head('whole'))?.size).toBe(150_000);
    const failing = stream(() => {
      throw new Error('the source ended');
    });
    await expect(files.put('half', failing)).rejects.toThrow('the source ended');
    expect(await files.head('half')).toBeNull();
    expect(await keysOf(files)).toEqual(['whole']);
  });

  test('what is not there is null, to read, to ask for and to delete', async () => {
    expect(await files.get('nothing/here')).toBeNull();
    expect(await files.head('nothing/here')).toBeNull();
    expect(await files.read('nothing/here')).toBeNull();
    await files.delete('nothing/here');
    await expect(files.local('nothing/here', async () => 0)).rejects.toMatchObject({
      code: 'ENOENT',
    });
  });

  test('lists every key by what it begins with, more than one answer holds', async () => {
    for (let at = 0; at < 5; at += 1) await files.put(`.derived/${at}.avif`, Buffer.from('d'));
    await files.put('products/one.webp', Buffer.from('1'));
    await files.put('top.webp', Buffer.from('1'));
    expect((await keysOf(files)).toSorted()).toEqual([
      '.derived/0.avif',
      '.derived/1.avif',
      '.derived/2.avif',
      '.derived/3.avif',
      '.derived/4.avif',
      'products/one.webp',
      'top.webp',
    ]);
    expect(await keysOf(files, 'products/')).toEqual(['products/one.webp']);
    expect(await keysOf(files, '.derived/3')).toEqual(['.derived/3.avif']);
  });

  test('deleted it is gone, and is not read from a copy', async () => {
    await files.put('one', Buffer.from('1'));
    await files.read('one');
    await files.delete('one');
    expect(await files.read('one')).toBeNull();
    expect(await keysOf(files)).toEqual([]);
  });

  test('a file of this machine is taken over', async () => {
    await mkdir(files.workFolder, { recursive: true });
    const file = join(files.workFolder, 'incoming.bin');
    await writeFile(file, 'taken');
    await files.take('restored/one.webp', file);
    expect(String(await files.read('restored/one.webp'))).toBe('taken');
    expect(await readdir(files.workFolder)).not.toContain('incoming.bin');
  });

  test('two who put the same at once harm nobody', async () => {
    const bytes = randomBytes(200_000);
    await Promise.all([1, 2, 3].map(() => files.put('.derived/same.webp', bytes)));
    expect((await readWhole(files, '.derived/same.webp'))?.equals(bytes)).toBe(true);
  });
});

test('a large stream goes in parts, and comes back byte for byte', async () => {
  const target = inStore('large/');
  const piece = randomBytes(1024 * 1024);
  const hash = createHash('sha256');
  async function* large() {
    for (let at = 0; at < 20; at += 1) {
      hash.update(piece);
      yield piece;
    }
  }
  await target.put('backup.tar.gz', large());
  const parts = store.asked.filter((line) => line.includes('partNumber='));
  expect(parts).toHaveLength(3);
  const found = await target.get('backup.tar.gz');
  const back = createHash('sha256');
  for await (const each of found?.content ?? []) back.update(each);
  expect(found?.size).toBe(20 * 1024 * 1024);
  expect(back.digest('hex')).toBe(hash.digest('hex'));
});

test('of copies those that were used last stay, as many as there is room for', async () => {
  const raw = inStore('copies/');
  const served = keptFiles(raw, join(root, 'files'), 2500);
  for (const key of ['a', 'b', 'c']) await served.put(key, randomBytes(1000));
  await served.tidy();
  expect(await readdir(join(root, 'files/copies'))).toHaveLength(2);
  // A removed copy is fetched again.
  for (const key of ['a', 'b', 'c']) expect((await served.read(key))?.length).toBe(1000);
});
