import { collectDefaultMetrics } from 'prom-client';
import type { Meter } from './meter';

/** Measures this process: memory, processor, event loop. What it watches by lives as long as the process does. */
export const measureProcess: Meter = (registers) => {
  for (const register of registers) collectDefaultMetrics({ register });
};
