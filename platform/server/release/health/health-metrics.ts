import { refusedCode } from '../../../contract/release-health';
import { measure, type Meter } from '@pasal/core/observe/meter';
import type { HealthCounts } from './health-counts';

/** Counts the reports of pages and of this server on releases, by name and version. */
export const measureHealth =
  (counts: HealthCounts): Meter =>
  (registers) => {
    measure(registers, {
      kind: 'counter',
      name: 'pasal_release_reports_total',
      help: 'What was told of releases: that they loaded, or the phase in which they failed.',
      labelNames: ['name', 'version', 'phase'],
      read: () =>
        counts
          .read()
          .happenings.filter(({ phase }) => refusedCode(phase) === undefined)
          .map(({ total, ...labels }) => ({ labels, value: total })),
    });
    measure(registers, {
      kind: 'counter',
      name: 'pasal_release_refused_orders_total',
      help: 'Orders that were refused as they stood in pages with a release, by the code of the refusal.',
      labelNames: ['name', 'version', 'code'],
      read: () =>
        counts.read().happenings.flatMap(({ name, version, phase, total }) => {
          const code = refusedCode(phase);
          return code === undefined ? [] : [{ labels: { name, version, code }, value: total }];
        }),
    });
    measure(registers, {
      kind: 'counter',
      name: 'pasal_release_reports_ignored_total',
      help: 'Reports of pages whose ticket was not good.',
      read: () => [{ value: counts.read().ignored }],
    });
  };
