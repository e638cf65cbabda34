import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { diskFiles } from '@pasal/core/files/disk-files';
import { openLog } from '@pasal/core/http/observe/server-log';
import { UNDRAWN } from '../files/undrawn';
import { openDemoPictures } from './demo-pictures';

let directory: string;
let pictures: ReturnType<typeof diskFiles>;
let opened: Awaited<ReturnType<typeof openDemoPictures>>;
beforeEach(async () => {
  directory = await mkdtemp(join(tmpdir(), 'pasal-undrawn-'));
  pictures = diskFiles(join(directory, 'uploads'));
  await mkdir(join(directory, 'uploads'));
});
afterEach(async () => {
  await opened.stop();
  await rm(directory, { recursive: true, force: true });
});

/** Opens pictures that are drawn by a program that does this for a key. */
async function open(onKey: string): Promise<void> {
  const file = join(directory, 'draws.mjs');
  await writeFile(
    file,
    `import { writeFileSync } from 'node:fs';
    process.on('message', (key) => { ${onKey} });`,
  );
  opened = await openDemoPictures(
    file,
    pictures,
    openLog({ mode: 'production', stream: { write: () => true } }),
  );
}

const DRAWS = `if (key === "a.webp") writeFileSync(new URL("uploads/a.webp", import.meta.url), "drawn");
  process.send({ key });`;
const readText = async (key: string) => (await opened.pictures.read(key))?.toString();

test('a picture that is not there yet is drawn for whoever asks, by every way to it', async () => {
  await pictures.put(UNDRAWN, Buffer.from(''));
  await open(DRAWS);
  expect(await opened.pictures.stampOf('a.webp')).not.toBeNull();
  await pictures.delete('a.webp');
  expect(await readText('a.webp')).toBe('drawn');
  await pictures.delete('a.webp');
  expect(await opened.pictures.local('a.webp', async (file) => file.endsWith('a.webp'))).toBe(true);
  expect(await opened.pictures.stampOf('of-nobody.webp')).toBeNull();
});

test('whoever waits for a process that ends is told that there is no picture', async () => {
  await pictures.put(UNDRAWN, Buffer.from(''));
  await open('process.exit(1);');
  expect(await Promise.all([readText('a.webp'), readText('b.webp')])).toEqual([
    undefined,
    undefined,
  ]);
  expect(await readText('c.webp')).toBeUndefined();
});

test('a demo whose pictures are all drawn starts no process', async () => {
  await open(DRAWS);
  expect(opened.pictures).toBe(pictures);
});
