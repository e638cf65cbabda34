import type { Page } from '@playwright/test';
import { atRest } from '../shop/at-rest';
import { haveSession } from '../shop/staff';
import { expect, test } from '../shop/storefront-test';

/** The page, the calls it needs first, and a part that shows their answer. */
const PAGES = [
  {
    at: '/dashboard?days=90',
    calls: ['/auth/overview'],
    heading: 'Overview',
  },
  {
    at: '/dashboard',
    calls: ['/auth/overview', '/auth/overview/charts?days=30'],
    heading: 'Overview',
  },
  {
    at: '/dashboard/product-management?search=camera&sort=price_asc',
    calls: ['/product?page=1&search=camera&sort=price_asc&limit=10'],
    heading: 'Product Management',
  },
  {
    at: '/dashboard/order-management?status=pending&page=2',
    calls: ['/order-product?page=2&status=pending&limit=10'],
    heading: 'Order Management',
  },
];

/** The initiator of each call's first request since the page was opened. */
const askedIn = (page: Page) =>
  page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .filter(({ name }) => name.includes('/api/v1/'))
      .map((entry) => {
        const { pathname, search } = new URL(entry.name);
        const { initiatorType } = entry as PerformanceResourceTiming;
        return [pathname.replace('/api/v1', '') + search, initiatorType];
      }),
  );

test('the document of a page of the dashboard asks for what it shows first, and the page asks for it no second time', async ({
  page,
  openShop,
  complaints,
}) => {
  await haveSession(page, openShop.url, 'admin');
  // Late requests of the sign-in page do not count for the next page.
  await atRest(page);
  for (const { at, calls, heading } of PAGES) {
    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.url().replace(/^.*\/api\/v1/, '')));
    await page.goto(at);
    await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
    await atRest(page);
    const ahead = (await askedIn(page)).filter(([, by]) => by === 'link').map(([call]) => call);
    expect(ahead, at).toEqual(calls);
    for (const call of calls) expect(asked.filter((each) => each === call)).toEqual([call]);
    page.removeAllListeners('request');
  }
  // A browser warns about an unused preload.
  await page.waitForEvent('console', { timeout: 4000 }).catch(() => undefined);
  expect(complaints).toEqual([]);
});
