import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import sharp from 'sharp';
import { putMigratedDatabase } from '../testing/database/migrated-directory';
import { atNight, byForm } from '../testing/test-form';
import {
  buildServer,
  QUICK_START,
  startProcess,
  type ServerProcess,
} from '../testing/server-process';

const CACHE = resolve(__dirname, '../../../node_modules/.cache/pasal-test');

let main: string;
let buildDirectory: string;
let dataDir: string;
const running: ServerProcess[] = [];

beforeAll(async () => {
  await mkdir(CACHE, { recursive: true });
  buildDirectory = await mkdtemp(join(CACHE, 'server-'));
  main = await buildServer(buildDirectory);
});
beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'pasal-data-'));
  await putMigratedDatabase(dataDir);
});
afterEach(async () => {
  for (const server of running.splice(0)) {
    server.kill('SIGKILL');
    await server.ended;
  }
  await rm(dataDir, { recursive: true, force: true });
});
afterAll(() => rm(buildDirectory, { recursive: true, force: true }));

/** Starts a shop whose demo runs this code, and prints the process that makes it. */
async function start(demo: string): Promise<ServerProcess> {
  const file = join(buildDirectory, 'demo/dist/seed-demo.mjs');
  const source = `export async function seedDemo({ onProgress }) {
    onProgress(\`made by \${process.pid}\`);
    ${demo}
  }`;
  await writeFile(file, source);
  const server = startProcess(main, { DATA_DIR: dataDir }, QUICK_START);
  running.push(server);
  return server;
}

/** The process that makes the shop, as soon as it is printed. */
async function makerOf(server: ServerProcess): Promise<number> {
  for (;;) {
    const [, pid] = /made by (\d+)/.exec(server.output()) ?? [];
    if (pid !== undefined) return Number(pid);
    await wait(5);
  }
}

/** A process that has ended may still be a zombie. */
async function isAlive(pid: number): Promise<boolean> {
  const stat = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => ') Z');
  return !/\) Z/.test(stat);
}

const holder = async () =>
  JSON.parse(await readFile(join(dataDir, 'server.lock'), 'utf8')) as { pid: number };

test('a demo is made by a process that has ended when the shop opens, once; pictures are drawn by another', async () => {
  const server = await start('');
  const url = await server.url;
  const maker = await makerOf(server);
  expect(maker).not.toBe(server.pid);
  expect(await isAlive(maker)).toBe(false);
  expect((await holder()).pid).toBe(server.pid);
  const icon = await fetch(`${url}/apple-touch-icon.png`);
  expect([icon.status, (await sharp(await icon.arrayBuffer()).metadata()).width]).toEqual([
    200, 180,
  ]);
  expect(await readFile(`/proc/${server.pid}/maps`, 'utf8')).not.toContain('libvips');
  server.kill('SIGTERM');
  await server.ended;
  const again = await start('');
  await again.url;
  expect(again.output()).not.toContain('made by');
});

const KILLED = [
  'is killed',
  `process.kill(process.pid, 'SIGKILL')`,
  'The process that makes the shop ended with SIGKILL.',
] as const;
const THROWS = ['throws', `throw new Error('there is no paper')`, 'there is no paper'] as const;

test.each(byForm<readonly [string, string, string]>([THROWS, KILLED], [KILLED]))(
  'a maker that %s is told in one sentence, and the directory is free',
  async (_, demo, reason) => {
    const server = await start(demo);
    expect(await server.ended).toBe(1);
    expect(server.output()).toMatch(/^made by \d+\nPasal could not start: [^\n]+$/);
    expect(server.output()).toContain(reason);
    const again = await start('');
    await again.url;
    expect(await makerOf(again)).not.toBe(again.pid);
  },
);

atNight(() => {
  test('a maker whose server is killed ends, and holds the directory until then', async () => {
    const server = await start('await new Promise(() => setInterval(() => undefined, 1000))');
    const maker = await makerOf(server);
    expect((await holder()).pid).toBe(maker);
    server.kill('SIGKILL');
    while (await isAlive(maker)) await wait(5);
    expect(existsSync(join(dataDir, 'server.lock'))).toBe(true);
    await (
      await start('')
    ).url;
  });
});
