import type { Kysely } from 'kysely';
import type { HealthReport } from '../../../contract/release-health';
import type { PlatformDatabase } from '../../tables';
import type { ReleaseSet } from '../live-sets';
import { healthCounts, type HealthCounts } from './health-counts';
import type { Named } from './made-pages';
import { pageVerdicts, type JudgedPage } from './page-verdicts';
import { countTold, happeningsOf, onceOfTicket, type Happening } from './reports';
import { claimedWindow, readTicket, writeTicket } from './ticket';
import { listWatches, type Watch } from './watch.repository';
import { openWindows } from './windows';

/** A ticket as a document brings it to its page. */
interface PageTicket {
  text: string;
  /** For how many loads a load of this page stands; 0 when it is not to be told. */
  weight: number;
}

/** How releases do with their visitors, as pages and this server tell it. */
export interface ReleaseHealth {
  /** For one document; null while the database is away. */
  ticketFor: (set: ReleaseSet) => Promise<PageTicket | null>;
  /** Counts what a page tells, if its ticket is good. */
  report: (report: HealthReport, network: string) => Promise<void>;
  /** A process of this server was asked for a page. */
  pageMade: (page: JudgedPage, network: string) => Promise<void>;
  /** Learns anew which releases are looked at. */
  refresh: () => Promise<void>;
  /** What this server has been told, for `/metrics`. */
  counts: HealthCounts;
}

interface HealthDeps {
  db: Kysely<PlatformDatabase>;
  /** Something new speaks against a release that is looked at. */
  onFault: () => Promise<void>;
  onError: (error: unknown) => void;
  /** Of so many loads of a release nobody looks at, one is told. */
  oneLoadOf?: number | undefined;
  /** Milliseconds what is read is believed, where a test wants another number. */
  believedFor?: number | undefined;
  /** Milliseconds, as `Date.now`. */
  now?: (() => number) | undefined;
}

const ONE_LOAD_OF = 10;
/** Milliseconds for which it is believed which releases are looked at. */
const BELIEVED = 1000;
/** A process that has just started is slow: so many milliseconds nothing is held against its releases. */
const WARMING = 60_000;

/** The releases that are looked at, as this server knows them. */
function watched(
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
    /** Nobody waits for it: what is a second old is good enough to draw by. */
    find({ name, version }: Named): Watch | undefined {
      if (now() - readAt >= BELIEVED) refresh().catch(onError);
      return known.find((watch) => watch.name === name && watch.version === version);
    },
  };
}

export function openHealth(deps: HealthDeps): ReleaseHealth {
  const { db, onFault, onError, oneLoadOf = ONE_LOAD_OF, now = Date.now } = deps;
  const windows = openWindows(db, now, deps.believedFor);
  const watches = watched(db, now, onError);
  const counts = healthCounts();

  /** Every load counts while a release is looked at; else some stand for all. */
  function weightOf(releases: readonly Named[]): number {
    if (releases.some((release) => watches.find(release))) return 1;
    return Math.random() * oneLoadOf < 1 ? oneLoadOf : 0;
  }

  async function serverFailed({ name, version }: Named, network: string): Promise<void> {
    const since = watches.find({ name, version })?.since.getTime() ?? -Infinity;
    const current = await windows.current();
    if (!current || now() - since < WARMING) return;
    const happening: Happening = { name, version, phase: 'server-render' };
    counts.told(happening);
    const told = { ...current, network, weight: 1, happenings: [happening] };
    await tell(await db.transaction().execute((trx) => countTold(trx, told)));
  }

  async function tell(failing: readonly string[]): Promise<void> {
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
    async report({ ticket: text, events }, network) {
      const window = claimedWindow(text);
      const key = window === null ? null : await windows.keyOf(window);
      const ticket = key === null ? null : readTicket(key, text);
      if (key === null || !ticket) return counts.ignored();
      const { weight } = ticket;
      const failing = await db.transaction().execute(async (trx) => {
        const happenings = await onceOfTicket(
          trx,
          { ...ticket, key },
          happeningsOf(ticket, events),
        );
        happenings.forEach(counts.told);
        return countTold(trx, { ...ticket, key, network, weight, happenings });
      });
      await tell(failing);
    },
    pageMade: pageVerdicts({ db, findWatch: watches.find, onFault, serverFailed, now }),
  };
}
