import type { Page } from '@playwright/test';
import { faultsOf } from '../shop/axe';
import { someGoods } from '../shop/checkout';
import { haveSession } from '../shop/staff';
import { overflowOf } from '../shop/storefront';
import { expect, test } from '../shop/storefront-test';
import { screens } from '../shop/widths';

const isWell = async (page: Page) =>
  expect([await faultsOf(page), await overflowOf(page)]).toEqual([[], 0]);

for (const { width, height } of screens(390)) {
  test(`staff correct and count stock, an administrator enters a bill and takes it back, at ${width} px`, async ({
    page,
    openShop,
    complaints,
  }) => {
    await page.setViewportSize({ width, height });
    const goods = (await someGoods(page, 8)).at(width === 390 ? -1 : -2);
    if (!goods) throw new Error('the demo shop has no goods');
    const main = page.getByRole('main');
    const dialog = page.getByRole('dialog');
    const level = main.getByRole('definition').first();
    const newest = main.getByRole('row').nth(1);
    const levelIs = async (pieces: number) =>
      expect(level).toHaveText(pieces.toLocaleString('en-IN'));

    await haveSession(page, openShop.url, 'admin');
    await page.goto('/dashboard/stock');
    await expect(page.getByRole('heading', { level: 1, name: 'Stock' })).toBeVisible();
    await main.getByLabel('Find a product').fill(goods.title);
    await isWell(page);
    await main.getByRole('button').filter({ hasText: goods.title }).click();
    await expect(
      page.getByRole('heading', { level: 1, name: `Stock of ${goods.title}` }),
    ).toBeVisible();
    await isWell(page);
    const before = Number((await level.innerText()).replaceAll(',', ''));

    // Wrong first: nothing is sent, and nothing typed is lost.
    await main.getByRole('button', { name: 'Correct the stock' }).click();
    await dialog.getByLabel(/^Pieces more or fewer/).fill('-2');
    await dialog.getByLabel(/^Reason/).selectOption('Other');
    await dialog.getByRole('button', { name: 'Save' }).click();
    await expect(dialog.getByLabel(/^Remarks/)).toHaveAttribute('aria-invalid', 'true');
    await isWell(page);
    await dialog.getByLabel(/^Remarks/).fill('Fell from the shelf');
    await dialog.getByRole('button', { name: 'Save' }).click();
    await expect(dialog).toBeHidden();
    await levelIs(before - 2);
    await expect(newest).toContainText('Fell from the shelf');

    await main.getByRole('button', { name: 'Write a count' }).click();
    await dialog.getByLabel(/^Counted pieces/).fill(String(before + 3));
    await dialog.getByRole('button', { name: 'Save' }).click();
    await expect(dialog).toBeHidden();
    await levelIs(before + 3);
    await expect(newest).toContainText('Counted');
    const stockPage = page.url();

    await page.goto('/dashboard/stock/purchases/new');
    await main.getByLabel('Find a product').fill(goods.title);
    await main.getByRole('button').filter({ hasText: goods.title }).first().click();
    await main.getByLabel(`Pieces of ${goods.title}`).fill('4');
    await main.getByLabel(`Cost of one ${goods.title}`).fill('1500');
    await main.getByRole('button', { name: 'New supplier' }).click();
    const supplier = `Himalaya Imports ${width}`;
    await dialog.getByLabel(/^Name/).fill(supplier);
    await isWell(page);
    await dialog.getByRole('button', { name: 'Save' }).click();
    await expect(dialog).toBeHidden();
    await main.getByRole('button', { name: 'Save purchase' }).click();
    await expect(main.getByText('Enter the number of the bill.')).toBeVisible();
    const bill = `B-${width}`;
    await main.getByLabel(/^Bill number/).fill(bill);
    await isWell(page);
    await main.getByRole('button', { name: 'Save purchase' }).click();
    await expect(page).toHaveURL(/\/stock\/purchases$/);
    const row = main.getByRole('row').filter({ hasText: supplier });
    await expect(row.first()).toContainText('Rs. 6,000');
    await isWell(page);
    await page.goto(stockPage);
    await levelIs(before + 7);
    await expect(newest).toContainText(bill);

    await page.goto('/dashboard/stock/purchases');
    await main.getByRole('button', { name: `Actions for ${bill}` }).click();
    await page.getByRole('menuitem', { name: 'Reverse' }).click();
    await dialog.getByLabel(/^Reason/).fill('The goods went back');
    await dialog.getByRole('button', { name: 'Reverse' }).click();
    await expect(dialog).toBeHidden();
    await expect(row.getByText('Reversal')).toBeVisible();
    await page.goto(stockPage);
    await levelIs(before + 3);
    // A refused reason is a 400, which the browser logs.
    expect(complaints.filter((each) => !each.includes('400'))).toEqual([]);
  });
}
