import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { isLight, remotes, root } from './workspaces.mjs';

/** The gate's own rule, so that a build and an activation always agree. */
const RULE = path.join(root, 'platform/server/release/gate/gate-budget.ts');

/** @returns {Promise<typeof import('@pasal/platform/server/release/gate/gate-budget')>} */
async function readRule() {
  const { build } = await import('esbuild');
  const { outputFiles } = await build({
    entryPoints: [RULE],
    bundle: true,
    write: false,
    format: 'esm',
    platform: 'node',
    logLevel: 'error',
  });
  const text = Buffer.from(outputFiles[0]?.contents ?? []).toString('base64');
  return import(`data:text/javascript;base64,${text}`);
}

/**
 * Returns a sentence for each page that is too heavy with host and remotes together; empty if none is.
 * @param {import('@pasal/platform/contract/release').ReleaseRecord} host
 * @param {import('@pasal/platform/contract/release').ReleaseRecord[]} all the remotes
 */
export async function overBudget(host, all) {
  const { budgetGate } = await readRule();
  return budgetGate([host, ...all], host, all).map(({ text }) => text.en);
}

/**
 * Checks the builds of this repository.
 * @throws Error that names the pages that are too heavy
 */
export async function holdComposedBudget() {
  const files = ['host', ...Object.values(remotes)].map((workspace) =>
    path.join(root, workspace, 'dist/release.json'),
  );
  if (!files.every((file) => existsSync(file))) return;
  const [host, ...all] = files.map((file) => JSON.parse(readFileSync(file, 'utf8')));
  // A first start's builds are heavier than releases.
  if ([host, ...all].some(({ version }) => isLight(version))) return;
  const sentences = await overBudget(host, all);
  if (sentences.length > 0) throw new Error(sentences.join('\n'));
}
