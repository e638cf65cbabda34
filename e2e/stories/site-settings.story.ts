import type { Page } from '@playwright/test';
import { haveSession } from '../shop/staff';
import { expect, test } from '../shop/storefront-test';
import { overflowOf } from '../shop/storefront';
import { screens } from '../shop/widths';

/** The settings pages: a field on each, its new value, and the message after saving. */
const pagesAt = (width: number) => [
  ['Shop', 'Tagline', `Locks and lamps ${width}`, 'Site settings saved successfully!'],
  ['Selling', 'Most items in all', `${width % 100}`, 'Site settings saved successfully!'],
  ['Delivery', 'Map link', `https://maps.example/${width}`, 'Delivery settings saved.'],
  ['Messages', 'Sender name', `Orders ${width}`, 'Message settings saved successfully!'],
  ['Remarks', 'Tells the customer', `On its way ${width}`, 'Remarks saved successfully!'],
  ['Chats', 'Messenger page', `pasal.${width}`, 'Chats saved successfully!'],
];

const nav = (page: Page) => page.getByRole('navigation', { name: 'Pages of the site settings' });
const save = (page: Page) => page.getByRole('button', { name: 'Save settings' });

for (const { where, width, height } of screens(390)) {
  test(`every page of the site settings is saved the same way, on ${where}`, async ({
    page,
    openShop,
    complaints,
  }) => {
    await page.setViewportSize({ width, height });
    await haveSession(page, openShop.url, 'admin');
    await page.goto('/dashboard/site-settings');
    for (const [name = '', label = '', text = '', answer = ''] of pagesAt(width)) {
      await nav(page).getByRole('link', { name }).click();
      await expect(page).toHaveTitle(new RegExp(`^Site settings: ${name} `));
      const field = page.getByLabel(label).first();
      const before = await field.inputValue();
      await expect(save(page)).toBeInViewport();
      await expect(save(page)).toBeDisabled();
      expect([name, await overflowOf(page)]).toEqual([name, 0]);

      // A dialog asks before unsaved input is left.
      await field.fill(text);
      await expect(page.getByText('You have unsaved changes.')).toBeVisible();
      await nav(page).getByRole('link').filter({ hasNotText: name }).first().click();
      const question = page.getByRole('dialog', { name: 'Leave without saving?' });
      await question.getByRole('button', { name: 'Cancel' }).click();
      await expect(field).toHaveValue(text);
      await page.getByRole('button', { name: 'Discard changes' }).click();
      await expect(field).toHaveValue(before);
      await expect(save(page)).toBeDisabled();

      await field.fill(text);
      await save(page).click();
      await expect(page.getByText(answer)).toBeVisible();
      await expect(save(page)).toBeDisabled();
      await page.reload();
      await expect(page.getByLabel(label).first()).toHaveValue(text);
    }
    expect(complaints).toEqual([]);
  });
}
