import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from '../../../e2e/shop/test';

test.use({ withSources: true });

/** Every file of the host with the moment it was last written. */
function hostFiles(root: string) {
  const dist = path.join(root, 'host/dist');
  return readdirSync(dist, { recursive: true, encoding: 'utf8' })
    .toSorted()
    .map((file) => [file, statSync(path.join(dist, file)).mtimeMs]);
}

test(
  'a new build of one remote shows on the next load while the host stays untouched',
  { tag: '@platform' },
  async ({ page, shop }) => {
    await page.goto('/cart');
    await expect(page.getByText('Your Cart is Empty')).toBeVisible();
    const before = hostFiles(shop.root);

    const messages = path.join(shop.root, 'remote-checkout/src/features/empty-cart/messages.ts');
    const changed = readFileSync(messages, 'utf8').replace(
      'Your Cart is Empty',
      'Nothing in here yet',
    );
    writeFileSync(messages, changed);
    execFileSync(process.execPath, ['scripts/build.mjs', 'remote-checkout'], { cwd: shop.root });

    // A page keeps the release it started with, also after navigation.
    await page.getByRole('link', { name: 'Pasal home' }).click();
    await expect(page.getByRole('region', { name: 'New Arrivals' })).toBeVisible();
    await page.getByRole('link', { name: 'Cart, 0 items' }).click();
    await expect(page.getByText('Your Cart is Empty')).toBeVisible();

    await page.reload();
    await expect(page.getByText('Nothing in here yet')).toBeVisible();
    await expect(page.getByText('Your Cart is Empty')).toBeHidden();
    expect(hostFiles(shop.root)).toEqual(before);
  },
);
