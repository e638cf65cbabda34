import type { ListQuery } from './list-sort';

/** The values accepted for one attribute of a category: any of these. */
export interface FactFilter {
  key: string;
  values: string[];
  ranges: { from: number; to: number }[];
}

const RANGE = /^(-?\d+(?:\.\d+)?)\.\.(-?\d+(?:\.\d+)?)$/;

/** Parses a query's `fact` values, by key; a text that is not `key:value` is ignored. */
export function factFilters({ fact = [] }: ListQuery): FactFilter[] {
  const filters = new Map<string, FactFilter>();
  for (const each of fact) {
    const [key = ''] = each.split(':', 1);
    const value = each.slice(key.length + 1);
    if (key === '' || value === '') continue;
    const filter = filters.get(key) ?? { key, values: [], ranges: [] };
    filters.set(key, filter);
    const [, from, to] = RANGE.exec(value) ?? [];
    if (from === undefined || to === undefined) filter.values.push(value);
    else filter.ranges.push({ from: Number(from), to: Number(to) });
  }
  return [...filters.values()];
}
