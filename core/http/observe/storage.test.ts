import { mkdtemp, open, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openTestApp } from '@pasal/server/testing/test-app';
import { createStorageProbe } from './storage';

test('what is written to see that it can be has no name: a server that is killed leaves nothing', async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'pasal-storage-'));
  const { db, close } = await openTestApp();
  const some = await open(join(tmpdir(), `pasal-storage-${process.pid}`), 'w');
  const seen: string[][] = [];
  const handle = Object.getPrototypeOf(some) as typeof some;
  const { writeFile } = handle;
  jest.spyOn(handle, 'writeFile').mockImplementation(async function write(this: typeof some, data) {
    seen.push(await readdir(dataDir));
    return writeFile.call(this, data);
  });
  expect(await createStorageProbe({ db, dataDir })()).toBe('written');
  expect(seen).toEqual([[]]);
  expect(await readdir(dataDir)).toEqual([]);
  jest.restoreAllMocks();
  await some.close();
  await rm(join(tmpdir(), `pasal-storage-${process.pid}`));
  await rm(dataDir, { recursive: true });
  await close();
});
