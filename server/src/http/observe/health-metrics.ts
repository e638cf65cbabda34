import { Counter, type Registry } from 'prom-client';
import type { HealthCounts } from '../../modules/release/health/health-counts';

/** By name and version: what pages and this server have told of releases. */
export function measureHealth(registers: Registry[], counts: HealthCounts): void {
  const told = new Counter({
    name: 'pasal_release_reports_total',
    help: 'What was told of releases: that they loaded, or the phase in which they failed.',
    labelNames: ['name', 'version', 'phase'],
    registers,
    collect() {
      told.reset();
      for (const { total, ...labels } of counts.read().happenings) told.inc(labels, total);
    },
  });
  const ignored = new Counter({
    name: 'pasal_release_reports_ignored_total',
    help: 'Reports of pages whose ticket was not good.',
    registers,
    collect() {
      ignored.reset();
      ignored.inc(counts.read().ignored);
    },
  });
}
