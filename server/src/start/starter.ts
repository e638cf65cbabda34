import type { Building } from '@pasal/platform/server/building';

/** What started this server's program in its own process, as `scripts/start.mjs` does. */
export interface Starter {
  /** What it builds while the shop is open. */
  building?: Building | undefined;
  /** Writes a line of the start. */
  say: (line: string) => void;
  /** Says that a step has begun; what comes back says that it has ended. */
  begin: (step: 'demo' | 'open') => () => void;
  /** Learns that the shop is open. */
  opened: () => void;
}

const STARTER = Symbol.for('pasal.starter');

/** Finds what started this program; undefined where it runs by itself. */
export const findStarter = (): Starter | undefined =>
  (globalThis as { [STARTER]?: Starter })[STARTER];
