import { expect, test } from '../matrix/matrix-shop';
import { slice } from '../matrix/slice';
import { tryCells } from '../matrix/try-cells';

test('every fault of a release is met as the fault matrix says, in cells that cover every kind', async ({
  browser,
  matrix,
}) => {
  test.setTimeout(1_200_000);
  const { seconds, wrong } = await tryCells(browser, matrix, { cells: slice, beside: 'one' });
  expect(wrong).toEqual({});
  expect(seconds.size).toBe(slice.length);
});
