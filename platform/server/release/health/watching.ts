import type { Kysely } from 'kysely';
import type { PlatformDatabase } from '../../tables';
import { returned } from '../messages';
import type { Ours } from '../ours';
import type { ErrorTargets } from '../errors/send-errors';
import type { ReleaseStore } from '../release-store';
import { growHealthy } from '../plan/growing';
import { returnFaulty, tendWatches } from './going-back';
import { openHealth, type ReleaseHealth } from './release-health';
import { dropOldWindows } from './windows';

interface WatchingDeps {
  db: Kysely<PlatformDatabase>;
  ours: () => Promise<Ours>;
  store: Pick<ReleaseStore, 'findForVisitor'>;
  errorTargets?: ErrorTargets | undefined;
  /** Called when visitors get something else. */
  onChanged: () => Promise<void>;
  /** Called for each rollback, and for each error. */
  onError: (error: unknown) => void;
  believedFor?: number | undefined;
}

/** The watch over releases, by this server and for all. */
export interface Watching {
  /** The health of releases with their visitors. */
  health: ReleaseHealth;
  /**
   * Rolls back releases that fail too often, advances healthy ones with a plan, and deletes expired marks and
   * watches.
   */
  look: () => Promise<void>;
}

export function openWatching({
  db,
  ours,
  store,
  errorTargets,
  onChanged,
  onError,
  believedFor,
}: WatchingDeps): Watching {
  /** Other servers notice within a second; here it takes effect at once. */
  async function returnNow(): Promise<void> {
    const gone = await returnFaulty(db, await ours());
    for (const { name, version } of gone) onError(new Error(returned(name, version)));
    if (gone.length > 0) await onChanged();
  }

  const health = openHealth({ db, store, errorTargets, onFault: returnNow, onError, believedFor });
  return {
    health,
    async look() {
      await tendWatches(db);
      await returnNow();
      if (await growHealthy(db, await ours())) await onChanged();
      await dropOldWindows(db, Date.now());
    },
  };
}
