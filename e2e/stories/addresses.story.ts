import { expect, test } from '../shop/storefront-test';

const missing = [
  { at: '/nowhere', shows: 'Page Not Found' },
  { at: '/product/no-such-product', shows: 'Product not found' },
];

for (const { at, shows } of missing) {
  test(`${at} answers 404 with the shop's own page`, async ({ page }) => {
    const answer = await page.goto(at);
    expect(answer?.status()).toBe(404);
    await expect(page.getByText(shows).first()).toBeVisible();
    await expect(page.getByRole('banner')).toBeVisible();
  });
}

test('a category of nothing answers 404 and offers the way back', async ({ page }) => {
  const answer = await page.goto('/product-category/nothing-of-the-kind');
  expect(answer?.status()).toBe(404);
  await expect(page.getByText('No products match your filters.')).toBeVisible();
});

test('no page asks another origin for anything, and none complains', async ({
  page,
  openShop,
  complaints,
}) => {
  const elsewhere: string[] = [];
  page.on('request', (request) => {
    if (!request.url().startsWith(openShop.url) && !request.url().startsWith('data:')) {
      elsewhere.push(request.url());
    }
  });
  for (const at of [
    '/',
    '/login',
    '/cart',
    '/checkout',
    '/contact',
    '/terms',
    '/privacy-policy',
    '/track-order',
    '/product-category/new_arrivals',
  ]) {
    await page.goto(at);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  }
  expect(elsewhere).toEqual([]);
  expect(complaints).toEqual([]);
});

test('the page scrolls to the top on every route change (R2.10)', async ({ page }) => {
  await page.goto('/');
  await expect(page.getByRole('region', { name: 'New Arrivals' })).toBeVisible();
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
  const name = 'Terms and conditions';
  await page.getByRole('link', { name }).click();
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
});
