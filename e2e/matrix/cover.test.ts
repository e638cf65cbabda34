import { cells, possible, type Cell } from './cells';
import { pairsOf, pairwiseCover } from './cover';
import { pointOf, slice } from './slice';

const pairsIn = (items: readonly Cell[]) =>
  new Set(items.flatMap((cell) => pairsOf(pointOf(cell))));

test('the same name on two axes makes two pairs', () => {
  expect(pairsOf(['a', 'b', 'a'])).toEqual(['0 a | 1 b', '0 a | 2 a', '1 b | 2 a']);
});

test('of all points of two axes none can be left out, of three most', () => {
  const two = ['a', 'b'].flatMap((one) => ['x', 'y', 'z'].map((other) => [one, other]));
  expect(pairwiseCover(two, (point) => point)).toEqual(two);
  const three = two.flatMap((point) => ['1', '2'].map((last) => [...point, last]));
  expect(pairwiseCover(three, (point) => point)).toHaveLength(6);
});

test('a pair that no item has is not looked for', () => {
  const points = [
    ['a', 'x'],
    ['b', 'y'],
  ];
  expect(pairwiseCover(points, (point) => point)).toEqual(points);
});

describe('the slice of the fault matrix', () => {
  it('has every pair of the whole', () => {
    expect(pairsIn(slice)).toEqual(pairsIn(possible));
  });

  it('misses one as soon as any cell is left out', () => {
    for (const left of slice) {
      const others = slice.filter((cell) => cell !== left);
      expect(pairsIn(others).size).toBeLessThan(pairsIn(possible).size);
    }
  });

  it('is the smaller part of the whole', () => {
    expect(slice.length).toBeLessThan(possible.length * 0.6);
  });
});

test('every cell is one that is tried, or says why it cannot be', () => {
  expect(cells).toHaveLength(20 * 4 * 3);
  for (const { expected, reason } of cells) {
    expect([expected === null, reason === undefined]).toEqual(
      expected ? [false, true] : [true, false],
    );
  }
});
