import { DASHBOARD_PAGE_SIZE, type SearchedTermsResponse } from '@pasal/shared/contracts';
import { networkAt } from '../../server/src/testing/shop-visitors';
import { SEARCHED } from '../shop/api-calls';
import { faultsOf } from '../shop/axe';
import { repository } from '../shop/product-tree';
import { BELIEVE_ADDRESSES, closeShop, QUICK_START, startShop } from '../shop/running-shop';
import { copySeeded } from '../shop/seeded';
import { signIn } from '../shop/staff';
import { overflowOf } from '../shop/storefront';
import { expect, test } from '../shop/storefront-test';

const WORDS = 'camera dome';

test('what three visitors searched for is read by administrators, what two typed is not', async ({
  browser,
}) => {
  const searched = await startShop(repository, copySeeded(), QUICK_START, BELIEVE_ADDRESSES);
  for (const visitor of [1, 2, 3]) {
    const context = await browser.newContext({
      baseURL: searched.url,
      viewport: { width: 390, height: 844 },
      extraHTTPHeaders: { 'x-forwarded-for': networkAt(visitor) },
    });
    const page = await context.newPage();
    const awaitReport = () =>
      page.waitForResponse((response) => new URL(response.url()).pathname === SEARCHED);
    let report = awaitReport();
    await page.goto(`/search?q=${WORDS.replace(' ', '+')}`);
    expect((await report).status()).toBe(204);
    report = awaitReport();
    if (visitor < 3) {
      // Nothing the shop sells: a name, as people type it by mistake.
      await page.goto('/search?q=sita+sharma');
      await report;
    } else {
      await page.getByRole('main').getByRole('article').first().getByRole('link').first().click();
      expect((await report).request().postDataJSON()).toMatchObject({
        q: WORDS,
        product_id: expect.any(Number),
      });
    }
    await context.close();
  }
  const context = await browser.newContext({ baseURL: searched.url });
  const page = await context.newPage();
  await signIn(page, 'admin');
  const all = await page.request.get('/api/v1/searched-term?days=7&limit=100');
  const terms = ((await all.json()) as SearchedTermsResponse).terms.map(({ term }) => term);
  expect(terms).toContain(WORDS);
  expect(terms).not.toContain('sita sharma');
  const place = Math.floor(terms.indexOf(WORDS) / DASHBOARD_PAGE_SIZE) + 1;
  const table = page.getByRole('region', { name: 'Searches' });
  for (const width of [390, 1440]) {
    await page.setViewportSize({ width, height: 844 });
    await page.goto(`/dashboard/searches?days=7&page=${place}`);
    await expect(table.getByRole('link', { name: WORDS })).toBeVisible();
    expect(await faultsOf(page)).toEqual([]);
    expect(await overflowOf(page)).toBeLessThanOrEqual(0);
    await page.getByLabel('Show').selectOption('Found nothing');
    await expect(table.getByRole('link', { name: 'iphone 17' })).toBeVisible();
    await expect(table.getByRole('link', { name: WORDS })).toHaveCount(0);
  }
  await context.close();
  await closeShop(searched);
});
