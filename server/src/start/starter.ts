import type { Building } from '@pasal/platform/server/building';

/** The program that started this server in its own process, as `scripts/start.mjs` does. */
export interface Starter {
  /** What it builds while the shop is open. */
  building?: Building | undefined;
  /** Writes a line of the start. */
  say: (line: string) => void;
  /** Reports the begin of a step; call the returned function at its end. */
  begin: (step: 'demo' | 'open') => () => void;
  /** Called when the shop is open. */
  opened: () => void;
}

const STARTER = Symbol.for('pasal.starter');

/** Finds the program that started this one; undefined if it runs on its own. */
export const findStarter = (): Starter | undefined =>
  (globalThis as { [STARTER]?: Starter })[STARTER];
