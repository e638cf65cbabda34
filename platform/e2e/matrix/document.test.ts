import { readFileSync } from 'node:fs';
import path from 'node:path';
import { possible } from './cells';
import { documentOf, rounded, withoutSeconds } from './document';

const DOCUMENT = path.resolve(__dirname, '../../../docs/proofs/fault-matrix.md');
const RUN = 'npm run test:long fault-matrix writes it anew';

const tried = new Map(possible.map((cell) => [cell, 1]));

test('docs/proofs/fault-matrix.md has the cells of the table', () => {
  const written = readFileSync(DOCUMENT, 'utf8');
  expect({ [RUN]: withoutSeconds(written) }).toEqual({ [RUN]: withoutSeconds(documentOf(tried)) });
});

test('a cell of other seconds is the same cell, another cell is not', () => {
  const text = documentOf(tried);
  const slower = documentOf(new Map(possible.map((cell) => [cell, 9])));
  expect(slower).not.toBe(text);
  expect(withoutSeconds(slower)).toBe(withoutSeconds(text));
  expect(withoutSeconds(text.replace('Retry, reload', 'Retry'))).not.toBe(withoutSeconds(text));
});

test('no document is made without every cell', () => {
  expect(() => documentOf(new Map([...tried].slice(1)))).toThrow('was not tried');
});

test.each([
  [0.1, 'under 8 s'],
  [7.9, 'under 8 s'],
  [9.3, 'about 10 s'],
  [11.8, 'about 10 s'],
])('%d seconds are %s', (seconds, text) => {
  expect(rounded(seconds)).toBe(text);
});
