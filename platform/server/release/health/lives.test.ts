import { readFileSync } from 'node:fs';
import path from 'node:path';
import { foundByWalk, inWords, kinds, lifeOf, type BreakKind } from './lives';
import { randomFrom } from './seeded-random';

const DOCUMENT = path.resolve(__dirname, '../../../../docs/platform/release-health.md');
const PER_DAY = [100, 1000, 10_000];
const RUNS = 101;

/** The median of many runs. */
function medianOf(kind: BreakKind, perDay: number): number {
  const random = randomFrom(20261125);
  const lives = Array.from({ length: RUNS }, () => lifeOf(kind, perDay, random));
  return lives.toSorted((a, b) => a - b)[(RUNS - 1) / 2] ?? Infinity;
}

const medians = new Map(
  kinds.map((kind) => [kind, PER_DAY.map((perDay) => medianOf(kind, perDay))] as const),
);

const lineOf = (kind: BreakKind) => [
  kind.title,
  ...(medians.get(kind) ?? []).map((visits, at) => inWords(visits, PER_DAY[at] ?? 0)),
  `${Math.round(foundByWalk(kind) * 100)} %`,
];
const head = ['break', ...PER_DAY.map((perDay) => `${perDay} visits a day`), 'found by a walk'];
const table = [head, head.map(() => '-'), ...kinds.map(lineOf)];

const tight = (text: string) => text.replaceAll(/-+/g, '-').replaceAll(/ +/g, ' ');

test('docs/platform/release-health.md says how long each kind of break lives', () => {
  const written = readFileSync(DOCUMENT, 'utf8').split('\n').map(tight);
  for (const line of table) expect(written).toContain(`| ${line.join(' | ')} |`);
});

test('three pages in ten that fail are gone within thirty visits, in each of twenty runs', () => {
  const kind = { title: '', fails: 0.3, walked: 0.3 };
  for (const perDay of PER_DAY) {
    const lives = Array.from({ length: 20 }, (_, seed) =>
      lifeOf(kind, perDay, randomFrom(seed + 1)),
    );
    expect(Math.max(...lives)).toBeLessThanOrEqual(30);
  }
});

test('what the walk misses is gone within thirty visits, where three pages in ten or more fail', () => {
  for (const kind of kinds) {
    if (foundByWalk(kind) === 1 || kind.walked < 0.3) continue;
    for (const visits of medians.get(kind) ?? []) expect(visits).toBeLessThanOrEqual(30);
  }
});
