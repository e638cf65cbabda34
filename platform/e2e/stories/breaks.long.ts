import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { repository } from '../../../e2e/shop/product-tree';
import { expect, test } from '../../../e2e/shop/storefront-test';
import { openBench, takeBack } from '../breaks/bench';
import { documentOf } from '../breaks/document';
import { rows } from '../breaks/rows';
import { tries, type Took } from '../breaks/try-row';
import { knowBefore } from '../breaks/visits';
import { writeProof } from '../shop/write-proof';

/** The rows' durations when they were last tried on this machine. */
const TRIED = path.join(repository, 'node_modules/.cache/pasal-breaks.json');
const readTried = () =>
  new Map(existsSync(TRIED) ? (JSON.parse(readFileSync(TRIED, 'utf8')) as [string, Took][]) : []);

test('every break is caught as it says, none is charged to the host, and the proof is written', async ({
  browser,
}) => {
  test.setTimeout(3_600_000);
  const bench = await openBench(browser);
  await knowBefore(bench);
  const tried = readTried();
  const wrong: Record<string, string> = {};
  // A pattern of the titles to try again; the other rows keep their last results.
  const { BREAK: wanted = '' } = process.env;
  for (const { title } of rows) {
    if (!new RegExp(wanted).test(title)) continue;
    try {
      const took = await tries.get(title)?.(bench);
      expect(took, title).toBeDefined();
      tried.set(title, took ?? {});
      writeFileSync(TRIED, JSON.stringify([...tried]));
      console.log(title, took);
    } catch (error) {
      wrong[title] = (error as Error).message;
      console.log(title, wrong[title]);
      await takeBack(bench);
    }
  }
  await bench.shop.close();
  expect(wrong).toEqual({});
  await writeProof('breaks', documentOf(tried));
});
