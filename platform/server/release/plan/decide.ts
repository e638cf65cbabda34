import type { Kysely } from 'kysely';
import { PLAN_VISITS, type PlanDecision } from '../../../contract/limits';
import type { PlatformDatabase } from '../../tables';
import { conflict } from '@pasal/core/errors/domain-error';
import { refusal, lockLiveReleases, type Actor } from '../activation.service';
import { shareOf } from '../bucket';
import type { Problem } from '../gate/gate-subject';
import { lockLive, saveLive, type LiveRow } from '../live.repository';
import type { Ours } from '../ours';
import { addEvent } from '../release-event.repository';
import { growingOf, growStep, yesFrom } from './growing';
import * as messages from './messages';

type Db = Kysely<PlatformDatabase>;

/** A person's decision on a release that is rolling out. */
export interface Decision extends Actor {
  name: string;
  decision: PlanDecision;
}

async function goOn(trx: Db, ours: Ours, row: LiveRow) {
  const since = row.plan_since ?? new Date();
  if (row.plan_state === 'stopped') {
    // Visits in between count; the day of this step starts over.
    await saveLive(trx, { ...row, plan_state: 'growing', plan_since: new Date() });
    return [];
  }
  const growing = await growingOf(trx, row, ours.records);
  const isLate = yesFrom(since).getTime() <= Date.now();
  if (!growing || !isLate)
    throw conflict(messages.tooEarly(growing?.visits ?? 0, growing?.least ?? PLAN_VISITS));
  return growStep(trx, ours, row, growing);
}

/**
 * Pauses or continues a release that is rolling out by plan.
 * @throws CONFLICT when it has no plan, is stopped already, or its step may not be approved yet; RELEASE_REFUSED when
 * it no longer fits
 */
export async function decide(db: Db, ours: Ours, wanted: Decision) {
  const { name, decision, by, why } = wanted;
  const problems = await db.transaction().execute(async (trx): Promise<readonly Problem[]> => {
    await lockLiveReleases(trx);
    const row = await lockLive(trx, name);
    const { candidate: version, plan_state: state } = row;
    if (version === null || state === null) throw conflict(messages.noPlan(name));
    if (decision === 'stop' && state === 'stopped') throw conflict(messages.isStopped(name));
    const share = shareOf(row.candidate_buckets ?? 0);
    await addEvent(trx, { name, action: decision, version, share, by, why });
    if (decision === 'go-on') return goOn(trx, ours, row);
    await saveLive(trx, { ...row, plan_state: 'stopped' });
    return [];
  });
  if (problems.length > 0) throw refusal(problems);
}
