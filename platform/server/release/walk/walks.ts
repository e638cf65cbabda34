import type { Kysely } from 'kysely';
import type { ReleaseRecord } from '../../../contract/release';
import { FINDING_LENGTH, MOST_FINDINGS, type WalkStanding } from '../../../contract/release-walk';
import { conflict, DomainError } from '@pasal/core/errors/domain-error';
import type { Wording } from '@pasal/core/errors/wording';
import { THE_SHOP } from '../../callers/messages';
import { WALK_COOKIE } from '../../callers/walk-cookie';
import type { Shop } from '../../shop';
import type { PlatformDatabase } from '../../tables';
import { checkActivation, refuse, type Activation } from '../activation.service';
import { problem, type Problem } from '../gate/gate-subject';
import type { Ours } from '../ours';
import { listLive } from '../live.repository';
import { addEvent } from '../release-event.repository';
import { findRelease } from '../release.repository';
import { readFinding } from './finding-words';
import { readLiveSet } from './live-set';
import * as messages from './messages';
import { findGoodWalk } from './standing';
import { openUnderWay } from './under-way';
import type { Shown, WalkGrants } from './walk-grants';
import { beginWalking, endWalking, findWalking, saveWalk } from './walk.repository';
import { WALK_MINUTES, type Walker } from './walker';

export interface WalksDeps {
  db: Kysely<PlatformDatabase>;
  shop: Pick<Shop, 'walk' | 'sampleAddress'>;
  ours: () => Promise<Ours>;
  grants: WalkGrants;
  /** Without it this server makes no walks. */
  walker: Walker | undefined;
  /** The address at which this server answers its own machine. */
  ownAddress: () => string;
  /** Activates a release whose walk found nothing. */
  activate: (wanted: Activation) => Promise<void>;
  onError: (error: unknown) => void;
}

/** A release to be activated: the request, and the uploaded record. */
interface Candidate {
  wanted: Activation;
  record: ReleaseRecord;
  digest: string;
}

/** Seconds beyond a walk's own limit after which a crashed server loses its claim on the walk. */
const SPARE_SECONDS = 60;

/** The reasons why a release failed its walk, as gate problems. */
const problemsIn = ({ name, version }: Activation, reasons: readonly Wording[]): Problem[] =>
  reasons.map((text) => problem('walk', name, { release: version, shop: text.en }, text));

/** The patterns of public pages; those of the dashboard need a signed-in user. */
const openPatterns = ({ routes }: ReleaseRecord) =>
  routes.filter(({ layout }) => layout !== 'dashboard').map(({ path }) => path);

/** Why a release may not go live after its walk, and who has walked. */
interface Walked {
  reasons: Wording[];
  walked: WalkStanding;
}

/** Walks with a release and stores the result. */
async function walkThrough(
  { wanted, record, digest }: Candidate,
  deps: WalksDeps,
): Promise<Walked> {
  const { db, shop, ours, grants, walker, ownAddress } = deps;
  const { name, version } = wanted;
  const { records } = await ours();
  const live = await readLiveSet(db, records, name);
  const base = ownAddress();
  const showing = async (shown: Shown) => ({
    base,
    cookie: { name: WALK_COOKIE, value: await grants.sign(shown) },
  });
  const outcome = await walker?.walk({
    candidate: await showing({ name, version }),
    live: await showing({ name, version: null }),
    addresses: await Promise.all(openPatterns(record).map(shop.sampleAddress)),
    walk: shop.walk,
  });
  if (!outcome || 'failed' in outcome) {
    const why = outcome ? readFinding(outcome.failed) : messages.noBrowser;
    return { reasons: [messages.notWalked(why)], walked: 'none' };
  }
  const findings = outcome.findings
    .slice(0, MOST_FINDINGS)
    .map((finding) => finding.slice(0, FINDING_LENGTH));
  const of = { name, version, digest };
  await saveWalk(db, { ...of, ...live, walked_by: 'shop', by: THE_SHOP.en, findings }, null);
  if (findings.length > 0) return { reasons: findings.map(readFinding), walked: 'shop' };
  const now = await readLiveSet(db, records, name);
  const isSame = now.beside === live.beside && now.over === live.over;
  return { reasons: isSame ? [] : [messages.movedOn], walked: 'shop' };
}

