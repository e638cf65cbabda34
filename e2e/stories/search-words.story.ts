import { faultsOf } from '../shop/axe';
import { haveSession } from '../shop/staff';
import { overflowOf } from '../shop/storefront';
import { expect, test } from '../shop/storefront-test';
import { widths } from '../shop/widths';

for (const width of widths(1440)) {
  test(`an administrator teaches the shop a word, and a shopper finds by it, at ${width} px`, async ({
    openShop,
    page,
    complaints,
  }) => {
    const phrase = width === 390 ? 'zhilkane' : 'quobulb';
    await page.setViewportSize({ width, height: width === 390 ? 844 : 900 });
    await haveSession(page, openShop.url, 'admin');
    await page.goto('/dashboard/search-words');
    await page.getByRole('searchbox', { name: 'Find a type or phrase' }).fill('chim');
    await page.getByRole('button', { name: 'Edit Bulb' }).press('Enter');
    const dialog = page.getByRole('dialog', { name: 'Edit Bulb' });
    const phrases = dialog.getByRole('textbox', { name: /^Phrases/ });
    await phrases.press('ControlOrMeta+End');
    await phrases.pressSequentially(`, ${phrase}`);
    expect(await faultsOf(page)).toEqual([]);
    expect(await overflowOf(page)).toBeLessThanOrEqual(0);
    await dialog.getByRole('button', { name: 'Save' }).press('Enter');
    await expect(
      page.getByRole('list', { name: 'Phrases of Bulb' }).getByText(phrase),
    ).toBeVisible();

    await page.getByRole('searchbox', { name: 'Type what a shopper would' }).fill(`best ${phrase}`);
    await expect(page.getByText('type: Bulb')).toBeVisible();
    await expect(page.getByText('ignored', { exact: true }).first()).toBeVisible();
    expect(await faultsOf(page)).toEqual([]);
    expect(await overflowOf(page)).toBeLessThanOrEqual(0);

    await page.goto(`/search?q=${phrase}`);
    await expect(page.getByRole('main').getByRole('article').first()).toContainText(/bulb/i);
    expect(complaints).toEqual([]);
  });
}
