import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { startCommand } from '../testing/server-process';

const ROOT = resolve(__dirname, '../../..');
/** Megabytes on disk. */
const MOST_SPACE = 150;

jest.setTimeout(900_000);

const tree = mkdtempSync(join(tmpdir(), 'pasal-production-'));
afterAll(() => rmSync(tree, { recursive: true, force: true }));

const run = (program: string, words: string[], cwd: string) =>
  execFileSync(program, words, { cwd, encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] });

const isOwn = (file: string) => !file.slice(ROOT.length).includes('node_modules');

/** Copies the files of a production installation: package manifests, builds, scripts, and the kit's own files. */
function copyBuilt(): void {
  const { workspaces } = JSON.parse(run('cat', ['package.json'], ROOT)) as { workspaces: string[] };
  const folders = workspaces.flatMap((name) =>
    name.endsWith('*')
      ? readdirSync(ROOT).filter((folder) => folder.startsWith(name.slice(0, -1)))
      : [name],
  );
  const files = ['package.json', 'package-lock.json', 'scripts', 'platform/kit'];
  for (const file of [...files, ...folders.flatMap((f) => [`${f}/package.json`, `${f}/dist`])]) {
    const from = join(ROOT, file);
    if (existsSync(from)) cpSync(from, join(tree, file), { recursive: true, filter: isOwn });
  }
}

test('the built shop runs with the packages of production alone, which take little space', async () => {
  run(process.execPath, ['scripts/build.mjs'], ROOT);
  copyBuilt();
  run('npm', ['ci', '--omit=dev', '--no-audit', '--no-fund'], tree);
  const [size] = run('du', ['-sm', 'node_modules'], tree).split('\t');
  expect(Number(size)).toBeLessThanOrEqual(MOST_SPACE);

  const { PATH = '' } = process.env;
  const owner = { ADMIN_EMAIL: 'owner@example.com', ADMIN_PASSWORD: 'a long password, 1234' };
  const variables = { PATH, PORT: '0', DATA_DIR: join(tree, '.data'), WALK: 'no', ...owner };
  const server = startCommand([process.execPath, 'scripts/serve.mjs'], variables, tree);
  const url = await server.url;
  const answers = await Promise.all(
    ['/', '/contact', '/readyz'].map(async (at) => {
      const answer = await fetch(url + at);
      return [answer.status, /<h1|"status"|ok/.test(await answer.text())];
    }),
  );
  server.kill('SIGTERM');
  await server.ended;
  expect(answers).toEqual([
    [200, true],
    [200, true],
    [200, true],
  ]);
});
