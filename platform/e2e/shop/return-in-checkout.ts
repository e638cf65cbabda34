import { expect, type Browser } from '@playwright/test';
import { BAD, meetIt, visitorOf, type BadRelease } from './bad-release';
import { goToCheckoutWithGoods, placeOrder } from '../../../e2e/shop/checkout';

/**
 * A visitor with a bad release fills in the checkout's form while five others meet its fault
 * and it is rolled back: nothing of the form is lost, no message appears, and the order completes.
 */
export async function orderWhileItGoesBack(
  browser: Browser,
  url: string,
  bad: BadRelease,
): Promise<void> {
  const { remote } = bad;
  const context = await visitorOf(browser, url, { remote, network: 100 });
  const page = await context.newPage();
  const asked = new Set<string>();
  page.on('request', (request) => {
    const [, name, version] = /\/remotes\/([^/]+)\/([^/]+)\//.exec(request.url()) ?? [];
    if (name === remote && version) asked.add(version);
  });
  const loads: string[] = [];
  await goToCheckoutWithGoods(page);
  await page.getByLabel(/^Full Name/).fill('Sita Sharma');
  await page.getByLabel(/^Address/).fill('Baneshwor 10');
  page.on('request', (request) => {
    if (request.isNavigationRequest()) loads.push(request.url());
  });

  for (let network = 1; network <= 5; network += 1) {
    const visitor = await visitorOf(browser, url, { remote, network });
    await meetIt(visitor, bad);
    await visitor.close();
  }
  const live = async () => (await context.request.get(bad.at)).text();
  await expect.poll(live).not.toContain(`/remotes/${remote}/${BAD}/`);

  // The page continues with the release it started with.
  await expect(page.getByLabel(/^Full Name/)).toHaveValue('Sita Sharma');
  await expect(page.getByLabel(/^Address/)).toHaveValue('Baneshwor 10');
  await expect(page.getByRole('alertdialog')).toHaveCount(0);
  expect(await placeOrder(page)).toMatch(/^NP-/);
  expect([...asked]).toEqual([BAD]);
  expect(loads).toEqual([]);
  await context.close();
}
