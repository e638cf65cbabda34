import { LRUCache } from 'lru-cache';
import type { Happening } from './reports';

/** The reports to one server since its start. */
export interface HealthCounts {
  addReported: (happening: Happening) => void;
  /** Counts a report with an invalid ticket. */
  addIgnored: () => void;
  read: () => { happenings: readonly (Happening & { total: number })[]; ignored: number };
}

/**
 * Maximum number of counters in memory: no page reports versions that are no longer open, so theirs are dropped
 * first.
 */
const MOST_COUNTED = 150;

/** Counts by release and phase, most recent first; only versions the shop has signed are counted. */
export function createHealthCounts(): HealthCounts {
  const totals = new LRUCache<string, Happening & { total: number }>({ max: MOST_COUNTED });
  let ignored = 0;
  return {
    addReported(happening) {
      const { name, version, phase } = happening;
      const key = `${name} ${version} ${phase}`;
      const known = totals.get(key) ?? { ...happening, total: 0 };
      totals.set(key, { ...known, total: known.total + 1 });
    },
    addIgnored() {
      ignored += 1;
    },
    read: () => ({ happenings: [...totals.values()], ignored }),
  };
}
