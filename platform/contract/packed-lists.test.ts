import { mayPack, packLists, unpackLists } from './packed-lists';

const cameras = [
  { id: 1, title: 'Dome', images: ['/a.webp'], variants: [] },
  { id: 2, title: 'Bullet', images: [], variants: [] },
  { id: 3, title: 'Turret', images: ['/c.webp', '/d.webp'], variants: [] },
];

test('names the fields of a list once', () => {
  expect(packLists({ products: cameras, total: 3 })).toEqual({
    products: {
      $fields: ['id', 'title', 'images', 'variants'],
      values: [
        [1, 2, 3],
        ['Dome', 'Bullet', 'Turret'],
        [['/a.webp'], [], ['/c.webp', '/d.webp']],
        [[], [], []],
      ],
    },
    total: 3,
  });
});

test.each([
  ['lists in lists', { districts: [1, 2, 3].map((id) => ({ id, cities: cameras })) }],
  ['things of other fields', { mixed: [...cameras, { id: 4 }] }],
  ['things without fields', [{}, {}, {}]],
  ['few things, words and nothing', [{ a: 1 }, { a: null }, 'word', 4, null, true, [[]]]],
  ['no list at all', { product: { id: 1, price: 4.5, note: undefined } }],
])('%s are again what they were', (_, value) => {
  const sent = JSON.stringify(value);
  const packed = JSON.stringify(packLists(JSON.parse(sent)));
  expect(JSON.stringify(unpackLists(JSON.parse(packed)))).toBe(sent);
});

test('what has such a field of its own is not packed', () => {
  expect(mayPack(JSON.stringify({ $fields: [] }))).toBe(false);
  expect(mayPack(JSON.stringify({ fields: [] }))).toBe(true);
});
