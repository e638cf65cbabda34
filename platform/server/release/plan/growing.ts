import type { Kysely } from 'kysely';
import { PLAN_HOURS, PLAN_VISITS, WALK_VISITS } from '../../../contract/limits';
import { joined, type Wording } from '@pasal/core/errors/wording';
import { type ReleaseRecord } from '../../../contract/release';
import { THE_SHOP } from '../../callers/messages';
import type { PlatformDatabase } from '../../tables';
import { listLiveBeside, reasonsOf, recordOf, lockLiveReleases } from '../activation.service';
import { shareOf } from '../bucket';
import { problemsOf } from '../gate-shop';
import type { Problem } from '../gate/gate-subject';
import { knownOf, shownOf } from '../health/judging';
import { mayGrow, type Trial } from '../health/rule';
import { beginStep, beginWatch, listWatches } from '../health/watch.repository';
import { grown } from '../live-row';
import { listLive, lockLive, saveLive, type LiveRow } from '../live.repository';
import { titleOf } from '../record-in';
import { addEvent } from '../release-event.repository';
import type { Ours } from '../ours';
import { notifyOwnerAndTeam } from '../notify-owner-and-team';
import { findGoodWalk } from '../walk/standing';
import * as messages from './messages';

type Db = Kysely<PlatformDatabase>;
type Records = readonly ReleaseRecord[];

const HOUR = 60 * 60 * 1000;

/** When a person's approval starts to be enough to end a plan's step. */
export const yesFrom = (since: Date): Date => new Date(since.getTime() + PLAN_HOURS * HOUR);

/**
 * The minimum visits of a step. In the first a passed walk counts for most of them, since it already looked for
 * failures that affect everyone. It never outweighs failures that visitors had.
 */
export const leastVisitsOf = (step: number, isWalked: boolean): number =>
  step === 0 && isWalked ? PLAN_VISITS - WALK_VISITS : PLAN_VISITS;

/** A release that is rolling out by a plan, with its figures. */
export interface Growing {
  version: string;
  since: Date;
  share: number;
  trial: Trial;
  /** The visits of this step, and the minimum. */
  visits: number;
  least: number;
  /** True when the step has had enough visits, and nothing speaks against more. */
  isOver: boolean;
}

/** Reads the progress of a row's plan; null when it has none, or has no figures yet. */
export async function growingOf(db: Db, row: LiveRow, own: Records): Promise<Growing | null> {
  const { name, candidate, plan_since: since } = row;
  if (candidate === null || since === null) return null;
  const watch = (await listWatches(db)).find((each) => each.name === name);
  const shown = watch && shownOf(watch, row, own);
  const known = shown && (await knownOf(db, shown));
  if (!known) return null;
  const { trial, stable } = known;
  const visits = Math.round(trial.visits);
  const walk = await findGoodWalk(db, own, { name, version: candidate });
  const least = leastVisitsOf(row.plan_step ?? 0, walk?.findings.length === 0);
  const isOver = visits >= least && mayGrow(trial, stable);
  return { version: candidate, since, share: shown.share, trial, visits, least, isOver };
}

const isLate = ({ since }: Growing) => yesFrom(since).getTime() <= Date.now();
const needsAnswer = (row: LiveRow, growing: Growing) =>
  row.plan_state === 'growing' && isLate(growing);

/** Describes the step, for the history and the message. */
const figuresOf = ({ share, visits, least, trial }: Growing) =>
  joined([
    messages.stepOf(share, visits, trial),
    ...(least < PLAN_VISITS ? [messages.walked] : []),
  ]);

interface Waiting {
  name: string;
  version: string;
  share: number;
  reason: Wording;
}

/** Asks a person to decide. */
async function notifyWaiting(
  trx: Db,
  notify: Ours['notify'],
  { name, version, share, reason }: Waiting,
) {
  const title = titleOf(await recordOf(trx, name, version));
  const notice = messages.noticeOf({ title, version, share, reason });
  await notifyOwnerAndTeam(trx, notify, { kind: 'release_waiting', name, notice });
}

/** Once for each step. */
async function ask(trx: Db, ours: Ours, row: LiveRow, growing: Growing): Promise<void> {
  const { name } = row;
  const { version, share, visits, least } = growing;
  const reason = joined([messages.waitsBecause(visits, least), figuresOf(growing)]);
  await saveLive(trx, { ...row, plan_state: 'waiting' });
  await addEvent(trx, { name, action: 'wait', version, share, by: THE_SHOP.en, why: reason });
  await notifyWaiting(trx, ours.notify, { name, version, share, reason });
}

/**
 * Shows a release to the next share of its plan; the caller holds the lock. A release that no longer fits what is
 * live stays at its step.
 * @returns why it stopped; undefined when it advanced
 */
export async function growStep(
  trx: Db,
  ours: Ours,
  row: LiveRow,
  growing: Growing,
): Promise<readonly Problem[]> {
  const { name } = row;
  const { version } = growing;
  const record = await recordOf(trx, name, version);
  const problems = await problemsOf(
    trx,
    record,
    await listLiveBeside(trx, name, ours.records),
    ours.calls,
  );
  if (problems.length > 0) {
    const reason = reasonsOf(problems);
    await saveLive(trx, { ...row, plan_state: 'stopped' });
    await addEvent(trx, { name, action: 'refuse', version, by: THE_SHOP.en, why: reason });
    await notifyWaiting(trx, ours.notify, { name, version, share: growing.share, reason });
    return problems;
  }
  const next = grown(row);
  const share = next.candidate_buckets === null ? 100 : shareOf(next.candidate_buckets);
  await saveLive(trx, next);
  await beginWatch(trx, { name, version, isTried: share < 100 });
  await beginStep(trx, name);
  const why = figuresOf(growing);
  await addEvent(trx, {
    name,
    action: 'grow',
    version,
    previous: row.version,
    share,
    by: THE_SHOP.en,
    why,
  });
  return [];
}

/**
 * Advances one release by a step. A second server waits for the lock, and then finds no visits in the new step: it
 * advances once.
 */
async function growOne(db: Db, ours: Ours, name: string): Promise<boolean> {
  return db.transaction().execute(async (trx) => {
    await lockLiveReleases(trx);
    const row = await lockLive(trx, name);
    if (row.plan_state === 'stopped') return false;
    const growing = await growingOf(trx, row, ours.records);
    if (!growing) return false;
    if (growing.isOver) return (await growStep(trx, ours, row, growing)).length === 0;
    if (needsAnswer(row, growing)) await ask(trx, ours, row, growing);
    return false;
  });
}

/**
 * Checks every release that is rolling out by a plan.
 * @returns whether visitors get something else now
 */
export async function growHealthy(db: Db, ours: Ours): Promise<boolean> {
  let isGrown = false;
  for (const row of await listLive(db)) {
    if (row.plan_state === null || row.plan_state === 'stopped') continue;
    // Checked without the lock first: nearly always there is nothing to do.
    const growing = await growingOf(db, row, ours.records);
    if (!growing || !(growing.isOver || needsAnswer(row, growing))) continue;
    isGrown = (await growOne(db, ours, row.name)) || isGrown;
  }
  return isGrown;
}
