import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { keysOf } from '@pasal/core/files/files';
import { readConfig } from '../../config/config';
import { openFiles } from '../../files/open-files';
import { runProcess } from '../../testing/command-process';
import { putMigratedDatabase } from '../../testing/database/migrated-directory';
import { filesBelow } from '../../testing/product-forms';
import { startS3, type S3Server } from '../../testing/s3-server';
import { buildCommand, buildServer, QUICK_START, startProcess } from '../../testing/server-process';

const CACHE = resolve(__dirname, '../../../../node_modules/.cache/pasal-test');
const OWNER = {
  NODE_ENV: 'production',
  WALK: 'no',
  ADMIN_EMAIL: 'gita@pasal.example',
  ADMIN_PASSWORD: 'himal-barsha-1987',
};

let store: S3Server;
let built: string;
let dataDir: string;

beforeAll(async () => {
  await mkdir(CACHE, { recursive: true });
  built = await mkdtemp(join(CACHE, 'files-move-'));
  dataDir = await mkdtemp(join(tmpdir(), 'pasal-moving-'));
  store = await startS3();
});
afterAll(async () => {
  await store.close();
  for (const folder of [built, dataDir]) await rm(folder, { recursive: true, force: true });
});

test('a shop that is open moves into a store, says what it did, and empties the disk when it is asked to', async () => {
  const [main, command] = [await buildServer(built), await buildCommand('files-move', built)];
  await putMigratedDatabase(dataDir);
  const moving = { ...store.env, ...OWNER, DATA_DIR: dataDir, FILES_ALSO: 'disk' };
  const uploads = join(dataDir, 'uploads');
  await mkdir(join(uploads, 'products'), { recursive: true });
  await writeFile(join(uploads, 'products/one.webp'), 'one');
  const run = (words: string[]) => runProcess(command, words, { env: moving });
  const server = startProcess(main, moving, QUICK_START);
  try {
    const url = await server.url;
    const moved = await run([]);
    expect([moved.exitCode, moved.said]).toEqual([
      0,
      expect.stringContaining(
        `Pictures: 1 copied from ${uploads} to s3://shop/uploads, 0 were there.`,
      ),
    ]);
    expect(moved.said).toContain('Archives of releases stay where they are');
    expect((await fetch(`${url}/readyz`)).status).toBe(200);
  } finally {
    server.kill('SIGTERM');
    await server.ended;
  }
  const removed = await run(['--remove']);
  expect(removed.said).toContain('Archives of releases: 0 copied, 0 were there.');
  expect(removed.said).toContain(`Removed from ${uploads}: 1 pictures.`);
  expect(await filesBelow(uploads)).toEqual([]);
  const { pictures } = openFiles(readConfig({ ...store.env, DATA_DIR: dataDir }));
  expect(await keysOf(pictures, 'products/')).toEqual(['products/one.webp']);
  const unsaid = await runProcess(command, [], { env: { ...store.env, DATA_DIR: dataDir } });
  expect([unsaid.exitCode, unsaid.said]).toEqual([1, expect.stringContaining('FILES_ALSO')]);
});
