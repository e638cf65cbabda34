import type { WalkStanding } from '../../../contract/release-walk';
import * as activation from '../activation.service';
import { liveTextOf, readLiveSet } from './live-set';
import { openWalkGrants, type WalkGrants } from './walk-grants';
import { takeResult, type SentResult } from './walk-result';
import type { Walker } from './walker';
import { openWalks, type WalksDeps } from './walks';

interface ReleaseWalksDeps extends Pick<WalksDeps, 'db' | 'shop' | 'ours' | 'onError'> {
  walker?: Walker | undefined;
  ownAddress?: () => string;
  /** Visitors get something else. */
  showLive: () => Promise<void>;
}

/** Walks before releases go live, by the shop and by teams. */
export interface ReleaseWalks extends Pick<
  ReturnType<typeof openWalks>,
  'isThere' | 'settled' | 'close'
> {
  grants: WalkGrants;
  /** Names what is live, beside one release. */
  liveTextFor: (name: string) => Promise<string>;
  /** Takes the result of a team. */
  take: (result: SentResult) => Promise<void>;
  /** Activates a release at once and says who had walked, or begins a walk at whose end it is activated. */
  activate: (wanted: activation.Activation) => Promise<WalkStanding | 'walking'>;
}

export function openReleaseWalks(deps: ReleaseWalksDeps): ReleaseWalks {
  const { db, shop, ours, onError, walker, ownAddress = () => '', showLive } = deps;
  const grants = openWalkGrants(db);

  async function activate(wanted: activation.Activation): Promise<void> {
    await activation.activate(db, await ours(), wanted);
    await showLive();
  }
  const dependencies = { db, shop, ours, onError, walker, ownAddress, grants };
  const { before, ...walks } = openWalks({ ...dependencies, activate });

  return {
    ...walks,
    grants,
    liveTextFor: async (name) => liveTextOf(await readLiveSet(db, (await ours()).records, name)),
    take: async (result) => takeResult(db, (await ours()).records, result),
    async activate(wanted) {
      const walked = await before(wanted);
      if (walked !== 'walking') await activate({ ...wanted, walked });
      return walked;
    },
  };
}
