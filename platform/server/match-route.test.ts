import * as fc from 'fast-check';
import { matchRoutes } from 'react-router-dom';
import { matchRoute } from './match-route';

const PATTERNS = [
  '/',
  '/cart',
  '/product/:slug',
  '/product-category/:category',
  '/dashboard/order-management',
  '/dashboard/order-management/new',
  '/dashboard/edit-product/:id',
];

/** Parts of patterns, encoded texts, and an empty part. The router decodes a `%2F` in a text twice. */
const part = fc.oneof(
  fc.constantFrom(...PATTERNS.flatMap((pattern) => pattern.split('/')), 'CART', 'c%61rt'),
  fc
    .string({ unit: 'binary' })
    .filter((text) => !text.toLowerCase().includes('%2f'))
    .map(encodeURIComponent),
);
const paths = fc.array(part, { maxLength: 4 }).map((parts) => `/${parts.join('/')}`);

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
    ['/cart', '//cart'],
    ['/product/:slug', '/product//a'],
  ])('%s does not fit %s', (pattern, path) => {
    expect(matchRoute(pattern, path)).toBeNull();
  });

  it('fits what fits in the router of the page, with the same parts', () => {
    fc.assert(
      fc.property(fc.constantFrom(...PATTERNS), paths, (pattern, path) => {
        const [match] = matchRoutes([{ path: pattern }], path) ?? [];
        expect(matchRoute(pattern, path)).toEqual(match?.params ?? null);
      }),
      { seed: 1, numRuns: 3000 },
    );
  });
});
