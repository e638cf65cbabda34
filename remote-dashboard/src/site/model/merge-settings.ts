type Group = Record<string, unknown>;

/** A list is one value: rows of two people are not mixed. */
const isGroup = (value: unknown): value is Group =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const wordsOf = (value: unknown) => (Array.isArray(value) ? JSON.stringify(value) : String(value));

/** The typed settings, merged with those that someone else has saved since. */
export interface Merged<Draft> {
  draft: Draft;
  /** Fields both have changed, by path such as `social.tiktok`, and what the other one saved there. */
  theirs: ReadonlyMap<string, string>;
}

/**
 * Lays what was typed over what someone else has saved: a field that was not touched takes what they
 * saved, one that was keeps what was typed.
 * @param base what both began with
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
