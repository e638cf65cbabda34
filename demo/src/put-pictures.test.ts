import { createHash } from 'node:crypto';
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import sharp from 'sharp';
import { diskFiles } from '@pasal/core/files/disk-files';
import { planDemo } from './plan-demo';
import { pictureFile, putPictures } from './put-pictures';

/** Maximum bytes of all pictures together, which are part of every clone of the repository. */
const MOST_BYTES = 6_000_000;

const ROOT = resolve(__dirname, '../..');
const FOLDER = join(ROOT, 'demo/pictures');
const { pictures: named, brands } = planDemo(new Date('2026-11-21T08:30:00Z'));

test('every picture that the data name is there, and no other', async () => {
  expect((await readdir(FOLDER)).toSorted()).toEqual(named.toSorted());
});

test('no two are the same, and together they are small', async () => {
  const files = await Promise.all(named.map((name) => readFile(pictureFile(name))));
  const digests = files.map((bytes) => createHash('sha256').update(bytes).digest('hex'));
  expect(new Set(digests).size).toBe(named.length);
  expect(files.reduce((sum, { length }) => sum + length, 0)).toBeLessThanOrEqual(MOST_BYTES);
});

test('brands have their wordmarks on nothing', async () => {
  for (const { logo } of brands) {
    const { channels } = await sharp(pictureFile(logo.replace('/uploads/demo/', ''))).stats();
    expect([logo, channels[3]?.min, channels[3]?.max]).toEqual([logo, 0, 255]);
  }
});

test('a shop gets them as they are', async () => {
  const uploads = await mkdtemp(join(tmpdir(), 'pasal-pictures-'));
  try {
    await putPictures(diskFiles(uploads), named);
    expect((await readdir(join(uploads, 'demo'))).toSorted()).toEqual(named.toSorted());
    const [first = ''] = named;
    expect(await readFile(join(uploads, 'demo', first))).toEqual(
      await readFile(pictureFile(first)),
    );
  } finally {
    await rm(uploads, { recursive: true, force: true });
  }
});
