import { LRUCache } from 'lru-cache';
import type { Happening } from './reports';

/** What one server has been told since its start. */
export interface HealthCounts {
  told: (happening: Happening) => void;
  /** A report whose ticket was not good. */
  ignored: () => void;
  read: () => { happenings: readonly (Happening & { total: number })[]; ignored: number };
}

/** Counts that are kept: of versions nobody has open any more nothing is told, so theirs go first. */
const KEPT = 100;

/** Counts by release and phase, the latest of them; only versions the shop has signed come here. */
export function healthCounts(): HealthCounts {
  const totals = new LRUCache<string, Happening & { total: number }>({ max: KEPT });
  let ignored = 0;
  return {
    told(happening) {
      const { name, version, phase } = happening;
      const key = `${name} ${version} ${phase}`;
      const known = totals.get(key) ?? { ...happening, total: 0 };
      totals.set(key, { ...known, total: known.total + 1 });
    },
    ignored() {
      ignored += 1;
    },
    read: () => ({ happenings: [...totals.values()], ignored }),
  };
}
