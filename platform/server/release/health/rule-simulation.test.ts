import { PLAN_SHARES, PLAN_VISITS } from '../../../contract/limits';
import { faultOf, mayGrow, type Figures } from './rule';

// Looking `Math` up costs a test more than all it does with it.
const { imul } = Math;

/** A sequence of numbers from 0 to 1 that is the same in every run (mulberry32). */
function randomFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

interface Simulated {
  /** The share of visits in which it fails; each visitor comes from a network of their own. */
  rate: number;
  visits: number;
  z?: number;
  /** What is known of the version before it; else it is measured anew for each run. */
  stable?: Figures;
}

/** A version before it that fails once in a hundred visits; one load in ten tells of itself. */
function measured(random: () => number): Figures {
  const figures = { failed: 0, loads: 0 };
  for (let visit = 0; visit < 5000; visit += 1) {
    if (random() < 0.01) figures.failed += 1;
    else if (random() < 0.1) figures.loads += 10;
  }
  return figures;
}

/** The visit after which a release goes back; infinity when it stays through all of them. */
function goesBackAfter({ rate, visits, z, stable }: Simulated, random: () => number): number {
  const before = stable ?? measured(random);
  const trial = { failed: 0, loads: 0, deaths: 0 };
  for (let visit = 1; visit <= visits; visit += 1) {
    if (random() < rate) trial.failed += 1;
    else trial.loads += 1;
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

// Each canary is looked at after every one of 2,000 visits: so often that bounds of 95 % would err.
test.each<[string, Partial<Simulated>]>([
  ['measured before', {}],
  ['known for sure', { stable: WELL_KNOWN }],
  ['nothing known of before', { stable: UNKNOWN }],
])('of 1,000 healthy canaries at most one goes back: %s', (_case, simulated) => {
  expect(falseAlarms(simulated)).toBeLessThanOrEqual(1);
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

/** Visits after which a release that grows by a plan is everybody's; infinity when it never is. */
function growsUpAfter(rate: number, random: () => number): number {
  const before = measured(random);
  const trial = { failed: 0, loads: 0, deaths: 0 };
  let begun = 0;
  let step = 0;
  for (let visit = 1; visit <= 2000; visit += 1) {
    if (random() < rate) trial.failed += 1;
    else trial.loads += 1;
    if (faultOf(trial, before)) return Infinity;
    if (visit - begun < PLAN_VISITS || !mayGrow(trial, before)) continue;
    begun = visit;
    step += 1;
    if (PLAN_SHARES[step] === 100) return visit;
  }
  return Infinity;
}

// A healthy one may wait at a step for some visits more; none waits for a person.
test.each<[string, number, (grown: readonly number[]) => void]>([
  [
    'healthy ones grow up, most of them in as few visits as they may',
    0.01,
    (grown) => {
      expect(grown.filter((visit) => visit < Infinity).length).toBeGreaterThanOrEqual(999);
      expect(grown.toSorted((a, b) => a - b)[RUNS / 2]).toBe(3 * PLAN_VISITS);
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
])('of 1,000 releases with a plan: %s', (_case, rate, check) => {
  const random = randomFrom(20261123);
  check(Array.from({ length: RUNS }, () => growsUpAfter(rate, random)));
});
