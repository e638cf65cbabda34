import { makeProduct, makeVariant } from '@pasal/shared/testing';
import { checkSentLines, totalNow } from './sent-cart';

test('the lines of a sent cart are those of now, with what is wrong with each', () => {
  const camera = makeProduct({ id: 1, price: 4500, in_stock: 2 });
  const lock = makeProduct({ id: 2, variants: [makeVariant({ id: 7, name: 'Black', image: 1 })] });
  const quoted = [
    { id: 1, title: 'Dome Camera', price: 4500, quantity: 3, in_stock: 2 },
    {
      id: 2,
      variant_id: 7,
      title: 'Lock',
      variant_name: 'Black',
      price: 100,
      quantity: 1,
      in_stock: 9,
    },
    { id: 3, title: '', price: 0, quantity: 1, in_stock: 0, problem: 'NOT_AVAILABLE' as const },
  ];
  const lines = checkSentLines(quoted, [camera, { ...lock, images: ['/a.webp', '/b.webp'] }], {
    gone: 'A product',
    limits: undefined,
  });
  expect(
    lines.map(({ item, problem, isLeftOut }) => [
      item.title,
      item.images.at(-1),
      problem?.kind,
      isLeftOut,
    ]),
  ).toEqual([
    ['Dome Camera', camera.images[0], 'stock', false],
    ['Lock – Black', '/b.webp', undefined, false],
    ['A product', undefined, 'not-available', true],
  ]);
  expect(totalNow(lines)).toBe(9100);
});
