import type { Kysely } from 'kysely';
import type { HealthReport } from '../../../contract/release-health';
import type { PlatformDatabase } from '../../tables';
import { openErrorKeeper } from '../errors/keep-errors';
import { openErrorSender, type ErrorTargets } from '../errors/send-errors';
import type { Composition } from '../live-compositions';
import type { ReleaseStore } from '../release-store';
import { createHealthCounts, type HealthCounts } from './health-counts';
import type { Named } from './made-pages';
import { createPageJudge, type JudgedPage } from './page-verdicts';
import { countReported, happeningsOf, markTicket, type Happening } from './reports';
import { readClaimedWindow, readTicket, writeTicket } from './ticket';
import { listWatches, type Watch } from './watch.repository';
import { openWindows } from './windows';

/** A ticket as a document delivers it to its page. */
interface PageTicket {
  text: string;
  /** How many loads a load of this page counts for; 0 when it reports none. */
  weight: number;
}

/** Who reports. */
interface Reporter {
  network: string;
  userAgent: string;
}

/** Collects how releases do with their visitors, as pages and this server report it. */
export interface ReleaseHealth {
  /** For one document; null while the database is away. */
  ticketFor: (composition: Composition) => Promise<PageTicket | null>;
  /** Counts a page's report, if its ticket is valid. */
  report: (report: HealthReport, from: Reporter) => Promise<void>;
  /** Records the result of a page rendered on this server. */
  judgePage: (page: JudgedPage, network: string) => Promise<void>;
  /** Reads again which releases are watched. */
  refresh: () => Promise<void>;
  /** The reports to this server, for `/metrics`. */
  counts: HealthCounts;
}

interface HealthDeps {
  db: Kysely<PlatformDatabase>;
  /** Where the files of releases are. */
  store: Pick<ReleaseStore, 'findForVisitor'>;
  errorTargets?: ErrorTargets | undefined;
  /** Called when there is a new complaint about a watched release. */
  onFault: () => Promise<void>;
  onError: (error: unknown) => void;
  /** The sampling of loads while no release is watched: one in this many reports. */
  oneLoadOf?: number | undefined;
  /** Overrides, in tests, how long the watch list is cached, in ms. */
  believedFor?: number | undefined;
  /** Milliseconds, as `Date.now`. */
  now?: (() => number) | undefined;
}

const ONE_LOAD_OF = 10;
/** Milliseconds for which the watch list is cached. */
const BELIEVED = 1000;
/** A newly started process is slow: for this many milliseconds its pages do not count against releases. */
const WARMING = 60_000;

/** The watched releases, as this server knows them. */
function createWatchList(
  db: Kysely<PlatformDatabase>,
  now: () => number,
  onError: (error: unknown) => void,
) {
  let known: readonly Watch[] = [];
  let readAt = -Infinity;
  async function refresh(): Promise<void> {
    readAt = now();
    known = await listWatches(db);
  }
  return {
    refresh,
    /** Does not wait for the next read: a list a second old is good enough for sampling. */
    find({ name, version }: Named): Watch | undefined {
      if (now() - readAt >= BELIEVED) refresh().catch(onError);
      return known.find((watch) => watch.name === name && watch.version === version);
    },
  };
}

export function openHealth(deps: HealthDeps): ReleaseHealth {
  const { db, onFault, onError, oneLoadOf = ONE_LOAD_OF, now = Date.now } = deps;
  const windows = openWindows(db, now, deps.believedFor);
  const watches = createWatchList(db, now, onError);
  const counts = createHealthCounts();
  const keepError = openErrorKeeper(
    db,
    deps.store,
    openErrorSender(deps.errorTargets ?? {}, onError, now),
  );

  /** Every load reports while a release is watched; else a sample represents all. */
  function weightOf(releases: readonly Named[]): number {
    if (releases.some((release) => watches.find(release))) return 1;
    return Math.random() * oneLoadOf < 1 ? oneLoadOf : 0;
  }

  async function onServerFailure({ name, version }: Named, network: string): Promise<void> {
    const since = watches.find({ name, version })?.since.getTime() ?? -Infinity;
    const current = await windows.current();
    if (!current || now() - since < WARMING) return;
    const happening: Happening = { name, version, phase: 'server-render' };
    counts.addReported(happening);
    const reported = { ...current, network, weight: 1, happenings: [happening] };
    await reportFailing(await db.transaction().execute((trx) => countReported(trx, reported)));
  }

  async function reportFailing(failing: readonly string[]): Promise<void> {
    if (failing.length > 0) await onFault();
  }

  return {
    counts,
    refresh: watches.refresh,
    async ticketFor({ host, remotes }) {
      const current = await windows.current();
      if (!current) return null;
      const releases = [host, ...remotes];
      const weight = weightOf(releases);
      const { window, key } = current;
      return { text: writeTicket(key, { window, weight, releases }), weight };
    },
    async report({ ticket: text, events }, { network, userAgent }) {
      const window = readClaimedWindow(text);
      const key = window === null ? null : await windows.keyOf(window);
      const ticket = key === null ? null : readTicket(key, text);
      if (key === null || !ticket) return counts.addIgnored();
      const { weight } = ticket;
      const { happenings, failing } = await db.transaction().execute(async (trx) => {
        const marked = await markTicket(trx, { ...ticket, key }, happeningsOf(ticket, events));
        marked.forEach(counts.addReported);
        const reported = { ...ticket, key, network, weight, happenings: marked };
        return { happenings: marked, failing: await countReported(trx, reported) };
      });
      // Before the judgement, which names them.
      for (const { name, version, phase } of happenings) {
        const words = events.find((event) => event.name === name && event.phase === phase)?.words;
        if (!words) continue;
        const { versions } = ticket;
        // Whatever becomes of the words, the failure counts.
        await keepError({ name, version, phase, words, userAgent, versions }).catch(onError);
      }
      await reportFailing(failing);
    },
    judgePage: createPageJudge({ db, findWatch: watches.find, onFault, onServerFailure, now }),
  };
}
