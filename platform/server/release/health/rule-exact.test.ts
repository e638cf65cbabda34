import { faultOf, NOTHING_SEEN } from './rule';

/** States that are less likely than this change none of the tested figures. */
const NEGLIGIBLE = 1e-15;

/** The exact share of releases with this failure rate that are rolled back within this many visits. */
function goneWithin(visits: number, rate: number, rateBefore = rate): number {
  const stable = { ...NOTHING_SEEN, failed: rateBefore * 1000, loads: (1 - rateBefore) * 1000 };
  const isBack = (failed: number, loads: number) =>
    faultOf({ ...NOTHING_SEEN, deaths: 0, failed, loads }, stable) !== null;
  let gone = 0;
  /** The probability that this many visits have failed and the release is still live. */
  let states = new Map([[0, 1]]);
  for (let visit = 1; visit <= visits; visit += 1) {
    const next = new Map<number, number>();
    for (const [failed, share] of states) {
      next.set(failed, (next.get(failed) ?? 0) + share * (1 - rate));
      next.set(failed + 1, (next.get(failed + 1) ?? 0) + share * rate);
    }
    for (const [failed, share] of next) {
      const isGone = share > NEGLIGIBLE && isBack(failed, visit - failed);
      if (isGone) gone += share;
      if (isGone || share <= NEGLIGIBLE) next.delete(failed);
    }
    states = next;
  }
  return gone;
}

// The figures of decision record 65: a rule that sends more healthy releases back fails here.
test.each([
  [0.005, 0.5e-5],
  [0.01, 1.6e-4],
  [0.02, 6e-4],
  [0.03, 1e-3],
])('of healthy releases that fail at a rate of %d hardly any goes back', (rate, most) => {
  expect(goneWithin(2000, rate, Math.max(rate, 0.01))).toBeLessThanOrEqual(most);
});

test('of releases that fail three times in ten 97 of 100 are gone within thirty visits', () => {
  expect(goneWithin(30, 0.3, 0.01)).toBeGreaterThan(0.969);
});
