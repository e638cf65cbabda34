import { fork } from 'node:child_process';
import path from 'node:path';
import { root } from './workspaces.mjs';

/** Opens a process that builds, one job after the other. */
export function openBuilder() {
  const child = fork(path.join(root, 'scripts/builder.mjs'), [], { cwd: root });
  return {
    pid: child.pid,
    /**
     * Builds a workspace; resolves with its duration in seconds.
     * @param {import('./start-plan.mjs').Job} job
     * @returns {Promise<number>}
     */
    build(job) {
      return new Promise((resolve, reject) => {
        /** @type {<Value>(settle: (value: Value) => void, value: Value) => void} */
        const end = (settle, value) => {
          child.off('message', onMessage);
          child.off('exit', onExit);
          settle(value);
        };
        const onExit = () => end(reject, new Error(`${job.workspace} did not build`));
        /** @param {{ problem?: string, seconds: number }} outcome */
        const onMessage = ({ problem, seconds }) =>
          problem === undefined ? end(resolve, seconds) : end(reject, new Error(problem));
        child.on('message', onMessage).on('exit', onExit);
        if (child.connected) child.send(job);
        else onExit();
      });
    },
    close: () => child.connected && child.disconnect(),
  };
}
