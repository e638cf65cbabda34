import type { ListingFilters } from './listing-filters';

const isList = (value: unknown): value is readonly string[] => Array.isArray(value);

/** The list with what a choice added to the shown one, and without what it took away. */
function carryList(shown: readonly string[], next: readonly string[], wanted: readonly string[]) {
  const kept = wanted.filter((each) => next.includes(each) || !shown.includes(each));
  return [...new Set([...kept, ...next.filter((each) => !shown.includes(each))])];
}

/**
 * Adds a choice to those that are wanted already. On a slow phone a visitor chooses again before the page shows the
 * choice before: what they change of what is shown counts, and the rest is as they wanted it.
 * @param shown the filters that the page shows
 * @param next those filters with the new choice
 * @param wanted the filters with the choices that the page does not show yet
 */
export function carryOver(
  shown: ListingFilters,
  next: ListingFilters,
  wanted: ListingFilters,
): ListingFilters {
  const names = new Set([...Object.keys(shown), ...Object.keys(next), ...Object.keys(wanted)]);
  const all = [...names] as (keyof ListingFilters)[];
  const entries = all.map((name) => {
    const [before, after, other] = [shown[name], next[name], wanted[name]];
    if (isList(before) && isList(after) && isList(other))
      return [name, carryList(before, after, other)];
    return [name, before === after ? other : after];
  });
  return Object.fromEntries(entries.filter(([, value]) => value !== undefined)) as ListingFilters;
}
