import { cp, mkdir, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { connectDatabase } from '../db/connect';
import { createStaff } from '../testing/factories';
import { putMigratedDatabase } from '../testing/database/migrated-directory';
import { atNight, byForm } from '../testing/test-form';
import { buildServer, startCommand, type ServerProcess } from '../testing/server-process';

const ROOT = resolve(__dirname, '../../..');
const CACHE = join(ROOT, 'node_modules/.cache/pasal-test');
const RECORDS = {
  'host/dist': 'release.json',
  'remote-offers/dist': 'release.json',
  'server/dist': 'server.json',
  'demo/dist': 'demo.json',
  'platform/kit/dist': 'kit.json',
};

let tree: string;
let dataDir: string;
const running: ServerProcess[] = [];

/** A tree after a build; its pages do not matter here. */
beforeAll(async () => {
  await mkdir(CACHE, { recursive: true });
  tree = await mkdtemp(join(CACHE, 'tree-'));
  dataDir = await mkdtemp(join(tmpdir(), 'pasal-data-'));
  await buildServer(tree);
  for (const file of ['scripts', 'package.json', 'package-lock.json']) {
    await cp(join(ROOT, file), join(tree, file), { recursive: true });
  }
  await symlink(join(ROOT, 'node_modules'), join(tree, 'node_modules'));
  for (const [folder, record] of Object.entries(RECORDS)) {
    await mkdir(join(tree, folder, '1.0.0'), { recursive: true });
    await writeFile(join(tree, folder, record), JSON.stringify({ version: '1.0.0' }));
  }
  await writeFile(join(tree, 'remote-offers/package.json'), '{}');
  const [shared, kit] = ['shared-1.tgz', 'remote-kit-1.tgz'];
  for (const file of [shared, kit]) await writeFile(join(tree, 'platform/kit/dist', file), '');
  await writeFile(join(tree, 'platform/kit/dist/index.json'), JSON.stringify({ shared, kit }));
  await putMigratedDatabase(dataDir);
  const { db, close } = await connectDatabase({ dataDir });
  await createStaff(db, 'admin');
  await close();
});
afterEach(async () => {
  for (const server of running.splice(0)) {
    server.kill('SIGKILL');
    await server.ended;
  }
});
afterAll(async () => {
  await rm(tree, { recursive: true, force: true });
  await rm(dataDir, { recursive: true, force: true });
});

const variables = { PATH: process.env.PATH ?? '', PORT: '0', DATA_DIR: '', STOP_NOTICE: '0' };

function serve(program: readonly string[]): ServerProcess {
  const server = startCommand(program, { ...variables, DATA_DIR: dataDir }, tree);
  running.push(server);
  return server;
}

const DIRECT = [process.execPath, 'scripts/serve.mjs'];

/** The process that holds the data directory. */
async function holder(): Promise<number> {
  const lock = await readFile(join(dataDir, 'server.lock'), 'utf8');
  return (JSON.parse(lock) as { pid: number }).pid;
}

test('what was built is served as a production shop, by the process that was started and no other', async () => {
  const server = serve(DIRECT);
  const url = await server.url;
  expect(await holder()).toBe(server.pid);
  expect(server.output()).not.toMatch(/demo|built|Building/);
  expect((await fetch(`${url}/readyz`)).status).toBe(200);
  server.kill('SIGTERM');
  expect(await server.ended).toBe(0);
});

atNight(() => {
  test('npm run serve does the same, and hands on that it is to stop', async () => {
    const server = serve(['npm', 'run', 'serve']);
    await server.url;
    expect(server.output()).toContain('node scripts/serve.mjs');
    const pid = await holder();
    server.kill('SIGTERM');
    await server.ended;
    expect(() => process.kill(pid, 0)).toThrow('ESRCH');
  });
});

const records = Object.entries(RECORDS);

test.each(byForm(records, records.slice(0, 1)))(
  'without %s it says in one sentence what is not built, and ends',
  async (folder, record) => {
    const file = join(tree, folder, record);
    const kept = await readFile(file, 'utf8');
    await rm(file);
    const server = serve(DIRECT);
    const code = await server.ended;
    await writeFile(file, kept);
    const name = folder.replace('/dist', '');
    expect([code, server.output()]).toEqual([
      1,
      `Pasal could not start: ${name} is not built; run npm run build first.`,
    ]);
  },
);
