import type { Kysely } from 'kysely';
import type { Wording } from '@pasal/core/errors/wording';
import { THE_SHOP } from '../../callers/messages';
import type { PlatformDatabase } from '../../tables';
import { goBack, recordOf, lockLiveReleases } from '../activation.service';
import { lockLive } from '../live.repository';
import type { Ours } from '../ours';
import { titleOf } from '../record-in';
import { listTopErrors } from '../errors/errors.repository';
import { notifyOwnerAndTeam } from '../notify-owner-and-team';
import { countPhasesSince } from './health.repository';
import { knownOf, shownOf, type Shown } from './judging';
import * as messages from './messages';
import { faultOf } from './rule';
import {
  beginWatch,
  endOldWatches,
  listUnwatched,
  listWatches,
  type Watch,
} from './watch.repository';

type Db = Kysely<PlatformDatabase>;

/** How many errors a rollback names. */
const NAMED_ERRORS = 3;

async function judge(db: Db, shown: Shown) {
  const known = await knownOf(db, shown);
  const fault = known && faultOf(known.trial, known.stable);
  return fault && { trial: known.trial, fault };
}

/** Notifies the team and the owner of a rollback and its reason. */
async function notifyReturned(
  trx: Db,
  notify: Ours['notify'],
  { watch, previous, share }: Shown,
  reason: Wording,
) {
  const { name, version } = watch;
  const title = titleOf(await recordOf(trx, name, version));
  const phases = messages.phasesOf(await countPhasesSince(trx, watch));
  const notice = messages.noticeOf({
    title,
    version,
    previous,
    share,
    reason,
    phases,
  });
  await notifyOwnerAndTeam(trx, notify, { kind: 'release_returned', name, notice });
}

/**
 * Rolls one release back if the rule says so. A second server waits for the lock, and then finds that it is gone:
 * there is one rollback, one history entry and one message to each.
 */
async function returnOne(db: Db, ours: Ours, watch: Watch): Promise<boolean> {
  return db.transaction().execute(async (trx) => {
    await lockLiveReleases(trx);
    const shown = shownOf(watch, await lockLive(trx, watch.name), ours.records);
    const judged = shown && (await judge(trx, shown));
    if (!judged) return false;
    const { fault, trial } = judged;
    const { name, version } = watch;
    const errors = await listTopErrors(trx, { name, version, most: NAMED_ERRORS });
    const why = messages.withErrors(messages.reasonOf(fault, trial), messages.errorsOf(errors));
    await notifyReturned(trx, ours.notify, shown, why);
    await goBack(trx, ours, watch.name, { by: THE_SHOP.en, why, action: 'return' });
    return true;
  });
}

/** Starts watches for untracked trials, and ends expired ones. */
export async function tendWatches(db: Db): Promise<void> {
  await endOldWatches(db);
  for (const name of await listUnwatched(db)) {
    await db.transaction().execute(async (trx) => {
      await lockLiveReleases(trx);
      const { candidate } = await lockLive(trx, name);
      if (candidate !== null) await beginWatch(trx, { name, version: candidate, isTried: true });
    });
  }
}

/**
 * Judges every release under trial or activated recently.
 * @returns names and versions of those rolled back now
 */
export async function returnFaulty(db: Db, ours: Ours) {
  const returned: { name: string; version: string }[] = [];
  for (const watch of await listWatches(db)) {
    const row = await db
      .selectFrom('live_release')
      .selectAll()
      .where('name', '=', watch.name)
      .executeTakeFirst();
    const shown = row ? shownOf(watch, row, ours.records) : null;
    // Checked without the lock first: nearly always the answer is no.
    if (!shown || !(await judge(db, shown))) continue;
    const { name, version } = watch;
    if (await returnOne(db, ours, watch)) returned.push({ name, version });
  }
  return returned;
}