/** Records the failure of a walk in the background, so that it shows in the history. */
async function noteFailure(db: WalksDeps['db'], { name, version, by }: Activation, error: unknown) {
  if (error instanceof DomainError && error.code === 'RELEASE_REFUSED') return;
  const isOurs = !(error instanceof DomainError);
  const why = isOurs ? messages.notWalked(messages.serverFailed) : error.wording;
  await addEvent(db, { name, action: 'refuse', version, by, why });
  if (isOurs) throw error;
}

/** Finishes an activation that holds the walk slot, and releases the slot unless a walk has taken it over. */
async function finishAlone(
  db: WalksDeps['db'],
  wanted: Activation,
  finish: () => Promise<WalkStanding | 'walking'>,
): Promise<void> {
  let ended;
  try {
    ended = await finish();
  } catch (error) {
    await noteFailure(db, wanted, error);
  } finally {
    if (ended !== 'walking') await endWalking(db, wanted);
  }
}

/** Walks through the shop with a release before it goes live. */
export function openWalks(deps: WalksDeps) {
  const { db, ours, walker, activate, onError } = deps;
  const underWay = openUnderWay(onError);

  async function walkThenActivate(candidate: Candidate): Promise<void> {
    const { wanted } = candidate;
    try {
      const { reasons, walked } = await walkThrough(candidate, deps);
      if (reasons.length > 0) await refuse(db, { ...wanted, walked }, problemsIn(wanted, reasons));
      await activate({ ...wanted, walked });
    } catch (error) {
      await noteFailure(db, wanted, error);
    } finally {
      await endWalking(db, wanted);
    }
  }

  /** Claims the only slot for a release about to go live; false if it is taken. */
  const hold = ({ name, version, by }: Activation) =>
    beginWalking(db, { name, version, by, seconds: WALK_MINUTES * 60 + SPARE_SECONDS });

  async function begin(candidate: Candidate, isHeld: boolean): Promise<void> {
    const { name, version } = candidate.wanted;
    if (isHeld || (await hold(candidate.wanted))) {
      underWay.start(walkThenActivate(candidate));
      return;
    }
    const other = await findWalking(db);
    const isSame = other?.name === name && other.version === version;
    if (other && !isSame) throw conflict(messages.otherWalk(other.name, other.version));
  }

  return {
    hold,
    /**
     * Finishes an activation in the background once its caller has an answer; the result goes into the history.
     * @param finish activates the release, or starts its walk, which then holds the slot
     */
    goOn(wanted: Activation, finish: () => Promise<WalkStanding | 'walking'>): void {
      underWay.start(finishAlone(db, wanted, finish));
    },
    /** True if this server has a browser. */
    isThere: walker !== undefined,
    /**
     * Returns who has walked with a release, or starts a walk that activates it on success.
     * @param isHeld whether the walk slot is already held
     * @throws RELEASE_REFUSED with the findings of a team's own walk, CONFLICT while another walk is in progress
     */
    async before(wanted: Activation, isHeld = false): Promise<WalkStanding | 'walking'> {
      if (wanted.withoutWalk) return 'waived';
      const release = await findRelease(db, wanted.name, wanted.version);
      // The activation reports what is missing.
      if (!release) return 'none';
      const good = await findGoodWalk(db, (await ours()).records, wanted);
      const isOwn = good?.walked_by === 'shop';
      if (good && good.findings.length === 0 && (isOwn || !walker)) return good.walked_by;
      if (walker) {
        checkActivation(await listLive(db), wanted);
        await begin({ ...release, wanted }, isHeld);
        return 'walking';
      }
      if (good) {
        const problems = problemsIn(wanted, good.findings.map(readFinding));
        await refuse(db, { ...wanted, walked: good.walked_by }, problems);
      }
      return 'none';
    },
    /** Aborts the walk in progress, and waits until that is recorded. */
    async close(): Promise<void> {
      walker?.close();
      await underWay.settle();
    },
    /** Waits for work in progress. */
    settled: underWay.settle,
  };
}
