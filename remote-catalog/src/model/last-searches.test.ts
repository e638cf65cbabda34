import { searchesIn, withoutSearch, withSearch } from './last-searches';

const after = (...terms: string[]) => searchesIn(terms.reduce(withSearch, ''));

test('the last search comes first, each stands once, and five are kept', () => {
  expect(after('tv', 'camera', 'TV')).toEqual(['TV', 'camera']);
  expect(after('a', 'b', 'c', 'd', 'e', 'f')).toEqual(['f', 'e', 'd', 'c', 'b']);
});

test('who types on has searched once', () => {
  expect(after('fan', 'dome', 'dome camera')).toEqual(['dome camera', 'fan']);
});

test('a pasted text is no search', () => {
  expect(after('tv', 'x'.repeat(61))).toEqual(['tv']);
});

test('one is taken away; the last one leaves nothing stored', () => {
  const text = withSearch(withSearch('', 'tv'), 'camera');
  expect(searchesIn(withoutSearch(text, 'tv') ?? '')).toEqual(['camera']);
  expect(withoutSearch(withSearch('', 'tv'), 'tv')).toBeNull();
});

test.each(['', 'nonsense', '{}', '[1, null, ""]'])(
  'a kept text of another shape, %s, is none',
  (text) => {
    expect(searchesIn(text)).toEqual([]);
  },
);
