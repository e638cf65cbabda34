import type { Kysely } from 'kysely';
import type { PlatformDatabase } from '../../tables';
import { madePages, type MadeWith, type Named } from './made-pages';
import { addDeath, type Watch } from './watch.repository';

/** What became of a page of a set, as far as its code did it. */
export interface JudgedPage {
  set: MadeWith;
  /** The release whose page it is. */
  owner: Named;
  verdict: 'made' | 'slow' | 'failed' | 'died';
  /** The name of the release the process itself names as what it died of. */
  named?: string | undefined;
}

interface VerdictsDeps {
  db: Kysely<PlatformDatabase>;
  findWatch: (release: Named) => Watch | undefined;
  /** Something new speaks against a release that is looked at. */
  onFault: () => Promise<void>;
  /** Counts that a page of a release could not be made on this server. */
  serverFailed: (release: Named, network: string) => Promise<void>;
  /** Milliseconds, as `Date.now`. */
  now: () => number;
}

/** Counts what pages made on this server say of their releases: only what their own code did. */
export function pageVerdicts({ db, findWatch, onFault, serverFailed, now }: VerdictsDeps) {
  const pages = madePages(now);

  /**
   * The one release a page speaks against. A page is made by its owner and by the host; of both, the one
   * that is looked at is what is new.
   */
  function blamedFor({ set, owner, verdict, named }: JudgedPage): Named {
    const { host, remotes } = set;
    const known = [host, ...remotes].find(({ name }) => name === named);
    if (known) return known;
    if (findWatch(owner)) return owner;
    // What a remote throws its boundary catches: what comes through is the host's.
    return findWatch(host) || verdict === 'failed' ? host : owner;
  }

  return async (page: JudgedPage, network: string): Promise<void> => {
    const { set, owner, verdict } = page;
    const isSlow = verdict === 'slow';
    if (isSlow || verdict === 'made') pages.add(set, { owner, isSlow });
    if (verdict === 'made') return;
    const blamed = blamedFor(page);
    if (verdict === 'died') {
      await addDeath(db, blamed);
      await onFault();
    } else if (verdict === 'failed' || pages.othersInTime(blamed)) {
      await serverFailed(blamed, network);
    }
  };
}
