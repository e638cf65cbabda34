import { measure, type Meter } from '@pasal/core/observe/meter';
import type { PurgeCounts } from './purging';

/** Counts the results of purges at an edge, and how long a change has been waiting for one. */
export const measurePurging =
  (counts: PurgeCounts, now: () => number = Date.now): Meter =>
  (registers) => {
    measure(registers, {
      kind: 'counter',
      name: 'pasal_edge_purges_total',
      help: 'Times this server had the edge forget documents, by what came of it.',
      labelNames: ['outcome'],
      read: () => [
        { labels: { outcome: 'done' }, value: counts.done },
        { labels: { outcome: 'failed' }, value: counts.failed },
      ],
    });
    measure(registers, {
      kind: 'gauge',
      name: 'pasal_edge_purge_waiting_seconds',
      help: 'How long the edge has had documents that should have been purged; 0 for none.',
      read: () => {
        const { waitingSince } = counts;
        return [{ value: waitingSince === null ? 0 : (now() - waitingSince) / 1000 }];
      },
    });
  };
