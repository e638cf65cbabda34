import { expect, test } from '../shop/storefront-test';

/** Files of the dashboard the page has fetched. */
const isOfDashboard = (url: string) => /dashboard/.test(new URL(url).pathname);

test('"Opening the shop as a visitor downloads nothing of the dashboard, editor or charts"', async ({
  page,
}) => {
  const fetched: string[] = [];
  page.on('request', (request) => fetched.push(request.url()));
  for (const address of ['/', '/product-category/new_arrivals', '/cart', '/login']) {
    await page.goto(address);
    await page.waitForLoadState('networkidle');
  }
  expect(fetched.filter(isOfDashboard)).toEqual([]);
});

test('the charts are drawn under the strict policy when they come into view, and not before', async ({
  page,
  complaints,
}) => {
  await page.setViewportSize({ width: 1440, height: 500 });
  await page.goto('/login');
  await page.getByLabel(/^Email/).fill('staff@pasal.test');
  await page.getByLabel(/^Password/).fill('staff-demo-1234');
  await page.getByRole('button', { name: 'Login' }).click();
  await expect(page).toHaveURL(/\/dashboard$/);
  const chart = page.getByRole('img', { name: /^Line chart: Orders per day/ });
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
  expect(complaints).toEqual([]);
});
