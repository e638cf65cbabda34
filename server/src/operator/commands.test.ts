import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { connectDatabase } from '../db/connect';
import { createDemoAccounts } from '../modules/staff/first-accounts';
import { createProduct, createStaff } from '../testing/factories';
import { runProcess } from '../testing/command-process';
import { atNight, byForm } from '../testing/test-form';
import { putMigratedDatabase } from '../testing/database/migrated-directory';
import {
  buildCommand,
  buildServer,
  QUICK_START,
  startProcess,
  type ServerProcess,
} from '../testing/server-process';
import { sharedPostgres, type SharedPostgres } from '../testing/database/shared-postgres';

const CACHE = resolve(__dirname, '../../../node_modules/.cache/pasal-test');
const COMMANDS = ['doctor', 'backup', 'restore', 'admin-create', 'demo-clear'] as const;
const PASSWORD = 'himal-barsha-1987';

type Words = readonly [name: (typeof COMMANDS)[number], words: readonly string[]];

let postgres: SharedPostgres;
let buildDirectory: string;
let directory: string;
let main: string;
const built = new Map<string, string>();
const running: ServerProcess[] = [];

beforeAll(async () => {
  await mkdir(CACHE, { recursive: true });
  buildDirectory = await mkdtemp(join(CACHE, 'commands-'));
  main = await buildServer(buildDirectory);
  for (const name of COMMANDS) built.set(name, await buildCommand(name, buildDirectory));
  postgres = sharedPostgres();
});
beforeEach(async () => {
  directory = await mkdtemp(join(tmpdir(), 'pasal-operator-'));
});
afterEach(async () => {
  for (const server of running.splice(0)) {
    server.kill('SIGKILL');
    await server.ended;
  }
  await rm(directory, { recursive: true, force: true });
});
afterAll(async () => {
  await postgres.stop();
  await rm(buildDirectory, { recursive: true, force: true });
});

const run = (
  name: (typeof COMMANDS)[number],
  words: string[],
  env: Record<string, string>,
  input?: string,
) => runProcess(built.get(name) ?? '', words, { env, ...(input !== undefined && { input }) });

function start(env: Record<string, string>): ServerProcess {
  const server = startProcess(main, env, QUICK_START);
  running.push(server);
  return server;
}

async function openShop(env: Record<string, string>) {
  if (env.DATABASE_URL === undefined) await putMigratedDatabase(env.DATA_DIR ?? '');
  const { db, close } = await connectDatabase({
    databaseUrl: env.DATABASE_URL,
    dataDir: env.DATA_DIR,
  });
  await createStaff(db, 'admin', 'gita@pasal.test');
  await createProduct(db, { title: 'Dome camera' });
  await close();
  for (const name of ['one', 'two', 'three']) {
    const uploads = join(env.DATA_DIR ?? '', 'uploads');
    await mkdir(uploads, { recursive: true, mode: 0o700 });
    await writeFile(join(uploads, `${name}.webp`), name);
  }
}

async function titles(url: string) {
  const answer = await fetch(`${url}/api/v1/product/public`);
  const { products } = (await answer.json()) as { products: { title: string }[] };
  return products.map(({ title }) => title);
}

test('the embedded shop: examined, saved and put back while no server runs', async () => {
  const env = { DATA_DIR: join(directory, 'shop') };
  const elsewhere = { DATA_DIR: join(directory, 'elsewhere') };
  const file = join(directory, 'shop.backup');
  await openShop(env);

  const server = start(env);
  await server.url;
  const reading: Words = ['doctor', []];
  const writing: Words = ['restore', [file, '--force']];
  const others: Words[] = [
    ['backup', [file]],
    ['admin-create', ['new@pasal.test']],
    ['demo-clear', ['--yes']],
  ];
  for (const [name, words] of byForm([reading, writing, ...others], [reading, writing])) {
    const { exitCode, said } = await run(name, [...words], env, PASSWORD);
    expect([name, exitCode]).toEqual([name, 1]);
    expect(said).toMatch(/is in use by the server with process id \d+ .* stop the server, run the/);
  }
  server.kill('SIGTERM');
  await server.ended;

  expect(await run('doctor', [], env)).toEqual({
    exitCode: 0,
    said: expect.stringMatching(
      /^Render processes .*\nThe shop is well: \d+ checks found nothing\.$/,
    ),
  });
  const saved = await run('backup', [file], env);
  expect(saved.said).toMatch(/holds \d+ rows of \d+ tables and 3 pictures\.$/);
  expect(saved.exitCode).toBe(0);
  const verified = await run('backup', ['--verify', file], {});
  expect(verified).toEqual({
    exitCode: 0,
    said: expect.stringMatching(
      /is whole: the shop of \S+, \d+ rows of \d+ tables and 3 pictures\.$/,
    ),
  });
  const restored = await run('restore', [file], elsewhere);
  expect(restored.said).toMatch(/^The shop of \S+ is back: \d+ rows and 3 pictures\./);
  expect(await titles(await start(elsewhere).url)).toEqual(['Dome camera']);
  const picture = join(elsewhere.DATA_DIR, 'uploads/two.webp');
  expect(await readFile(picture, 'utf8')).toBe('two');

  const again = await run('restore', [file], env);
  expect([again.exitCode, again.said]).toEqual([1, expect.stringMatching(/--force/)]);
});

