import type { Kysely } from 'kysely';
import type { LiveRelease, ReleaseOverview, ReleasePlan } from '../../contract/release-work';
import type { ReleaseRecord, WrappedNative } from '../../contract/release';
import { bilingual, type Localisable } from '@pasal/core/errors/wording';
import { readAuthor } from '../callers/messages';
import type { PlatformDatabase } from '../tables';
import { BUCKETS, shareOf } from './bucket';
import { listStepVisits } from './health/watch.repository';
import { listLive, type LiveRow } from './live.repository';
import { sumOf, noticeOf } from './stored-releases';
import * as messages from './messages';
import { leastVisitsOf, yesFrom } from './plan/growing';
import { titleOf } from './record-in';
import { reasonIn, type StoredEvent } from './release-event.repository';
import { listReleases } from './release.repository';
import { listReturned, listReturnedNow, type Returned } from './returned.repository';
import { readFinding } from './walk/finding-words';
import { isFresh, liveSetOf, type LiveSet } from './walk/live-set';
import { chooseWalk } from './walk/standing';
import { findWalking, listWalks, type StoredWalk } from './walk/walk.repository';

type StandingWalk = NonNullable<ReturnType<typeof walkOf>>;

/** The native functions a version declares to wrap. */
const wrapsOf = (of: { wraps?: WrappedNative[] | null | undefined } | undefined) =>
  of?.wraps ? { wraps: of.wraps } : {};

type Uploaded = Awaited<ReturnType<typeof listReleases>>;
const uploadedOf = (uploaded: Uploaded, version: string) =>
  uploaded.find((each) => each.version === version);

function stableOf(
  row: LiveRow | undefined,
  own: ReleaseRecord | undefined,
  mine: Uploaded,
): LiveRelease {
  const share = shareOf(BUCKETS - (row?.candidate_buckets ?? 0));
  const since = row?.since?.toISOString() ?? null;
  if (row?.version) {
    const wraps = wrapsOf(uploadedOf(mine, row.version));
    return { version: row.version, source: 'team', share, since, ...wraps };
  }
  const version = own?.version ?? messages.OWN;
  return { version, source: 'own', share, since, ...wrapsOf(own) };
}

function candidateOf(row: LiveRow | undefined, mine: Uploaded): LiveRelease | null {
  if (!row?.candidate) return null;
  return {
    version: row.candidate,
    source: 'team',
    share: shareOf(row.candidate_buckets ?? 0),
    since: row.candidate_since?.toISOString() ?? null,
    ...wrapsOf(uploadedOf(mine, row.candidate)),
  };
}

function planOf(
  row: LiveRow | undefined,
  visits: number,
  walk: StandingWalk | undefined,
): ReleasePlan | null {
  if (!row?.plan_state || row.plan_step === null || row.plan_since === null) return null;
  return {
    state: row.plan_state,
    step: row.plan_step,
    since: row.plan_since.toISOString(),
    visits,
    least: leastVisitsOf(row.plan_step, walk !== undefined && isPassed(walk)),
    yes_from: yesFrom(row.plan_since).toISOString(),
  };
}

function wentBackOf(returned: Returned | undefined) {
  if (!returned) return {};
  return { went_back: { at: returned.at.toISOString(), why: reasonIn(returned) } };
}

const walkedOf = (walk: StandingWalk | undefined) => (walk ? { walk } : {});

function walkingOf(walking: Awaited<ReturnType<typeof findWalking>>, name: string) {
  if (walking?.name !== name) return {};
  const { version, by, since } = walking;
  return { walking: { version, by: readAuthor(by), since } };
}

function returnedOf(returned: Returned | undefined) {
  if (!returned) return {};
  return { returned: { version: returned.version, at: returned.at.toISOString() } };
}

const isPassed = ({ stale, findings }: StandingWalk) => !stale && findings.length === 0;

/** The walk to show for a version; undefined without one. */
function walkOf(walks: readonly StoredWalk[], version: string, live: LiveSet) {
  const walk = chooseWalk(
    walks.filter((each) => each.version === version),
    live,
  );
  if (!walk) return undefined;
  const { walked_by, by, at, findings } = walk;
  const stale = !isFresh(walk, live);
  const words = { by: readAuthor(by), findings: findings.map(readFinding) };
  return { walked_by, at: at.toISOString(), stale, ...words };
}

const order = (name: string) => (name === 'host' ? '' : name);

/** A part with its releases, whose texts are bilingual. */
export type Presented = Pick<ReleaseOverview, Wordless> &
  Localisable<Omit<ReleaseOverview, Wordless>>;
type Wordless = 'name' | 'stable' | 'candidate' | 'plan';

/** An entry of the history. */
export const presentEvent = ({ at, by, why, why_ne, ...event }: StoredEvent) => ({
  ...event,
  at: at.toISOString(),
  by: readAuthor(by),
  why: reasonIn({ why, why_ne }),
});

/** The display name of a part: from the shop's own build, else from the team's latest upload. */
function titleFor(own: ReleaseRecord | undefined, [newest]: Uploaded, name: string) {
  if (own) return titleOf(own);
  const title = newest?.title ?? name;
  return bilingual(title, newest?.title_ne ?? title);
}

/** Host first, then the remotes by name: what is live of each, and what could be activated. */
export async function presentReleases(
  db: Kysely<PlatformDatabase>,
  own: readonly ReleaseRecord[],
): Promise<Presented[]> {
  const [live, uploaded, visits, returned, returnedNow, walks, walking] = await Promise.all([
    listLive(db),
    listReleases(db),
    listStepVisits(db),
    listReturned(db),
    listReturnedNow(db),
    listWalks(db),
    findWalking(db),
  ]);
  const all = [...own, ...uploaded];
  const names = [...new Set(all.map(({ name }) => name))];
  return names
    .toSorted((a, b) => order(a).localeCompare(order(b)))
    .map((name) => {
      const row = live.find((each) => each.name === name);
      const ownRecord = own.find((record) => record.name === name);
      const mine = uploaded.filter((release) => release.name === name);
      const notice = noticeOf(name, sumOf(mine));
      const set = liveSetOf(live, own, name);
      const found = walks.filter((walk) => walk.name === name);
      const walkFor = (version: string) => walkOf(found, version, set);
      const tried = row?.candidate ? walkFor(row.candidate) : undefined;
      return {
        name,
        title: titleFor(ownRecord, mine, name),
        stable: stableOf(row, ownRecord, mine),
        candidate: candidateOf(row, mine),
        plan: planOf(row, visits.get(name) ?? 0, tried),
        ...(!row?.version && !ownRecord && { unreleased: true }),
        ...returnedOf(returnedNow.find((each) => each.name === name)),
        ...(notice !== null && { notice }),
        ...walkingOf(walking, name),
        versions: mine.map(({ version, commit, bytes, uploaded_at, uploaded_by, wraps }) => ({
          version,
          commit,
          bytes,
          uploaded_at: uploaded_at.toISOString(),
          uploaded_by: readAuthor(uploaded_by),
          ...wrapsOf({ wraps }),
          ...walkedOf(walkFor(version)),
          ...wentBackOf(returned.find((each) => each.name === name && each.version === version)),
        })),
      };
    });
}
