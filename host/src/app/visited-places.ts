interface Place {
  /** Key and address of an entry of the tab's history. */
  entry: string;
  /** The window's scroll position in pixels when it was left. */
  top: number;
}

/** The known entries of the tab's history, oldest first, and the index of the current one. */
export interface Visited {
  places: readonly Place[];
  at: number;
}

/** How the router came to an entry. */
type Move = 'PUSH' | 'REPLACE' | 'POP';

/**
 * The known part of the tab's history, with the scroll position of each entry. It distinguishes a step back, which
 * restores the position (D45), from every other navigation.
 */
export function makeVisitedPlaces({ places, at }: Visited = { places: [], at: -1 }) {
  const known = places.map((place) => ({ ...place }));
  let shown = at;
  return {
    visited: (): Visited => ({ places: known, at: shown }),
    /** Records the scroll position while this entry is shown. */
    note(top: number): void {
      const place = known[shown];
      if (place) place.top = top;
    },
    /** Moves to an entry. Returns the saved position after a step back, else undefined. */
    enter(entry: string, move: Move): number | undefined {
      const found = known.findIndex((place) => place.entry === entry);
      if (move === 'POP' && found >= 0) {
        const isBack = found < shown;
        shown = found;
        return isBack ? known[found]?.top : undefined;
      }
      // A link within the page is a step of the browser's own, and still a step ahead.
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

/** Reads the positions that the tab saved when it left its last document; undefined if there are none. */
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

/** Saves the positions for the tab's next document: after a reload, or in a tab that a phone had unloaded. */
export function saveVisited(visited: Visited): void {
  try {
    sessionStorage.setItem(KEY, JSON.stringify(visited));
  } catch {
    // If storage is blocked or full, only this document knows its positions.
  }
}