atNight(() => {
  test('on PostgreSQL a backup needs no pause, a restore does', async () => {
    const env = {
      DATA_DIR: join(directory, 'shop'),
      DATABASE_URL: await postgres.createMigrated(),
    };
    const file = join(directory, 'shop.backup');
    await openShop(env);
    const server = start(env);
    const url = await server.url;
    expect((await run('backup', [file], env)).exitCode).toBe(0);
    expect((await run('doctor', [], env)).exitCode).toBe(0);
    // A server on another machine has another directory; the database still knows.
    const otherMachine = { ...env, DATA_DIR: join(directory, 'other') };
    const refused = await run('restore', [file, '--force'], otherMachine);
    expect(refused).toEqual({
      exitCode: 1,
      said: 'npm run restore: A server is using this database; stop it first. Nothing was changed.',
    });
    expect(await titles(url)).toEqual(['Dome camera']);
    server.kill('SIGTERM');
    await server.ended;
    expect((await run('restore', [file, '--force'], env)).exitCode).toBe(0);
    expect(await run('demo-clear', ['--yes'], env)).toEqual({
      exitCode: 1,
      said: 'npm run demo:clear: Nothing of a demo is in this shop. Nothing was changed.',
    });
  });

  test('a demo shop becomes a production shop by the command that its refusal names', async () => {
    const env = { DATA_DIR: join(directory, 'shop') };
    const production = {
      ...env,
      NODE_ENV: 'production',
      ADMIN_EMAIL: 'gita@pasal.example',
      ADMIN_PASSWORD: PASSWORD,
    };
    await putMigratedDatabase(env.DATA_DIR);
    const { db, close } = await connectDatabase({ dataDir: env.DATA_DIR });
    await createDemoAccounts(db);
    await close();

    const refused = start(production);
    expect(await refused.ended).toBe(1);
    expect(refused.output()).toMatch(
      /^\{[^\n]+"Pasal could not start: This is a demo shop: [^\n]+$/,
    );
    const command = /npm run (\S+)/.exec(refused.output())?.[1] ?? '';
    const { scripts } = JSON.parse(
      await readFile(resolve(__dirname, '../../../package.json'), 'utf8'),
    ) as { scripts: Record<string, string> };
    expect(scripts[command]).toBe('node scripts/operator.mjs demo-clear');

    expect(await run('demo-clear', [], env)).toEqual({
      exitCode: 1,
      said: expect.stringMatching(/ALL 0 orders [\s\S]+--yes goes on\. Nothing was changed\.$/),
    });
    expect(await run('demo-clear', ['--yes'], env)).toEqual({
      exitCode: 0,
      said: expect.stringMatching(
        /accounts admin@pasal\.test, staff@pasal\.test[\s\S]+ADMIN_EMAIL/,
      ),
    });
    const opened = start(production);
    await opened.url;
    expect(opened.output()).toMatch(
      /"Put in: 77 districts with 753 municipalities, 5 categories\./,
    );
    expect(opened.output()).not.toMatch(/demo|not used/i);
  });

  test('an administrator is made, in an empty shop as well, with a strong password only', async () => {
    const env = {
      DATA_DIR: join(directory, 'shop'),
      DATABASE_URL: await postgres.createMigrated(),
      NODE_ENV: 'production',
    };
    const weak = await run('admin-create', ['gita@pasal.test'], env, 'password\n');
    expect(weak).toEqual({
      exitCode: 1,
      said: 'npm run admin:create: The password is too weak: it needs at least 12 characters.',
    });
    expect(await run('admin-create', ['gita@pasal.test'], env, `${PASSWORD}\n`)).toEqual({
      exitCode: 0,
      said: 'gita@pasal.test is an administrator now.',
    });
    const answer = await fetch(`${await start(env).url}/api/v1/auth/staffLogin`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ email: 'gita@pasal.test', password: PASSWORD }),
    });
    expect(answer.status).toBe(200);
  });

  test('an administrator without a password, without an address or there already is not made', async () => {
    const env = {
      DATA_DIR: join(directory, 'shop'),
      DATABASE_URL: await postgres.createMigrated(),
    };
    const none = await run('admin-create', ['gita@pasal.test'], env, '');
    expect(none).toEqual({ exitCode: 1, said: 'npm run admin:create: No password was entered.' });
    const wrong = await run('admin-create', ['gita'], env, PASSWORD);
    expect(wrong.said).toBe("npm run admin:create: gita isn't an email address.");
    expect((await run('admin-create', ['gita@pasal.test'], env, PASSWORD)).exitCode).toBe(0);
    const twice = await run('admin-create', ['GITA@pasal.test'], env, PASSWORD);
    expect(twice.said).toMatch(/already belongs to a member of staff\.$/);
  });
});

