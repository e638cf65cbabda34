import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { collectComplaints } from '../shop/complaints';
import { startAgainst } from '../shop/pasal-dev';
import { watchPolicy } from '../shop/policy';
import { awaitRendered } from '../shop/rendered';
import { signIn } from '../shop/staff';
import { expect, test } from '../shop/test';

test.use({ withSources: true });

const WAS = 'Your Cart is Empty';

/** Changes a text of the checkout's sources. */
function changeText(root: string, from: string, to: string): void {
  const file = path.join(root, 'remote-checkout/src/features/empty-cart/messages.ts');
  writeFileSync(file, readFileSync(file, 'utf8').replace(from, to));
}

test('the checkout of a working folder is seen in a deployed shop, which knows nothing of it', async ({
  page,
  browser,
  shop,
}) => {
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

    // A change of the sources is there without a hand on the page.
    changeText(shop.root, 'Nothing in here yet', 'Still nothing');
    await expect(local.getByText('Still nothing')).toBeVisible();

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
});
