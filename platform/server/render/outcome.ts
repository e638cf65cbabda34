import type { RenderedPage } from './contract';

/** Why there is no page: it was late, too many were waiting, its code threw, or there is no process. */
export type NoPage = 'late' | 'refused' | 'failed' | 'away';

/**
 * The result of one render request, in milliseconds: the total time it `took`, and how long its code `worked` from
 * when it `began`.
 */
export type Outcome =
  | { page: RenderedPage; took: number; worked: number; began: number }
  | { page: null; why: NoPage; text: string };

export const noPage = (why: NoPage, text: string): Outcome => ({ page: null, why, text });

/**
 * A page's verdict on the code that rendered it, independent of its caller: it was rendered; it took longer than a
 * page may, not counting its wait; it threw or was no page; the process crashed.
 */
export type Verdict = 'made' | 'slow' | 'failed' | 'died';

/**
 * Receives the verdict of one page; not called for a page no code was run for.
 * @param named the release the process itself blames for its crash
 */
export type VerdictListener = (verdict: Verdict, named?: string) => void;
