/** What became of the pages of one set, and how often its process died. */
export interface RenderCounts {
  renders: number;
  late: number;
  refused: number;
  failed: number;
  /** No process was there: it was starting, or the set rested. */
  away: number;
  deaths: number;
}

export const noCounts = (): RenderCounts => ({
  renders: 0,
  late: 0,
  refused: 0,
  failed: 0,
  away: 0,
  deaths: 0,
});
