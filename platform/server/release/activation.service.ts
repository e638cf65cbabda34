import { sql, type Kysely } from 'kysely';
import type { ReleaseRecord } from '../../contract/release';
import type { WalkStanding } from '../../contract/release-walk';
import { THE_SHOP } from '../callers/messages';
import type { PlatformDatabase } from '../tables';
import { conflict, DomainError, notFound } from '@pasal/core/errors/domain-error';
import { joined, type Wording } from '@pasal/core/errors/wording';
import { shareOf } from './bucket';
import { problemsOf } from './gate-shop';
import { beginStep, beginWatch, endWatch } from './health/watch.repository';
import type { Problem } from './gate/gate-subject';
import { activated, isTried, untried, whole, type Wanted } from './live-row';
import { listLive, lockLive, saveLive, type LiveRow } from './live.repository';
import * as messages from './messages';
import { addEvent, type NewEvent } from './release-event.repository';
import type { Ours } from './ours';
import { findRelease } from './release.repository';

type Db = Kysely<PlatformDatabase>;

/** The person acting on releases, and the reason. */
export interface Actor {
  by: string;
  why?: string | undefined;
}

export interface Activation extends Actor, Wanted {
  name: string;
  /** Goes live without a walk, or in spite of its result. */
  withoutWalk?: boolean | undefined;
  /** Who has walked; undefined before that was checked. */
  walked?: WalkStanding | undefined;
}

/** Joins the gate's reasons into one text; the history has them as well. */
export const reasonsOf = (problems: readonly Problem[]) => joined(problems.map(({ text }) => text));

export function refusal(problems: readonly Problem[]): DomainError {
  const wording = problems.length > 0 ? reasonsOf(problems) : messages.refused;
  return new DomainError('RELEASE_REFUSED', wording, { details: { problems } });
}

export async function recordOf(db: Db, name: string, version: string): Promise<ReleaseRecord> {
  const release = await findRelease(db, name, version);
  if (!release) throw notFound(messages.noSuchRelease(name, version));
  return release.record;
}

/** Serialises activations, so that no two of them take the same route. */
export const lockLiveReleases = (trx: Db) =>
  sql`lock table live_release in exclusive mode`.execute(trx);

/** Every live record of other names; the own builds are passed in. */
export async function listLiveBeside(trx: Db, name: string, own: readonly ReleaseRecord[]) {
  const rows = await listLive(trx);
  const records: ReleaseRecord[] = [];
  const names = new Set([...own.map((record) => record.name), ...rows.map((row) => row.name)]);
  names.delete(name);
  for (const each of names) {
    const row = rows.find((live) => live.name === each);
    const stable = row?.version ? await recordOf(trx, each, row.version) : undefined;
    const record = stable ?? own.find((built) => built.name === each);
    if (record) records.push(record);
    if (row?.candidate) records.push(await recordOf(trx, each, row.candidate));
  }
  return records;
}

/** @throws CONFLICT when it is live already, or while a share of another release is tried */
export function checkActivation(rows: readonly LiveRow[], wanted: Activation): void {
  const { name, version } = wanted;
  const mine = rows.find((row) => row.name === name);
  if (mine?.version === version) throw conflict(messages.isLive(name, version));
  const other = rows.find((row) => row.candidate !== null && row.name !== name);
  if (isTried(wanted) && other) {
    const percent = shareOf(other.candidate_buckets ?? 0);
    throw conflict(messages.otherCandidate(other.name, other.candidate ?? '', percent));
  }
}

/**
 * Shows a version to all visitors, or to a share of them. The gate runs first, in the same transaction, so that what
 * it checked is what is live.
 * @throws RELEASE_REFUSED with the gate's reasons, CONFLICT while another share is being tried
 */
