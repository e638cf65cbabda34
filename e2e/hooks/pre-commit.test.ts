import { execFileSync, spawnSync } from 'node:child_process';
import { appendFileSync, cpSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { transformSync } from '@swc/core';

const ROOT = path.resolve(__dirname, '../..');
/** Two declarations of one name: compiling file by file in tests accepts it, a build does not. */
const PLANTED = 'export const plant = 1;\nexport const plant = 2;\n';
const SOURCE = 'demo/src/random.ts';

const { CI: _, ...outsideCi } = process.env;
const as = ['-c', 'user.name=Maya', '-c', 'user.email=maya@pasal.test'];
let tree: string;

/** Runs git in the copy; returns its status and output. */
function git(...words: string[]) {
  const { status, stdout, stderr } = spawnSync('git', [...as, ...words], {
    cwd: tree,
    env: outsideCi,
    encoding: 'utf8',
  });
  return { status, said: stdout + stderr };
}
const head = () => git('rev-parse', 'HEAD').said;
const hooksPath = () => git('config', '--get', 'core.hooksPath').said.trim();
/** Runs the script that npm runs after an install. */
const install = (env: NodeJS.ProcessEnv = outsideCi) =>
  execFileSync(process.execPath, ['scripts/install.mjs'], { cwd: tree, env });

/** A repository with this one's current files and installed packages. */
beforeAll(() => {
  tree = mkdtempSync(path.join(tmpdir(), 'pasal-commit-'));
  const listed = ['ls-files', '--cached', '--others', '--exclude-standard', '-z'];
  const files = execFileSync('git', listed, { cwd: ROOT, encoding: 'utf8' }).split('\0');
  for (const file of new Set(files)) {
    if (file !== '') cpSync(path.join(ROOT, file), path.join(tree, file));
  }
  symlinkSync(path.join(ROOT, 'node_modules'), path.join(tree, 'node_modules'));
  git('init', '--quiet');
  writeFileSync(path.join(tree, '.git/info/exclude'), 'node_modules\n');
  git('add', '--all');
  git('commit', '--quiet', '--message', 'Begin');
  install();
});
afterEach(() => {
  git('reset', '--quiet', '--hard');
  git('clean', '--quiet', '-d', '--force');
});
afterAll(() => rmSync(tree, { recursive: true, force: true }));

test('an installation sets the hooks up once, not in CI, and not over those of somebody', () => {
  expect(hooksPath()).toBe('.githooks');
  git('config', 'core.hooksPath', '/home/maya/hooks');
  install();
  expect(hooksPath()).toBe('/home/maya/hooks');
  git('config', '--unset', 'core.hooksPath');
  install({ ...outsideCi, CI: 'true' });
  expect(hooksPath()).toBe('');
  install();
  expect(hooksPath()).toBe('.githooks');
});

test('a commit that does not build is refused, though tests would compile it; --no-verify makes it', () => {
  const compiled = transformSync(PLANTED, {
    filename: 'random.ts',
    jsc: { parser: { syntax: 'typescript' }, target: 'es2022' },
  });
  expect(compiled.code).toContain('plant = 2');
  appendFileSync(path.join(tree, SOURCE), `\n${PLANTED}`);
  const before = head();
  const { status, said } = git('commit', '--all', '--message', 'Plant');
  expect(said).toMatch(/"plant" has already been declared[\s\S]*Failed: build\n/);
  expect([status, head()]).toEqual([1, before]);
  expect(git('commit', '--no-verify', '--all', '--message', 'Plant').status).toBe(0);
  expect(head()).not.toBe(before);
  git('reset', '--quiet', '--hard', before.trim());
});

test('a commit that leaves out a file of a build is refused, for what was built is not what it holds', () => {
  appendFileSync(path.join(tree, SOURCE), "\nexport { plant } from './planted';\n");
  git('add', SOURCE);
  writeFileSync(path.join(tree, 'demo/src/planted.ts'), 'export const plant = 1;\n');
  const { status, said } = git('commit', '--message', 'Forget a file');
  expect(said).toContain('This commit leaves out demo/src/planted.ts:');
  expect(status).toBe(1);
});

test('a merge that does not build is refused', () => {
  git('checkout', '--quiet', '-b', 'planted');
  appendFileSync(path.join(tree, SOURCE), `\n${PLANTED}`);
  git('commit', '--no-verify', '--quiet', '--all', '--message', 'Plant');
  git('checkout', '--quiet', '-');
  const { status, said } = git('merge', '--no-ff', '--message', 'Merge', 'planted');
  expect(said).toMatch(/Failed: build\n/);
  expect(status).not.toBe(0);
  git('merge', '--abort');
});

test('a commit of documents is made after a look at them alone', () => {
  appendFileSync(path.join(tree, 'CONTRIBUTING.md'), '\nAsk whoever sits beside you.\n');
  const before = head();
  const { status, said } = git('commit', '--all', '--message', 'Say whom to ask');
  expect(said).toMatch(/Checks: 3 passed, 0 failed/);
  expect([status, head() === before]).toEqual([0, false]);
});
