import { PRICE_BAND_EDGES as MIGRATED_EDGES } from './migrations/fast-reads-price-bands';
import { PRICE_BAND_EDGES, splitByBands } from './price-bands';

/** Counts how often a price lies in the bands or the rests of a split. */
function times(price: number, { bands, rests }: ReturnType<typeof splitByBands>): number {
  const band = PRICE_BAND_EDGES.findLastIndex((edge) => edge <= price) + 1;
  const inBands = bands !== undefined && band >= bands.first && band <= bands.last;
  const inRests = rests.filter(({ from, to }) => price >= from && price < to);
  return Number(inBands) + inRests.length;
}

test('the database counts in the bands the code asks by', () => {
  expect(MIGRATED_EDGES).toEqual(PRICE_BAND_EDGES);
});

test('the edges rise, from nothing to more than any price', () => {
  expect(PRICE_BAND_EDGES[0]).toBe(0);
  expect(
    PRICE_BAND_EDGES.every((edge, at) => at === 0 || edge > Number(PRICE_BAND_EDGES[at - 1])),
  ).toBe(true);
  expect(PRICE_BAND_EDGES.at(-1)).toBeGreaterThan(10_000_000_000);
});

test.each([
  [0, 1],
  [0, 9],
  [8, 8],
  [8, 16],
  [100, 101],
  [100, 5000],
  [104, 112],
  [104, 113],
  [103, 112],
  [12_345, 987_654],
  [0, 10_000_000_001],
])('every price from %d up to %d is counted once, no other', (from, to) => {
  const split = splitByBands({ from, to });
  const near = [...PRICE_BAND_EDGES, from, to].flatMap((edge) => [edge - 1, edge, edge + 1]);
  for (const price of near.filter((each) => each >= 0)) {
    expect([price, times(price, split)]).toEqual([price, Number(price >= from && price < to)]);
  }
});
