import { renameSync } from 'node:fs';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { signIn } from '../shop/staff';
import { test as sharedTest } from '../shop/storefront-test';
import { expect, test } from '../shop/test';

const home = {
  name: 'home',
  at: '/',
  shows: (page: Page) => page.getByRole('region', { name: 'New Arrivals' }),
};
const cart = {
  name: 'cart',
  at: '/cart',
  shows: (page: Page) => page.getByText('Your Cart is Empty'),
};
const checkout = {
  name: 'checkout',
  at: '/checkout',
  shows: (page: Page) => page.getByText('Your Cart is Empty'),
};
const dashboard = {
  name: 'dashboard',
  at: '/dashboard',
  shows: (page: Page) => page.getByRole('heading', { name: 'Orders by Status' }),
};

const cases = [
  { remote: 'catalog', title: 'the catalogue', its: home, others: [cart, checkout, dashboard] },
  { remote: 'checkout', title: 'the checkout', its: cart, others: [home, dashboard] },
  { remote: 'dashboard', title: 'the dashboard', its: dashboard, others: [home, cart, checkout] },
];

for (const { remote, title, its, others } of cases) {
  test(`without the files of ${remote} the rest lives, the failure names it, and Retry recovers`, async ({
    page,
    shop,
  }) => {
    // Nobody has asked for the remote's files before they go: what browser or server hold they show.
    const itsFiles = `**/remotes/${remote}/**`;
    await page.route(itsFiles, (route) => route.abort());
    await signIn(page, 'admin');
    await page.unroute(itsFiles);
    const files = path.join(shop.root, `remote-${remote}/dist`);
    renameSync(files, `${files}-away`);

    await page.goto(its.at);
    const failure = page.getByRole('alert').filter({ hasText: `We could not load ${title}.` });
    await expect(failure).toBeVisible();
    for (const { at, shows } of others) {
      await page.goto(at);
      await expect(shows(page)).toBeVisible();
    }

    await page.goto(its.at);
    await expect(failure).toBeVisible();
    if (remote !== 'dashboard') {
      await expect(page.getByRole('banner')).toBeVisible();
      await expect(page.getByRole('link', { name: 'Cart, 0 items' })).toBeVisible();
      await expect(page.getByRole('contentinfo')).toBeVisible();
    }
    const loads: string[] = [];
    page.on('request', (request) => {
      if (request.isNavigationRequest()) loads.push(request.url());
    });
    await failure.getByRole('button', { name: 'Retry' }).click();
    await expect(failure).toBeVisible();
    renameSync(`${files}-away`, files);
    await failure.getByRole('button', { name: 'Retry' }).click();
    await expect(its.shows(page)).toBeVisible();
    await expect(failure).toBeHidden();
    // One Retry wakes every part of the remote: the page's brings the header's search back as well.
    if (remote === 'catalog') {
      await expect(page.getByText('Search is unavailable.')).toHaveCount(0);
      await expect(page.getByRole('combobox', { name: 'Search products' })).toBeVisible();
    }
    expect(loads).toEqual([]);
  });
}

sharedTest(
  'a chunk that failed in every try is loaded by Retry, without a reload',
  async ({ page }) => {
    let cut = true;
    await page.route('**/remotes/checkout/**', (route) =>
      cut && !route.request().url().includes('remoteEntry') ? route.abort() : route.continue(),
    );
    await page.goto('/cart');
    await expect(page.getByText('We could not load the checkout.')).toBeVisible();
    cut = false;
    await page.getByRole('button', { name: 'Retry' }).click();
    await expect(page.getByText('Your Cart is Empty')).toBeVisible();
  },
);
