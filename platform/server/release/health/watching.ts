import type { Kysely } from 'kysely';
import type { PlatformDatabase } from '../../tables';
import { returned } from '../messages';
import type { Ours } from '../ours';
import { growHealthy } from '../plan/growing';
import { returnFaulty, tendWatches } from './going-back';
import { openHealth, type ReleaseHealth } from './release-health';
import { dropOldWindows } from './windows';

interface WatchingDeps {
  db: Kysely<PlatformDatabase>;
  ours: () => Promise<Ours>;
  /** Visitors get something else. */
  onChanged: () => Promise<void>;
  /** Called for each return, and for each error. */
  onError: (error: unknown) => void;
  believedFor?: number | undefined;
}

/** Releases that are looked at, by this server and for all. */
export interface Watching {
  /** The health of releases with their visitors. */
  health: ReleaseHealth;
  /**
   * Takes back releases that fail too often, lets those grow that do well and have a plan, and deletes marks and
   * watches that are over.
   */
  look: () => Promise<void>;
}

export function openWatching({
  db,
  ours,
  onChanged,
  onError,
  believedFor,
}: WatchingDeps): Watching {
  /** Others find out by themselves within a second; here it is seen to at once. */
  async function returnNow(): Promise<void> {
    const gone = await returnFaulty(db, await ours());
    for (const { name, version } of gone) onError(new Error(returned(name, version)));
    if (gone.length > 0) await onChanged();
  }

  const health = openHealth({ db, onFault: returnNow, onError, believedFor });
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
