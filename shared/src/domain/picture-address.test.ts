import { pictureSrcSet, pictureUrl } from './picture-address';

test('a picture is asked for at a preset width', () => {
  expect(pictureUrl('/uploads/a.webp', 320)).toBe('/uploads/a.webp?w=320');
  expect(pictureUrl('/uploads/a.webp')).toBe('/uploads/a.webp');
  expect(pictureSrcSet('/u.webp', 320)).toBe('/u.webp?w=160 160w, /u.webp?w=320 320w');
});
