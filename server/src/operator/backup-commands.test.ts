import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { connectDatabase } from '../db/connect';
import { sharedPostgres } from '../testing/database/shared-postgres';
import { createProduct, createStaff } from '../testing/factories';
import { runProcess } from '../testing/command-process';
import { buildCommand, buildServer, QUICK_START, startProcess } from '../testing/server-process';
import { freePort } from '../testing/database/test-postgres';
import { atNight } from '../testing/test-form';

const CACHE = resolve(__dirname, '../../../node_modules/.cache/pasal-test');
const COMMANDS = ['backup', 'backup-key', 'backup-drill', 'restore'] as const;
const postgres = sharedPostgres();
const built = new Map<string, string>();
let buildDirectory: string;
let directory: string;
let main: string;

beforeAll(async () => {
  await mkdir(CACHE, { recursive: true });
  buildDirectory = await mkdtemp(join(CACHE, 'backups-'));
  main = await buildServer(buildDirectory);
  for (const name of COMMANDS) built.set(name, await buildCommand(name, buildDirectory));
  directory = await mkdtemp(join(tmpdir(), 'pasal-commands-'));
  for (const name of ['shop', 'new', 'backups']) await mkdir(join(directory, name));
});
afterAll(async () => {
  await postgres.stop();
  await rm(directory, { recursive: true, force: true });
  await rm(buildDirectory, { recursive: true, force: true });
});

const run = (name: (typeof COMMANDS)[number], words: string[], env: Record<string, string> = {}) =>
  runProcess(built.get(name) ?? '', words, { env });

/** Waits until a server's metrics contain this line. */
async function untilNotified(url: string, line: string): Promise<string> {
  for (;;) {
    const text = await (await fetch(`${url}/metrics`)).text();
    if (text.includes(`\n${line}\n`)) return text;
  }
}

test('a server backs up by itself; the key reads it, a drill finds it good, and it is restored', async () => {
  const key = join(directory, 'key');
  const { said: recipient } = await run('backup-key', [key]);
  expect(recipient).toMatch(/^age1\w+$/);
  const url = await postgres.createMigrated();
  const { db, close } = await connectDatabase({ databaseUrl: url });
  await createStaff(db, 'admin', 'gita@pasal.test');
  await createProduct(db, { title: 'Dome camera', images: '[]' });
  await close();
  const place = { BACKUP_URL: join(directory, 'backups') };
  const owner = { ...place, BACKUP_IDENTITY: key };
  const start = async () => {
    const server = startProcess(
      main,
      {
        DATABASE_URL: url,
        DATA_DIR: join(directory, 'shop'),
        BACKUP_RECIPIENT: recipient,
        PORT: String(await freePort()),
        ...place,
      },
      QUICK_START,
    );
    return { server, address: await server.url };
  };
  const end = async ({ server }: Awaited<ReturnType<typeof start>>) => {
    server.kill('SIGTERM');
    await server.ended;
  };

  const first = await start();
  const figures = await untilNotified(first.address, 'pasal_backups_kept 1');
  await end(first);
  expect(figures).toMatch(/^pasal_backup_drill_timestamp_seconds 0$/m);
  expect(figures).toMatch(/^pasal_backup_failing 0$/m);
  expect(figures).toMatch(/^pasal_backup_drill_days 35$/m);
  expect(figures).toMatch(/^pasal_backup_bytes [1-9]\d+$/m);
  expect(figures).toMatch(/^pasal_backup_duration_seconds \d/m);
  expect(figures).toMatch(/^pasal_backup_timestamp_seconds 1\d{9}/m);

  const drill = await run('backup-drill', [], { ...owner, BACKUP_DRILL_DATABASE_URL: url });
  expect(drill).toEqual({ exitCode: 0, said: expect.stringMatching(/^pasal-\S+ is good: /) });
  const second = await start();
  await untilNotified(second.address, 'pasal_backups_kept 1');
  const text = await (await fetch(`${second.address}/metrics`)).text();
  expect(text).toMatch(/^pasal_backup_drill_timestamp_seconds 1\d{9}/m);
  await end(second);

  const restored = await run('restore', ['latest'], {
    ...owner,
    BACKUP_RECIPIENT: recipient,
    DATABASE_URL: await postgres.createDatabase(),
    DATA_DIR: join(directory, 'new'),
  });
  expect(restored).toMatchObject({ exitCode: 0, said: expect.stringContaining(' is back: ') });

  const files = await readdir(place.BACKUP_URL);
  const name = files.find((each) => each.endsWith('.age')) ?? '';
  const bytes = await readFile(join(place.BACKUP_URL, name));
  const note = await readFile(join(place.BACKUP_URL, 'last-drill.json'), 'utf8');
  const wrong = join(directory, 'wrong');
  await run('backup-key', [wrong]);
  const cut = join(directory, 'cut.tar.gz.age');
  await writeFile(cut, bytes.subarray(0, -1));
  const spoiled = join(directory, 'spoiled.tar.gz.age');
  await writeFile(spoiled, bytes.with(bytes.length - 40, (bytes.at(-40) ?? 0) ^ 1));
  for (const [file, env, words] of [
    ['latest', place, 'BACKUP_IDENTITY must name the file'],
    ['latest', { ...owner, BACKUP_IDENTITY: wrong }, 'None of the keys'],
    [cut, owner, "is damaged or isn't a backup"],
    [spoiled, owner, "is damaged or isn't a backup"],
    ['latest', { ...owner, BACKUP_URL: directory }, 'There is no backup at BACKUP_URL'],
    ['latest', { BACKUP_IDENTITY: key }, 'BACKUP_URL must be a folder'],
  ] as const) {
    expect(await run('backup-drill', [file], env)).toEqual({
      exitCode: 1,
      said: expect.stringContaining(words),
    });
  }
  expect(await readFile(join(place.BACKUP_URL, 'last-drill.json'), 'utf8')).toBe(note);
});

atNight(() => {
  test('nothing is written that others can read, unless that is said', async () => {
    const env = {
      DATABASE_URL: await postgres.createMigrated(),
      DATA_DIR: join(directory, 'shop'),
    };
    const store = 's3://backups/shop.tar.gz?endpoint=http://127.0.0.1:1';
    expect(await run('backup', [store], env)).toEqual({
      exitCode: 2,
      said: expect.stringContaining('or say --unencrypted'),
    });
    expect(await run('backup', [store, '--unencrypted'], env)).toEqual({
      exitCode: 1,
      said: expect.stringContaining('AWS_ACCESS_KEY_ID'),
    });
    const file = join(directory, 'shop.tar.gz.age');
    expect(await run('backup', [file], env)).toEqual({
      exitCode: 1,
      said: expect.stringContaining('BACKUP_RECIPIENT must have the public key'),
    });
    expect(await readdir(directory)).not.toContain('shop.tar.gz.age');
  });
});
