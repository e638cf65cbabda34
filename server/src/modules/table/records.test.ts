import { readRecords } from './records';

const read = async (...lines: string[]) =>
  (await readRecords(lines.join('\r\n'), lines[0]?.includes(';') ? ';' : ',', 1000)).map(
    ({ line, cells }) => [line, cells],
  );

test('a list is read with the line each row begins on, whatever parts its cells', async () => {
  expect(await read('AWB;State', 'N-1;"a; b"', ';', '"N""2";"two', 'lines"', 'N-3;x')).toEqual([
    [1, ['AWB', 'State']],
    [2, ['N-1', 'a; b']],
    [4, ['N"2', 'two\nlines']],
    [6, ['N-3', 'x']],
  ]);
});

test('a quote that never ends spoils its own row and no other', async () => {
  expect(await read('AWB,State', 'N-1,x', 'N-2,"open', 'N-3,12" screen', 'N-4,"y"')).toEqual([
    [1, ['AWB', 'State']],
    [2, ['N-1', 'x']],
    [3, null],
    [4, ['N-3', '12" screen']],
    [5, ['N-4', 'y']],
  ]);
});

test('one in line 400 of a long list leaves all others, and in the last line as well', async () => {
  const lines = Array.from({ length: 600 }, (_, at) => `N-${at},"Delivered"`);
  const spoiled = lines.with(398, '"N-398,Delivered').with(599, 'N-599,"Delivered');
  const rows = await readRecords(['AWB,State', ...spoiled].join('\n'), ',', 1000);
  expect(rows).toHaveLength(601);
  expect(rows.flatMap(({ line, cells }) => (cells === null ? [line] : []))).toEqual([400, 601]);
});

test('of a list that is too long one row more is read', async () => {
  expect(await readRecords('A,B\n'.repeat(50), ',', 10)).toHaveLength(11);
});
