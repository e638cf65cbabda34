import { matchRoute } from './match-route';

describe('matchRoute', () => {
  it.each([
    ['/', '/', {}],
    ['/cart', '/cart/', {}],
    ['/cart', '/CART', {}],
    ['/product/:slug', '/product/dome-camera', { slug: 'dome-camera' }],
    [
      '/product-category/:category',
      '/product-category/Bang%20%26%20Olufsen',
      { category: 'Bang & Olufsen' },
    ],
    ['/product-category/:category', '/product-category/a%2Fb', { category: 'a/b' }],
  ])('%s fits %s', (pattern, path, params) => {
    expect(matchRoute(pattern, path)).toEqual(params);
  });

  it.each([
    ['/', '/cart'],
    ['/product/:slug', '/product'],
    ['/product/:slug', '/product/a/b'],
    ['/product/:slug', '/product/%E0%A4%A'],
  ])('%s does not fit %s', (pattern, path) => {
    expect(matchRoute(pattern, path)).toBeNull();
  });
});
