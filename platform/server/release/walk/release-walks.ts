import type { WalkStanding } from '../../../contract/release-walk';
import { setTimeout as wait } from 'node:timers/promises';
import * as activation from '../activation.service';
import { liveTextOf, readLiveSet } from './live-set';
import { openWalkGrants, type WalkGrants } from './walk-grants';
import { takeResult, type SentResult } from './walk-result';
import type { Walker } from './walker';
import { openWalks, type WalksDeps } from './walks';

/** Milliseconds in which an activation is answered, whatever is still running: a page waits for 15 s. */
const ANSWERED_WITHIN = 12_000;

/** Whether work ends within some milliseconds. @throws the error that the work fails with */
async function endsWithin(milliseconds: number, work: Promise<void>): Promise<boolean> {
  const timer = new AbortController();
  const late = wait(milliseconds, false, { signal: timer.signal });
  try {
    return await Promise.race([work.then(() => true), late]);
  } finally {
    timer.abort();
    late.catch(() => undefined);
  }
}

interface ReleaseWalksDeps extends Pick<WalksDeps, 'db' | 'shop' | 'ours' | 'onError'> {
  walker?: Walker | undefined;
  ownAddress?: () => string;
  /** Called when visitors get something else. */
  showLive: () => Promise<void>;
  /** `ANSWERED_WITHIN`; a test may want none. */
  answeredWithin?: number | undefined;
}

/** Walks before releases go live, by the shop and by teams. */
export interface ReleaseWalks extends Pick<
  ReturnType<typeof openWalks>,
  'isThere' | 'settled' | 'close'
> {
  grants: WalkGrants;
  /** Identifies what is live, except for one release. */
  liveTextFor: (name: string) => Promise<string>;
  /** Accepts a team's result. */
  take: (result: SentResult) => Promise<void>;
  /**
   * Activates a release at once and returns who had walked; or starts a walk that activates it on success; or, if its
   * pages take long to try, continues in the background, which the caller follows like a walk.
   * @param trying the test rendering of the release's pages
   */
  activate: (
    wanted: activation.Activation,
    trying: Promise<void>,
  ) => Promise<WalkStanding | 'walking' | 'trying'>;
}

export function openReleaseWalks(deps: ReleaseWalksDeps): ReleaseWalks {
  const { db, shop, ours, onError, walker, ownAddress = () => '', showLive } = deps;
  const { answeredWithin = ANSWERED_WITHIN } = deps;
  const grants = openWalkGrants(db);

  async function activate(wanted: activation.Activation): Promise<void> {
    await activation.activate(db, await ours(), wanted);
    await showLive();
  }
  const dependencies = { db, shop, ours, onError, walker, ownAddress, grants };
  const { before, hold, goOn, ...walks } = openWalks({ ...dependencies, activate });

  async function finish(wanted: activation.Activation, isHeld: boolean) {
    const walked = await before(wanted, isHeld);
    if (walked !== 'walking') await activate({ ...wanted, walked });
    return walked;
  }

  return {
    ...walks,
    grants,
    liveTextFor: async (name) => liveTextOf(await readLiveSet(db, (await ours()).records, name)),
    take: async (result) => takeResult(db, (await ours()).records, result),
    async activate(wanted, trying) {
      const isTried = await endsWithin(answeredWithin, trying);
      if (!isTried && (await hold(wanted))) {
        goOn(wanted, async () => {
          await trying;
          return finish(wanted, true);
        });
        return 'trying';
      }
      await trying;
      return finish(wanted, false);
    },
  };
}
