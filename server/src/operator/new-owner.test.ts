import { execFileSync, spawnSync } from 'node:child_process';
import { lstat, mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { Client } from 'pg';
import type * as contracts from '@pasal/shared/contracts';
import { firstDay, pictureOf, visitorOf } from '../testing/first-day';
import { guideBlocks, guideScripts, operatorScripts } from '../testing/operator-guide';
import {
  buildCommand,
  buildServer,
  startCommand,
  type ServerProcess,
} from '../testing/server-process';
import { freePort, startTestPostgres, type TestPostgres } from '../testing/database/test-postgres';

/** The shop's role, which the guide's statements are about. */
const ROLE = 'do $$ begin create role pasal; exception when duplicate_object then null; end $$';
const CACHE = resolve(__dirname, '../../../node_modules/.cache/pasal-test');
const PASSWORD = 'himal-barsha-1987';
const SHOP = 'https://shop.example.com';
const OWNER = { shop: SHOP, email: 'owner@example.com', password: PASSWORD };
/** The folders of the guide's owner; here each lies below a folder of the test. */
const PLACES = /(?<![\w:./])\/(?=(?:srv|var|backups|mnt|root|tmp)\b)/g;
/** Commands that the guide only mentions: for developers, or shown by `serve.test.ts` and `files-move.test.ts`. */
const ONLY_MENTIONED = new Set(['test:long', 'serve', 'files:move']);

let directory: string;
let buildDirectory: string;
let postgres: TestPostgres;
let databases: { shop: string; other: string };
const running: ServerProcess[] = [];

/** Mounts in a name space of its own, which ends with its last process; some machines permit none. */
const IN_OWN_MOUNTS = ['unshare', '-rm'];
const mayMount = spawnSync('unshare', ['-rm', 'mount', '-t', 'tmpfs', 'none', '/mnt']).status === 0;

const program = (lines: string[]) => `#!/bin/sh\n${lines.join('\n')}\n`;

/**
 * Writes `npm` as the owner types it, on the built server and commands; and the system's own service manager.
 */
async function writePrograms(): Promise<void> {
  const node = JSON.stringify(process.execPath);
  const main = await buildServer(buildDirectory);
  const cases: string[] = [];
  for (const [script, entry] of operatorScripts()) {
    cases.push(`  ${script}) file=${JSON.stringify(await buildCommand(entry, buildDirectory))};;`);
  }
  const npm = program([
    `[ "$1" = run ] && shift; [ "$1" = --silent ] && shift`,
    `echo "$1" >> ${join(directory, 'scripts-run')}`,
    `case "$1" in`,
    // The commands that run here were built before.
    `  ci|build) exit 0;;`,
    `  start) file=${JSON.stringify(main)};;`,
    ...cases,
    `  *) echo "no such script: $1" >&2; exit 127;;`,
    `esac`,
    `shift; [ "$1" = -- ] && shift`,
    `exec ${node} "$file" "$@"`,
  ]);
  const systemctl = program([`echo "$@" >> ${join(directory, 'services-told')}`]);
  await mkdir(join(directory, 'bin'));
  await writeFile(join(directory, 'bin/npm'), npm, { mode: 0o755 });
  await writeFile(join(directory, 'bin/systemctl'), systemctl, { mode: 0o755 });
}

beforeAll(async () => {
  await mkdir(CACHE, { recursive: true });
  buildDirectory = await mkdtemp(join(CACHE, 'owner-'));
  directory = await mkdtemp(join(tmpdir(), 'pasal-owner-'));
  for (const place of ['srv/pasal', 'var/lib', 'backups', 'mnt/pictures', 'root', 'tmp']) {
    await mkdir(join(directory, place), { recursive: true });
  }
  await writeFile(join(directory, 'root/pasal-password'), PASSWORD);
  await writePrograms();
  postgres = await startTestPostgres();
  databases = { shop: await postgres.createDatabase(), other: await postgres.createDatabase() };
});
afterAll(async () => {
  for (const server of running.splice(0)) {
    server.kill('SIGKILL');
    await server.ended;
  }
  await postgres.stop();
  await rm(directory, { recursive: true, force: true });
  await rm(buildDirectory, { recursive: true, force: true });
});

/** Rewrites a line of the guide for this test's folders. */
function placed(line: string): string {
  const here = line
    .replaceAll(/postgresql:\/\/\S+\/pasal_new\b/g, databases.other)
    .replaceAll(/postgresql:\/\/\S+\/pasal\b/g, databases.shop)
    .replaceAll(PLACES, `${directory}/`);
  if (mayMount) return here;
  return here.replace(/^mount --bind (\S+) (\S+)$/, 'rmdir $2 && ln -s $1 $2');
}

const variables = async () => ({
  PATH: `${join(directory, 'bin')}:${process.env.PATH}`,
  HOST: '127.0.0.1',
  PORT: String(await freePort()),
});

/** Runs lines as one script, and returns their output. */
async function run(lines: readonly string[]): Promise<string> {
  const script = `set -e\n${lines.map(placed).join('\n')}`;
  return execFileSync('sh', ['-c', script], {
    encoding: 'utf8',
    env: await variables(),
    cwd: join(directory, 'srv/pasal'),
    stdio: 'pipe',
  });
}

/** Runs lines that end with the server, and waits until it is open. */
async function open(lines: readonly string[]): Promise<string> {
  const script = ['set -e', ...lines.map(placed)]
    .join('\n')
    .replace(/npm start$/, 'exec npm start');
  const env = await variables();
  const server = startCommand([...(mayMount ? IN_OWN_MOUNTS : []), 'sh', '-c', script], env);
  running.push(server);
  expect(await server.url).toBe(SHOP);
  return `http://127.0.0.1:${env.PORT}`;
}

/** Checks that everything of the first day is in the shop at `url`. */
async function expectShop(url: string, day: Awaited<ReturnType<typeof firstDay>>) {
  const api = `${url}/api/v1`;
  const { ask, signIn } = visitorOf(OWNER.shop);
  const listed = await ask<contracts.PublicProductsResponse>(`${api}/product/public`);
  expect(listed.body.products.map(({ title }) => title)).toEqual([day.product.title]);
  expect((await pictureOf(`${url}${day.picture}`)).equals(day.bytes)).toBe(true);
  for (const email of ['owner@example.com', 'manager@example.com']) {
    const headers = await signIn(api, { email, password: PASSWORD });
    const { orders } = (await ask<contracts.OrdersResponse>(`${api}/order-product`, { headers }))
      .body;
    expect(orders.map(({ order_number }) => order_number)).toEqual([day.order.order_number]);
  }
}

/** Reads a line as cron does: the time comes first, and a percent sign has a backslash. */
const cronCommand = (line: string) => line.replace(/^(\S+\s+){5}/, '').replaceAll('\\%', '%');

const INTO = mayMount ? 'a mount' : 'a folder behind a link, for this machine permits no mounts';

interface Walked {
  /** Addresses of the shops that were opened. */
  opened: string[];
  /** Names of cron's backups. */
  nightly: string[];
  /** The output of a command that is not for such a shop. */
  refusal: string;
  /** Blocks for programs that this machine lacks. */
  settings: string[];
  day?: Awaited<ReturnType<typeof firstDay>>;
}

/** Runs every block of the guide, in its order, with the variables that were exported before. */
async function walkGuide(): Promise<Walked> {
  const walked: Walked = { opened: [], nightly: [], refusal: '', settings: [] };
  const exported: string[] = [];
  for (const { language, lines } of guideBlocks()) {
    if (language === 'sh' && lines.at(-1)?.endsWith('npm start')) {
      const url = await open([...exported, ...lines]);
      exported.push(...lines.filter((line) => line.startsWith('export ')));
      walked.opened.push(url);
      walked.day ??= await firstDay(url, OWNER);
    } else if (lines.includes('npm run demo:clear')) {
      // commands.test.ts shows how it clears a demo; this shop is no demo, and stays as it is.
      walked.refusal = await run([...exported, ...lines]).catch(String);
    } else if (language === 'sh') {
      await run([...exported, ...lines]);
    } else if (language === 'cron') {
      for (const line of lines) {
        await run([...exported, cronCommand(line)]);
        const files = await readdir(join(directory, 'backups'));
        const made = files.filter((name) => name !== 'first.tar.gz');
        walked.nightly.push(...made);
        // The next line of the guide belongs to the same night.
        for (const name of made) await rm(join(directory, 'backups', name));
      }
    } else if (language === 'sql') {
      const client = new Client({ connectionString: databases.shop });
      await client.connect();
      // One by one, as psql sends them: some must not run in a transaction with others.
      const statements = [ROLE, ...lines.join('\n').split(/;\s*$/m)];
      try {
        for (const statement of statements) await client.query(statement);
      } finally {
        await client.end();
      }
    } else {
      walked.settings.push(language);
    }
  }
  return walked;
}

test(`every command of the operator's guide, from nothing to the first order, and restored into ${INTO}`, async () => {
  const { opened, nightly, refusal, settings, day } = await walkGuide();
  expect(opened).toHaveLength(2);
  // The first `env` is tested by `service-examples.test.ts` with its context, the second one by
  // `backup-config.test.ts`, the third by `files-config.test.ts`,
  // the fourth by `telemetry-config.test.ts`, the fifth by `config.test.ts`; the others for nginx by `platform/e2e/stories/edge.long.ts`.
  expect(settings.join(' ')).toBe(
    'text env ini env crontab env env caddy nginx nginx nginx ini text env ini',
  );
  expect(refusal).toMatch(/npm run demo:clear: /);
  if (day === undefined) throw new Error('the guide opens no shop');
  for (const url of opened) await expectShop(url, day);

  const name = expect.stringMatching(/^pasal-\d{4}-\d\d-\d\d\.tar\.gz$/);
  expect(nightly).toEqual([name, name]);
  const pictures = await readdir(join(directory, 'mnt/pictures'), { recursive: true });
  expect(pictures).toContain(day.picture.slice('/uploads/'.length));
  const uploads = join(directory, 'var/lib/pasal-new/uploads');
  const isFree = async () => (await readdir(uploads)).length === 0;
  const isLink = async () => (await lstat(uploads)).isSymbolicLink();
  expect(await (mayMount ? isFree() : isLink())).toBe(true);

  const told = await readFile(join(directory, 'services-told'), 'utf8');
  expect(told.trim().split('\n')).toEqual([
    'restart pasal',
    'stop pasal',
    'start pasal',
    'restart pasal@3001',
    'restart pasal@3002',
  ]);
  const ran = (await readFile(join(directory, 'scripts-run'), 'utf8')).trim().split('\n');
  const named = guideScripts().filter((script) => !ONLY_MENTIONED.has(script));
  expect([...new Set(ran)].toSorted()).toEqual(named);
});
