import type { RenderedPage } from './contract';

/** Why there is no page: it was late, too many wait, its code threw, or no process is there. */
export type NoPage = 'late' | 'refused' | 'failed' | 'away';

/** The result of one request to render: in milliseconds how long it `took`, and for how long its code `worked` since it `began`. */
export type Outcome =
  | { page: RenderedPage; took: number; worked: number; began: number }
  | { page: null; why: NoPage; text: string };

export const noPage = (why: NoPage, text: string): Outcome => ({ page: null, why, text });

/**
 * A page's verdict on the code that made it, independent of its caller: it was made; it took longer than a
 * page may, waiting not counted; it threw or was no page; the process died of it.
 */
export type Verdict = 'made' | 'slow' | 'failed' | 'died';

/**
 * Learns the verdict of one page; nothing is said of a page no code was asked for.
 * @param named the release the process itself names as what it died of
 */
export type VerdictListener = (verdict: Verdict, named?: string) => void;
