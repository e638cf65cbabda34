import type { Kysely } from 'kysely';
import { PLAN_HOURS, PLAN_VISITS } from '../../../contract/limits';
import { type ReleaseRecord } from '../../../contract/release';
import type { PlatformDatabase } from '../../tables';
import { liveBeside, recordOf, takeTurn } from '../activation.service';
import { shareOf } from '../bucket';
import { problemsOf } from '../gate-shop';
import type { Problem } from '../gate/gate-subject';
import { knownOf, shownOf } from '../health/judging';
import { BY } from '../health/messages';
import { mayGrow, type Trial } from '../health/rule';
import { beginStep, beginWatch, listWatches } from '../health/watch.repository';
import { grown } from '../live-row';
import { listLive, lockLive, saveLive, type LiveRow } from '../live.repository';
import { addEvent } from '../release-event.repository';
import type { Ours } from '../ours';
import { tellOwnerAndTeam } from '../tell-owner-and-team';
import * as messages from './messages';

type Db = Kysely<PlatformDatabase>;
type Records = readonly ReleaseRecord[];

const HOUR = 60 * 60 * 1000;

/** From when on a person's yes ends the step of a plan. */
export const yesFrom = (since: Date): Date => new Date(since.getTime() + PLAN_HOURS * HOUR);

/** A release that grows by a plan, and what is known of it. */
export interface Growing {
  version: string;
  since: Date;
  share: number;
  trial: Trial;
  /** Of this step. */
  visits: number;
  /** Whether the step has had visits enough, and nothing speaks against more. */
  isOver: boolean;
}

/** What a row's plan has come to; null when it has none, or nothing is known of it yet. */
export async function growingOf(db: Db, row: LiveRow, own: Records): Promise<Growing | null> {
  const { name, candidate, plan_since: since } = row;
  if (candidate === null || since === null) return null;
  const watch = (await listWatches(db)).find((each) => each.name === name);
  const shown = watch && shownOf(watch, row, own);
  const known = shown && (await knownOf(db, shown));
  if (!known) return null;
  const { trial, stable } = known;
  const visits = Math.round(trial.visits);
  const isOver = visits >= PLAN_VISITS && mayGrow(trial, stable);
  return { version: candidate, since, share: shown.share, trial, visits, isOver };
}

const isLate = ({ since }: Growing) => yesFrom(since).getTime() <= Date.now();
const needsAnswer = (row: LiveRow, growing: Growing) =>
  row.plan_state === 'growing' && isLate(growing);

/** How its step went, for the history and those who are told. */
const figuresOf = ({ share, visits, trial }: Growing) => messages.stepOf(share, visits, trial);

interface Told {
  name: string;
  version: string;
  share: number;
  reason: string;
}

/** What is needed now is a person. */
async function tell(trx: Db, notify: Ours['notify'], { name, version, share, reason }: Told) {
  const { title } = await recordOf(trx, name, version);
  const notice = messages.noticeOf({ title, version, share, reason });
  await tellOwnerAndTeam(trx, notify, { kind: 'release_waiting', name, notice });
}

/** Once for each step. */
async function ask(trx: Db, ours: Ours, row: LiveRow, growing: Growing): Promise<void> {
  const { name } = row;
  const { version, share, visits } = growing;
  const why = `${messages.waitsBecause(visits)} ${figuresOf(growing)}`;
  await saveLive(trx, { ...row, plan_state: 'waiting' });
  await addEvent(trx, { name, action: 'wait', version, share, by: BY, why });
  await tell(trx, ours.notify, { name, version, share, reason: why });
}

/**
 * Shows a release to the next share of its plan, asked by whoever has taken the turn. What no longer fits
 * beside what is live stops where it is.
 * @returns why it stopped; nothing when it grew
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
    await liveBeside(trx, name, ours.records),
    ours.calls,
  );
  if (problems.length > 0) {
    const why = problems.map(({ text }) => text).join(' ');
    await saveLive(trx, { ...row, plan_state: 'stopped' });
    await addEvent(trx, { name, action: 'refuse', version, by: BY, why });
    await tell(trx, ours.notify, { name, version, share: growing.share, reason: why });
    return problems;
  }
  const next = grown(row);
  const share = next.candidate_buckets === null ? 100 : shareOf(next.candidate_buckets);
  await saveLive(trx, next);
  await beginWatch(trx, { name, version, isTried: share < 100 });
  await beginStep(trx, name);
  const why = figuresOf(growing);
  await addEvent(trx, { name, action: 'grow', version, previous: row.version, share, by: BY, why });
  return [];
}

/**
 * Has one release take its step. Whoever else looks waits for the lock, and then finds no visits in the
 * step it has come to: it grows once.
 */
async function growOne(db: Db, ours: Ours, name: string): Promise<boolean> {
  return db.transaction().execute(async (trx) => {
    await takeTurn(trx);
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
 * Looks at every release that grows by a plan.
 * @returns whether visitors get something else now
 */
export async function growHealthy(db: Db, ours: Ours): Promise<boolean> {
  let isGrown = false;
  for (const row of await listLive(db)) {
    if (row.plan_state === null || row.plan_state === 'stopped') continue;
    // Asked without the lock first: nearly always there is nothing to do.
    const growing = await growingOf(db, row, ours.records);
    if (!growing || !(growing.isOver || needsAnswer(row, growing))) continue;
    isGrown = (await growOne(db, ours, row.name)) || isGrown;
  }
  return isGrown;
}
