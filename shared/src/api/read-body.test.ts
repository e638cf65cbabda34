import { readBody } from './read-body';

test('images of products and posters are lists of paths, however they were stored (R3.8)', () => {
  const body = {
    products: [{ id: 1, images: '["/a.webp", ""]' }],
    product: { images: ['/b.webp', ''] },
    posters: [{ images: '[' }],
  };
  expect(readBody(JSON.stringify(body))).toEqual({
    products: [{ id: 1, images: ['/a.webp'] }],
    product: { images: ['/b.webp'] },
    posters: [{ images: [] }],
  });
});

test('an empty response says nothing, and one that is no JSON is told', () => {
  expect(readBody('')).toBeNull();
  expect(() => readBody('<html>')).toThrow(SyntaxError);
});
