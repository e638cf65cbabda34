import type { Drawings } from './drawings';

/** An order to the process that draws. */
export interface DrawingOrder {
  id: number;
  work: keyof Drawings;
  given: unknown[];
}

/** The answer to an order: the result, or what went wrong. */
export type DrawingReport = { id: number } & ({ result: unknown } | { problem: string });
