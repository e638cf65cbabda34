import { isShops } from './shops-own.mjs';

test('a page on a walk asks for nothing but what is the shop’s, and not for its figures or kit', () => {
  const base = 'http://127.0.0.1:3000';
  const asked = [
    `${base}/product/a`,
    'data:image/png;base64,AA',
    'http://10.0.0.5/inside',
    'http://127.0.0.1:3001/',
    'https://127.0.0.1:3000/',
    `${base}/metrics`,
    `${base}/kit/pasal.tgz`,
  ];
  expect(asked.map((url) => isShops(url, base))).toEqual([
    true,
    true,
    false,
    false,
    false,
    false,
    false,
  ]);
});
