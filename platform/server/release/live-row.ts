import { PLAN_SHARES } from '../../contract/limits';
import { bucketsOf } from './bucket';
import { UNTRIED, type LiveRow } from './live.repository';

/** Earlier versions that can be rolled back to, one after another. */
const EARLIER = 50;

/** The request for a name: a version for a share, or one that rolls out by a plan. */
export interface Wanted {
  version: string;
  /** Percent of the visitors. */
  share: number;
  /** True when it rolls out automatically from there. */
  plan: boolean;
}

/** The row once all visitors get this version. */
export const whole = (
  row: LiveRow,
  version: string | null,
  earlier: (string | null)[],
): LiveRow => ({
  ...row,
  ...UNTRIED,
  version,
  since: new Date(),
  earlier: earlier.slice(-EARLIER),
});

/** The row without the release under trial. */
export const untried = (row: LiveRow): LiveRow => ({ ...row, ...UNTRIED });

/** True when only a share of the visitors gets a release. */
export const isTried = ({ share, plan }: Wanted): boolean => plan || share < 100;

/** The start of a plan: visitors who already get the release keep it. */
function planned(row: LiveRow, version: string): LiveRow {
  const now = row.candidate === version ? (row.candidate_buckets ?? 0) : 0;
  const last = PLAN_SHARES.findLastIndex((share) => share < 100 && bucketsOf(share) <= now);
  const step = Math.max(last, 0);
  const buckets = Math.max(bucketsOf(PLAN_SHARES[step] ?? 0), now);
  const plan = { plan_step: step, plan_since: new Date(), plan_state: 'growing' } as const;
  return { ...tried(row, version, buckets), ...plan };
}

function tried(row: LiveRow, version: string, buckets: number): LiveRow {
  const since = row.candidate === version ? row.candidate_since : new Date();
  const candidate = { candidate: version, candidate_buckets: buckets, candidate_since: since };
  return { ...row, ...UNTRIED, ...candidate };
}

/** The row once a version is activated as requested. */
export function activated(row: LiveRow, wanted: Wanted): LiveRow {
  const { version, share, plan } = wanted;
  if (plan) return planned(row, version);
  if (isTried(wanted)) return tried(row, version, bucketsOf(share));
  return whole(row, version, [...row.earlier, row.version]);
}

/** The row once a plan has reached its next share. */
export function grown(row: LiveRow): LiveRow {
  const step = (row.plan_step ?? 0) + 1;
  const share = PLAN_SHARES[step] ?? 100;
  if (share >= 100) return whole(row, row.candidate, [...row.earlier, row.version]);
  const plan = { plan_step: step, plan_since: new Date(), plan_state: 'growing' } as const;
  return { ...row, candidate_buckets: bucketsOf(share), ...plan };
}
