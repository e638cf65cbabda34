import { Registry } from 'prom-client';
import type { Meter } from '@pasal/core/observe/meter';

/** What meters print for a collector. */
export async function figuresOf(...meters: readonly Meter[]): Promise<string> {
  const registry = new Registry();
  for (const meter of meters) meter([registry]);
  return registry.metrics();
}

/** The series of what was printed, without what explains them. */
export const seriesOf = (text: string) => text.match(/^\w+(?:\{.*\})? \S+$/gm) ?? [];
