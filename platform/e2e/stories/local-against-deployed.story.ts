import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { collectComplaints } from '../../../e2e/shop/complaints';
import { startAgainst } from '../shop/pasal-dev';
import { watchPolicy } from '../../../e2e/shop/policy';
import { awaitRendered } from '../../../e2e/shop/rendered';
import { signIn } from '../../../e2e/shop/staff';
import { expect, test } from '../../../e2e/shop/test';

test.use({ withSources: true });

const WAS = 'Your Cart is Empty';

/** Changes a text of the checkout's sources. */
function changeText(root: string, from: string, to: string): void {
  const file = path.join(root, 'remote-checkout/src/features/empty-cart/messages.ts');
  writeFileSync(file, readFileSync(file, 'utf8').replace(from, to));
}

/** Changes the sources of a page with something typed into it, and breaks and mends them: nothing is lost. */
async function changeBesideState(page: Page, root: string): Promise<void> {
  const typed = page.getByRole('combobox', { name: 'Search products' }).first();
  await typed.fill('cam');
  let loads = 0;
  page.on('load', () => (loads += 1));
  changeText(root, 'Nothing in here yet', 'Still nothing');
  await expect(page.getByText('Still nothing')).toBeVisible();

  changeText(root, "'Still nothing'", "'Still nothing");
  const overlay = page.getByRole('alert').filter({ hasText: 'empty-cart/messages.ts' });
  await expect(overlay).toContainText("emptyTitle = 'Still nothing");
  changeText(root, "'Still nothing", "'Nothing at all'");
  await expect(page.getByText('Nothing at all')).toBeVisible();
  await expect(overlay).toHaveCount(0);
  await expect(typed).toHaveValue('cam');
  expect(loads).toBe(0);
}

test(
  'the checkout of a working folder is seen in a deployed shop, which knows nothing of it',
  { tag: ['@platform', '@night'] },
  async ({ page, browser, shop }) => {
    await awaitRendered(page, '/');
    const before = await (await page.request.get('/')).text();
    changeText(shop.root, WAS, 'Nothing in here yet');
    const pasal = await startAgainst(path.join(shop.root, 'remote-checkout'), shop.url);
    const context = await browser.newContext({ baseURL: pasal.url });
    try {
      const local = await context.newPage();
      const complaints = collectComplaints(local);
      const refused = await watchPolicy(local);
      await local.goto('/cart');
      await expect(local.getByText('Nothing in here yet')).toBeVisible();

      await changeBesideState(local, shop.root);

      // All else is the shop's: its pages, pictures and calls, an order and a session.
      await local.goto('/');
      const goods = local.getByRole('region', { name: 'New Arrivals' });
      await goods.getByRole('link').first().click();
      await local.getByRole('button', { name: 'Add to Cart' }).first().click();
      await local.getByRole('link', { name: 'Cart, 1 item' }).click();
      await expect(local.getByText('Order Summary')).toBeVisible();
      const picture = local.locator('main img').first();
      await expect
        .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
        .toBeGreaterThan(0);
      await signIn(local, 'staff');
      await expect(local.getByRole('heading', { level: 1 })).toBeVisible();
      expect([complaints, refused]).toEqual([[], []]);
    } finally {
      await context.close();
      await pasal.stop();
    }

    await page.goto('/cart');
    await expect(page.getByText(WAS)).toBeVisible();
    expect(await (await page.request.get('/')).text()).toBe(before);
  },
);
