import type { Page } from '@playwright/test';
import { allFaultsOf } from '../shop/axe';
import {
  fillCart,
  openWhole,
  overflowOf,
  shiftsOf,
  slowDown,
  someProduct,
  watchShifts,
} from '../shop/storefront';
import { expect, test } from '../shop/storefront-test';
import { WIDTHS_OF_LAYOUT } from '../shop/widths';
import { byForm } from '../../server/src/testing/test-form';

/** Pages of each layout; the cart is empty. */
const ofEachLayout = (slug: string) => [
  '/',
  '/product-category/new_arrivals',
  `/product/${slug}`,
  '/search?q=camera',
  '/cart',
  '/login',
  '/contact',
  '/terms',
];
const otherPages = [
  '/product-category/nothing-of-the-kind',
  '/product/no-such-product',
  '/search?q=nothing-of-the-kind',
  '/search',
  '/wishlist',
  '/compare',
  '/privacy-policy',
  '/track-order',
  '/nowhere',
];
const withGoods = ['/cart', '/checkout'];

/** Too wide for a window of 320 px, which is what 400 % zoom leaves, up to 2560 px. */
async function overhangs(page: Page): Promise<string[]> {
  const before = page.viewportSize() ?? { width: 0, height: 0 };
  const faults: string[] = [];
  for (const width of [before.width, 320, 2560]) {
    await page.setViewportSize({ width, height: before.height });
    const overflow = await overflowOf(page);
    if (overflow > 0) faults.push(`${overflow} px too wide at ${width} px`);
  }
  await page.setViewportSize(before);
  return faults;
}

/** One h1, each landmark once, a title of its own. */
async function structureFaults(page: Page): Promise<string[]> {
  const faults: string[] = [];
  if ((await page.getByRole('heading', { level: 1 }).count()) !== 1) faults.push('not one h1');
  for (const landmark of ['banner', 'main', 'contentinfo'] as const) {
    if ((await page.getByRole(landmark).count()) !== 1) faults.push(`not one ${landmark}`);
  }
  const title = await page.title();
  if (!/\S \| Pasal$/.test(title)) faults.push(`the title is "${title}"`);
  return faults;
}

for (const width of WIDTHS_OF_LAYOUT) {
  const isSecond = width === 1440;
  test.describe(`at ${width} px`, () => {
    test.use({ viewport: { width, height: width < 640 ? 844 : 900 } });

    test('on every page with slow data axe finds nothing in either theme, nothing jumps, nothing hangs over, nothing is of the dashboard', async ({
      page,
    }) => {
      const ofDashboard: string[] = [];
      page.on('request', (request) => {
        if (request.url().includes('/remotes/dashboard/')) ofDashboard.push(request.url());
      });
      await watchShifts(page);
      await slowDown(page, 150);
      const found: Record<string, string[]> = {};
      const look = async (at: string, name: string) => {
        await openWhole(page, at);
        const faults = [
          ...(await shiftsOf(page)),
          ...(await allFaultsOf(page)),
          ...(await structureFaults(page)),
          ...(await overhangs(page)),
        ];
        if (faults.length > 0) found[name] = faults;
      };
      const { slug } = await someProduct(page);
      const layouts = ofEachLayout(slug);
      const all = [...layouts, ...otherPages];
      for (const at of byForm(all, isSecond ? layouts : all)) await look(at, at);
      await fillCart(page);
      for (const at of withGoods) await look(at, `${at} with goods`);
      expect(found).toEqual({});
      expect(ofDashboard).toEqual([]);
    });
  });
}

test('pages that search engines keep have a canonical link on the origin of the shop, others none', async ({
  page,
}) => {
  const { slug } = await someProduct(page);
  const settings = await page.request.get('/api/v1/site/settings');
  const { website } = ((await settings.json()) as { settings: { website: string } }).settings;
  const { origin } = new URL(website);
  const canonicals = () =>
    page.evaluate(() =>
      Array.from(
        document.querySelectorAll<HTMLLinkElement>('link[rel=canonical]'),
        ({ href }) => href,
      ),
    );
  for (const at of [
    '/contact',
    '/terms',
    '/product-category/new_arrivals',
    `/product/${slug}`,
    '/',
  ]) {
    await openWhole(page, `${at}?utm_source=friend`);
    await expect.poll(canonicals).toEqual([`${origin}${at}`]);
  }
  for (const at of ['/login', '/cart', '/wishlist', '/compare', '/search?q=camera', '/nowhere']) {
    await openWhole(page, at);
    expect(await canonicals()).toEqual([]);
  }
});
