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

test('finders learn every page of the shop, and each of them exists', async ({ request }) => {
  const robots = await (await request.get('/robots.txt')).text();
  expect(robots).toMatch(/^Sitemap: https?:\/\/\S+\/sitemap\.xml$/m);
  const addressesAt = async (at: string) => {
    const text = await (await request.get(at)).text();
    return [...text.matchAll(/<loc>(.*?)<\/loc>/g)].map(
      ([, whole = '']) => new URL(whole).pathname,
    );
  };
  const parts = await addressesAt('/sitemap.xml');
  const pages = (await Promise.all(parts.map(addressesAt))).flat();
  expect(pages.length).toBeGreaterThan(150);
  for (const at of pages.filter((_page, index) => index % 7 === 0)) {
    expect([at, (await request.get(at)).status()]).toEqual([at, 200]);
  }
});

test('the browser finds the shop’s mark and its manifest', async ({ page, complaints }) => {
  await page.goto('/terms');
  const links = page.locator('link[rel~=icon], link[rel=manifest], link[rel=apple-touch-icon]');
  const named = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')));
  expect(named).toHaveLength(4);
  for (const at of named) expect((await page.request.get(at ?? '')).status()).toBe(200);
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