export async function activate(db: Db, ours: Ours, wanted: Activation) {
  const { name, version, by, why, plan, walked } = wanted;
  const problems = await db.transaction().execute(async (trx) => {
    await lockLiveReleases(trx);
    const record = await recordOf(trx, name, version);
    checkActivation(await listLive(trx), wanted);
    const found = await problemsOf(
      trx,
      record,
      await listLiveBeside(trx, name, ours.records),
      ours.calls,
    );
    if (found.length > 0) return found;
    const row = await lockLive(trx, name);
    const next = activated(row, wanted);
    await saveLive(trx, next);
    await beginWatch(trx, { name, version, isTried: isTried(wanted) });
    if (plan) await beginStep(trx, name);
    const share = next.candidate_buckets === null ? 100 : shareOf(next.candidate_buckets);
    const action = plan ? 'plan' : 'activate';
    await addEvent(trx, { name, action, version, previous: row.version, share, by, why, walked });
    return [];
  });
  if (problems.length > 0) await refuse(db, wanted, problems);
}

/**
 * Records that a version was refused, and why.
 * @throws RELEASE_REFUSED with the reasons
 */
export async function refuse(db: Db, wanted: Activation, problems: readonly Problem[]) {
  const { name, version, share, by, walked } = wanted;
  const why = reasonsOf(problems);
  await addEvent(db, { name, action: 'refuse', version, share, by, why, walked });
  throw refusal(problems);
}

/** The newest earlier version that fits what is live; the shop's own build always does. */
async function findFittingEarlier(trx: Db, row: LiveRow, ours: Ours) {
  const live = await listLiveBeside(trx, row.name, ours.records);
  const earlier = [...row.earlier];
  while (earlier.length > 0) {
    const version = earlier.pop() ?? null;
    if (version === null) return { version, earlier };
    const release = await findRelease(trx, row.name, version);
    if (release && (await problemsOf(trx, release.record, live, ours.calls)).length === 0) {
      return { version, earlier };
    }
  }
  return { version: null, earlier };
}

/**
 * Undoes the last activation: withdraws a share under trial, else replaces the live version by the previous one. The
 * caller holds the lock.
 * @throws CONFLICT when there is nothing to go back to
 */
export async function goBack(
  trx: Db,
  ours: Ours,
  name: string,
  event: Pick<NewEvent, 'by' | 'why'> & { action: 'roll-back' | 'return' },
): Promise<void> {
  const row = await lockLive(trx, name);
  await endWatch(trx, name);
  if (row.candidate !== null) {
    await saveLive(trx, untried(row));
    const version = row.version ?? messages.OWN;
    await addEvent(trx, { name, ...event, version, previous: row.candidate });
    return;
  }
  if (row.version === null && row.earlier.length === 0)
    throw conflict(messages.nothingEarlier(name));
  const { version, earlier } = await findFittingEarlier(trx, row, ours);
  await saveLive(trx, whole(row, version, earlier));
  await addEvent(trx, {
    name,
    ...event,
    version: version ?? messages.OWN,
    previous: row.version,
    share: 100,
  });
}

/**
 * After an upgrade of the shop, an uploaded release stays live only if it passes the gate with the current builds.
 * @returns a sentence for each deactivated release
 */
export async function gateAgain(db: Db, ours: Ours): Promise<Wording[]> {
  return db.transaction().execute(async (trx) => {
    await lockLiveReleases(trx);
    const said: Wording[] = [];
    for (const row of await listLive(trx)) {
      const beside = await listLiveBeside(trx, row.name, ours.records);
      for (const version of [row.candidate, row.version]) {
        if (version === null) continue;
        const problems = await problemsOf(
          trx,
          await recordOf(trx, row.name, version),
          beside,
          ours.calls,
        );
        if (problems.length === 0) continue;
        const why = reasonsOf(problems);
        const current = await lockLive(trx, row.name);
        const isCandidate = version === current.candidate;
        await saveLive(trx, isCandidate ? untried(current) : whole(current, null, []));
        await endWatch(trx, row.name);
        await addEvent(trx, {
          name: row.name,
          action: 'refuse',
          version,
          by: THE_SHOP.en,
          why,
        });
        said.push(messages.takenOff(row.name, version, why));
      }
    }
    return said;
  });
}
