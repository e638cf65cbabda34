import { isMet, isMissed, tableOf, type Finding } from '../report';
import { judge, middle, type Floors, type Measured } from './judge';
import type { LighthouseRun } from './lighthouse';
import { roundsOf } from './rounds';

const run = (given: Partial<LighthouseRun> = {}): LighthouseRun => ({
  score: 100,
  accessibility: 100,
  bestPractices: 100,
  seo: 100,
  paint: 800,
  blocked: 70,
  shift: 0,
  index: 4000,
  ...given,
});

const loads = { allScript: 1500, scripts: [], scriptSize: 180, scriptSizeBeforePaint: 0, calls: 0 };
const measured = (given: Partial<Measured> = {}): Measured => ({
  lighthouse: [run()],
  visits: [{ ...loads, paint: 420, errors: [] }],
  addToCart: [1700],
  uncounted: 0,
  steps: 2.04,
  document: 13_000,
  ...given,
});

const floors = (index: number): Floors => ({
  staticPage: run({ paint: 1300 }),
  reactAlone: run({ blocked: 30 }),
  index,
});

const named = (findings: readonly Finding[], what: string) =>
  findings.find((finding) => finding.what === what);

test('the middle of five runs, figure by figure', () => {
  const runs = [5, 1, 3, 2, 4].map((value) => run({ paint: value, blocked: 10 - value }));
  expect(middle(runs)).toMatchObject({ paint: 3, blocked: 7 });
});

test('a page that reaches everything misses nothing, on a fast machine and on a slow one', () => {
  expect(judge('product', measured(), floors(4000)).filter(isMissed)).toEqual([]);
  expect(judge('product', measured(), floors(2000)).filter(isMissed)).toEqual([]);
});

test('a fast machine is judged by seconds, a slow one by ratios; the others are shown', () => {
  const slow = measured({ lighthouse: [run({ paint: 900, blocked: 130 })] });
  const missed = (index: number) =>
    judge('product', slow, floors(index))
      .filter(isMissed)
      .map(({ what }) => what);
  expect(missed(3500)).toEqual(['product: largest paint', 'product: blocked']);
  expect(missed(3499)).toEqual([
    'product: largest paint, against the static page',
    'product: blocked, against React alone',
  ]);
  expect(tableOf(judge('product', slow, floors(3499)))).toContain(
    '| product: largest paint | 0.90 s |  |  | ≤ 0.85 s | (no) |',
  );
});

test.each<[string, Partial<Measured>]>([
  ['product: accessibility', { lighthouse: [run({ accessibility: 99 })] }],
  ['product: script', { visits: [{ ...loads, scriptSize: 195, paint: 1, errors: [] }] }],
  [
    'product: script asked for before the paint',
    { visits: [{ ...loads, scriptSizeBeforePaint: 1, paint: 1, errors: [] }] },
  ],
  ['product: steps to the largest paint', { steps: 2.9 }],
  ['product: calls at load', { visits: [{ ...loads, calls: 1, paint: 1, errors: [] }] }],
  ['product: console errors', { visits: [{ ...loads, paint: 1, errors: ['refused'] }] }],
])('%s is judged on every machine', (what, given) => {
  for (const index of [2000, 4000]) {
    const missed = judge('product', measured(given), floors(index)).filter(isMissed);
    expect(missed.map((finding) => finding.what)).toEqual([what]);
  }
});

test('the slider does not count against the script of a page', () => {
  const found = judge('home', measured({ uncounted: 15 }), floors(2000));
  expect(named(found, 'home: script without the slider')?.figures).toEqual([165]);
});

test('the cart is in no search engine, and nothing is bought there', () => {
  const found = judge('cart', measured({ addToCart: [] }), floors(2000));
  expect(named(found, 'cart: SEO')).toBeUndefined();
  expect(named(found, 'cart: Add to Cart works on the link')).toBeUndefined();
});

test('a figure that could not be had is not met', () => {
  expect(isMet({ what: '', figures: [Number.NaN], unit: '', most: 1 })).toBe(false);
  expect(isMet({ what: '', figures: [Number.NaN], unit: '', least: 1 })).toBe(false);
});

test('rounds are asked for by number', () => {
  expect(roundsOf([])).toBe(5);
  expect(roundsOf(['--runs=3'])).toBe(3);
  expect(() => roundsOf(['--runs=none'])).toThrow('--runs=none');
});
