import type { RenderedPage } from './contract';

/** Why there is no page: it was late, too many wait, its code threw, or no process is there. */
export type NoPage = 'late' | 'refused' | 'failed' | 'away';

/** What became of one request to render; `took` in milliseconds. */
export type Outcome =
  { page: RenderedPage; took: number } | { page: null; why: NoPage; text: string };

export const noPage = (why: NoPage, text: string): Outcome => ({ page: null, why, text });
