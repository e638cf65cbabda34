import { CART_CODE_LETTERS, readCartCode } from './cart-code';

test.each([
  ['BCDFGH', 'BCDFGH'],
  [' bcd-fgh ', 'BCDFGH'],
  ['b c d f g h', 'BCDFGH'],
  ['BCDFG', null],
  ['BCDFGHJ', null],
  ['BCDFGA', null],
  ['BCDFG8', null],
  ['', null],
])('of %j it reads %p', (typed, code) => expect(readCartCode(typed)).toBe(code));

test('no letter is a vowel, or looks like another or like a digit', () => {
  expect(CART_CODE_LETTERS).not.toMatch(/[AEIOUYLQ]/);
  expect(new Set(CART_CODE_LETTERS).size).toBe(18);
});
