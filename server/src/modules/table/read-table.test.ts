import { isListName } from './list-columns';
import { readTable, type Table } from './read-table';

const NAMES = new Set(['id', 'title', 'price', 'note']);
const rules = { max: 2000, isName: (cell: string) => NAMES.has(cell.trim().toLowerCase()) };
const read = (text: string) => readTable(text, rules);
const cellsOf = ({ rows }: Table) => rows.map(({ cells }) => cells);
const said = ({ notes }: Table) => notes.map(({ en }) => en);

describe('how the cells are parted', () => {
  test.each([
    ['a comma', 'id,title,price\n1,Lamp,5'],
    ['a semicolon', 'id;title;price\n1;Lamp;5'],
    ['a tab', 'id\ttitle\tprice\n1\tLamp\t5'],
    ['a bar', 'id|title|price\n1|Lamp|5'],
    ['a hint', 'sep=;\r\nid;title;price\r\n1;Lamp;5\r\n'],
    ['a hint with the signs of its row, in quotes', '"SEP=;";;\nid;title;price\n1;Lamp;5'],
    ['a hint for a tab', 'sep=\t\nid\ttitle\tprice\n1\tLamp\t5'],
    ['a hint that is wrong', 'sep=,\nid;title;price\n1;Lamp;5'],
    ['a mark of byte order, and a hint behind it', '\uFEFFsep=|\rid|title|price\r1|Lamp|5\r'],
  ])('is found by %s', async (_what, text) => {
    const table = await read(text);
    expect([table.heading, cellsOf(table)]).toEqual([
      ['id', 'title', 'price'],
      [['1', 'Lamp', '5']],
    ]);
  });

  test('not by a sign inside of a name or of cells', async () => {
    const table = await read('"price";"COD (Rs, net)";"note"\n"1,25,000";"a, b";"x, y"');
    expect(table.heading).toEqual(['price', 'COD (Rs, net)', 'note']);
    const bare = await read('price;COD (Rs, net);note\n1,5;a, b;x');
    expect(bare.heading).toEqual(['price', 'COD (Rs, net)', 'note']);
    const unknown = await read('Maal;Ward, place;Paisa\n1;Ward 4, Patan;5\n2;Ward 5, Patan;6');
    expect(unknown.heading).toEqual(['Maal', 'Ward, place', 'Paisa']);
  });

  test('one column needs nothing that parts', async () => {
    expect(cellsOf(await read('title\nLamp\nBell'))).toEqual([['Lamp'], ['Bell']]);
  });
});

describe('lines', () => {
  test.each([
    ['CRLF', '\r\n'],
    ['LF', '\n'],
    ['CR', '\r'],
  ])('end by %s', async (_name, end) => {
    const table = await read(['id,title', '1,"Lamp', 'tall"', '2,Bell', ''].join(end));
    expect(table.rows.map(({ line, cells }) => [line, cells?.[0]])).toEqual([
      [2, '1'],
      [4, '2'],
    ]);
  });

  test('end in all ways in one file', async () => {
    expect(cellsOf(await read('id,title\r\n1,Lamp\n2,Bell\r3,Gong'))).toEqual([
      ['1', 'Lamp'],
      ['2', 'Bell'],
      ['3', 'Gong'],
    ]);
  });

  test('may break in headings and in cells, however many', async () => {
    const poem = Array.from({ length: 60 }, (_none, at) => `line ${at}, of, the poem`).join('\n');
    const table = await read(`id,"price\r\n(Rs)",note\n1,5,"${poem}"\n2,6,"he said ""so"""\n`);
    expect(table.heading[1]).toBe('price\n(Rs)');
    expect(cellsOf(table)).toEqual([
      ['1', '5', poem],
      ['2', '6', 'he said "so"'],
    ]);
  });

  test('a quote that never ends spoils its own row', async () => {
    const table = await read('id,title,price\n1,"Lamp,5\n2,Bell,6\n3,"TV",7');
    expect(table.rows).toEqual([
      { line: 2, cells: null },
      { line: 3, cells: ['2', 'Bell', '6'] },
      { line: 4, cells: ['3', 'TV', '7'] },
    ]);
  });
});

test('inches in a cell are no quote, and a quote that ends late swallows no row', async () => {
  expect(cellsOf(await read('id,title,price\n1,TV 43",7\n2,Bell,8'))).toEqual([
    ['1', 'TV 43"', '7'],
    ['2', 'Bell', '8'],
  ]);
  const late = await read('id,title,price\n1,"Lamp,5\n2,Bell,6\n3,Gong,7"\n4,Drum,8');
  expect(cellsOf(late)).toEqual([
    null,
    ['2', 'Bell', '6'],
    ['3', 'Gong', '7"'],
    ['4', 'Drum', '8'],
  ]);
});

