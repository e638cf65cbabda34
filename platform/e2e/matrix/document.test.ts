import { possible } from './cells';
import { documentOf, rounded } from './document';
import { faults } from './faults';

const tried = new Map(possible.map((cell) => [cell, 1]));

test('the document names every fault, with what is seen and when', () => {
  const text = documentOf(tried);
  for (const { title } of faults) expect(text).toContain(`| ${title} | `);
  expect(text).toContain('under 8 s');
  expect(documentOf(new Map(possible.map((cell) => [cell, 9])))).toContain('about 10 s');
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
