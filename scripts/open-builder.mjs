import { fork } from 'node:child_process';
import path from 'node:path';
import { root } from './workspaces.mjs';

/** Nothing of a first start is checked but what it builds: settings that packages check take as long as a page. */
const UNCHECKED = { SKIP_VALIDATION: 'yes' };

/**
 * Opens a process that builds, one job after the other.
 * @param {{isLight?: boolean}} how
 */
export function openBuilder({ isLight = false } = {}) {
  const child = fork(path.join(root, 'scripts/builder.mjs'), [], {
    cwd: root,
    env: { ...process.env, ...(isLight && UNCHECKED) },
  });
  return {
    pid: child.pid,
    /** Builds a workspace; resolves with the seconds that took. */
    build(job) {
      return new Promise((resolve, reject) => {
        const end = (settle, value) => {
          child.off('message', onMessage);
          child.off('exit', onExit);
          settle(value);
        };
        const onExit = () => end(reject, new Error(`${job.workspace} did not build`));
        const onMessage = ({ problem, seconds }) =>
          problem === undefined ? end(resolve, seconds) : end(reject, new Error(problem));
        child.on('message', onMessage).on('exit', onExit);
        child.send(job);
      });
    },
    close: () => child.kill(),
  };
}
