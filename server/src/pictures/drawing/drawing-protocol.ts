import type { Drawings } from './drawings';

/** What a process that draws is asked. */
export interface DrawingOrder {
  id: number;
  work: keyof Drawings;
  given: unknown[];
}

/** What came of it: the result, or what was wrong. */
export type DrawingReport = { id: number } & ({ result: unknown } | { problem: string });
