import { parse } from 'csv-parse/sync';
import * as fc from 'fast-check';
import { csvLine, unguarded } from './csv';

const DANGEROUS = /^[\s"]*[=+\-@＝＋－＠]/u;

/** The cells of a line as a spreadsheet with this separator reads them, which may ignore quotes. */
const cellsOf = (line: string, separator: string) =>
  line
    .split(/\r\n|\r|\n/)
    .join(separator)
    .split(separator);

const FORMULAS = [
  '=1+1',
  '+9779841234567',
  '-1',
  '@SUM(A1)',
  '＝1+1',
  '＋1',
  '－1',
  '＠x',
  ' =1+1',
  '"=1+1',
  '\t=1+1',
  '\r=1+1',
  '\u3000＝1',
  'x;=1+1',
  'x; =1+1',
  'x;"=1+1',
  'x\t@y',
  'x\r=1',
  'x\n=1\n-2;+3',
];

test.each(FORMULAS)('%j is no formula, whatever the spreadsheet separates by', (text) => {
  const line = csvLine(['NP-1', text, 'end']);
  for (const separator of [';', '\t']) {
    for (const cell of cellsOf(line, separator)) expect(cell).not.toMatch(DANGEROUS);
  }
  const [cells = []] = parse(line);
  expect(cells[1]).not.toMatch(DANGEROUS);
});

test.each(['Sita', 'a=b', 'x; y', 'two\nlines', "O'Neill", '1,5', 'A-1', 'x;y=1', 42])(
  '%j needs no mark',
  (value) => {
    expect(parse(csvLine([value]))).toEqual([[String(value)]]);
  },
);

function expectReadBack(text: string) {
  const [[cell = ''] = []] = parse(csvLine([text, 'end']));
  expect(unguarded(cell)).toBe(text);
}

test('what is read back is what was written', () => {
  const signs = fc.string({ unit: fc.constantFrom(...`='"; \t\n\r+-@＝ab\u3000,`) });
  for (const text of [...FORMULAS, "'", "';'="]) expectReadBack(text);
  fc.assert(fc.property(signs, expectReadBack), { seed: 7, numRuns: 3000 });
});

test('a cell of two million characters is looked through once', () => {
  const text = ` '"\n\t`.repeat(400_000);
  expect(unguarded(csvLine([text])).length).toBeGreaterThan(text.length);
});
