import type { RenderRequest } from './contract';
import { noPage, type Outcome, type TellVerdict } from './outcome';
import { noCounts, type RenderCounts } from './render-counts';
import type { RenderSet } from './render-set';
import { setProcess, type SetProcess, type SetProcessDeps } from './set-process';

/** Pages of one set, and what became of them. */
export interface SetRenderer extends Omit<SetProcess, 'warm'> {
  set: RenderSet;
  counts: Readonly<RenderCounts>;
  /** Answers at once while no process is warm, and has one started. */
  render: (request: RenderRequest, tell?: TellVerdict) => Promise<Outcome>;
}

export function setRenderer(set: RenderSet, deps: SetProcessDeps): SetRenderer {
  const counts = noCounts();
  const { warm, ...process } = setProcess(set, deps, () => {
    counts.deaths += 1;
  });

  async function render(request: RenderRequest, tell?: TellVerdict): Promise<Outcome> {
    const renderer = warm();
    if (renderer) return renderer.render(request, tell);
    void process.prepare();
    return noPage('away', 'no render process is ready');
  }

  return {
    ...process,
    set,
    counts,
    async render(request, tell) {
      const outcome = await render(request, tell);
      counts[outcome.page ? 'renders' : outcome.why] += 1;
      return outcome;
    },
  };
}
