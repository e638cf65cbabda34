import os from 'node:os';
import { setTimeout as wait } from 'node:timers/promises';
import { OTHER_LANGUAGES } from '../platform/kit/build/languages.mjs';
import { openQueue } from './build-queue.mjs';
import { openBuilder } from './open-builder.mjs';
import { readParts, titleOf } from './start-parts.mjs';
import { planStart } from './start-plan.mjs';
import { KIT } from './workspaces.mjs';

/** @import { Job, Part } from './start-plan.mjs' */

/** While the shop is open, its users have priority. */
const BEHIND = 10;
/** Milliseconds until the server notices a new build (`BELIEVED` of its live compositions, and some). */
const SEEN_WITHIN = 800;

/** Builds the jobs of a start in processes that live while there is something to build. */
function openBuilders() {
  const pages = openBuilder();
  const server = openBuilder();
  return { pages, server, close: () => [pages, server].forEach((each) => each.close()) };
}

/**
 * @param {Job[]} jobs
 * @param {ReturnType<typeof openBuilder>} builder
 */
async function buildEach(jobs, builder) {
  for (const job of jobs) await builder.build(job);
}

/**
 * The server's interface to builds in progress (`Building` of `platform/server/building.ts`).
 * @param {Part[]} parts
 * @param {ReturnType<typeof openQueue>} queue
 * @param {Promise<void>} opens
 */
function buildingOf(parts, queue, opens) {
  /** @type {Map<Part, ReturnType<typeof titleOf>>} */
  const titles = new Map();
  /** @param {Part} part */
  const titleOnce = (part) => {
    const title = titles.get(part) ?? titleOf(part);
    titles.set(part, title);
    return title;
  };
  const byName = new Map(parts.map((part) => [part.name, part.workspace]));
  return {
    opens,
    unbuilt: () =>
      parts
        .filter(({ kind }) => kind === 'pages')
        .map((part) => ({ part, left: queue.leftOf(part.workspace) }))
        .filter(({ left }) => left.jobs.length > 0)
        .map(({ part, left }) => ({
          name: part.name,
          get title() {
            return titleOnce(part);
          },
          routes: part.routes,
          around: part.around,
          missing: left.jobs.map(({ light }) => light),
          hasFailed: left.hasFailed,
        })),
    /** @type {(name: string, language: string) => void} */
    ask: (name, language) => queue.ask(byName.get(name) ?? '', language),
    async buildKit() {
      queue.ask(KIT);
      await queue.ended(KIT);
    },
  };
}

/**
 * Builds what `npm start` needs: first the server, which is awaited; then the pages the shop opens with, while the
 * shop is set up (`building.opens`); everything else while it is open.
 * @param {ReturnType<typeof import('./progress.mjs').openProgress>} progress
 * @param {(problem: Error) => never} onProblem aborts the start
 */
export async function startBuilds(progress, onProblem) {
  const builders = openBuilders();
  const parts = readParts();
  const plan = planStart(parts, ['en', ...OTHER_LANGUAGES]);
  const hasWork = plan.server.length + plan.opening.length > 0;
  const end = hasWork ? progress.begin('build') : () => undefined;
  const opens = buildEach(plan.opening, builders.pages).catch(onProblem);
  await buildEach(plan.server, builders.server).catch(onProblem);
  const allBuilt = opens.then(end);
  const queue = openQueue(plan.later, (job) => builders.pages.build(job));

  /** Builds the rest, once the shop is open. */
  async function buildRest() {
    builders.server.close();
    if (plan.later.length > 0) os.setPriority(/** @type {number} */ (builders.pages.pid), BEHIND);
    await queue.run(async ({ workspace, light }, problem) => {
      const what = [workspace, ...(light && light !== 'en' ? [`(${light})`] : [])].join(' ');
      if (problem) progress.say(`${what} could not be built:\n${problem.message}`);
      else await wait(SEEN_WITHIN);
    });
    builders.close();
  }
  return { building: buildingOf(parts, queue, allBuilt), buildRest };
}
