import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { format } from 'prettier';
import { possible } from '../matrix/cells';
import { documentOf } from '../matrix/document';
import { expect, test } from '../matrix/matrix-shop';
import { tryCells } from '../matrix/try-cells';
import { repository } from '../../../e2e/shop/product-tree';

const DOCUMENT = path.join(repository, 'docs/proofs/fault-matrix.md');

test('every cell of the fault matrix is as it says, and docs/proofs/fault-matrix.md is written', async ({
  browser,
  matrix,
}) => {
  test.setTimeout(3_600_000);
  const { seconds, wrong } = await tryCells(browser, matrix, possible);
  expect(wrong).toEqual({});
  const text = documentOf(seconds);
  writeFileSync(DOCUMENT, await format(text, { parser: 'markdown', printWidth: 120 }));
});
