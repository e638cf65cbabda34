import { documentOf } from './document';
import { rows } from './rows';

const tried = new Map(rows.map(({ title }) => [title, { before: '9 s', among: '9 visits' }]));

test('the document names every break, with who catches it and when', () => {
  const text = documentOf(tried);
  for (const { title, nobody } of rows)
    expect(text).toContain(`| ${title} | ${nobody ? 'nobody: ' : ''}`);
  expect(text).toContain(' · 9 visits | ');
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
