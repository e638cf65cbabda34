import { addWish, MAX_WISHES, readWishes, removeWish } from './wishlist';

const wish = (id: number) => ({ id, slug: `camera-${id}`, title: `Camera ${id}` });
const full = Array.from({ length: MAX_WISHES }, (_, index) => wish(index + 1));

test('the newest comes first, each product once', () => {
  const items = addWish(addWish([], wish(1)), wish(2));
  expect(items).toEqual([wish(2), wish(1)]);
  expect(addWish(items, wish(1))).toEqual(items);
  expect(removeWish(items, 2)).toEqual([wish(1)]);
});

test('a full wishlist keeps what it has', () => {
  expect(addWish(full, wish(999))).toEqual(full);
});

test('no more is kept of a product than the wishlist needs', () => {
  const product = { ...wish(1), price: 100 };
  expect(addWish([], product)).toEqual([wish(1)]);
});

test.each([undefined, null, 'text', { 0: wish(1) }])('%p is no wishlist', (saved) => {
  expect(readWishes(saved)).toEqual([]);
});

test('what is no product is dropped, and so is the second of the same and what is too much', () => {
  const saved = [wish(1), null, 7, { id: 'x' }, { ...wish(2), id: -2 }, wish(1), wish(3)];
  expect(readWishes(saved)).toEqual([wish(1), wish(3)]);
  expect(readWishes([...full, wish(999)])).toEqual(full);
});
