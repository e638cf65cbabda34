type Group = Record<string, unknown>;

/** A list is one value: rows of two people aren't mixed. */
const isGroup = (value: unknown): value is Group =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const wordsOf = (value: unknown) => (Array.isArray(value) ? JSON.stringify(value) : String(value));

/** The edited settings, merged with those saved by someone else. */
export interface Merged<Draft> {
  draft: Draft;
  /** Fields changed by both, by path such as `social.tiktok`, with the other person's value. */
  theirs: ReadonlyMap<string, string>;
}

/**
 * Merges edited settings with those someone else has saved: an unchanged field takes the saved value, a changed one
 * keeps the input.
 * @param base the common original
 */
export function mergeSettings<Draft extends object>(
  base: Draft,
  typed: Draft,
  saved: Draft,
  prefix = '',
): Merged<Draft> {
  const theirs = new Map<string, string>();
  const merged = Object.entries(saved).map(([name, now]: [string, unknown]): [string, unknown] => {
    const path = `${prefix}${name}`;
    const before = (base as Group)[name];
    const mine = (typed as Group)[name];
    if (isGroup(now) && isGroup(before) && isGroup(mine)) {
      const group = mergeSettings(before, mine, now, `${path}.`);
      for (const [each, value] of group.theirs) theirs.set(each, value);
      return [name, group.draft];
    }
    if (mine === before) return [name, now];
    if (now !== before && now !== mine) theirs.set(path, wordsOf(now));
    return [name, mine];
  });
  return { draft: Object.fromEntries(merged) as Draft, theirs };
}
