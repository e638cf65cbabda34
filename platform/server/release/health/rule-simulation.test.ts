import { PLAN_SHARES, PLAN_VISITS, WALK_VISITS } from '../../../contract/limits';
import { leastVisitsOf } from '../plan/growing';
import { faultOf, mayGrow, NOTHING_SEEN, type Figures, type Seen } from './rule';
import { randomFrom } from './seeded-random';

interface Simulated {
  /** The share of visits in which it fails; each visitor comes from a network of their own. */
  rate: number;
  visits: number;
  z?: number;
  /** The figures of the version before; without them they are measured again for each run. */
  stable?: Partial<Seen>;
  /** The share of visits that order, as of the version before; one in fifty of the orders is refused. */
  orders?: number;
  /** The share of visits that are slow. */
  slow?: number;
}

/** Measures a version before that fails once in a hundred visits; one load in ten is reported. */
function measured(random: () => number): Figures {
  const figures = { failed: 0, loads: 0 };
  for (let visit = 0; visit < 5000; visit += 1) {
    if (random() < 0.01) figures.failed += 1;
    else if (random() < 0.1) figures.loads += 10;
  }
  return figures;
}

/** One visit to a page that sells: it orders, or is refused, or does neither. */
function visitShop(trial: Seen, orders: number, random: () => number): void {
  trial.reached += 1;
  if (random() >= orders) return;
  if (random() < 0.02) trial.refused += 1;
  else trial.ordered += 1;
}

/** The visit after which a release is rolled back; infinity when it never is. */
function goesBackAfter(simulated: Simulated, random: () => number): number {
  const { rate, visits, z, stable, orders = 0, slow = 0 } = simulated;
  const before = { ...NOTHING_SEEN, ...(stable ?? measured(random)) };
  const trial = { ...NOTHING_SEEN, deaths: 0 };
  for (let visit = 1; visit <= visits; visit += 1) {
    if (random() < rate) trial.failed += 1;
    else trial.loads += 1;
    if (slow > 0 && random() < slow) trial.slow += 1;
    if (orders > 0) visitShop(trial, orders, random);
    if (faultOf(trial, before, z)) return visit;
  }
  return Infinity;
}

const RUNS = 1000;
function runs(simulated: Simulated): number[] {
  const random = randomFrom(20261122);
  return Array.from({ length: RUNS }, () => goesBackAfter(simulated, random));
}
const falseAlarms = (simulated: Partial<Simulated>) =>
  runs({ rate: 0.01, visits: 2000, ...simulated }).filter((visit) => visit < Infinity).length;
const median = (simulated: Omit<Simulated, 'visits'>) =>
  runs({ visits: 2000, ...simulated }).toSorted((a, b) => a - b)[RUNS / 2] ?? Infinity;

const UNKNOWN: Figures = { failed: 0, loads: 0 };
const WELL_KNOWN: Figures = { failed: 10_000, loads: 990_000 };

// Each canary is checked after every one of 2,000 visits: so often that bounds of 95 % would err.
test.each<[string, Partial<Simulated>]>([
  ['measured before', {}],
  ['known for sure', { stable: WELL_KNOWN }],
  ['nothing known of before', { stable: UNKNOWN }],
])('of 1,000 healthy canaries at most one goes back: %s', (_case, simulated) => {
  expect(falseAlarms(simulated)).toBeLessThanOrEqual(1);
});

/** The version before, of which one visit in twenty orders, and one in ten is slow. */
const SELLING: Partial<Seen> = {
  failed: 50,
  loads: 4950,
  slow: 500,
  reached: 3000,
  ordered: 147,
  refused: 3,
};

test('of 1,000 healthy canaries that sell and are as slow as before at most one goes back', () => {
  const healthy = { stable: SELLING, orders: 0.05, slow: 0.1 };
  expect(falseAlarms(healthy)).toBeLessThanOrEqual(1);
});

test.each<[string, Partial<Simulated>, number]>([
  ['hold up every visit', { orders: 0.05, slow: 1 }, 10],
  ['hold up every third visit', { orders: 0.05, slow: 0.33 }, 120],
  ['sell nothing', { orders: 1e-9 }, 400],
])('releases that %s go back after a median of a few visits', (_case, broken, most) => {
  expect(median({ rate: 0.01, stable: SELLING, ...broken })).toBeLessThanOrEqual(most);
});

test('bounds of 95 % would send back many more', () => {
  expect(falseAlarms({ z: 1.96 })).toBeGreaterThan(10);
});

test.each<[string, number, number]>([
  ['always', 1, 5],
  ['one time in five', 0.2, 29],
  ['one time in twenty', 0.05, 400],
])('a release that fails %s goes back after a median of a few visits', (_case, rate, most) => {
  expect(median({ rate })).toBeLessThanOrEqual(most);
  expect(median({ rate, stable: UNKNOWN })).toBeLessThanOrEqual(most);
});

/** Visits after which a release that grows by a plan is fully live; infinity when it never is. */
function growsUpAfter(rate: number, random: () => number, isWalked: boolean): number {
  const before = { ...NOTHING_SEEN, ...measured(random) };
  const trial = { ...NOTHING_SEEN, deaths: 0 };
  let begun = 0;
  let step = 0;
  for (let visit = 1; visit <= 2000; visit += 1) {
    if (random() < rate) trial.failed += 1;
    else trial.loads += 1;
    if (faultOf(trial, before)) return Infinity;
    if (visit - begun < leastVisitsOf(step, isWalked) || !mayGrow(trial, before)) continue;
    begun = visit;
    step += 1;
    if (PLAN_SHARES[step] === 100) return visit;
  }
  return Infinity;
}

// A healthy one may wait at a step for some more visits; none waits for a person.
describe.each([
  ['visits alone', false, 3 * PLAN_VISITS],
  ['a walk that passed', true, 3 * PLAN_VISITS - WALK_VISITS],
])('of 1,000 releases with a plan, by %s', (_by, isWalked, least) => {
  test.each<[string, number, (grown: readonly number[]) => void]>([
    [
      'healthy ones grow up, most of them in as few visits as they may',
      0.01,
      (grown) => {
        expect(grown.filter((visit) => visit < Infinity).length).toBeGreaterThanOrEqual(999);
        expect(grown.toSorted((a, b) => a - b)[RUNS / 2]).toBe(least);
      },
    ],
    [
      'of those that fail one time in five none does',
      0.2,
      (grown) => expect(grown.filter((visit) => visit < Infinity)).toEqual([]),
    ],
    [
      'of those that fail one time in ten hardly any does',
      0.1,
      (grown) => expect(grown.filter((visit) => visit < Infinity).length).toBeLessThan(20),
    ],
  ])('%s', (_case, rate, check) => {
    const random = randomFrom(20261123);
    check(Array.from({ length: RUNS }, () => growsUpAfter(rate, random, isWalked)));
  });
});
