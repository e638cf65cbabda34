import type { PublicProductsResponse } from '@pasal/shared/contracts';
import type { Browser, Page } from 'puppeteer-core';
import {
  byRole,
  collectFirefoxComplaints,
  firefox,
  letFindByRole,
  locationOf,
  movesOf,
  openFirefox,
  press,
  resize,
  watchMoves,
} from './firefox';
import { expect, test } from '../shop/storefront-test';

test.skip(!firefox, 'There is no Firefox on this machine; install one to run its stories.');

let browser: Browser;
test.beforeAll(async () => {
  browser = await openFirefox();
});
test.afterAll(() => browser?.close());

async function openPage() {
  const page = await browser.newPage();
  await watchMoves(page);
  await letFindByRole(page);
  return { page, complaints: collectFirefoxComplaints(page) };
}

const overflowOf = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);

test('in Firefox: home, a filtered category, a product, the cart, the checkout', async ({
  openShop,
}) => {
  const { page, complaints } = await openPage();
  await page.goto(`${openShop.url}/`);
  await byRole(page, 'button', 'Pause slideshow');
  await byRole(page, 'button', 'Pause brands');
  expect(await movesOf(page)).toEqual([]);
  expect(await overflowOf(page)).toBeLessThanOrEqual(0);

  await page.goto(`${openShop.url}/product-category/new_arrivals`);
  await byRole(page, 'button', 'Clear All Filters');
  const answer = await fetch(`${openShop.url}/api/v1/product/public?section=new_arrivals&limit=1`);
  const { products, facets } = (await answer.json()) as PublicProductsResponse;
  const [brand] = facets.brands;
  const [product] = products;
  if (!brand || !product) throw new Error('the demo shop has no new arrivals');
  await byRole(page, 'link', product.title);
  expect(await movesOf(page)).toEqual([]);
  await press(page, 'checkbox', `${brand.name} (${brand.total})`);
  await byRole(page, 'button', `Remove filter ${brand.name}`);
  expect((await locationOf(page)).searchParams.getAll('brand')).toEqual([brand.name]);
  await expect
    .poll(() => page.evaluate(() => document.querySelector('main')?.textContent))
    .toMatch(new RegExp(`(^|\\D)${brand.total} products? found`));

  await page.goto(`${openShop.url}/product/${product.slug}`);
  await press(page, 'button', 'Add to Cart');
  await byRole(page, 'button', 'Proceed to Checkout');
  expect(await movesOf(page)).toEqual([]);
  await press(page, 'link', 'Cart, 1 item');
  await byRole(page, 'heading', 'Your Shopping Cart (1)');
  await press(page, 'link', 'Proceed to Checkout');
  await byRole(page, 'heading', 'Complete Your Order');
  expect((await locationOf(page)).pathname).toBe('/checkout');
  expect(complaints).toEqual([]);
});

test('in Firefox every public page fits from 320 to 2560 px', async ({ openShop }) => {
  const { page, complaints } = await openPage();
  const wide: string[] = [];
  for (const at of [
    '/',
    '/product-category/new_arrivals',
    '/cart',
    '/login',
    '/contact',
    '/terms',
  ]) {
    await resize(page, 320);
    await page.goto(`${openShop.url}${at}`, { waitUntil: 'networkidle0' });
    for (const width of [320, 390, 2560]) {
      await resize(page, width);
      const overflow = await overflowOf(page);
      if (overflow > 0) wide.push(`${at} is ${overflow} px too wide at ${width} px`);
    }
  }
  expect(wide).toEqual([]);
  expect(complaints).toEqual([]);
});
