import { bilingual } from '@pasal/core/errors/wording';
import type { ListHeadings } from '@pasal/shared/contracts';
import { readSettlementFile } from './settlement-file';

const rowsWith = async (own: ListHeadings, ...lines: string[]) =>
  (await readSettlementFile(lines.join('\n'), own)).rows.map(({ line, ref, row }) => [
    line,
    ref,
    row?.cash,
  ]);
const rows = (...lines: string[]) => rowsWith({}, ...lines);

test('a quote that never ends spoils the row it is in, and the others are read', async () => {
  const many = Array.from({ length: 400 }, (_none, at) => `N-${at},${at},0`);
  const file = ['Consignment,COD,Charge', ...many.with(398, 'N-398,"398,0'), 'N-400,400,0'];
  const read = await rows(...file);
  expect(read).toHaveLength(401);
  expect(read.slice(397)).toEqual([
    [399, 'N-397', 397],
    [400, '', undefined],
    [401, 'N-399', 399],
    [402, 'N-400', 400],
  ]);
});

test('lines are those of the file, also after a cell of two lines', async () => {
  expect(await rows('COD,Order,Note', '100,A,"left', 'at the gate"', '', '200,B,', 'x,C,')).toEqual(
    [
      [2, 'A', 100],
      [5, 'B', 200],
      [6, 'C', undefined],
    ],
  );
});

test('inches in a cell are no quote', async () => {
  expect(await rows('Order,COD,Goods', 'A,100,TV 43"', 'B,200,')).toEqual([
    [2, 'A', 100],
    [3, 'B', 200],
  ]);
});

test('columns are found beside a currency, and by the names the owner gives them', async () => {
  const list = ['Bilty,COD Amount (Rs),Cut', 'A,100,20'].join('\n');
  const own = { parcel: 'Bilty', charge: 'cut' };
  expect((await readSettlementFile(list, own)).rows).toEqual([
    { line: 2, ref: 'A', row: { ref: 'A', cash: 100, charge: 20 } },
  ]);
  // Columns not named for this list are found by the usual names.
  expect(await rowsWith({ parcel: 'Bilty' }, 'Consignment,NPR COD', 'A,100')).toEqual([
    [2, 'A', 100],
  ]);
  await expect(readSettlementFile(list)).rejects.toMatchObject({
    message: expect.stringMatching(/^The first line needs a column/),
    details: [{ path: 'headings' }],
  });
});

test('words in brackets are part of a name, but for a currency; the owner’s name is meant to the letter first', async () => {
  const list = ['Order,COD (Expected),COD (Collected),COD collected (Rs.)', 'A,100,90,80'];
  expect(await rowsWith({ cash: 'COD (Collected)' }, ...list)).toEqual([[2, 'A', 90]]);
  expect(await rowsWith({ cash: 'COD (Expected)' }, ...list)).toEqual([[2, 'A', 100]]);
  for (const cash of ['COD (NPR)', 'COD (in Rs.)', 'नगद (रु.)'])
    expect(await rows(`Order,${cash}`, 'A,100')).toEqual([[2, 'A', 100]]);
});

test('two columns of one name are refused by that name', async () => {
  await expect(rows('Order,COD (Rs),COD (NPR)', 'A,100,90')).rejects.toThrow(
    'Two columns are called "COD (NPR)"',
  );
  await expect(rowsWith({ cash: 'cash in' }, 'Order,Cash In,Cash-in', 'A,100,90')).rejects.toThrow(
    'Two columns are called "Cash-in"',
  );
});

const readOne = async (own: ListHeadings, ...lines: string[]) => {
  const { rows: found, asks } = await readSettlementFile(lines.join('\n'), own);
  return { asks, row: found[0]?.row, net: found[0]?.net, why: found[0]?.problem?.en };
};

