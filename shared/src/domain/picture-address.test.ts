import { picturePath, pictureSrcSet, pictureUrl } from './picture-address';

test('a picture is asked for at a preset width', () => {
  expect(pictureUrl('/uploads/a.webp', 320)).toBe('/uploads/a.webp?w=320');
  expect(pictureUrl('/uploads/a.webp')).toBe('/uploads/a.webp');
  expect(pictureSrcSet('/u.webp', 320)).toBe('/u.webp?w=160 160w, /u.webp?w=320 320w');
});

test('where another origin has the pictures they are asked for there; what others keep has the shop’s path', () => {
  Object.assign(globalThis, { pasalAssets: 'https://cdn.test' });
  expect(pictureUrl('/u.webp', 320)).toBe('https://cdn.test/u.webp?w=320');
  expect(pictureSrcSet('/u.webp', 160)).toBe('https://cdn.test/u.webp?w=160 160w');
  expect(picturePath('/u.webp', 320)).toBe('/u.webp?w=320');
  Object.assign(globalThis, { pasalAssets: undefined });
});
