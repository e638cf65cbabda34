import { remote } from './remote';
import { description } from './routes';

it('describes itself as data: name, title, and a page for each route', () => {
  expect(description.name).toBe('checkout');
  expect(description.title).toBe('the checkout');
  expect(remote.routes).toBe(description.routes);
  expect(description.routes.map(({ path, page }) => [path, page])).toEqual([
    ['/cart', 'cart'],
    ['/checkout', 'checkout'],
    ['/order/:orderNumber', 'order'],
    ['/track-order', 'track-order'],
    ['/rider', 'rider'],
    ['/rider/:link', 'sent-rider'],
  ]);
  expect(Object.keys(remote.pages)).toEqual(description.routes.map(({ page }) => page));
});

it("keeps a rider's pages, which open without an account, from caches, finders and other pages (D374)", () => {
  const secret = description.routes.filter((route) => 'isSecret' in route && route.isSecret);
  expect(secret.map(({ path }) => path)).toEqual(['/rider', '/rider/:link']);
});

it.each(description.routes.map(({ page }) => page))('loads the page %s', async (page) => {
  await expect(remote.pages[page]()).resolves.toEqual(expect.any(Function));
});