test('what is missing is told, and nothing is made', async () => {
  const env = { DATA_DIR: join(directory, 'none') };
  for (const name of byForm<Words[0]>(['doctor', 'backup'], ['backup'])) {
    const { exitCode, said } = await run(name, [join(directory, 'file')], env);
    expect(exitCode).toBe(1);
    expect(said).toMatch(/There is no shop in \S+; DATA_DIR says where to look\.$/);
  }
  await expect(readFile(join(directory, 'file'))).rejects.toThrow(/ENOENT/);
  for (const name of byForm<Words[0]>(['backup', 'restore', 'admin-create'], ['restore'])) {
    expect((await run(name, [], env)).exitCode).toBe(2);
  }
});

atNight(() => {
  test('a backup that would lack pictures fails and leaves no file, unless it is wanted; one can be checked', async () => {
    const env = {
      DATA_DIR: join(directory, 'shop'),
      DATABASE_URL: await postgres.createMigrated(),
    };
    await openShop(env);
    await rm(join(env.DATA_DIR, 'uploads/two.webp'));
    const file = join(directory, 'shop.backup');
    const refused = await run('backup', [file], env);
    expect(refused).toEqual({
      exitCode: 1,
      said: expect.stringMatching(
        /^npm run backup: One picture .* \/uploads\/two\.webp \(Product 1/,
      ),
    });
    expect(await readdir(directory)).toEqual(['shop']);

    const made = await run('backup', [file, '--without-missing-pictures'], env);
    expect(made).toEqual({
      exitCode: 0,
      said: expect.stringMatching(/lacks pictures that rows name: 1\.$/),
    });
    const verified = await run('backup', ['--verify', file], {});
    expect(verified).toEqual({ exitCode: 0, said: expect.stringMatching(/whole.* name: 1\.$/) });

    const whole = await readFile(file);
    await writeFile(file, whole.subarray(0, whole.length - 1));
    const cut = await run('backup', ['--verify', file], {});
    expect(cut).toEqual({
      exitCode: 1,
      said: expect.stringMatching(/^npm run backup: \S+ is damaged or isn't a backup of a shop/),
    });
    const none = await run('backup', ['--verify', join(directory, 'none')], {});
    expect([none.exitCode, none.said]).toEqual([1, expect.stringMatching(/There is no file/)]);
  });
});

test('a shop that is not well: the doctor says so and the exit code tells', async () => {
  const env = {
    DATA_DIR: join(directory, 'shop'),
    DATABASE_URL: await postgres.createMigrated(),
  };
  await openShop(env);
  await rm(join(env.DATA_DIR, 'uploads/two.webp'));
  const { exitCode, said } = await run('doctor', [], env);
  expect(exitCode).toBe(1);
  expect(said).toMatch(/^- Product 1 "Dome camera" names the picture \/uploads\/two\.webp, which/m);
  expect(said).toMatch(/The shop is not well: one finding by \d+ checks\.$/);
});
