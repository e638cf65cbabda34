import type { Locator, Page } from '@playwright/test';
import { faultsOf } from '../shop/axe';
import { awaitRendered } from '../shop/rendered';
import { openWhole } from '../shop/storefront';
import { expect, test } from '../shop/storefront-test';

const PHONE = { width: 390, height: 844 };
const topOf = async (part: Locator) => Math.round((await part.boundingBox())?.y ?? NaN);
const heightOf = async (part: Locator) => Math.round((await part.boundingBox())?.height ?? NaN);
const groundOf = (part: Locator) =>
  part.evaluate((element) => getComputedStyle(element).backgroundColor);

test.describe('on a phone', () => {
  test.use({ viewport: PHONE, hasTouch: true });

  test('the home page shows a product within 1.2 screens, and no two like grounds in a row', async ({
    page,
  }) => {
    await openWhole(page, '/');
    const popular = page.getByRole('region', { name: 'Popular Items' });
    expect(await topOf(popular.getByRole('listitem').first())).toBeLessThan(1.2 * PHONE.height);
    const filter = page.getByRole('main').getByRole('button', { name: 'Filter' });
    expect((await filter.boundingBox())?.width).toBeLessThan(PHONE.width / 2);
    const hero = page.getByRole('heading', { level: 1 }).locator('xpath=ancestor::section[1]');
    const grounds = await Promise.all(
      [
        page.getByRole('region', { name: 'Promotion' }),
        hero,
        page.getByRole('region', { name: 'Special Offer!' }),
      ].map(groundOf),
    );
    expect(new Set(grounds).size).toBe(3);
  });

  test('the menu leads to orders and help and calls the shop; the footer is folded', async ({
    page,
    complaints,
  }) => {
    await openWhole(page, '/contact');
    const footer = page.getByRole('contentinfo');
    await expect(footer.getByRole('link', { name: 'Track your order' })).toBeHidden();
    expect(await heightOf(footer)).toBeLessThan(PHONE.height);
    await footer.getByText('Customer service').tap();
    await expect(footer.getByRole('link', { name: 'Track your order' })).toBeVisible();
    expect(await faultsOf(page)).toEqual([]);
    await page.getByRole('banner').getByRole('button', { name: 'Categories' }).tap();
    const help = page.getByRole('navigation', { name: 'Orders and help' });
    await expect(help.getByRole('link', { name: /^Call / })).toHaveAttribute(
      'href',
      /^tel:\+?\d+$/,
    );
    await help.getByRole('link', { name: 'Track your order' }).tap();
    await expect(page).toHaveURL('/track-order');
    await expect(help).toBeHidden();
    expect(complaints).toEqual([]);
  });

  test('without a connection a bar pushes the page down and covers nothing', async ({
    page,
    context,
  }) => {
    await openWhole(page, '/contact');
    const main = page.getByRole('main');
    const before = await topOf(main);
    await context.setOffline(true);
    const bar = page.getByRole('banner').getByText("You're offline. Your cart is safe.");
    await expect(bar).toBeVisible();
    expect(await topOf(main)).toBe(before + (await heightOf(bar)));
    await context.setOffline(false);
    await expect(bar).toBeHidden();
  });
});

const LIGHT = 'rgb(255, 255, 255)';
const DARK = 'rgb(24, 34, 45)';
const ground = (page: Page) => groundOf(page.locator('body'));

test('the theme is the system’s wish, or what was chosen in this browser, before any script of the shop', async ({
  page,
  complaints,
}) => {
  await awaitRendered(page, '/contact');
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.goto('/contact');
  expect(await ground(page)).toBe(DARK);
  const list = page.getByRole('contentinfo').getByRole('combobox', { name: 'Theme' });
  await expect(list).toHaveValue('');
  await list.selectOption('Light theme');
  expect(await ground(page)).toBe(LIGHT);

  await page.emulateMedia({ colorScheme: 'light' });
  await list.selectOption('Dark theme');
  expect(await ground(page)).toBe(DARK);
  await page.emulateMedia({ media: 'print' });
  expect(await ground(page)).toBe(LIGHT);
  await page.emulateMedia({ media: 'screen' });
  // A page of the shop, and one that the browser makes.
  for (const at of ['/contact', '/dashboard']) {
    await page.route('**/host/**', () => undefined);
    await page.goto(at, { waitUntil: 'commit' });
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
    if (at === '/contact') expect(await ground(page)).toBe(DARK);
    await page.unroute('**/host/**');
  }
  await page.goto('/contact');
  await expect(list).toHaveValue('dark');
  await list.selectOption('System theme');
  expect(await ground(page)).toBe(LIGHT);
  expect(complaints).toEqual([]);
});
