import { measure, type Meter, type Sample } from '@pasal/core/observe/meter';
import { describeComposition } from './describe-composition';
import type { RenderNetwork } from './network';
import type { Renderers } from './renderers';

/**
 * How many compositions are reported, the last used ones: all that may have a process, and as many that just ended.
 * The series of others end, so that old releases leave none behind.
 */
const REPORTED_COMPOSITIONS = 6;

const listReported = (listCompositions: Renderers['compositions']) =>
  listCompositions()
    .slice(0, REPORTED_COMPOSITIONS)
    .map(({ composition, counts: { deaths, ...results } }) => ({
      ...describeComposition(composition),
      deaths,
      results,
    }));

/** By set of versions: the outcomes of pages to render, and the crashes of processes. */
export const measureRendering =
  (listCompositions: Renderers['compositions']): Meter =>
  (registers) => {
    measure(registers, {
      kind: 'counter',
      name: 'pasal_renders_total',
      help: 'Pages to be rendered, by what became of them.',
      labelNames: ['set', 'result'],
      read: () =>
        listReported(listCompositions).flatMap(({ id: set, results }) =>
          Object.entries(results).map(([result, value]): Sample => ({
            labels: { set, result },
            value,
          })),
        ),
    });
    measure(registers, {
      kind: 'counter',
      name: 'pasal_render_process_deaths_total',
      help: 'Render processes that ended without being told to.',
      labelNames: ['set'],
      read: () =>
        listReported(listCompositions).map(({ id: set, deaths }) => ({
          labels: { set },
          value: deaths,
        })),
    });
    measure(registers, {
      kind: 'gauge',
      name: 'pasal_render_set_info',
      help: 'The versions each set is made of, one series each: always 1.',
      labelNames: ['set', 'name', 'version'],
      read: () =>
        listReported(listCompositions).flatMap(({ id: set, releases }) =>
          releases.map((release): Sample => ({ labels: { set, ...release }, value: 1 })),
        ),
    });
  };

/** Measures whether the code of releases has network access: 1 if the system cannot block it. */
export const measureRenderNetwork =
  ({ isOpen }: RenderNetwork): Meter =>
  (registers) =>
    measure(registers, {
      kind: 'gauge',
      name: 'pasal_render_network_open',
      help: 'Whether render processes have a network: 0 where they run without one.',
      read: () => [{ value: isOpen ? 1 : 0 }],
    });
