/** Above the largest price there is, in paisa. */
const HIGHEST = 2 ** 34;

/**
 * Lower edges of the bands in which prices are counted, in paisa: eight to each doubling. Migration
 * 0003 gave the database the same list; another list needs another migration.
 */
export const PRICE_BAND_EDGES: readonly number[] = edges();

function edges(): number[] {
  const list = [0];
  for (let step = 1; 8 * step < HIGHEST; step *= 2) {
    for (let eighth = 8; eighth < 16; eighth += 1) list.push(eighth * step);
  }
  return list;
}

/** Prices from `from` up to but not including `to`, in paisa. */
export interface PriceRange {
  from: number;
  to: number;
}

/**
 * Splits a range into bands that lie wholly in it, whose products are counted already, and at most
 * two rests, whose products are still to be counted. Bands are numbered from 1, as the database does.
 */
export function splitByBands({ from, to }: PriceRange) {
  const first = PRICE_BAND_EDGES.findIndex((edge) => edge >= from);
  const last = PRICE_BAND_EDGES.findLastIndex((edge) => edge <= to);
  const start = first < 0 ? undefined : PRICE_BAND_EDGES[first];
  const end = last < 0 ? undefined : PRICE_BAND_EDGES[last];
  if (start === undefined || end === undefined || start >= end) {
    return { bands: undefined, rests: [{ from, to }] };
  }
  return {
    bands: { first: first + 1, last },
    rests: [
      { from, to: start },
      { from: end, to },
    ].filter((rest) => rest.from < rest.to),
  };
}
