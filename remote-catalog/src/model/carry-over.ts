import type { ListingFilters } from './listing-filters';

const isList = (value: unknown): value is readonly string[] => Array.isArray(value);

/** The list plus what a choice added to the displayed one, minus what it removed. */
function carryList(shown: readonly string[], next: readonly string[], wanted: readonly string[]) {
  const kept = wanted.filter((each) => next.includes(each) || !shown.includes(each));
  return [...new Set([...kept, ...next.filter((each) => !shown.includes(each))])];
}

/**
 * Adds a choice to pending ones. On a slow phone a visitor may choose again before the page shows the previous
 * choice: changes against the displayed filters are applied to the pending ones.
 * @param shown the filters that the page shows
 * @param next those filters with the new choice
 * @param wanted the filters including choices not shown yet
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
