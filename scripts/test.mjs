/**
 * `npm test`, from a fresh clone: every check, and the suites and stories that a change since the commit in
 * `.ci/proven.json` can break. With `--all`, or if that cannot be determined, every suite and every story; a full run
 * that passes writes its commit there, and fails if it uses more CPU time than `.ci/budget.json` allows.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { ensureInstalled, ensureTools, requireNode } from './install.mjs';

requireNode();
ensureInstalled();
ensureTools('testing');
const { affectedBy } = await import('./affected.mjs');
const { changedFiles, cleanHead, isKnown } = await import('./changed.mjs');
const { ensureBrowser, ensureNepaliFont } = await import('./browser.mjs');
const { calibrate, processorSeconds } = await import('./processor.mjs');
const { everything, everythingOf, runSteps } = await import('./steps.mjs');
const { root } = await import('./workspaces.mjs');

const PROVEN = path.join(root, '.ci/proven.json');
/** @param {string} file */
const read = (file) => JSON.parse(readFileSync(path.join(root, file), 'utf8'));

/** What has to run, as `affectedBy` determines. */
function chooseSteps() {
  if (process.argv.includes('--all')) return { whole: 'you asked for all' };
  const { commit } = read('.ci/proven.json');
  if (!isKnown(commit)) return { whole: `${commit} is not in this history` };
  const chosen = affectedBy(changedFiles(commit), read('e2e/asked.json'));
  return chosen.whole !== undefined
    ? { whole: `${chosen.whole} changed since ${commit}` }
    : { ...chosen, commit };
}

/**
 * False when work used more CPU time than its budget, measured in loops of this machine; prints how much.
 * @param {string} name
 * @param {number} seconds
 * @param {number} loop
 */
function keepsBudget(name, seconds, loop) {
  const loops = Math.round(seconds / Math.min(loop, calibrate()));
  const most = Math.round(read('.ci/budget.json')[name] * 1.15);
  console.log(`${name}: ${Math.round(seconds)} s of processor, ${loops} loops (${most} allowed)`);
  if (loops <= most) return true;
  console.error(`Make something cheaper, or raise ${name} in .ci/budget.json and say why.`);
  return false;
}

/**
 * False when the full run, or a first start, has exceeded its budget.
 * @param {number} loop
 */
async function keepsBudgets(loop) {
  const proof = processorSeconds();
  if (proof === undefined) return true;
  const { measureFirstStart } = await import('./first-start-cost.mjs');
  const start = measureFirstStart();
  return [keepsBudget('proof', proof, loop), keepsBudget('firstStart', start, loop)].every(Boolean);
}

console.log(`Browser: ${await ensureBrowser()}`);
ensureNepaliFont();
const chosen = chooseSteps();
if (chosen.whole !== undefined) {
  console.log(`All suites and stories: ${chosen.whole}.`);
  const loop = calibrate();
  // Read now: the stories later write what they request into the tree.
  const head = cleanHead();
  // The stories then record what they request (`e2e/shop/asked-reporter.ts`).
  process.env.ALL_STORIES = 'yes';
  const passed = await runSteps(everything);
  if (!(await keepsBudgets(loop))) process.exitCode = 1;
  if (passed && process.exitCode === 0 && head && !process.env.CI) {
    writeFileSync(PROVEN, `${JSON.stringify({ commit: head }, null, 2)}\n`);
    console.log(`Proven whole: commit .ci/proven.json, which says ${head}.`);
  }
} else {
  const { commit, suites, stories } = chosen;
  console.log(
    `Since ${commit}: the suites of ${suites.length} files, ${stories.length} files of stories.`,
  );
  await runSteps(everythingOf(chosen));
}
