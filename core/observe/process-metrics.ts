import { collectDefaultMetrics } from 'prom-client';
import type { Meter } from './meter';

/** Measures this process: memory, CPU, event loop. Its observers live as long as the process does. */
export const measureProcess: Meter = (registers) => {
  for (const register of registers) collectDefaultMetrics({ register });
};
