import type { Page } from '@playwright/test';
import { atRest } from '../shop/at-rest';
import { allFaultsOf } from '../shop/axe';
import { overflowOf } from '../shop/storefront';
import { haveSession, signIn } from '../shop/staff';
import { expect, test } from '../shop/storefront-test';
import { test as testAlone } from '../shop/test';
import { isLongForm } from '../../server/src/testing/test-form';

const ADMIN_PAGES = [
  'staff',
  'categories',
  'places',
  'banners',
  'site-settings',
  'site-settings/looks',
  'site-settings/selling',
  'site-settings/delivery',
  'site-settings/messages',
  'site-settings/remarks',
  'site-settings/pages',
  'site-settings/pages/terms',
  'site-settings/announcement',
  'site-settings/calendar',
  'activity',
];

/** Opens a page of the dashboard and waits until the splash has gone and its data is there. */
async function openPage(page: Page, name: string): Promise<void> {
  await page.goto(`/dashboard/${name}`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await atRest(page);
  await expect(page.locator('[inert]')).toHaveCount(0);
}

test('a new member of staff is added, works, and is removed mid-session', async ({
  page,
  browser,
  baseURL,
}) => {
  await signIn(page, 'admin');
  await page.getByRole('link', { name: 'Staff', exact: true }).click();
  await page.getByRole('button', { name: 'Add staff' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add staff' });
  const newcomer = { email: 'nima@pasal.test', password: 'mountain-view-7' };
  await dialog.getByLabel(/^Email/).fill(newcomer.email);
  await dialog.getByLabel(/^Password/).fill(newcomer.password);
  await dialog.getByRole('button', { name: 'Add staff' }).click();
  await expect(page.getByText('Staff added successfully!')).toBeVisible();

  const context = await browser.newContext({ ...(baseURL && { baseURL }) });
  const theirs = await context.newPage();
  await signIn(theirs, newcomer);
  // D25: neither offered on screen, nor opened by its address, nor answered by the server.
  await expect(theirs.getByRole('list', { name: 'Administration' })).toHaveCount(0);
  await openPage(theirs, 'staff');
  await expect(theirs.getByText('Only for administrators')).toBeVisible();
  for (const call of ['auth', 'activity', 'category/manage', 'site/mail']) {
    expect((await theirs.request.get(`/api/v1/${call}`)).status()).toBe(403);
  }
  await theirs.getByRole('link', { name: 'Order Management' }).click();
  await expect(theirs.getByRole('row').nth(1)).toBeVisible();

  const row = page.getByRole('row').filter({ hasText: newcomer.email });
  await row.getByRole('button', { name: `Actions for ${newcomer.email}` }).click();
  await page.getByRole('menuitem', { name: 'Delete' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByText('Staff deleted successfully!')).toBeVisible();
  await expect(row).toHaveCount(0);

  // "Token problems cause silent logout and redirect to /" (R8.18), with their next click.
  await theirs.getByRole('link', { name: 'Product Management' }).click();
  await expect(theirs).toHaveURL(/:\d+\/$/);
  await expect(theirs.getByRole('link', { name: 'Staff sign in' })).toBeVisible();
  await expect(theirs.getByRole('alert')).toHaveCount(0);
  await context.close();

  await page.getByRole('link', { name: 'Activity log' }).click();
  await expect(page.getByRole('row').nth(1)).toContainText(`Deleted staff ${newcomer.email}`);
  await expect(page.getByRole('row').nth(2)).toContainText(`Added staff ${newcomer.email}`);
});

testAlone(
  'saved settings stand in the footer on the next load, a banner on the home page',
  async ({ page, browser, baseURL, complaints }) => {
    const context = await browser.newContext({ ...(baseURL && { baseURL }) });
    const visitor = await context.newPage();
    await visitor.goto('/');
    await expect(visitor.getByRole('contentinfo')).toContainText('New Road');

    await signIn(page, 'admin');
    await openPage(page, 'site-settings');
    await page.getByLabel('Address', { exact: true }).fill('Lakeside 6, Pokhara');
    await page.getByRole('button', { name: 'Save settings' }).click();
    await expect(page.getByText('Site settings saved successfully!')).toBeVisible();
    await visitor.reload();
    await expect(visitor.getByRole('contentinfo')).toContainText('Lakeside 6, Pokhara');

    await openPage(page, 'banners');
    await page.getByRole('button', { name: 'Add banner' }).click();
    const dialog = page.getByRole('dialog', { name: 'Add banner' });
    await dialog.getByLabel('Title', { exact: true }).fill('Dashain is near');
    // A picture of the demo shop is used as the administrator's own.
    const buffer = await (await page.request.get('/uploads/demo/hero-kitchen.avif')).body();
    await dialog
      .locator('input[type=file]')
      .setInputFiles({ name: 'dashain.webp', mimeType: 'image/webp', buffer });
    await expect(dialog.getByRole('figure', { name: 'Preview' }).locator('img')).toBeVisible();
    await dialog.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByText('Banner added successfully!')).toBeVisible();

    // By keyboard alone from the last place to the first, which is the one on the home page.
    const banners = page.getByRole('list', { name: 'Banners' });
    await banners.getByRole('button', { name: 'Move Dashain is near up' }).focus();
    for (const place of [2, 1]) {
      await page.keyboard.press('Enter');
      await expect(banners.getByRole('listitem').nth(place - 1)).toContainText('Dashain is near');
      await expect(banners.getByRole('button', { name: 'Move Dashain is near up' })).toBeFocused();
      await expect(banners).toHaveAttribute('aria-busy', 'false');
    }
    await visitor.reload();
    const shown = visitor.getByRole('main').getByRole('heading', { name: 'Dashain is near' });
    await expect(shown).toBeVisible();

    // Dragged with a mouse, it goes back.
    const rows = banners.getByRole('listitem');
    await rows.first().dragTo(rows.nth(2));
    await expect(rows.nth(2)).toContainText('Dashain is near');
    await visitor.reload();
    await expect(visitor.getByRole('contentinfo')).toBeVisible();
    await expect(shown).toHaveCount(0);
    await context.close();
    expect(complaints).toEqual([]);
  },
);

/** In the page: whether nothing lies over the text. */
function isOnTop(text: HTMLElement): boolean {
  const { left, top, height } = text.getBoundingClientRect();
  return text.contains(document.elementFromPoint(left + 2, top + height / 2));
}

test('a refused setting is seen: the bar does not lie over it', async ({ page, openShop }) => {
  await haveSession(page, openShop.url, 'admin');
  await openPage(page, 'site-settings/selling');
  const limit = page.getByLabel('Most items in all');
  await limit.fill('0');
  await page.getByRole('button', { name: 'Save settings' }).click();
  await expect(limit).toBeFocused();
  const reason = page.getByText(/^A whole number from 1 to /);
  await expect.poll(() => reason.evaluate(isOnTop)).toBe(true);
});

test('the administrator’s pages are accessible, on a phone as on a desk, and in the dark theme', async ({
  openShop,
  page,
  complaints,
}) => {
  await haveSession(page, openShop.url, 'admin');
  for (const name of [...ADMIN_PAGES, 'profile']) {
    await page.setViewportSize({ width: 1440, height: 900 });
    await openPage(page, name);
    if (isLongForm) expect([name, ...(await allFaultsOf(page))]).toEqual([name]);
    expect([name, await overflowOf(page)]).toEqual([name, 0]);
    await page.setViewportSize({ width: 390, height: 844 });
    const faults = await allFaultsOf(page);
    expect([name, ...faults]).toEqual([name]);
    expect([name, await overflowOf(page)]).toEqual([name, 0]);
  }
  expect(complaints).toEqual([]);
});

test('staff see their own profile and no page of the administrator’s', async ({
  page,
  openShop,
}) => {
  await haveSession(page, openShop.url, 'staff');
  await openPage(page, 'site-settings');
  await expect(page.getByText('Only for administrators')).toBeVisible();
  await openPage(page, 'profile');
  const card = page.getByRole('region', { name: 'STAFF PROFILE' });
  await expect(card).toContainText('staff@pasal.test');
  await expect(card).toContainText('STAFF');
  await expect(page.getByText('This device')).toBeVisible();
});
