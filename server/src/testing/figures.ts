import { Registry } from 'prom-client';
import type { Meter } from '@pasal/core/observe/meter';

/** Returns the figures that meters print for a collector. */
export async function figuresOf(...meters: readonly Meter[]): Promise<string> {
  const registry = new Registry();
  for (const meter of meters) meter([registry]);
  return registry.metrics();
}

/** Returns the series of the printed figures, without the lines that explain them. */
export const seriesOf = (text: string) => text.match(/^\w+(?:\{.*\})? \S+$/gm) ?? [];
