import { LRUCache } from 'lru-cache';
import type { Expression } from './expression';

/** The positions of words and of kinds of products. */
export interface Standing {
  words: {
    each(word: string, visit: (place: number, level: number) => void): void;
    eachBegunBy(text: string, visit: (place: number, level: number) => void): void;
  };
  kinds: { each(kind: number, visit: (place: number) => void): void };
  /** Cached matches of frequent words and prefixes, until a position is added. */
  kept: KeptMatches;
}

/** Minimum matches for a word to be cached. */
const MANY = 2000;
/** Maximum bytes of cached matches. */
const MOST_BYTES = 16 * 1024 * 1024;

/** The matches of the most frequent words, which are expensive to collect. */
export class KeptMatches {
  readonly #matches = new LRUCache<string, Matches>({
    maxSize: MOST_BYTES,
    sizeCalculation: ({ places, tiers }) => places.byteLength + tiers.byteLength,
  });

  /** The matches of a word, collected unless they are cached. */
  of(word: string, isBeginning: boolean, collect: () => Matches): Matches {
    const key = isBeginning ? `${word}*` : word;
    const known = this.#matches.get(key);
    if (known !== undefined) return known;
    const found = collect();
    if (found.count >= MANY) this.#matches.set(key, found);
    return found;
  }

  clear(): void {
    this.#matches.clear();
  }
}

/** The positions that match an expression. */
export interface Matches {
  /** The first `count` entries are used. */
  places: Int32Array;
  count: number;
  /** By position: 0 if it does not match; otherwise 1 if titles suffice, 2 with brands, 3 with categories, else 4. */
  tiers: Uint8Array;
  /** The lowest tier of any position. */
  best: number;
}

/** Higher than any tier. */
const NO_TIER = 5;

const nothing = (size: number): Matches => ({
  places: new Int32Array(size),
  count: 0,
  tiers: new Uint8Array(size),
  best: NO_TIER,
});

/** Finds the positions that match an expression, and their tiers, including deleted products. Callers must not modify the result. */
export function matchesOf(
  expression: Expression,
  index: Standing,
  size: number,
): Readonly<Matches> {
  if ('all' in expression) return joined(partsOf(expression, index, size), size);
  const collect = () => {
    const found = nothing(size);
    note(expression, index, found);
    return found;
  };
  if (!('word' in expression)) return collect();
  return index.kept.of(expression.word, expression.isBeginning, collect);
}

/** The matches of each required part, those with the fewest first. */
export const partsOf = (
  expression: Expression,
  index: Standing,
  size: number,
): readonly Readonly<Matches>[] =>
  ('all' in expression ? expression.all : [expression])
    .map((part) => matchesOf(part, index, size))
    .toSorted((one, other) => one.count - other.count);

/** The tier of a position over all parts, which is the worst of them; 0 if it does not match all. */
export function tierAt(parts: readonly Readonly<Matches>[], place: number): number {
  let worst = 0;
  for (const { tiers } of parts) {
    const tier = tiers[place] ?? 0;
    if (tier === 0) return 0;
    if (tier > worst) worst = tier;
  }
  return worst;
}

const copyOf = ({ places, count, tiers, best }: Readonly<Matches>): Matches => ({
  places: places.slice(0, count),
  count,
  tiers: tiers.slice(),
  best,
});

/** The better of two tiers counts. */
function add(found: Matches, place: number, tier: number): void {
  if (tier < found.best) found.best = tier;
  const before = found.tiers[place] ?? 0;
  if (before === 0) {
    found.places[found.count] = place;
    found.count += 1;
    found.tiers[place] = tier;
  } else if (tier < before) {
    found.tiers[place] = tier;
  }
}

/** Adds the matches of an expression. */
function note(expression: Expression, index: Standing, found: Matches): void {
  if ('any' in expression) {
    for (const each of expression.any) note(each, index, found);
  } else if ('all' in expression) {
    const inner = matchesOf(expression, index, found.tiers.length);
    for (let at = 0; at < inner.count; at += 1) {
      const place = inner.places[at] ?? 0;
      add(found, place, inner.tiers[place] ?? 0);
    }
  } else if ('kind' in expression) {
    index.kinds.each(expression.kind, (place) => add(found, place, 1));
  } else {
    const visit = (place: number, level: number) => add(found, place, level + 1);
    if (expression.isBeginning) index.words.eachBegunBy(expression.word, visit);
    else index.words.each(expression.word, visit);
  }
}

/** Positions that match every part, starting with the rarest; the worst tier counts. */
export function joined(
  [fewest, ...others]: readonly Readonly<Matches>[],
  size: number,
): Readonly<Matches> {
  if (fewest === undefined) return nothing(size);
  if (others.length === 0) return fewest;
  const found = copyOf(fewest);
  for (const other of others) keepBoth(found, other);
  return found;
}

/** Keeps only those positions that match another expression too. */
function keepBoth(found: Matches, other: Readonly<Matches>): void {
  found.best = Math.max(found.best, other.best);
  let kept = 0;
  for (let at = 0; at < found.count; at += 1) {
    const place = found.places[at] ?? 0;
    const tier = other.tiers[place] ?? 0;
    if (tier === 0) {
      found.tiers[place] = 0;
      continue;
    }
    if (tier > (found.tiers[place] ?? 0)) found.tiers[place] = tier;
    found.places[kept] = place;
    kept += 1;
  }
  found.count = kept;
}
