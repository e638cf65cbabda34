import type { Page } from '@playwright/test';
import { atRest } from '../../../e2e/shop/at-rest';
import { faultsOf } from '../../../e2e/shop/axe';
import { startOwnShop } from '../../../e2e/shop/own-shop';
import { recordOf, uploadBuild } from '../shop/releases';
import { BELIEVE_ADDRESSES } from '../../../e2e/shop/running-shop';
import { signedInApi, signIn } from '../../../e2e/shop/staff';
import { overflowOf } from '../../../e2e/shop/storefront';
import { expect, test } from '../../../e2e/shop/storefront-test';
import { visitWithoutBrowser } from '../shop/visit-without-browser';

const NEW = 'team-new';
const UNFIT = 'team-unfit';

/** Opens the menu of the checkout and chooses something there, by keyboard alone. */
async function choose(page: Page, task: string): Promise<void> {
  await page.getByRole('button', { name: 'Actions for the checkout' }).focus();
  await page.keyboard.press('Enter');
  const item = page.getByRole('menuitem', { name: task });
  await expect(item).toBeVisible();
  while (!(await item.evaluate((each) => each === document.activeElement))) {
    await page.keyboard.press('ArrowDown');
  }
  await page.keyboard.press('Enter');
}

/** Types a reason into the dialog that is open, and sends it. */
async function sayWhy(page: Page, why: string): Promise<void> {
  await page.getByRole('dialog').getByLabel('Reason').focus();
  await page.keyboard.type(why);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog')).toHaveCount(0);
}

test(
  'an administrator has a release grow, reads how it does, stops it, lets it go on and takes it back, by keyboard',
  { tag: '@platform' },
  async ({ browser }) => {
    const shop = await startOwnShop({ variables: BELIEVE_ADDRESSES });
    const { root } = shop;
    const api = await signedInApi(shop.url, 'admin');
    // The gate will report that another remote has this address.
    const routes = [...recordOf(root, 'checkout').routes, { path: '/login', page: 'cart' }];
    await uploadBuild(api, root, ['checkout', UNFIT], undefined, { routes });
    await uploadBuild(api, root, ['checkout', NEW]);
    const context = await browser.newContext({ baseURL: shop.url });
    const page = await context.newPage();
    await signIn(page, 'admin');
    await page.goto('/dashboard/releases');
    const row = page.getByRole('row', { name: /the checkout/ });
    // Nothing takes the focus under the splash.
    await expect(row).toBeVisible();
    await atRest(page);
    await expect(page.locator('[inert]')).toHaveCount(0);

    await choose(page, 'Activate');
    const dialog = page.getByRole('dialog', { name: 'Activate a release of the checkout' });
    await dialog.getByLabel('Version').selectOption({ index: 1 });
    await dialog.getByLabel('Shown to').selectOption('Gradually, by plan');
    await dialog.getByRole('button', { name: 'Activate' }).press('Enter');
    await expect(dialog.getByRole('alert')).toContainText('/login, which belongs to host');
    expect(await faultsOf(page)).toEqual([]);
    await dialog.getByLabel('Version').selectOption({ index: 0 });
    await sayWhy(page, 'It looks well');
    await expect(row).toContainText('Rolling out by plan0 of 50 visits. Then 10 %');

    const visitor = { remote: 'checkout', version: NEW, share: 1 };
    for (let network = 1; network <= 30; network += 1) {
      const phase = network % 15 === 0 ? 'render' : 'load';
      await visitWithoutBrowser(shop.url, '/', { ...visitor, network }, phase);
    }
    // The list refreshes by itself, and its figures are also in text.
    await expect(row).toContainText('30 of 50 visits');
    const health = page.getByRole('region', { name: 'Health' });
    await expect(health.getByLabel('Part')).toHaveValue('checkout');
    await expect(health.getByRole('list', { name: 'Versions' })).toContainText(
      `${NEW}Being tried2 of 30 visits failed (6.7 %)`,
    );
    await health.getByText('Show as a table').focus();
    await page.keyboard.press('Enter');
    await expect(health.getByRole('row', { name: /2 of 30/ })).toBeVisible();

    await choose(page, 'Pause rollout');
    await sayWhy(page, 'Two visitors saw nothing');
    await expect(row).toContainText('Paused30 of 50 visits');
    await choose(page, 'Continue');
    await sayWhy(page, 'They had an old browser');
    await expect(row).toContainText('Rolling out by plan');
    const history = page.getByRole('region', { name: 'History' });
    await expect(history.getByRole('row', { name: /Approved to continue/ })).toContainText(
      'old browser',
    );
    await history.getByLabel('What happened').selectOption('Refused');
    await expect(history.getByRole('row')).toHaveCount(2);
    await expect(history.getByRole('row').last()).toContainText('/login, which belongs to host');

    for (const [width, height] of [
      [1440, 900],
      [390, 844],
    ] as const) {
      await page.setViewportSize({ width, height });
      await health.getByRole('img').scrollIntoViewIfNeeded();
      await expect(health.getByRole('img')).toBeVisible();
      expect(await faultsOf(page)).toEqual([]);
      expect(await overflowOf(page)).toBe(0);
    }
    await choose(page, 'Roll back');
    await sayWhy(page, 'Next week');
    await expect(row).not.toContainText(NEW);
    await context.close();
    await shop.close();
  },
);
