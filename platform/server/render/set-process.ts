import type { ForkOptions } from './fork-process';
import { openProcess, type Death, type LiveProcess } from './live-process';
import { readSet, type RenderSet } from './render-set';
import { restRule } from './rest-rule';

export interface SetProcessDeps extends ForkOptions {
  /** Milliseconds of a clock that never goes back. */
  now: () => number;
  /** Resolves once there is room for one more process. */
  makeRoom: () => Promise<unknown>;
  onProblem: (text: string) => void;
}

/** The process of one set, one after the other. */
export interface SetProcess {
  /** The process there is, if it is warm. */
  warm: () => LiveProcess | undefined;
  /** Starts a process unless one is there or the set rests; whether it got warm. */
  prepare: () => Promise<boolean>;
  isLive: () => boolean;
  close: () => Promise<void>;
}

/**
 * The release whose code a process names as what it ended in: what throws later than its page may do so
 * while another one is made.
 */
function namedIn(why: string, { host, remotes }: RenderSet): string | undefined {
  const [, name, version] = /(?:^|\s)([a-z][a-z0-9-]*)@([^\s:]+):\d+/.exec(why) ?? [];
  const code = [host, ...remotes].find(({ record }) => record.name === name);
  return code?.record.version === version ? name : undefined;
}

/** Keeps a process of a set once one is wanted; one that died is followed by another after its rest. */
export function setProcess(set: RenderSet, deps: SetProcessDeps, onDeath: () => void): SetProcess {
  const { file, limits, network, now, makeRoom, onProblem } = deps;
  const rest = restRule(limits, now);
  /** Counts what was opened, so that what is closed before it began never does. */
  let turn = 0;
  let opening: Promise<boolean> | undefined;
  let live: LiveProcess | undefined;

  function forget(): void {
    turn += 1;
    opening = undefined;
    live = undefined;
  }

  function mourn({ why, tell }: Death): void {
    onDeath();
    tell?.('died', namedIn(why, set));
    const pause = rest.died();
    rest.whenOver(() => void prepare());
    onProblem(`the render process ${why}; the next one may start in ${pause / 1000} s`);
  }

  async function open(mine: number): Promise<boolean> {
    await makeRoom();
    if (turn !== mine) return false;
    const onEnd = (death: Death | null) => {
      if (turn === mine) forget();
      if (death !== null) mourn(death);
    };
    try {
      live = openProcess({
        file,
        limits,
        network,
        read: () => readSet(set, onProblem),
        onProblem,
        onEnd,
      });
      return live.ready;
    } catch (error) {
      onEnd({ why: `could not start: ${String(error)}`, tell: undefined });
      return false;
    }
  }

  async function prepare(): Promise<boolean> {
    if (!opening && rest.left() === 0) {
      rest.forgetCall();
      opening = open(turn);
    }
    return opening ?? false;
  }

  return {
    warm: () => (live?.isReady() ? live : undefined),
    prepare,
    isLive: () => opening !== undefined,
    async close() {
      rest.forgetCall();
      const leaving = live;
      forget();
      await leaving?.close();
    },
  };
}
