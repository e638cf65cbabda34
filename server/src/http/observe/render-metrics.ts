import { Counter, type Registry } from 'prom-client';
import type { RenderCounts } from '../../web/render/render-counts';

/** By set of versions: what became of pages to render, and how often a process died. */
export function measureRendering(
  registers: Registry[],
  readCounts: () => Record<string, Readonly<RenderCounts>>,
): void {
  const pages = new Counter({
    name: 'pasal_renders_total',
    help: 'Pages to be rendered, by what became of them.',
    labelNames: ['set', 'result'],
    registers,
    collect() {
      pages.reset();
      for (const [set, { deaths: _, ...results }] of Object.entries(readCounts())) {
        for (const [result, count] of Object.entries(results)) pages.inc({ set, result }, count);
      }
    },
  });
  const deaths = new Counter({
    name: 'pasal_render_process_deaths_total',
    help: 'Render processes that ended without being told to.',
    labelNames: ['set'],
    registers,
    collect() {
      deaths.reset();
      for (const [set, counts] of Object.entries(readCounts())) deaths.inc({ set }, counts.deaths);
    },
  });
}
