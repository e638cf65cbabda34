import type { RenderLimits } from './limits';

export interface Watchdog {
  /** The process has answered, and holds so many bytes. */
  heard: (resident: number) => void;
  stop: () => void;
}

/** Asks a process again and again whether it is there, and has it killed when it is not, or is too large. */
export function watchdog(
  { pingEvery, pongWithin, mostMemory }: RenderLimits,
  { ping, kill }: { ping: () => void; kill: (why: string) => void },
): Watchdog {
  let waiting: NodeJS.Timeout | undefined;
  let isHeard = true;

  function giveUp(): void {
    // The answer may have come while this process itself was busy: read it first.
    setImmediate(() => {
      if (!isHeard) kill(`did not answer for ${pongWithin} ms`);
    });
  }

  const asking = setInterval(() => {
    if (!isHeard) return;
    isHeard = false;
    waiting = setTimeout(giveUp, pongWithin);
    ping();
  }, pingEvery);

  return {
    heard(resident) {
      isHeard = true;
      clearTimeout(waiting);
      if (resident > mostMemory) kill(`held ${Math.round(resident / 1024 / 1024)} MB`);
    },
    stop() {
      isHeard = true;
      clearInterval(asking);
      clearTimeout(waiting);
    },
  };
}
