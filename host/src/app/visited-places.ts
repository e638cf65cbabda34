interface Place {
  /** Key and address of an entry of the tab's history. */
  entry: string;
  /** Pixels the window was scrolled down when it was left. */
  top: number;
}

/** The entries of the tab's history that are known, oldest first, and which of them is shown. */
export interface Visited {
  places: readonly Place[];
  at: number;
}

/** How the router came to an entry. */
type Move = 'PUSH' | 'REPLACE' | 'POP';

/**
 * The tab's history as far as it is known, with the place each entry was left at: tells a step back,
 * which is to find its place again (D45), from every other change of route.
 */
export function visitedPlaces({ places, at }: Visited = { places: [], at: -1 }) {
  const known = places.map((place) => ({ ...place }));
  let shown = at;
  return {
    visited: (): Visited => ({ places: known, at: shown }),
    /** The window was scrolled while this entry is shown. */
    note(top: number): void {
      const place = known[shown];
      if (place) place.top = top;
    },
    /** Goes on to an entry. After a step back: where it was left; else undefined. */
    enter(entry: string, move: Move): number | undefined {
      const found = known.findIndex((place) => place.entry === entry);
      if (move === 'POP' && found >= 0) {
        const isBack = found < shown;
        shown = found;
        return isBack ? known[found]?.top : undefined;
      }
      // A link to a place within the page is a step of the browser's own, and ahead all the same.
      shown = move === 'REPLACE' ? Math.max(0, shown) : shown + 1;
      known.splice(shown, known.length, { entry, top: 0 });
      return undefined;
    },
  };
}

const KEY = 'pasal:places';

const isPlace = (value: unknown): value is Place =>
  typeof value === 'object' &&
  value !== null &&
  'entry' in value &&
  typeof value.entry === 'string' &&
  'top' in value &&
  typeof value.top === 'number';

/** What the tab remembered when its last document was left; undefined when nothing can be read. */
export function readVisited(): Visited | undefined {
  try {
    const saved = JSON.parse(sessionStorage.getItem(KEY) ?? '') as Partial<Visited>;
    const { places, at } = saved;
    if (!Array.isArray(places) || !places.every(isPlace)) return undefined;
    return typeof at === 'number' && at in places ? { places, at } : undefined;
  } catch {
    return undefined;
  }
}

/** Remembers it for the tab's next document: a reload, or a tab a phone had put away. */
export function saveVisited(visited: Visited): void {
  try {
    sessionStorage.setItem(KEY, JSON.stringify(visited));
  } catch {
    // Where storage is forbidden or full, only this document knows its places.
  }
}
