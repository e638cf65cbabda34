import type { Page } from '@playwright/test';
import { signedInApi } from '../shop/staff';
import { expect, test } from '../shop/storefront-test';
import { screens } from '../shop/widths';

const PASSWORD = 'a-good-password-1';

/** Signs in a new member of staff of this role, whom an administrator adds. */
async function signInAs(page: Page, url: string, role: 'packer' | 'accountant', width: number) {
  const admin = await signedInApi(url, 'admin');
  const email = `${role}-${width}@pasal.test`;
  const added = await admin.post('/api/v1/auth/add-staff', {
    data: { email, password: PASSWORD, role },
  });
  expect(added.status(), await added.text()).toBe(201);
  await admin.dispose();
  await page.goto('/login');
  await page.getByLabel(/^Email/).fill(email);
  await page.getByLabel(/^Password/).fill(PASSWORD);
  await page.getByRole('button', { name: 'Login' }).click();
}

/** The sidebar's links, which a phone has behind a button. */
async function entriesOf(page: Page, width: number): Promise<string[]> {
  const isSmall = width < 700;
  if (isSmall) await page.getByRole('button', { name: 'Open the menu' }).click();
  const sidebar = page.getByRole('navigation', { name: 'Dashboard' }).filter({ visible: true });
  const links = sidebar.getByRole('listitem').getByRole('link');
  await expect(links.last()).toBeVisible();
  const texts = await links.allInnerTexts();
  if (isSmall) await page.keyboard.press('Escape');
  return texts.map((text) => text.trim());
}

const notTheirs = (page: Page) => page.getByText('Not a page of your role');

for (const { width, height } of screens(1440)) {
  test(`a packer works at two desks and is told of all other pages, at ${width} pixels`, async ({
    page,
    openShop,
  }) => {
    await page.setViewportSize({ width, height });
    await signInAs(page, openShop.url, 'packer', width);
    await expect(page.getByRole('heading', { level: 1, name: 'To pack' })).toBeVisible();
    expect(await entriesOf(page, width)).toEqual(['Desks', 'Profile']);
    const desks = page.getByRole('navigation', { name: 'Desks' }).getByRole('link');
    await expect(desks).toHaveText([/^To pack/, /^To hand over/]);
    for (const path of ['product-management', 'order-management', 'money', 'staff']) {
      await page.goto(`/dashboard/${path}`);
      await expect(notTheirs(page)).toBeVisible();
      await expect(page.getByRole('main').getByRole('link', { name: 'Desks' })).toBeVisible();
    }
    await page.goto('/dashboard/desks/call');
    await expect(notTheirs(page)).toBeVisible();
  });

  test(`an accountant keeps the money and reads orders, at ${width} pixels`, async ({
    page,
    openShop,
  }) => {
    await page.setViewportSize({ width, height });
    await signInAs(page, openShop.url, 'accountant', width);
    await expect(page.getByRole('heading', { level: 1, name: 'Order Management' })).toBeVisible();
    expect(await entriesOf(page, width)).toEqual([
      'Order Management',
      'Profit',
      'Money',
      'Profile',
    ]);
    await page.getByRole('button', { name: /^View/ }).first().click();
    const details = page.getByRole('dialog');
    await expect(details.getByText('History')).toBeVisible();
    await expect(details.getByRole('button', { name: 'Update Status' })).toHaveCount(0);
    await page.goto('/dashboard/money');
    await expect(page.getByRole('heading', { level: 1, name: 'Money' })).toBeVisible();
    await page.goto('/dashboard/stock/profit');
    await expect(page.getByRole('heading', { level: 1, name: 'Profit' })).toBeVisible();
    await page.goto('/dashboard/desks');
    await expect(notTheirs(page)).toBeVisible();
  });
}
