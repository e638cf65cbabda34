import { readFileSync } from 'node:fs';
import path from 'node:path';
import { documentOf, withoutFigures } from './document';
import { rows } from './rows';

const DOCUMENT = path.resolve(__dirname, '../../../docs/proofs/breaks.md');
const RUN = 'npm run test:long breaks writes it anew';

const tried = new Map(rows.map(({ title }) => [title, { before: '9 s', among: '9 visits' }]));

test('docs/proofs/breaks.md has the rows of the table', () => {
  const written = readFileSync(DOCUMENT, 'utf8');
  expect({ [RUN]: withoutFigures(written) }).toEqual({ [RUN]: withoutFigures(documentOf(tried)) });
});

test('a row that took longer is the same row, another catcher is not', () => {
  const text = documentOf(tried);
  const slower = documentOf(
    new Map(rows.map(({ title }) => [title, { before: '90 s', among: '90 pages, 9 s' }])),
  );
  expect(slower).not.toBe(text);
  expect(withoutFigures(slower)).toBe(withoutFigures(text));
  expect(withoutFigures(text.replace('the rehearsal', 'nobody'))).not.toBe(withoutFigures(text));
});

test('of 23 breaks at most two are caught by nobody, and those say why', () => {
  expect(rows).toHaveLength(23);
  const missed = rows.filter(({ before, among }) => !before && !among);
  expect(missed.length).toBeLessThanOrEqual(2);
  expect(missed.map(({ nobody }) => nobody)).not.toContain(undefined);
});

test('no document is made without every row', () => {
  expect(() => documentOf(new Map([...tried].slice(1)))).toThrow('was not tried');
});
