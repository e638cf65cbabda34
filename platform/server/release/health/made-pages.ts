import { LRUCache } from 'lru-cache';

/** A release by its version. */
export interface Named {
  name: string;
  version: string;
}

/** The releases that make a page together. */
export interface MadeWith {
  host: Named;
  remotes: readonly Named[];
}

interface Kind {
  /** Every release of the composition. */
  releases: ReadonlySet<string>;
  /** The release whose page it is. */
  owner: string;
  /** The last ones: when each was made, and whether it was slow. */
  pages: { at: number; isSlow: boolean }[];
}

/** Sets and owners that are remembered, and pages of each; so many say how busy the machine is. */
const KINDS = 100;
const PAGES = 20;
/** Milliseconds after which a page says nothing any more of how busy the machine is. */
const SAYS_FOR = 10 * 60 * 1000;
/** Fewer pages say nothing. */
const LEAST = 5;
/** The share of slow ones from which on they are not in time. */
const MOST_SLOW = 1 / 20;

const idOf = ({ name, version }: Named) => `${name}@${version}`;

function areInTime(pages: readonly { isSlow: boolean }[]): boolean {
  const slow = pages.filter(({ isSlow }) => isSlow).length;
  return slow <= pages.length * MOST_SLOW;
}

/**
 * The pages this server made lately, of every release: where those of others are slow too, it is the
 * machine and not the release.
 * @param now milliseconds, as `Date.now`
 */
export function createMadePages(now: () => number) {
  const kinds = new LRUCache<string, Kind>({ max: KINDS });

  /** The last pages of these kinds. */
  function pagesOf(isAmong: (kind: Kind) => boolean) {
    const from = now() - SAYS_FOR;
    const among = [...kinds.values()].filter(isAmong).flatMap(({ pages }) => pages);
    return among
      .filter(({ at }) => at > from)
      .toSorted((one, other) => one.at - other.at)
      .slice(-PAGES);
  }

  return {
    /** Notes a page and whether it was slow. */
    add({ host, remotes }: MadeWith, page: { owner: Named; isSlow: boolean }): void {
      const releases = new Set([host, ...remotes].map(idOf));
      const owner = idOf(page.owner);
      const key = `${owner} ${[...releases].join(' ')}`;
      const kind = kinds.get(key) ?? { releases, owner, pages: [] };
      kind.pages = [...kind.pages, { at: now(), isSlow: page.isSlow }].slice(-PAGES);
      kinds.set(key, kind);
    },
    /**
     * True when the pages that others made at the same time were in time: those of compositions without this
     * release, or, where there are too few, those of the other releases beside it. Where both are too few the
     * result is false.
     */
    areOthersInTime(release: Named): boolean {
      const id = idOf(release);
      const without = pagesOf(({ releases }) => !releases.has(id));
      const others = without.length < LEAST ? pagesOf(({ owner }) => owner !== id) : without;
      return others.length >= LEAST && areInTime(others);
    },
  };
}
