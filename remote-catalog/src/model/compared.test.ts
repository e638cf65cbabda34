import { comparedIn, idsOfAddress, withCompared, withoutCompared } from './compared';

const product = (id: number) => ({ id, title: `Camera ${id}` });
const four = JSON.stringify([1, 2, 3, 4].map(product));

test('keeps the order of choosing, each product once, and no more than four', () => {
  const one = withCompared('', { ...product(7), price: 5 } as never) ?? '';
  expect(comparedIn(one)).toEqual([product(7)]);
  const two = withCompared(one, product(3)) ?? '';
  expect(comparedIn(two)).toEqual([product(7), product(3)]);
  expect(withCompared(two, product(7))).toBe(two);
  expect(withCompared(four, product(5))).toBeNull();
  expect(comparedIn(withoutCompared(two, 7))).toEqual([product(3)]);
});

test('what is of no known shape is not shown, and never lost', () => {
  const later = { id: 9, of: 'a later version' };
  const text = JSON.stringify([later, product(1)]);
  expect(comparedIn(text)).toEqual([product(1)]);
  expect(JSON.parse(withCompared(text, product(2)) ?? '')).toEqual([later, product(1), product(2)]);
  expect(JSON.parse(withoutCompared(text, 1))).toEqual([later]);
});

test.each(['', '{', 'null', '{"0":1}'])('%p keeps no product', (text) => {
  expect(comparedIn(text)).toEqual([]);
});

test.each([
  [null, null],
  ['', []],
  ['3,1,3', [3, 1]],
  ['x,-1,1.5,99999999999,2', [2]],
  ['5,4,3,2,1', [5, 4, 3, 2]],
])('the address %p asks for %p', (ids, expected) => {
  expect(idsOfAddress(ids)).toEqual(expected);
});
