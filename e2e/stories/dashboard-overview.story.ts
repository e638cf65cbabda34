import { atRest } from '../shop/at-rest';
import { faultsOf } from '../shop/axe';
import { highestRow } from '../shop/rows';
import { overflowOf } from '../shop/storefront';
import { haveSession, signedInApi, signIn } from '../shop/staff';
import { expect, test } from '../shop/storefront-test';
import { widths } from '../shop/widths';

/** True for a file of the dashboard or of a remote shown in it. */
const isOfDashboard = (url: string) => /dashboard|\/remotes\/releases/.test(new URL(url).pathname);

test('"Opening the shop as a visitor downloads nothing of the dashboard, editor or charts"', async ({
  page,
}) => {
  const fetched: string[] = [];
  page.on('request', (request) => fetched.push(request.url()));
  for (const address of ['/', '/product-category/new_arrivals', '/cart', '/login']) {
    await page.goto(address);
    await atRest(page);
  }
  expect(fetched.filter(isOfDashboard)).toEqual([]);
});

test('the charts are drawn under the strict policy when they come into view, and not before', async ({
  page,
  complaints,
}) => {
  await page.setViewportSize({ width: 1440, height: 500 });
  await signIn(page, 'staff');
  const chart = page.getByRole('img', { name: /^Bar chart: Orders per day/ });
  await expect(chart).toBeAttached();
  const inkOf = () =>
    chart.evaluate((canvas) => {
      const { width, height } = canvas as HTMLCanvasElement;
      const context = (canvas as HTMLCanvasElement).getContext('2d');
      const pixels = context?.getImageData(0, 0, width, height).data ?? [];
      return pixels.some((value) => value > 0);
    });
  expect(await inkOf()).toBe(false);
  await chart.scrollIntoViewIfNeeded();
  await expect.poll(inkOf).toBe(true);

  await page.getByText('7 days', { exact: true }).click();
  await expect(page).toHaveURL(/days=7/);
  await expect(page.getByRole('region', { name: 'Orders per day' })).toContainText('in 7 days');
  await page.getByText('Show as a table').first().click();
  await expect(page.getByRole('region', { name: 'Orders per day' }).getByRole('row')).toHaveCount(
    8,
  );
  // The charts are there, and a table is open.
  expect(await faultsOf(page)).toEqual([]);
  expect(complaints).toEqual([]);
});

test('axe finds nothing in order management, on a desk or on a phone', async ({
  page,
  openShop,
}) => {
  await haveSession(page, openShop.url, 'admin');
  for (const width of widths(390)) {
    await page.setViewportSize({ width, height: width < 640 ? 844 : 900 });
    await page.goto('/dashboard/order-management');
    await page
      .getByRole('button', { name: /^More actions/ })
      .first()
      .click();
    await expect(page.getByRole('status').filter({ hasText: 'Loading' })).toHaveCount(0);
    expect(await faultsOf(page)).toEqual([]);
    expect(await overflowOf(page)).toBe(0);
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: /^View/ }).first().click();
    await expect(page.getByRole('region', { name: 'History' })).toContainText(/Pending/);
    expect(await faultsOf(page)).toEqual([]);
    await page.goto('/dashboard/order-management/new');
    await page.getByRole('button', { name: /^Place Order/ }).click();
    await expect(page.getByRole('alert')).toContainText('Add at least one product.');
    expect(await faultsOf(page)).toEqual([]);
    expect(await overflowOf(page)).toBe(0);
  }
});

const LISTS = ['order-management', 'product-management', 'staff', 'searches'];

test('a row of staff’s lists is at most 140 px high on a phone, and nothing hangs over', async ({
  page,
  openShop,
}) => {
  await haveSession(page, openShop.url, 'admin');
  await page.setViewportSize({ width: 390, height: 844 });
  const rights = { upload: true, activate: 10, roll_back: true };
  const team = { name: 'offers', label: 'Offers team, CI', email: 'offers@team.test', days: 30 };
  const admin = await signedInApi(openShop.url, 'admin');
  const made = await admin.post('/api/v1/release-token', { data: { ...team, rights } });
  expect(made.ok(), await made.text()).toBe(true);
  await admin.dispose();
  for (const list of [...LISTS, 'releases']) {
    await page.goto(`/dashboard/${list}`);
    const rows = page.getByRole('table').getByRole('cell');
    await expect(rows.first()).toBeVisible();
    await expect(page.getByRole('status').filter({ hasText: 'Loading' })).toHaveCount(0);
    expect(await highestRow(page), list).toBeLessThanOrEqual(140);
    expect(await overflowOf(page), list).toBeLessThanOrEqual(0);
  }
});
