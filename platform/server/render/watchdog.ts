import type { ForkedProcess } from './fork-process';
import type { RenderLimits } from './limits';

export interface Watchdog {
  /** Called when the process has answered, with its memory in bytes. */
  hear: (resident: number) => void;
  stop: () => void;
}

interface Watched extends Pick<ForkedProcess, 'kill' | 'usedTime'> {
  ping: () => void;
}

/** Pings a process periodically, and has it killed when it does not answer, or is too large. */
export function startWatchdog(
  { pageWithin, pingEvery, pongWithin, mostMemory }: RenderLimits,
  { ping, kill, usedTime }: Watched,
): Watchdog {
  let waiting: NodeJS.Timeout | undefined;
  let isHeard = true;
  let usedBefore: number | null = null;

  /** True when it worked for longer than a page may, rather than waiting for a busy machine. */
  function hasWorked(): boolean {
    const used = usedTime();
    return used !== null && usedBefore !== null && used - usedBefore > pageWithin;
  }

  function giveUp(): void {
    // The answer may have come while this process itself was busy: read it first.
    setImmediate(() => {
      if (!isHeard) kill(`did not answer for ${pongWithin} ms`, hasWorked());
    });
  }

  const asking = setInterval(() => {
    if (!isHeard) return;
    isHeard = false;
    usedBefore = usedTime();
    waiting = setTimeout(giveUp, pongWithin);
    ping();
  }, pingEvery);

  return {
    hear(resident) {
      isHeard = true;
      clearTimeout(waiting);
      if (resident <= mostMemory) return;
      kill(`held ${Math.round(resident / 1024 / 1024)} MB`, true);
    },
    stop() {
      isHeard = true;
      clearInterval(asking);
      clearTimeout(waiting);
    },
  };
}
