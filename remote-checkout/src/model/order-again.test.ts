import type { OrderItem } from '@pasal/shared/contracts';
import { makeCartItem, makeProduct, makeVariant } from '@pasal/shared/testing';
import { orderAgain } from './order-again';

const item = (part: Partial<OrderItem> = {}): OrderItem => ({
  product_id: 1,
  product_name: 'Dome',
  price: 4500,
  quantity: 2,
  ...part,
});
const dome = makeProduct({ id: 1, title: 'Dome', price: 4500, in_stock: 5 });
const limits = { pieces_per_product: 10, pieces_per_order: 50 };
const empty = { cart: [], limits };
const said = { name: 'Dome', wanted: 2, added: 2, short: null, price: null };

test('what can be bought as it was is put into the cart', () => {
  const { pieces, lines } = orderAgain([item()], [dome], empty);
  expect(pieces).toEqual([
    { product: expect.objectContaining({ id: 1, price: 4500 }), quantity: 2 },
  ]);
  expect(lines).toEqual([said]);
});

test('at the price of today, which is said where it is another one', () => {
  const { lines } = orderAgain([item()], [{ ...dome, price: 5000 }], empty);
  expect(lines).toEqual([{ ...said, price: { ordered: 4500, now: 5000 } }]);
});

test.each([
  ['no longer sold', [], 0, 'gone'],
  ['out of stock', [{ ...dome, in_stock: 0 }], 0, 'sold-out'],
  ['fewer in stock', [{ ...dome, in_stock: 1 }], 1, 'stock'],
] as const)('%s', (_, products, added, short) => {
  const { pieces, lines } = orderAgain([item()], products, empty);
  expect(lines).toEqual([{ ...said, added, short }]);
  expect(pieces).toHaveLength(added);
});

test('the pieces in the cart count; none of them is lost', () => {
  const cart = [makeCartItem({ ...dome, quantity: 4 })];
  const { pieces, lines } = orderAgain([item()], [dome], { cart, limits });
  expect(lines).toEqual([{ ...said, added: 1, short: 'stock' }]);
  expect(pieces).toMatchObject([{ quantity: 1 }]);
});

test('one order may have no more, over all of its lines', () => {
  const bullet = makeProduct({ id: 2, title: 'Bullet', price: 4500, in_stock: 5 });
  const items = [item(), item({ product_id: 2, product_name: 'Bullet' })];
  const few = { pieces_per_product: 2, pieces_per_order: 3 };
  const { lines } = orderAgain(items, [dome, bullet], { cart: [], limits: few });
  expect(lines).toEqual([said, { ...said, name: 'Bullet', added: 1, short: 'limit' }]);
});

test('a variant is ordered again as a line of its own, at its price and with its picture', () => {
  const recorder = makeProduct({
    id: 3,
    title: 'Recorder',
    images: ['/a.webp', '/b.webp'],
    variants: [
      makeVariant({ id: 1, name: '4 channels', price: 900, in_stock: 1 }),
      makeVariant({ id: 2, name: '8 channels', price: 1800, in_stock: 9, image: 1 }),
    ],
  });
  const of = { product_id: 3, product_name: 'Recorder', quantity: 2 };
  const items = [
    item({ ...of, variant_id: 2, variant_name: '8 channels', price: 1700 }),
    item({ ...of, variant_id: 1, variant_name: '4 channels', price: 900 }),
    item({ ...of, variant_id: 7, variant_name: '16 channels' }),
    item(of),
  ];
  const { pieces, lines } = orderAgain(items, [recorder], empty);
  expect(pieces).toMatchObject([
    {
      product: {
        id: 3,
        variant_id: 2,
        title: 'Recorder – 8 channels',
        price: 1800,
        images: ['/b.webp'],
      },
      quantity: 2,
    },
    { product: { id: 3, variant_id: 1, title: 'Recorder – 4 channels' }, quantity: 1 },
  ]);
  expect(lines.map(({ name, added, short }) => [name, added, short])).toEqual([
    ['Recorder – 8 channels', 2, null],
    ['Recorder – 4 channels', 1, 'stock'],
    ['Recorder – 16 channels', 0, 'gone'],
    ['Recorder', 0, 'variants'],
  ]);
});
