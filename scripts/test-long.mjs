/**
 * `npm run test:long [pattern …]`: the long forms of the fault tests and of the stories, one file after the other;
 * without a pattern also every suite of the server on both databases, every story at both widths (`npm test` runs one
 * of each), and the product on other versions of Node. It runs at night, and writes its results to `.proofs`
 * (`docs/proofs/README.md`).
 */
import { spawnSync } from 'node:child_process';
import { readdirSync } from 'node:fs';
import path from 'node:path';
import { ensureInstalled, ensureTools, requireNode } from './install.mjs';
import { nodesNamed, passesOn } from './other-nodes.mjs';
import { prepareProofs, resultsOption, writeProofs } from './proofs.mjs';

requireNode();
ensureInstalled();
ensureTools('testing', 'bench', 'firefox');
const { ensureBrowser, ensureFirefox, ensureNepaliFont } = await import('./browser.mjs');
console.log(`Browser: ${await ensureBrowser()}`);
ensureNepaliFont();
console.log(`Firefox: ${(await ensureFirefox()) ?? 'none, its stories are skipped'}`);
const { ensureNginx, ensurePrometheus } = await import('./debian-programs.mjs');
ensurePrometheus();
ensureNginx();
const root = path.resolve(import.meta.dirname, '..');
const patterns = process.argv.slice(2);

/**
 * True when a folder has a long test that matches one of the patterns.
 * @param {string} folder
 */
const hasAny = (folder) =>
  readdirSync(path.join(root, folder), { recursive: true }).some(
    (file) =>
      String(file).endsWith('.long.ts') &&
      (patterns.length === 0 || patterns.some((pattern) => String(file).includes(pattern))),
  );

/** Where the long tests of the server are. */
const SERVER = ['core', 'platform/server', 'server/src'];
const JEST = [
  'jest',
  '--selectProjects=server',
  '--testMatch=**/{core,platform/server,server/src}/**/*.long.ts',
  '--runInBand',
  '--passWithNoTests=false',
  ...resultsOption('long'),
  ...patterns.flatMap((pattern) => ['--testPathPatterns', pattern]),
];
const STORIES = [
  'playwright',
  'test',
  '--config=e2e/playwright.long.config.ts',
  '--workers=1',
  ...patterns,
];
/** What `npm test` runs too, here complete. */
const WHOLE = [
  ['tsc', '-p', 'e2e/firefox'],
  ['jest', '--silent=passed-only', ...resultsOption('whole')],
  ['playwright', 'test', '--config=e2e/playwright.config.ts'],
  // CPU time of answers: nothing else is measured at the same time.
  ['node', 'scripts/bench.mjs', 'multiples'],
];
const wanted = [
  ...(SERVER.some(hasAny) ? [JEST] : []),
  ...(['e2e/stories', 'e2e/firefox', 'platform/e2e/stories'].some(hasAny) ? [STORIES] : []),
  ...(patterns.length === 0 ? WHOLE : []),
];
const nodes = nodesNamed(patterns);
if (wanted.length + nodes.length === 0)
  console.error(`No long test is called ${patterns.join(' or ')}.`);
const env = { ...process.env, TEST_FORM: 'long' };
/**
 * Runs a package's program, or one of our scripts.
 * @param {string[]} words
 */
function passes([name = '', ...words]) {
  const [command, given] = name === 'node' ? [process.execPath, words] : ['npx', [name, ...words]];
  return spawnSync(command, given, { cwd: root, stdio: 'inherit', env }).status === 0;
}
prepareProofs(patterns.length === 0);
const results = [...wanted.map(passes), ...nodes.map(passesOn)];
writeProofs(['long', 'whole']);
process.exit(results.length > 0 && results.every(Boolean) ? 0 : 1);
