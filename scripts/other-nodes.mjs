/**
 * Runs the product on the Node versions that this machine does not have. Each is installed as an npm package, builds
 * everything again, and then runs the tests that depend on Node most.
 */
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync } from 'node:fs';
import path from 'node:path';
import { root } from './workspaces.mjs';

/**
 * The versions, by the names that `npm run test:long` uses; the newest first, which the documentation recommends.
 * @type {Record<string, string>}
 */
const NODES = { 'node-24': '24.21.0', 'node-22': '22.23.3' };

/** Suites that start the built server and its commands, render pages, use native modules, or build. */
const SUITES = [
  'server/src/faults/(?:draining|two-servers|slow-clients|postgres-away.test)',
  'server/src/(?:start|operator|pictures|web)/',
  'core/(?:http|data-directory)/',
  'platform/server/',
  'server/src/modules/(?:auth|order/place)/',
  'demo/src/',
  'platform/kit/(?:build|command|dev)/',
];
/**
 * Stories of a whole shop: its demo is created, pages are rendered, someone orders, a release is activated and
 * withdrawn.
 */
const STORIES = ['first-order', 'without-script', 'releases.story', 'renderer-gone'];

/**
 * Returns the names below that match a pattern; all of them without a pattern.
 * @param {string[]} patterns
 */
export const nodesNamed = (patterns) =>
  Object.keys(NODES).filter(
    (name) => patterns.length === 0 || patterns.some((pattern) => name.includes(pattern)),
  );

/**
 * Installs a Node version by npm, and returns the folder of its executable.
 * @param {string} version
 */
function fetchNode(version) {
  const carried = `node-${process.platform}-${process.arch}`;
  const folder = path.join(root, 'node_modules/.cache/nodes', version);
  const programs = path.join(folder, 'node_modules', carried, 'bin');
  if (!existsSync(programs)) {
    mkdirSync(folder, { recursive: true });
    const words = ['install', '--prefix', folder, '--no-save', '--no-audit', '--no-fund'];
    spawnSync('npm', [...words, `${carried}@${version}`], { cwd: folder, stdio: 'inherit' });
  }
  return programs;
}

/**
 * True when everything passes on a Node.
 * @param {string} name
 */
export function passesOn(name) {
  const programs = fetchNode(NODES[name] ?? '');
  const env = { ...process.env, PATH: `${programs}${path.delimiter}${process.env.PATH}` };
  /** @param {string[]} words */
  const run = (...words) => {
    const node = path.join(programs, 'node');
    return spawnSync(node, words, { cwd: root, stdio: 'inherit', env }).status === 0;
  };
  console.log(`\n== ${name}: ${NODES[name]}`);
  return (
    run('scripts/build.mjs', '--force') &&
    run('node_modules/jest/bin/jest.js', '--silent=passed-only', ...SUITES) &&
    run(
      'node_modules/@playwright/test/cli.js',
      'test',
      '--config=e2e/playwright.config.ts',
      ...STORIES,
    )
  );
}
