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
  /** Without it this server walks through nothing. */
  walker: Walker | undefined;
  /** The address at which this server answers its own machine. */
  ownAddress: () => string;
  /** Makes a release live whose walk found nothing. */
  activate: (wanted: Activation) => Promise<void>;
  onError: (error: unknown) => void;
}

/** A release that is to be activated: the request, and what was uploaded. */
interface Candidate {
  wanted: Activation;
  record: ReleaseRecord;
  digest: string;
}

/** Seconds beyond a walk's own limit after which a server that ended holds the walk no longer. */
const SPARE_SECONDS = 60;

/** Why a release did not pass its walk, as reasons of the gate. */
const problemsIn = ({ name, version }: Activation, reasons: readonly Wording[]): Problem[] =>
  reasons.map((text) => problem('walk', name, { release: version, shop: text.en }, text));

/** The patterns of the pages that visitors open; those of the dashboard need somebody who is signed in. */
const openPatterns = ({ routes }: ReleaseRecord) =>
  routes.filter(({ layout }) => layout !== 'dashboard').map(({ path }) => path);

/** Why a release may not go live after its walk, and who has walked. */
interface Walked {
  reasons: Wording[];
  walked: WalkStanding;
}

/** Makes the walk of a release and stores its result. */
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

/** Notes an end of a walk that no one waits for: whoever asked reads it in the history. */
async function noteFailure(db: WalksDeps['db'], { name, version, by }: Activation, error: unknown) {
  if (error instanceof DomainError && error.code === 'RELEASE_REFUSED') return;
  const isOurs = !(error instanceof DomainError);
  const why = isOurs ? messages.notWalked(messages.serverFailed) : error.wording;
  await addEvent(db, { name, action: 'refuse', version, by, why });
  if (isOurs) throw error;
}

/** Finishes an activation that holds the place of a walk, and gives the place back unless a walk has it now. */
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

/** Walks through the shop with a release in place before the release is live. */
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

  /** Takes the one place there is for a release that is on its way to be live; false where it is taken. */
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
     * Ends an activation that has the place and that nobody waits for any more: the history has what it came to.
     * @param finish activates the release, or begins its walk, which then has the place
     */
    goOn(wanted: Activation, finish: () => Promise<WalkStanding | 'walking'>): void {
      underWay.start(finishAlone(db, wanted, finish));
    },
    /** True where this server has a browser. */
    isThere: walker !== undefined,
    /**
     * Says who has walked with a release in place, or begins to; a walk that was begun activates the release
     * at its end.
     * @param isHeld whether it has the place of a walk already
     * @throws RELEASE_REFUSED with what a team's own walk found, CONFLICT while another release is walked
     */
    async before(wanted: Activation, isHeld = false): Promise<WalkStanding | 'walking'> {
      if (wanted.withoutWalk) return 'waived';
      const release = await findRelease(db, wanted.name, wanted.version);
      // Who activates it says what is missing.
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
    /** Ends the walk that is under way, and waits until that is noted. */
    async close(): Promise<void> {
      walker?.close();
      await underWay.settle();
    },
    /** Waits for what is under way. */
    settled: underWay.settle,
  };
}
