type Group = Record<string, unknown>;

const isGroup = (value: unknown): value is Group => typeof value === 'object' && value !== null;

/** What is typed, with what someone else has saved since it was begun. */
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
    if (now !== before && now !== mine) theirs.set(path, String(now));
    return [name, mine];
  });
  return { draft: Object.fromEntries(merged) as Draft, theirs };
}
