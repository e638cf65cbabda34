import { measure, type Meter } from '@pasal/core/observe/meter';
import type { HealthCounts } from './health-counts';

/** By name and version: what pages and this server have told of releases. */
export const measureHealth =
  (counts: HealthCounts): Meter =>
  (registers) => {
    measure(registers, {
      kind: 'counter',
      name: 'pasal_release_reports_total',
      help: 'What was told of releases: that they loaded, or the phase in which they failed.',
      labelNames: ['name', 'version', 'phase'],
      read: () =>
        counts.read().happenings.map(({ total, ...labels }) => ({ labels, value: total })),
    });
    measure(registers, {
      kind: 'counter',
      name: 'pasal_release_reports_ignored_total',
      help: 'Reports of pages whose ticket was not good.',
      read: () => [{ value: counts.read().ignored }],
    });
  };
