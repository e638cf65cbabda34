/** Limits the time, memory and number of render processes; times in milliseconds. */
export interface RenderLimits {
  /** Processes that live at once, each for one composition. */
  mostLive: number;
  /** From its start until it is warm. */
  startWithin: number;
  /**
   * The number of samples rendered before it is warm: enough for pages far within `pageWithin`; the rest
   * comes with visitors.
   */
  warmUpRenders: number;
  /** A page that takes longer, its waiting included, is rendered by the browser. */
  pageWithin: number;
  /**
   * So long the code of a page may work in a rehearsal: all visitors' pages wait for one processor, so that a page
   * just below `pageWithin` leaves many of them to the browser.
   */
  workWithin: number;
  /** Pages that wait for one process. */
  mostWaiting: number;
  /** Characters of a page. */
  mostCharacters: number;
  /** Between two questions whether it still answers, and how long that may take. */
  pingEvery: number;
  pongWithin: number;
  /** Resident bytes. */
  mostMemory: number;
  /** Megabytes of its heap of long-lived objects. */
  heap: number;
  /**
   * Megabytes of one half of the space for young objects, from the start: a page leaves hundreds of kilobytes behind,
   * and most of them are gone before the space is full.
   */
  young: number;
  /** Pause after a death; it doubles with each death in `deathsWithin`. */
  restartAfter: number;
  /** So many deaths within so long, and the composition rests. */
  mostDeaths: number;
  deathsWithin: number;
  restFor: number;
  /** After a rehearsal, for what the pages left to do later. */
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
