import type { Need } from './release';
import { requestOfNeed, type NeedSources } from './needs';

const shapes = {
  query: {
    properties: {
      page: { type: 'integer' },
      brand: { type: 'array' },
      category: { type: 'string' },
      section: { type: 'string', enum: ['deals'] },
    },
  },
};
const asked = (query: Need['query'], from: Partial<NeedSources> = {}) =>
  requestOfNeed(
    { call: 'publicProducts', ...(query && { query }) },
    { params: {}, search: new URLSearchParams(), answers: [], ...from },
    shapes,
  );
const at = (search: string) => ({ search: new URLSearchParams(search) });

test('a need without values asks as a hook that is handed nothing', () => {
  expect(asked(undefined)).toBeUndefined();
});

test('values stand in the need itself, the path, the query or an earlier answer', () => {
  const query: Need['query'] = {
    limit: { value: 5 },
    category: { path: 'category' },
    page: { search: 'page' },
    within: { answer: 1, at: 'product.category' },
  };
  const from = {
    params: { category: 'LG' },
    ...at('page=2'),
    answers: [undefined, { product: { category: 'Cameras' } }],
  };
  expect(asked(query, from)).toEqual({
    query: { limit: 5, category: 'LG', page: 2, within: 'Cameras' },
  });
});

test('a name that repeats is a list, each value once', () => {
  const query: Need['query'] = { brand: { search: 'brand', or: null } };
  expect(asked(query, at('brand=A&brand=B&brand=&brand=A'))).toEqual({
    query: { brand: ['A', 'B'] },
  });
});

test('what the address does not say is what `or` says, or leaves the parameter out', () => {
  const query: Need['query'] = {
    page: { search: 'page', or: 1 },
    brand: { search: 'brand', or: null },
  };
  expect(asked(query)).toEqual({ query: { page: 1 } });
  expect(asked(query, at('page=&brand='))).toEqual({ query: { page: 1 } });
});

test.each<[string, Need['query'], Partial<NeedSources>]>([
  ['the path', { category: { path: 'category' } }, {}],
  ['the query', { page: { search: 'page' } }, {}],
  ['an answer', { within: { answer: 0, at: 'product.category' } }, { answers: [{}] }],
  ['a value the call takes', { section: { path: 'name' } }, { params: { name: 'LG' } }],
  ['a number', { page: { search: 'page', or: 1 } }, at('page=x')],
  [
    'a part of the path another need speaks of',
    { category: { path: 'category', except: ['new'] } },
    { params: { category: 'new' } },
  ],
  [
    'what only looks like one',
    { within: { answer: 0, at: 'constructor.name' } },
    { answers: [{}] },
  ],
])('a need without %s is left out', (_, query, from) => {
  expect(asked(query, from)).toBeNull();
});
