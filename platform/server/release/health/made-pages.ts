import { LRUCache } from 'lru-cache';

/** A release by its version. */
export interface Named {
  name: string;
  version: string;
}

/** The releases that render a page together. */
export interface MadeWith {
  host: Named;
  remotes: readonly Named[];
}

interface Kind {
  /** Every release of the composition. */
  releases: ReadonlySet<string>;
  /** The release that owns the page. */
  owner: string;
  /** The last ones: when each was rendered, and whether it was slow. */
  pages: { at: number; isSlow: boolean }[];
}

/**
 * How many combinations of releases and owner are remembered, and pages of each; enough to show how busy the machine
 * is.
 */
const KINDS = 100;
const PAGES = 20;
/** Milliseconds after which a page no longer indicates how busy the machine is. */
const SAYS_FOR = 10 * 60 * 1000;
/** Fewer pages prove nothing. */
const LEAST = 5;
/** The share of slow pages above which they count as late. */
const MOST_SLOW = 1 / 20;

const idOf = ({ name, version }: Named) => `${name}@${version}`;

function areInTime(pages: readonly { isSlow: boolean }[]): boolean {
  const slow = pages.filter(({ isSlow }) => isSlow).length;
  return slow <= pages.length * MOST_SLOW;
}

/**
 * The pages this server rendered recently, of every release: if those of others are slow too, the machine is to blame
 * and not the release.
 * @param now milliseconds, as `Date.now`
 */
export function createMadePages(now: () => number) {
  const kinds = new LRUCache<string, Kind>({ max: KINDS });

  /** The latest pages of these combinations. */
  function pagesOf(isAmong: (kind: Kind) => boolean) {
    const from = now() - SAYS_FOR;
    const among = [...kinds.values()].filter(isAmong).flatMap(({ pages }) => pages);
    return among
      .filter(({ at }) => at > from)
      .toSorted((one, other) => one.at - other.at)
      .slice(-PAGES);
  }

  return {
    /** Records a page and whether it was slow. */
    add({ host, remotes }: MadeWith, page: { owner: Named; isSlow: boolean }): void {
      const releases = new Set([host, ...remotes].map(idOf));
      const owner = idOf(page.owner);
      const key = `${owner} ${[...releases].join(' ')}`;
      const kind = kinds.get(key) ?? { releases, owner, pages: [] };
      kind.pages = [...kind.pages, { at: now(), isSlow: page.isSlow }].slice(-PAGES);
      kinds.set(key, kind);
    },
    /**
     * True when the pages of others at the same time were in time: those of compositions without this release, or, if
     * too few, those of the other releases in its compositions. False if both are too few.
     */
    areOthersInTime(release: Named): boolean {
      const id = idOf(release);
      const without = pagesOf(({ releases }) => !releases.has(id));
      const others = without.length < LEAST ? pagesOf(({ owner }) => owner !== id) : without;
      return others.length >= LEAST && areInTime(others);
    },
  };
}