describe('what is no row of the table', () => {
  test('titles stand above it, totals below, and its heading once more', async () => {
    const table = await read(
      [
        'Trial Express,,',
        'Statement of note 2083-08-12,,',
        ',,',
        'id,title,price',
        '1,Lamp,5',
        'id,title,price',
        '2,Bell,6',
        ',,',
        'Total,,11',
        'जम्मा रकम,,११',
        ',Grand Total:,11.00',
      ].join('\n'),
    );
    expect([table.line, cellsOf(table)]).toEqual([
      4,
      [
        ['1', 'Lamp', '5'],
        ['2', 'Bell', '6'],
      ],
    ]);
    expect(said(table)).toEqual([
      'Lines 1 to 2 above the heading are passed over.',
      'The heading stands there again and is passed over: line 6.',
      'Totals are passed over: line 9, 10, 11.',
    ]);
  });

  test('a product called Total Station is one', async () => {
    expect(cellsOf(await read('title,note\nTotal Station,for land'))).toHaveLength(1);
  });

  test('edges without names are passed over, and said where something stands there', async () => {
    const blank = await read('id,title,,\n1,Lamp,,\n2,Bell,,');
    expect([blank.heading, said(blank)]).toEqual([['id', 'title'], []]);
    const marked = await read(',id,title,\n1,7,Lamp,ok');
    expect(said(marked)).toEqual(['Columns without a name are passed over: 1, 4.']);
  });

  test('lost letters are said', async () => {
    expect(said(await read('id,title\n1,C\uFFFDble'))).toEqual([
      'Letters were lost when this file was saved: line 2. Save it again as CSV UTF-8.',
    ]);
  });
});

/** Reads a courier's list. */
const courier = (text: string) => readTable(text, { max: 2000, isName: isListName({}) });

describe('a heading of two rows', () => {
  test.each([
    [
      'labels over columns, and columns that go over both',
      'AWB,Customer,,COD,,Status\n,Name,Phone,Amount,Charge,',
      ['AWB', 'Customer Name', 'Customer Phone', 'COD Amount', 'COD Charge', 'Status'],
    ],
    [
      'the lower one alone is known',
      'Customer,,Amount,\nName,Phone,COD,Charge',
      ['Customer Name', 'Customer Phone', 'COD Amount', 'Charge Amount'],
    ],
    [
      'only together they are known',
      'Order,,Collected,\nNo,Date,Amount,Date',
      ['Order No', 'Order Date', 'Collected Amount', 'Collected Date'],
    ],
    [
      'what stands below is told apart by what stands above',
      'AWB,Charges,,COD\n,COD,Delivery,',
      ['AWB', 'COD Charges', 'Delivery Charges', 'COD'],
    ],
    ['in Nepali', 'अर्डर,,नगद,\nनम्बर,मिति,उठेको,शुल्क', ['अर्डर नम्बर', 'अर्डर मिति', 'नगद उठेको', 'शुल्क']],
  ])('is joined: %s', async (_case, lines, heading) => {
    const row = 'N-1,Maya,98,100,20,Delivered'.split(',').slice(0, heading.length).join(',');
    const text = ['Trial Express', 'Statement of 2083-08-12', lines, row, lines].join('\n');
    const table = await courier(text);
    expect([table.heading, table.line, table.rows.map(({ line }) => line)]).toEqual([
      heading,
      3,
      [5],
    ]);
    expect(said(table)).toEqual([
      'Lines 1 to 2 above the heading are passed over.',
      'Lines 3 and 4 together are read as the heading.',
      'The heading stands there again and is passed over: line 6, 7.',
    ]);
  });

  test.each([
    [
      'a title',
      'Trial Express,,Remittance Statement,\nAWB,COD,Charge,Status\nN-1,100,20,Delivered',
    ],
    ['a period', 'Statement,,2083-08-12,\nAWB,COD,Charge,Status\nN-1,100,20,Delivered'],
    ['a column without a name', 'AWB,,COD,Status\nN-1,COD,100,Delivered'],
    ['words that are names in a row', 'Status,,COD,Remarks\nDelivered,Cash,Cash,'],
  ])('is not made of %s', async (_case, text) => {
    expect(said(await courier(text)).join()).not.toContain('together');
  });
});

test('a cell is what its reader sees', async () => {
  expect(cellsOf(await read('id,title\n="00123","two_x000D_\nlines"\n'))).toEqual([
    ['00123', 'two\nlines'],
  ]);
});

test.each(['', '\n\n', ',,\n'])('%j has no table', async (text) => {
  expect(await read(text)).toMatchObject({ heading: [], rows: [] });
});
