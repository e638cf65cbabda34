import type { Page, Route } from '@playwright/test';
import { openWhole, someProduct, withoutAnswers } from '../shop/storefront';
import { expect, test } from '../shop/storefront-test';

const PRODUCTS = '**/api/v1/product/public?*';
const nothing = { products: [], total: 0, facets: { brands: [], price: { min: 0, max: 0 } } };

/** Holds calls back until the returned function answers them; later calls are answered at once. */
async function holdBack(page: Page, calls: string) {
  const held: Route[] = [];
  let answer: ((route: Route) => Promise<void>) | undefined;
  await withoutAnswers(page);
  await page.route(calls, async (route) => {
    if (answer) await answer(route);
    else held.push(route);
  });
  return async (give: (route: Route) => Promise<void>) => {
    answer = give;
    await Promise.all(held.splice(0).map(give));
  };
}

const fail = (route: Route) => route.fulfill({ status: 500, json: {} });
const empty = (route: Route) => route.fulfill({ json: nothing });
const pass = (route: Route) => route.continue();

const lists = [
  { at: '/', region: 'New Arrivals', shown: 8 },
  { at: '/', region: 'Popular Items', shown: 6 },
  { at: '/', region: 'Deal Of The Week', shown: 7 },
];

test('the lists of the home page: loading, failed with Retry, products, gone without any', async ({
  page,
}) => {
  const answer = await holdBack(page, PRODUCTS);
  await page.goto('/');
  const regionOf = (name: string) => page.getByRole('region', { name, exact: true });
  for (const { region } of lists) {
    await expect(regionOf(region).getByRole('list', { name: 'Loading...' })).toBeVisible();
  }
  await answer(fail);
  for (const { region } of lists) {
    await expect(regionOf(region).getByRole('alert')).toContainText('Error loading products.');
  }
  await answer(pass);
  for (const { region, shown } of lists) {
    await regionOf(region).getByRole('button', { name: 'Retry' }).click();
    await expect(regionOf(region).getByRole('alert')).toBeHidden();
    await expect(regionOf(region).getByRole('listitem')).toHaveCount(shown);
  }
  await answer(empty);
  await page.reload();
  for (const { region } of lists) {
    await expect(regionOf(region)).toHaveCount(0);
  }
});

test('the category page: loading, failed with Retry, products, none', async ({ page }) => {
  const main = page.getByRole('main');
  const answer = await holdBack(page, PRODUCTS);
  await page.goto('/product-category/new_arrivals');
  await expect(main.getByRole('list', { name: 'Loading...' })).toBeVisible();
  await answer(fail);
  await expect(main.getByRole('alert')).toContainText('Error loading products.');
  await answer(pass);
  await main.getByRole('button', { name: 'Retry' }).click();
  await expect(main.getByText(/^\d+ products found$/)).toBeVisible();
  await answer(empty);
  await page.reload();
  await expect(main.getByText('No products match your filters.')).toBeVisible();
  await expect(main.getByRole('button', { name: 'Reset Filters' })).toBeVisible();
});

test('a failed product, search and contact page can be repeated', async ({ page }) => {
  const { slug, title } = await someProduct(page);
  const answerProduct = await holdBack(page, '**/api/v1/product/slug/*');
  await page.goto(`/product/${slug}`);
  await expect(page.getByRole('main').getByRole('status').first()).toBeVisible();
  await answerProduct(fail);
  await expect(page.getByText('Failed to load product')).toBeVisible();
  await answerProduct(pass);
  await page.getByRole('button', { name: 'Retry' }).click();
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();

  const answerSearch = await holdBack(page, '**/api/v1/product/public?*search=*');
  const search = page.getByRole('combobox', { name: 'Search products' });
  const box = page.getByRole('search');
  await search.fill(title);
  await search.press('Enter');
  await expect(box.getByText('Loading...').first()).toBeVisible();
  await answerSearch(fail);
  await expect(box.getByText('Error loading results.').first()).toBeVisible();
  await answerSearch(pass);
  await search.press('Enter');
  await expect(box.getByRole('option', { name: title }).first()).toBeVisible();
  await search.fill('nothing of the kind');
  await expect(box.getByText('No results found.').first()).toBeVisible();

  const answerSite = await holdBack(page, '**/api/v1/site/settings');
  await page.goto('/contact');
  await answerSite(fail);
  await expect(page.getByRole('alert')).toContainText('Contact details could not be loaded.');
  await answerSite(pass);
  await page.getByRole('button', { name: 'Retry' }).click();
  await expect(page.getByRole('main').getByRole('heading', { name: 'Phones' })).toBeVisible();
});

test('Back finds the list where it was left, though its goods come later; no other way does', async ({
  page,
}) => {
  const main = page.getByRole('main');
  const scrolled = () => page.evaluate(() => Math.round(window.scrollY));
  await openWhole(page, '/product-category/new_arrivals');
  await main.getByRole('article').last().scrollIntoViewIfNeeded();
  const left = await scrolled();
  expect(left).toBeGreaterThan(400);
  const card = main.getByRole('article').last().getByRole('heading').getByRole('link');
  const title = await card.innerText();
  await card.click();
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  expect(await scrolled()).toBe(0);

  // The list is no longer cached, and its goods and pictures load slowly.
  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  const answer = await holdBack(page, '**/api/v1/product/public?*section=new_arrivals*');
  await page.goBack();
  await expect(main.getByRole('list', { name: 'Loading...' })).toBeVisible();
  await answer(pass);
  await expect(main.getByRole('article').last()).toBeInViewport();
  await expect.poll(scrolled).toBe(left);

  await page.goForward();
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  expect(await scrolled()).toBe(0);
  await page.getByRole('contentinfo').getByRole('link', { name: 'New Arrivals' }).click();
  // The product's own page has cards as well; only the list has this heading.
  await expect(page.getByRole('heading', { level: 1, name: 'New Arrivals' })).toBeVisible();
  expect(await scrolled()).toBe(0);
});

test('offline shows what is there and says so; a failed list is repeated when back', async ({
  page,
  context,
}) => {
  await openWhole(page, '/');
  await context.setOffline(true);
  const bar = page.getByRole('banner').getByText("You're offline. Your cart is safe.");
  await expect(bar).toBeVisible();
  const arrivals = page.getByRole('region', { name: 'New Arrivals' });
  await expect(arrivals.getByRole('listitem')).toHaveCount(8);
  await arrivals.getByRole('link', { name: 'View all' }).click();
  await expect(page.getByRole('main').getByRole('alert')).toBeVisible();
  await expect(bar).toBeVisible();

  await context.setOffline(false);
  await expect(bar).toBeHidden();
  await page.getByRole('main').getByRole('button', { name: 'Retry' }).click();
  await expect(page.getByRole('main').getByText(/^\d+ products found$/)).toBeVisible();
});
