import type { Page } from '@playwright/test';
import { atRest } from '../../../e2e/shop/at-rest';
import { isApiCall } from '../../../e2e/shop/api-calls';
import { expect, test } from '../../../e2e/shop/storefront-test';
import { saveData, someProduct } from '../../../e2e/shop/storefront';

/** The page's requests for scripts and API answers from now on. */
function watchRequests(page: Page): string[] {
  const asked: string[] = [];
  page.on('request', (request) => {
    const { pathname, search } = new URL(request.url());
    if (pathname.endsWith('.js') || isApiCall(pathname)) asked.push(pathname + search);
  });
  return asked;
}

/** Addresses transferred more than once; entries from the browser's cache have no transfer size. */
const repeated = (page: Page) =>
  page.evaluate(() => {
    const entries = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
    const names = entries.filter(({ transferSize }) => transferSize > 0).map(({ name }) => name);
    return names.filter((each, index) => names.indexOf(each) !== index);
  });

test('a page pointed at comes at once when its link is followed', async ({ page }) => {
  const { slug, title } = await someProduct(page);
  const answered = page.waitForResponse(`**/api/v1/product/slug/${slug}`);
  const asked = watchRequests(page);
  await page.goto('/product-category/new_arrivals');
  const link = page.getByRole('main').getByRole('link', { name: title }).first();
  await link.hover();
  await answered;
  await atRest(page);
  expect(await repeated(page)).toEqual([]);
  const before = asked.filter((each) => each.startsWith('/api/'));
  // A request that has not been made by now fails.
  await page.route('**/api/**', (route) => route.abort());
  await link.click();
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  const related = page.getByRole('region', { name: 'Related Products' });
  await expect(related.getByRole('button', { name: 'Add to Cart' }).first()).toBeAttached();
  // Requests made now prefetch the pages after this one.
  const after = asked.filter((each) => each.startsWith('/api/')).slice(before.length);
  expect(after.filter((each) => each.includes(slug))).toEqual([]);
});

test('a page at rest has the cart and the products in view ready', async ({ page }) => {
  const asked = watchRequests(page);
  const cart = page.waitForResponse(/\/remotes\/checkout\/.*\/remoteEntry\.[0-9a-f]+\.js$/);
  const product = page.waitForResponse('**/api/v1/product/slug/*');
  await page.goto('/product-category/new_arrivals');
  await Promise.all([cart, product]);
  await atRest(page);
  expect(await repeated(page)).toEqual([]);
  expect(asked.filter((each) => each.startsWith('/api/')).length).toBeLessThanOrEqual(6);
});

test('nothing is fetched that is not asked for where data is to be saved', async ({ page }) => {
  const { title } = await someProduct(page);
  await saveData(page);
  await page.clock.install();
  await page.goto('/product-category/new_arrivals');
  const link = page.getByRole('main').getByRole('link', { name: title }).first();
  await expect(link).toBeVisible();
  await atRest(page);
  const asked = watchRequests(page);
  await link.hover();
  await link.focus();
  await page.clock.runFor(5000);
  expect(asked).toEqual([]);
  await link.click();
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
});
