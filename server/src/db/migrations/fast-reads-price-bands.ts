/**
 * Lower edges of the price bands migration 0003 made, in paisa: eight to each doubling below 2^34.
 * A shop that ran it counts in these, so they stay as they were; `db/price-bands.ts` has today's.
 */
export const PRICE_BAND_EDGES: readonly number[] = [
  0,
  ...Array.from({ length: 31 }, (_doubling, power) =>
    Array.from({ length: 8 }, (_eighth, at) => (8 + at) * 2 ** power),
  ).flat(),
];
