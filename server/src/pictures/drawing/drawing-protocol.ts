import type { Drawings } from './drawings';

/** A request to the image process. */
export interface DrawingOrder {
  id: number;
  work: keyof Drawings;
  given: unknown[];
}

/** The response to a request: the result, or the error. */
export type DrawingReport = { id: number } & ({ result: unknown } | { problem: string });
