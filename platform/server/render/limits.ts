/** Limits the time, memory and number of render processes; times in milliseconds. */
export interface RenderLimits {
  /** Concurrent processes, each for one composition. */
  mostLive: number;
  /** From its start until it is warm. */
  startWithin: number;
  /**
   * The number of samples rendered before it is warm: enough for pages far within `pageWithin`; visitors' requests do
   * the rest.
   */
  warmUpRenders: number;
  /** A page that takes longer, including its wait, is rendered by the browser. */
  pageWithin: number;
  /**
   * How long a page's code may work in a rehearsal: all visitors' pages wait for one processor, so that a page just
   * below `pageWithin` leaves many of them to the browser.
   */
  workWithin: number;
  /** Pages that wait for one process. */
  mostWaiting: number;
  /** Characters of a page. */
  mostCharacters: number;
  /** The interval of liveness checks, and their timeout. */
  pingEvery: number;
  pongWithin: number;
  /** Resident bytes. */
  mostMemory: number;
  /** Megabytes of its heap of long-lived objects. */
  heap: number;
  /**
   * Megabytes of one half of the young generation, from the start: a page leaves hundreds of kilobytes behind, most
   * of which are garbage before the space is full.
   */
  young: number;
  /** Pause after a crash; it doubles with each crash in `deathsWithin`. */
  restartAfter: number;
  /** After this many crashes in this time the composition is paused. */
  mostDeaths: number;
  deathsWithin: number;
  restFor: number;
  /** After a rehearsal, for the pages' deferred work. */
  settleFor: number;
}

export const RENDER_LIMITS: RenderLimits = {
  mostLive: 3,
  startWithin: 20_000,
  warmUpRenders: 24,
  pageWithin: 200,
  workWithin: 120,
  mostWaiting: 50,
  mostCharacters: 4 * 1024 * 1024,
  pingEvery: 1000,
  pongWithin: 1000,
  mostMemory: 250 * 1024 * 1024,
  heap: 192,
  young: 16,
  restartAfter: 250,
  mostDeaths: 3,
  deathsWithin: 60_000,
  restFor: 300_000,
  settleFor: 50,
};
