import { possible } from '../matrix/cells';
import { documentOf } from '../matrix/document';
import { expect, test } from '../matrix/matrix-shop';
import { tryCells } from '../matrix/try-cells';
import { writeProof } from '../shop/write-proof';

test('every cell of the fault matrix is as it says, and the proof is written', async ({
  browser,
  matrix,
}) => {
  test.setTimeout(3_600_000);
  const { seconds, wrong } = await tryCells(browser, matrix, possible);
  expect(wrong).toEqual({});
  await writeProof('fault-matrix', documentOf(seconds));
});
