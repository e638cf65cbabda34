import type { RenderedPage } from './contract';

/** Why there is no page: it was late, too many wait, its code threw, or no process is there. */
export type NoPage = 'late' | 'refused' | 'failed' | 'away';

/** What became of one request to render; `took` in milliseconds. */
export type Outcome =
  { page: RenderedPage; took: number } | { page: null; why: NoPage; text: string };

export const noPage = (why: NoPage, text: string): Outcome => ({ page: null, why, text });

/**
 * What a page says of the code that made it, whatever became of who asked for it: it was made; it took
 * longer than a page may, waiting not counted; it threw or was none; the process died of it.
 */
export type Verdict = 'made' | 'slow' | 'failed' | 'died';

/**
 * Learns the verdict of one page; nothing is said of a page no code was asked for.
 * @param named the release the process itself names as what it died of
 */
export type TellVerdict = (verdict: Verdict, named?: string) => void;
