import type { ForkOptions } from './fork-process';
import { openProcess, type Death, type LiveProcess } from './live-process';
import { readComposition, type RenderComposition } from './render-composition';
import { createRestRule } from './rest-rule';

export interface CompositionProcessDeps extends ForkOptions {
  /** Milliseconds of a monotonic clock. */
  now: () => number;
  /** Resolves once there is room for one more process. */
  makeRoom: () => Promise<unknown>;
  onProblem: (text: string) => void;
}

/** The successive processes of one composition. */
export interface CompositionProcess {
  /** The current process, if it is warm. */
  warm: () => LiveProcess | undefined;
  /** Starts a process unless one exists or the composition is in its back-off; returns whether it got warm. */
  prepare: () => Promise<boolean>;
  isLive: () => boolean;
  close: () => Promise<void>;
}

/**
 * The release whose code a process blames for its end: code that throws after its own page may do so during another
 * one.
 */
function namedIn(why: string, { host, remotes }: RenderComposition): string | undefined {
  const [, name, version] = /(?:^|\s)([a-z][a-z0-9-]*)@([^\s:]+):\d+/.exec(why) ?? [];
  const code = [host, ...remotes].find(({ record }) => record.name === name);
  return code?.record.version === version ? name : undefined;
}

/** Keeps a process of a composition running once one is needed; a crashed one is restarted after a back-off. */
export function createCompositionProcess(
  composition: RenderComposition,
  deps: CompositionProcessDeps,
  onDeath: () => void,
): CompositionProcess {
  const { limits, now, makeRoom, onProblem } = deps;
  const rest = createRestRule(limits, now);
  /** Numbers the starts, so that one closed before it began never runs. */
  let opened = 0;
  let opening: Promise<boolean> | undefined;
  let live: LiveProcess | undefined;

  function forget(): void {
    opened += 1;
    opening = undefined;
    live = undefined;
  }

  function recordDeath({ why, onVerdict }: Death): void {
    onDeath();
    onVerdict?.('died', namedIn(why, composition));
    const pause = rest.addDeath();
    rest.whenOver(() => void prepare());
    onProblem(`the render process ${why}; the next one may start in ${pause / 1000} s`);
  }

  async function open(mine: number): Promise<boolean> {
    await makeRoom();
    if (opened !== mine) return false;
    const onEnd = (death: Death | null) => {
      if (opened === mine) forget();
      if (death !== null) recordDeath(death);
    };
    try {
      live = openProcess({ ...deps, read: () => readComposition(composition, onProblem), onEnd });
      return live.ready;
    } catch (error) {
      onEnd({ why: `could not start: ${String(error)}`, onVerdict: undefined });
      return false;
    }
  }

  async function prepare(): Promise<boolean> {
    if (!opening && rest.timeLeft() === 0) {
      rest.forgetCall();
      opening = open(opened);
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
