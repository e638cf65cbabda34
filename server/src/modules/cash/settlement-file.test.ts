import type { ListHeadings } from '@pasal/shared/contracts';
import { readSettlementFile } from './settlement-file';

const rowsWith = async (own: ListHeadings, ...lines: string[]) =>
  (await readSettlementFile(lines.join('\n'), own)).map(({ line, ref, row }) => [
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
  const list = ['Docket,COD Amount (Rs),Cut', 'A,100,20'].join('\n');
  const own = { parcel: 'Docket', charge: 'cut' };
  expect(await readSettlementFile(list, own)).toEqual([
    { line: 2, ref: 'A', row: { ref: 'A', cash: 100, charge: 20 } },
  ]);
  // What this list does not have is looked for by the usual names.
  expect(await rowsWith({ parcel: 'Docket' }, 'Consignment,NPR COD', 'A,100')).toEqual([
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
  await expect(rows('Order,COD (Expected)', 'A,100')).rejects.toThrow('The first line needs');
});

test('two columns of one name are refused by that name', async () => {
  await expect(rows('Order,COD (Rs),COD (NPR)', 'A,100,90')).rejects.toThrow(
    'Two columns are called "COD (NPR)"',
  );
  await expect(rowsWith({ cash: 'cash in' }, 'Order,Cash In,Cash-in', 'A,100,90')).rejects.toThrow(
    'Two columns are called "Cash-in"',
  );
});
