import { pathIn, splitLanguage } from './language';

test.each([
  ['/', 'en', '/'],
  ['/cart', 'en', '/cart'],
  ['/ne', 'ne', '/'],
  ['/ne/', 'ne', '/'],
  ['/ne/product/lock', 'ne', '/product/lock'],
  ['/network', 'en', '/network'],
  ['/NE/cart', 'en', '/NE/cart'],
])('%s is a page in %s, at %s', (address, language, path) => {
  expect(splitLanguage(address)).toEqual({ language, path });
});

test('a path is found again in its language', () => {
  for (const path of ['/', '/cart', '/search?q=lock']) {
    expect(pathIn('en', path)).toBe(path);
    expect(splitLanguage(pathIn('ne', path))).toEqual({ language: 'ne', path });
  }
});
