import { renameSync } from 'node:fs';
import path from 'node:path';
import { signIn } from '../../../e2e/shop/staff';
import { expect, test } from '../../../e2e/shop/test';

// The fault matrix has every single fault of every remote; here everything of one is gone.
test(
  'without the files of a remote the rest lives, and one Retry brings all of it back',
  { tag: '@platform' },
  async ({ page, shop }) => {
    // No one has asked for the remote's files before they go: the browser and the server would show what they
    // have cached.
    const itsFiles = '**/remotes/catalog/**';
    await page.route(itsFiles, (route) => route.abort());
    await signIn(page, 'admin');
    await page.unroute(itsFiles);
    const files = path.join(shop.root, 'remote-catalog/dist');
    renameSync(files, `${files}-away`);

    await page.goto('/dashboard');
    await expect(page.getByRole('heading', { name: 'Orders by Status' })).toBeVisible();
    await page.goto('/cart');
    await expect(page.getByText('Your Cart is Empty')).toBeVisible();
    await page.goto('/');
    const failure = page.getByRole('alert').filter({ hasText: 'We could not load the catalogue.' });
    await expect(failure).toBeVisible();
    await expect(page.getByRole('link', { name: 'Cart, 0 items' })).toBeVisible();
    await expect(page.getByRole('contentinfo')).toBeVisible();

    const loads: string[] = [];
    page.on('request', (request) => {
      if (request.isNavigationRequest()) loads.push(request.url());
    });
    await failure.getByRole('button', { name: 'Retry' }).click();
    await expect(failure).toBeVisible();
    renameSync(`${files}-away`, files);
    await failure.getByRole('button', { name: 'Retry' }).click();
    await expect(page.getByRole('region', { name: 'New Arrivals' })).toBeVisible();
    await expect(failure).toBeHidden();
    await expect(page.getByText('Search is unavailable.')).toHaveCount(0);
    await expect(page.getByRole('combobox', { name: 'Search products' })).toBeVisible();
    expect(loads).toEqual([]);
  },
);
