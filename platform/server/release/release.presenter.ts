import type { Kysely } from 'kysely';
import type { LiveRelease, ReleaseOverview, ReleasePlan } from '../../contract/release-work';
import type { ReleaseRecord } from '../../contract/release';
import type { PlatformDatabase } from '../tables';
import { BUCKETS, shareOf } from './bucket';
import { listStepVisits } from './health/watch.repository';
import { listLive, type LiveRow } from './live.repository';
import { keptIn, noticeOf } from './kept-releases';
import * as messages from './messages';
import { yesFrom } from './plan/growing';
import { listReleases } from './release.repository';

function stableOf(row: LiveRow | undefined, own: ReleaseRecord | undefined): LiveRelease {
  const share = shareOf(BUCKETS - (row?.candidate_buckets ?? 0));
  const since = row?.since?.toISOString() ?? null;
  if (row?.version) return { version: row.version, source: 'team', share, since };
  return { version: own?.version ?? messages.OWN, source: 'own', share, since };
}

function candidateOf(row: LiveRow | undefined): LiveRelease | null {
  if (!row?.candidate) return null;
  return {
    version: row.candidate,
    source: 'team',
    share: shareOf(row.candidate_buckets ?? 0),
    since: row.candidate_since?.toISOString() ?? null,
  };
}

function planOf(row: LiveRow | undefined, visits: number): ReleasePlan | null {
  if (!row?.plan_state || row.plan_step === null || row.plan_since === null) return null;
  return {
    state: row.plan_state,
    step: row.plan_step,
    since: row.plan_since.toISOString(),
    visits,
    yes_from: yesFrom(row.plan_since).toISOString(),
  };
}

const order = (name: string) => (name === 'host' ? '' : name);

/** Host first, then the remotes by name: what is live of each, and what could be. */
export async function presentReleases(
  db: Kysely<PlatformDatabase>,
  own: readonly ReleaseRecord[],
): Promise<ReleaseOverview[]> {
  const [live, uploaded, visits] = await Promise.all([
    listLive(db),
    listReleases(db),
    listStepVisits(db),
  ]);
  const all = [...own, ...uploaded];
  const names = [...new Set(all.map(({ name }) => name))];
  return names
    .toSorted((a, b) => order(a).localeCompare(order(b)))
    .map((name) => {
      const row = live.find((each) => each.name === name);
      const ownRecord = own.find((record) => record.name === name);
      const mine = uploaded.filter((release) => release.name === name);
      const notice = noticeOf(name, keptIn(mine));
      return {
        name,
        title: all.find((each) => each.name === name)?.title ?? name,
        stable: stableOf(row, ownRecord),
        candidate: candidateOf(row),
        plan: planOf(row, visits.get(name) ?? 0),
        ...(notice !== null && { notice }),
        versions: mine.map(({ version, commit, bytes, uploaded_at, uploaded_by }) => ({
          version,
          commit,
          bytes,
          uploaded_at: uploaded_at.toISOString(),
          uploaded_by,
        })),
      };
    });
}
