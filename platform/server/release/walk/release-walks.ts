import type { WalkStanding } from '../../../contract/release-walk';
import { setTimeout as wait } from 'node:timers/promises';
import * as activation from '../activation.service';
import { liveTextOf, readLiveSet } from './live-set';
import { openWalkGrants, type WalkGrants } from './walk-grants';
import { takeResult, type SentResult } from './walk-result';
import type { Walker } from './walker';
import { openWalks, type WalksDeps } from './walks';

/** Milliseconds after which whoever activates a release has an answer, whatever is still tried: a page waits for 15 s. */
const ANSWERED_WITHIN = 12_000;

/** Whether work ends within some milliseconds. @throws what it ends with */
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
  /** Visitors get something else. */
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
  /** Names what is live, beside one release. */
  liveTextFor: (name: string) => Promise<string>;
  /** Takes the result of a team. */
  take: (result: SentResult) => Promise<void>;
  /**
   * Activates a release at once and says who had walked; or begins a walk at whose end it is activated; or, where its
   * pages take long to try, goes on without whoever asked, who follows it as a walk.
   * @param trying the pages of the release are tried
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
