/** Counts the outcomes of the pages of one composition, and the crashes of its process. */
export interface RenderCounts {
  renders: number;
  late: number;
  refused: number;
  failed: number;
  /** No process was available: it was starting, or the composition was in its back-off. */
  away: number;
  deaths: number;
}

export const createCounts = (): RenderCounts => ({
  renders: 0,
  late: 0,
  refused: 0,
  failed: 0,
  away: 0,
  deaths: 0,
});
