import type { Kysely } from 'kysely';
import type { PlatformDatabase } from '../../tables';
import { createMadePages, type MadeWith, type Named } from './made-pages';
import { addDeath, type Watch } from './watch.repository';

/** The result of a page of a composition, as far as its code caused it. */
export interface JudgedPage {
  composition: MadeWith;
  /** The release that owns the page. */
  owner: Named;
  verdict: 'made' | 'slow' | 'failed' | 'died';
  /** The release that the process itself blames for its crash. */
  named?: string | undefined;
}

interface VerdictsDeps {
  db: Kysely<PlatformDatabase>;
  findWatch: (release: Named) => Watch | undefined;
  /** Called when there is a new complaint about a watched release. */
  onFault: () => Promise<void>;
  /** Counts a page of a release that could not be rendered on this server. */
  onServerFailure: (release: Named, network: string) => Promise<void>;
  /** Milliseconds, as `Date.now`. */
  now: () => number;
}

/** Counts what server-rendered pages show about their releases: only what their own code did. */
export function createPageJudge({ db, findWatch, onFault, onServerFailure, now }: VerdictsDeps) {
  const pages = createMadePages(now);

  /**
   * The one release a page's failure counts against. A page is rendered by its owner and the host; of the two, the
   * watched one is new.
   */
  function findBlamed({ composition, owner, verdict, named }: JudgedPage): Named {
    const { host, remotes } = composition;
    const known = [host, ...remotes].find(({ name }) => name === named);
    if (known) return known;
    if (findWatch(owner)) return owner;
    // A remote's own boundary catches its errors: one that gets through is the host's.
    return findWatch(host) || verdict === 'failed' ? host : owner;
  }

  return async (page: JudgedPage, network: string): Promise<void> => {
    const { composition, owner, verdict } = page;
    const isSlow = verdict === 'slow';
    if (isSlow || verdict === 'made') pages.add(composition, { owner, isSlow });
    if (verdict === 'made') return;
    const blamed = findBlamed(page);
    if (verdict === 'died') {
      await addDeath(db, blamed);
      await onFault();
    } else if (verdict === 'failed' || pages.areOthersInTime(blamed)) {
      await onServerFailure(blamed, network);
    }
  };
}
