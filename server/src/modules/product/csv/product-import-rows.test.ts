import { setImmediate as turn } from 'node:timers/promises';
import { MAX_IMPORT_CHARACTERS, MAX_IMPORT_ROWS } from '@pasal/shared/contracts';
import { readImportRows } from './product-import-rows';

/** Reads the file and counts how often everybody else had their turn meanwhile. */
async function readAndCount(csv: string) {
  let turns = 0;
  const read = { isDone: false };
  const counting = (async () => {
    while (!read.isDone) {
      await turn();
      turns += 1;
    }
  })();
  const found = await readImportRows(csv).finally(() => {
    read.isDone = true;
  });
  await counting;
  return { ...found, turns };
}

/** Turns a file of the largest size leaves, at the least. */
const TURNS = 100;

test('the largest file leaves everybody else their turns', async () => {
  const length = MAX_IMPORT_CHARACTERS / MAX_IMPORT_ROWS - 10;
  const rows = Array.from({ length: MAX_IMPORT_ROWS - 1 }, (_none, at) => {
    return `${at + 1},"${'d'.repeat(length - String(at).length)}"\n`;
  });
  const { rows: read, problems, turns } = await readAndCount(`id,description\n${rows.join('')}`);
  expect([read.length, problems]).toEqual([MAX_IMPORT_ROWS - 1, []]);
  expect(turns).toBeGreaterThan(TURNS);
});

test('so does one whose cells are all in one row', async () => {
  const { rows, problems, turns } = await readAndCount(
    `id,title\n${','.repeat(MAX_IMPORT_CHARACTERS - 20)}`,
  );
  expect([rows, problems.map(({ line }) => line)]).toEqual([[], []]);
  expect(turns).toBeGreaterThan(TURNS);
});

test('a character that lies on the border of two portions stays whole', async () => {
  const title = 'क्यामेरा '.repeat(8000).trim();
  const { rows } = await readImportRows(`\uFEFFid,title\r\n1,${title}\r\n`);
  expect(rows[0]?.cells.get('title')).toBe(title);
});
