import { faultOf, NOTHING_SEEN, type Figures, type Seen } from './rule';

const UNKNOWN: Figures = { failed: 0, loads: 0 };
const GOOD: Figures = { failed: 0, loads: 20_000 };
const seen = (figures: Partial<Seen>): Seen => ({ ...NOTHING_SEEN, ...figures });
const judge = (trial: Partial<Seen>, stable: Partial<Seen>, deaths = 0) =>
  faultOf({ ...seen(trial), deaths }, seen(stable));
const back = (failed: number, loads: number, stable = UNKNOWN, deaths = 0) =>
  judge({ failed, loads }, stable, deaths)?.why ?? 'stays';

test.each<[string, number, number, Figures, number, string]>([
  ['nothing is known', 0, 0, UNKNOWN, 0, 'stays'],
  ['four networks, however bad', 4, 0, UNKNOWN, 0, 'stays'],
  ['five networks and nobody else', 5, 0, UNKNOWN, 0, 'failures'],
  ['one in a hundred', 20, 1980, UNKNOWN, 0, 'stays'],
  ['one in five', 6, 24, UNKNOWN, 0, 'failures'],
  ['one in five, as before', 6, 24, { failed: 400, loads: 1600 }, 0, 'stays'],
  ['all, where one in five failed before', 12, 0, { failed: 400, loads: 1600 }, 0, 'failures'],
  ['five of 205', 5, 200, UNKNOWN, 0, 'stays'],
  ['five of 205, where nothing failed before', 5, 200, GOOD, 0, 'stays'],
  ['three in a hundred, where nothing failed before', 30, 970, GOOD, 0, 'failures'],
  ['three in a hundred, and nobody knows of before', 30, 970, UNKNOWN, 0, 'stays'],
  ['fewer than 1,000 before say nothing', 30, 970, { failed: 0, loads: 999 }, 0, 'stays'],
  [
    'a million loads before count as 1,000',
    40,
    1960,
    { failed: 10_000, loads: 990_000 },
    0,
    'stays',
  ],
  ['two deaths', 0, 100, UNKNOWN, 2, 'stays'],
  ['three deaths', 0, 100, UNKNOWN, 3, 'deaths'],
])('%s', (_case, failed, loads, stable, deaths, expected) => {
  expect(back(failed, loads, stable, deaths)).toBe(expected);
});

test('what it says are the figures it decided by', () => {
  const fault = judge({ failed: 30, loads: 970 }, GOOD);
  expect(fault).toEqual({
    why: 'failures',
    atLeast: expect.closeTo(0.0167, 4),
    stable: expect.closeTo(0.0107, 4),
  });
});

const SOLD: Partial<Seen> = { reached: 2000, ordered: 100, loads: 4000, slow: 400 };
test.each<[string, Partial<Seen>, Partial<Seen>, string]>([
  ['slow everywhere, where one in ten was', { loads: 20, slow: 20 }, SOLD, 'slow'],
  ['slow as before', { loads: 200, slow: 30 }, SOLD, 'stays'],
  ['slow in four networks', { loads: 4, slow: 4 }, SOLD, 'stays'],
  ['slow, and nobody knows of before', { loads: 100, slow: 100 }, {}, 'stays'],
  ['every order refused', { refused: 5 }, {}, 'refused'],
  ['every order refused, as before', { refused: 5 }, { refused: 90, ordered: 10 }, 'stays'],
  ['one order of twenty refused', { refused: 5, ordered: 95 }, SOLD, 'stays'],
  ['nothing sold in 400 visits, where one in twenty bought', { reached: 400 }, SOLD, 'orders'],
  ['nothing sold in 100 visits', { reached: 100 }, SOLD, 'stays'],
  ['nothing sold, and nobody knows of before', { reached: 5000 }, {}, 'stays'],
  ['one in thirty buys', { reached: 900, ordered: 30 }, SOLD, 'stays'],
])('beside failures: %s', (_case, trial, stable, expected) => {
  expect(judge(trial, stable)?.why ?? 'stays').toBe(expected);
});
