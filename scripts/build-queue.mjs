/** @import { Job } from './start-plan.mjs' */

/** @typedef {{ job: Job, ended: Promise<void>, end: () => void, state: 'waiting' | 'under way' | 'built' | 'failed' }} Entry */

const nothing = () => undefined;
/** @param {Entry[]} entries */
const nextOf = (entries) => entries.find(({ state }) => state === 'waiting');

/**
 * Builds jobs one after the other; requested ones come first.
 * @param {readonly Job[]} jobs
 * @param {(job: Job) => Promise<unknown>} build
 */
export function openQueue(jobs, build) {
  /** @type {Entry[]} */
  const entries = jobs.map((job) => {
    /** @type {() => void} */
    let end = nothing;
    const ended = /** @type {Promise<void>} */ (
      new Promise((resolve) => {
        end = resolve;
      })
    );
    return { job, ended, end, state: 'waiting' };
  });
  /** @type {(workspace: string, light?: string) => Entry | undefined} */
  const find = (workspace, light) =>
    entries.find(({ job }) => job.workspace === workspace && job.light === light);

  /** @param {Entry} entry */
  function moveFirst(entry) {
    entries.splice(entries.indexOf(entry), 1);
    entries.unshift(entry);
  }

  return {
    /**
     * What of a workspace is not built: its jobs, and whether one of them has failed.
     * @param {string} workspace
     */
    leftOf(workspace) {
      const left = entries.filter(({ job, state }) => {
        return job.workspace === workspace && state !== 'built';
      });
      return {
        jobs: left.map(({ job }) => job),
        hasFailed: left.some(({ state }) => state === 'failed'),
      };
    },
    /**
     * Moves a job ahead of others; the English of a part comes before its other languages.
     * @param {string} workspace
     * @param {string} [light]
     */
    ask(workspace, light) {
      for (const language of [light, 'en']) {
        const entry = find(workspace, language);
        if (entry?.state === 'waiting') moveFirst(entry);
      }
    },
    /**
     * Resolves once a job has been built or has failed; at once if there is none.
     * @param {string} workspace
     * @param {string} [light]
     */
    ended: async (workspace, light) => find(workspace, light)?.ended,
    /** @param {(job: Job, problem?: Error) => unknown} onEnd a job counts as running until this has finished */
    async run(onEnd) {
      for (let entry = nextOf(entries); entry; entry = nextOf(entries)) {
        entry.state = 'under way';
        const problem = await build(entry.job).then(
          () => undefined,
          (error) => error,
        );
        await onEnd(entry.job, problem);
        entry.state = problem === undefined ? 'built' : 'failed';
        entry.end();
      }
    },
  };
}
