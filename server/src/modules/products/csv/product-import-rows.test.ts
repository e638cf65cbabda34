import { setImmediate as turn } from 'node:timers/promises';
import { MAX_IMPORT_CHARACTERS, MAX_IMPORT_ROWS } from '@pasal/shared/contracts';
import { PRODUCT_FIELDS } from '../../product-record/product-fields';
import { readImportRows } from './product-import-rows';

/** Reads the file and counts how often other work had its turn meanwhile. */
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

/** The minimum of turns that a file of the largest size leaves to others. */
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

/** The result of reading a file: the cells of its rows, its problems and what was skipped. */
async function readFile(...lines: string[]) {
  const { rows, problems, notes } = await readImportRows(lines.join('\n'));
  return {
    cells: rows.map(({ cells }) => Object.fromEntries(cells)),
    wrong: problems.map(({ line, column, message }) => [line, column, message.en]),
    notes: notes.map(({ en }) => en),
  };
}

describe('sheets of other programs', () => {
  test('a hint, titles above and totals below are no rows', async () => {
    const file = ['sep=;', 'Price list;;', 'id;Original Price (Rs.);In stock', '68;1,000;9'];
    expect(await readFile(...file, 'Total;1,000;9')).toEqual({
      cells: [{ id: '68', original_price: '1,000', in_stock: '9' }],
      wrong: [],
      notes: [
        'The line "sep=;" is a hint for spreadsheets and is passed over.',
        'Line 2 above the heading is passed over.',
        'Totals are passed over: line 5.',
      ],
    });
  });

  test('columns at the edges without a name are passed over, one between others is not', async () => {
    const edges = await readFile(',id,title,', '1,68,Lamp,seen');
    expect([edges.cells, edges.wrong]).toEqual([[{ id: '68', title: 'Lamp' }], []]);
    expect(edges.notes).toEqual(['Columns without a name are passed over: 1, 4.']);
    const between = await readFile('id,,title', '68,5,Lamp');
    expect(between.wrong).toEqual([[1, '2', "This column isn't known."]]);
    expect((await readFile('id,,title', '68,,Lamp')).cells).toEqual([{ id: '68', title: 'Lamp' }]);
  });

  test('an error of a spreadsheet and lost letters are mistakes of their cell, and no remark', async () => {
    const { wrong } = await readFile(
      'id,title,original_price',
      '68,Lamp,#N/A',
      '#REF!,Lamp,5',
      '69,C\uFFFDble,5',
      '# a remark,#N/A,#N/A',
    );
    expect(wrong.map(([line, column]) => [line, column])).toEqual([
      [2, 'original_price'],
      [3, 'id'],
      [4, 'title'],
    ]);
  });

  test('a number that finds a product may have a decimal, zeros kept as text or other digits', async () => {
    const { cells } = await readFile('id,title', '68.0,a', '६९,b', '="70",c');
    expect(cells.map(({ id }) => id)).toEqual(['68', '69', '70']);
  });

  test('a broken quote is the mistake of its row', async () => {
    const { wrong, cells } = await readFile('id,title', '68,"Lamp', '69,Bell');
    expect([wrong.map(([line]) => line), cells]).toEqual([[2], [{ id: '69', title: 'Bell' }]]);
  });
});

test.each([
  ['original_price', '1,25,000', 125_000],
  ['original_price', 'Rs. 2,500', 2500],
  ['original_price', 'रु. १,२००', 1200],
  ['original_price', '330.00000000000006', 330],
  ['original_price', '2.500', '2.500'],
  ['original_price', '500 Dr', '500 Dr'],
  ['original_price', '', ''],
  ['in_stock', '1,200.00', 1200],
  ['in_stock', '१२', 12],
  ['in_stock', '1.5', '1.5'],
  ['discount_percentage', '10%', 10],
  ['discount_percentage', '१०', 10],
  ['discount_percentage', '0.1', '0.1'],
] as const)('%s of %j is %p', (field, text, value) => {
  expect(PRODUCT_FIELDS[field].read(text)).toBe(value);
});