describe('couriers’ own words for columns', () => {
  test.each(['CN #', 'CN No.', 'AWB No.', 'Waybill Number', '"Consignment\nNo"', 'Tracking ID'])(
    'the number is %j',
    async (heading) => {
      const { row } = await readOne({}, `${heading},COD Amount,Charge`, 'A,171,90');
      expect(row).toEqual({ ref: 'A', cash: 171, charge: 90 });
    },
  );

  test.each(['Delivery Charges', 'Service Charge', 'Courier Fee', 'Del. Chrg', 'डेलिभरी शुल्क'])(
    'what it keeps is %j',
    async (heading) => {
      const { row } = await readOne({}, `AWB,COD,${heading}`, 'A,171,90');
      expect(row?.charge).toBe(90);
    },
  );

  test('what came is taken and never what was due, whichever stands first', async () => {
    const due = ['COD Amount', 'Order Amount', 'Amount to Collect', 'COD Due'];
    for (const heading of due) {
      for (const [columns, cells] of [
        [`${heading},Collected Amount`, '171,71'],
        [`Collected Amount,${heading}`, '71,171'],
      ]) {
        const { row } = await readOne({}, `AWB,${columns},Charge`, `A,${cells},90`);
        expect([heading, row?.cash]).toEqual([heading, 71]);
      }
    }
  });

  test('a heading of two rows is read as one, and said', async () => {
    const list = [
      'AWB,Consignee,,COD,,Status',
      ',Name,Phone,Amount,Charge,',
      'A,Maya,98,171,90,Delivered',
    ];
    expect(await readSettlementFile(list.join('\n'))).toEqual({
      rows: [{ line: 3, ref: 'A', row: { ref: 'A', cash: 171, charge: 90 } }],
      notes: [
        bilingual(
          'Lines 1 and 2 together are read as the heading.',
          'हरफ १ र २ मिलाएर शीर्षक पढियो।',
        ),
      ],
      asks: [],
    });
  });

  test('where two could be meant the file asks, and has no rows until that is said', async () => {
    const list = ['AWB,COD,Cash,Delivery Charge,COD Charge', 'A,171,70,80,10'];
    const { row, asks } = await readOne({}, ...list);
    expect([row, asks]).toEqual([
      undefined,
      [
        { name: 'cash', several: false, choices: ['COD', 'Cash'] },
        { name: 'charge', several: true, choices: ['Delivery Charge', 'COD Charge'] },
      ],
    ]);
    const said = { cash: 'COD', charge: 'Delivery Charge + COD Charge' };
    expect((await readOne(said, ...list)).row).toEqual({ ref: 'A', cash: 171, charge: 90 });
    // The sum due is not the sum paid, even where it is the only column.
    const due = await readOne({}, 'AWB,Amount to Collect', 'A,171');
    expect(due.asks).toEqual([{ name: 'cash', several: false, choices: ['Amount to Collect'] }]);
  });

  test('the whole charge stands for its parts, and what was paid says it where no column does', async () => {
    const whole = [
      'AWB,COD,Delivery Charge,COD Charge,Total Charge,Net Payable',
      'A,171,80,10,90,81',
    ];
    expect(await readOne({}, ...whole)).toMatchObject({ row: { charge: 90 }, net: 81 });
    expect((await readOne({}, 'AWB,COD,Net Payable', 'A,171,81')).row?.charge).toBe(90);
  });
});

test('titles, totals and empty lines of a statement are passed over, and said', async () => {
  const { rows: found, notes } = await readSettlementFile(
    [
      'Trial Express,,',
      'Remittance 2083-08-12,,',
      ',,',
      'Consignment No,COD Amount,Charge',
      'A,"Rs. 171/-",90',
      'Total,171,90',
    ].join('\r\n'),
  );
  expect(found.map(({ line, row }) => [line, row?.cash])).toEqual([[5, 171]]);
  expect(notes.map(({ en }) => en)).toEqual([
    'Lines 1 to 2 above the heading are passed over.',
    'Totals are passed over: line 6.',
  ]);
});

async function chargesOf(...cells: string[]) {
  const lines = cells.map((cell, at) => `A${at};500;${cell}`);
  const { rows: found } = await readSettlementFile(['AWB;COD;Charge', ...lines].join('\n'));
  return found.map(({ row, problem }) => row?.charge ?? problem?.en);
}

test('charges are amounts, whether or not a list takes them off', async () => {
  expect(await chargesOf('(90)', '-80', '70 Dr', '')).toEqual([90, 80, 70, 0]);
  expect(await chargesOf('90', '-80', '0')).toEqual([
    90,
    'Other charges of this list have no minus, this one has.',
    0,
  ]);
});

test.each([
  ['AWB,COD', 'A,(171)', 'Cash below nothing takes something back. Book it by hand.'],
  ['AWB,COD', 'A,171 Dr', 'Cash below nothing takes something back. Book it by hand.'],
  ['AWB;COD', 'A;1.200,50', '"1.200,50" could mean two sums. Write it as 2500.50.'],
  ['AWB,COD', 'A,INR 171', '"INR 171" is not in Nepali rupees.'],
  ['AWB,COD', 'A,#N/A', '"#N/A" is no sum.'],
  ['AWB,COD', '#REF!,171', 'The number of the parcel is missing.'],
  ['AWB,COD', ',171', 'The number of the parcel is missing.'],
  [
    'AWB,COD',
    '1.23E+11,171',
    'A spreadsheet shortened this number to 1.23E+11. Format the column as text and save it again.',
  ],
])('%s: %s says why it cannot be read', async (heading, line, why) => {
  expect((await readOne({}, heading, line)).why).toBe(why);
});
