import type { RenderRequest } from './contract';
import { noPage, type Outcome, type VerdictListener } from './outcome';
import { createCounts, type RenderCounts } from './render-counts';
import type { RenderComposition } from './render-composition';
import {
  createCompositionProcess,
  type CompositionProcess,
  type CompositionProcessDeps,
} from './composition-process';

/** Renders pages of one composition, and counts their outcomes. */
export interface CompositionRenderer extends Omit<CompositionProcess, 'warm'> {
  composition: RenderComposition;
  counts: Readonly<RenderCounts>;
  /** Answers at once while no process is warm, and starts one. */
  render: (request: RenderRequest, onVerdict?: VerdictListener) => Promise<Outcome>;
}

export function createCompositionRenderer(
  composition: RenderComposition,
  deps: CompositionProcessDeps,
): CompositionRenderer {
  const counts = createCounts();
  const { warm, ...process } = createCompositionProcess(composition, deps, () => {
    counts.deaths += 1;
  });

  async function render(request: RenderRequest, onVerdict?: VerdictListener): Promise<Outcome> {
    const renderer = warm();
    if (renderer) return renderer.render(request, onVerdict);
    void process.prepare();
    return noPage('away', 'no render process is ready');
  }

  return {
    ...process,
    composition,
    counts,
    async render(request, onVerdict) {
      const outcome = await render(request, onVerdict);
      counts[outcome.page ? 'renders' : outcome.why] += 1;
      return outcome;
    },
  };
}
