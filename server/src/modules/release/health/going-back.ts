import type { Kysely } from 'kysely';
import type { ReleaseRecord } from '@pasal/shared/contracts';
import type { Database } from '../../../db/schema';
import { addNotice } from '../../notification/add-notice';
import { goBack, takeTurn } from '../activation.service';
import { BUCKETS } from '../bucket';
import { lockLive, type LiveRow } from '../live.repository';
import { teamAddresses } from '../release-token.service';
import { figuresOf, phasesSince } from './health.repository';
import * as messages from './messages';
import { faultOf, type Fault, type Trial } from './rule';
import {
  beginWatch,
  endOldWatches,
  listUnwatched,
  listWatches,
  trialOf,
  type Watch,
} from './watch.repository';

type Db = Kysely<Database>;

/** A release that is looked at, as the shop shows it. */
interface Shown {
  watch: Watch;
  /** The version it is compared with, and gone back to; null where there is none. */
  previous: string | null;
  /** Percent of the visitors. */
  share: number;
}

/** How a watched release is live; null when it is not any more. */
function shownOf(watch: Watch, row: LiveRow, own: readonly ReleaseRecord[]): Shown | null {
  const ownVersion = own.find(({ name }) => name === watch.name)?.version ?? null;
  if (row.candidate === watch.version) {
    const share = ((row.candidate_buckets ?? 0) * 100) / BUCKETS;
    return { watch, previous: row.version ?? ownVersion, share };
  }
  const isWhole = row.candidate === null && row.version === watch.version;
  return isWhole ? { watch, previous: row.earlier.at(-1) ?? ownVersion, share: 100 } : null;
}

async function judge(db: Db, { watch, previous }: Shown) {
  const trial = await trialOf(db, watch);
  if (!trial) return null;
  const none = { failed: 0, loads: 0 };
  const stable = previous === null ? none : await figuresOf(db, watch.name, previous);
  const fault = faultOf(trial, stable);
  return fault && { trial, fault };
}

/** Tells the team and the owner what happened, and why. */
async function tell(trx: Db, { watch, previous, share }: Shown, fault: Fault, trial: Trial) {
  const { name, version } = watch;
  const { record } = await trx
    .selectFrom('release')
    .select('record')
    .where('name', '=', name)
    .where('version', '=', version)
    .executeTakeFirstOrThrow();
  const phases = messages.phasesOf(await phasesSince(trx, watch));
  const notice = messages.noticeOf({
    title: record.title,
    version,
    previous,
    share,
    reason: messages.reasonOf(fault, trial),
    phases,
  });
  const team = await teamAddresses(trx, name);
  await addNotice(trx, {
    kind: 'release_returned',
    notice,
    to: [
      { audience: 'shop', recipient: null },
      ...team.map((recipient) => ({ audience: 'team' as const, recipient })),
    ],
  });
}

/**
 * Has one release go back if the rule says so. Whoever else looks waits for the lock, and then finds
 * that it is gone: it goes back once, with one entry in the history and one message to each.
 */
async function returnOne(db: Db, own: readonly ReleaseRecord[], watch: Watch): Promise<boolean> {
  return db.transaction().execute(async (trx) => {
    await takeTurn(trx);
    const shown = shownOf(watch, await lockLive(trx, watch.name), own);
    const judged = shown && (await judge(trx, shown));
    if (!judged) return false;
    const { fault, trial } = judged;
    await tell(trx, shown, fault, trial);
    const why = messages.reasonOf(fault, trial);
    await goBack(trx, own, watch.name, { by: messages.BY, why, action: 'return' });
    return true;
  });
}

/** Has everything that is tried looked at, and what was long enough no longer. */
export async function tendWatches(db: Db): Promise<void> {
  await endOldWatches(db);
  for (const name of await listUnwatched(db)) {
    await db.transaction().execute(async (trx) => {
      await takeTurn(trx);
      const { candidate } = await lockLive(trx, name);
      if (candidate !== null) await beginWatch(trx, { name, version: candidate, isTried: true });
    });
  }
}

/**
 * Looks at every release that is being tried or was activated not long ago.
 * @returns names and versions of those that went back now
 */
export async function returnFaulty(db: Db, own: readonly ReleaseRecord[]) {
  const returned: { name: string; version: string }[] = [];
  for (const watch of await listWatches(db)) {
    const row = await db
      .selectFrom('live_release')
      .selectAll()
      .where('name', '=', watch.name)
      .executeTakeFirst();
    const shown = row ? shownOf(watch, row, own) : null;
    // Asked without the lock first: nearly always the answer is no.
    if (!shown || !(await judge(db, shown))) continue;
    const { name, version } = watch;
    if (await returnOne(db, own, watch)) returned.push({ name, version });
  }
  return returned;
}
