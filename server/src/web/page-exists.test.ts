import { createProduct, createSubcategories } from '../testing/factories';
import { openTestApp, type TestApp } from '../testing/test-app';
import { findStanding } from './page-exists';

let shop: TestApp;
beforeAll(async () => {
  shop = await openTestApp();
});
beforeEach(() => shop.reset());
afterAll(() => shop.close());

test.each([
  ['/product/:slug', { slug: 'dome' }, 'listed'],
  ['/product/:slug', { slug: 'Dome' }, 'missing'],
  ['/product/:slug', { slug: 'do\0me' }, 'missing'],
  ['/product-category/:category', { category: 'Door Locks' }, 'listed'],
  ['/product-category/:category', { category: 'door locks' }, 'unlisted'],
  ['/product-category/:category', { category: 'Yale' }, 'listed'],
  ['/product-category/:category', { category: 'YALE' }, 'unlisted'],
  ['/product-category/:category', { category: 'new_arrivals' }, 'listed'],
  ['/product-category/:category', { category: 'all' }, 'listed'],
  ['/product-category/:category', { category: 'Padlocks' }, 'listed'],
  ['/product-category/:category', { category: 'padlocks' }, 'unlisted'],
  ['/product-category/:category', { category: 'none' }, 'missing'],
  ['/contact', {}, 'listed'],
  ['/brands/:name', { name: 'anything' }, 'unlisted'],
] as const)('%s %j is %s', async (pattern, params, standing) => {
  await createProduct(shop.db, { slug: 'dome', brand: 'Yale', category: 'Door Locks' });
  await createSubcategories(shop.db, 'Door Locks', ['Padlocks']);
  expect(await findStanding(shop.db, { pattern, params })).toBe(standing);
});
