import { cells, possible, type Cell } from './cells';
import { coverOf } from './cover';
import { marksOf, slice } from './slice';

const marksIn = (items: readonly Cell[]) => new Set(items.flatMap(marksOf));

test('a cover has every mark, in few items, in their order', () => {
  const items = ['ab', 'b', 'cd', 'abc'];
  expect(coverOf(items, (item) => [...item])).toEqual(['cd', 'abc']);
});

describe('the slice of the fault matrix', () => {
  it('has every kind of fault, every fault, remote, place, sight and cure', () => {
    expect(marksIn(slice)).toEqual(marksIn(possible));
  });

  it('misses one as soon as any cell is left out', () => {
    for (const left of slice) {
      const others = slice.filter((cell) => cell !== left);
      expect(marksIn(others).size).toBeLessThan(marksIn(possible).size);
    }
  });
});

test('every cell is one that is tried, or says why it cannot be', () => {
  expect(cells).toHaveLength(20 * 5 * 3);
  for (const { expected, reason } of cells) {
    expect([expected === null, reason === undefined]).toEqual(
      expected ? [false, true] : [true, false],
    );
  }
});
