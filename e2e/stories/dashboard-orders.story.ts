import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { signIn } from '../shop/staff';
import { expect, test } from '../shop/storefront-test';

/** Takes an order down as staff do while the customer is on the phone. */
async function takeOrder(page: Page, name: string): Promise<void> {
  await page.getByRole('link', { name: 'New order' }).click();
  await page.getByRole('searchbox', { name: 'Find a product' }).fill('camera');
  await page.getByRole('button', { name: /^Add / }).and(page.locator(':enabled')).first().click();
  await page.getByLabel(/^Full Name/).fill(name);
  await page.getByLabel(/^Phone/).fill('984-1234567');
  await page.getByRole('combobox', { name: 'District' }).fill('lalitpur');
  await page.keyboard.press('Enter');
  await page.getByRole('combobox', { name: 'City' }).click();
  await page.getByRole('option').first().click();
  await page.getByLabel(/^Address/).fill('Baneshwor 10');
  await page.getByRole('button', { name: /^Place Order \(Rs\. [\d,.]+\)$/ }).click();
  await expect(page.getByText('Order placed successfully!')).toBeVisible();
}

test('an order on the phone: taken, found by its filters, exported, completed with history', async ({
  page,
  complaints,
}) => {
  await signIn(page, 'staff');
  await page.getByRole('link', { name: 'Order Management' }).click();
  await takeOrder(page, '=Maya Gurung');

  await page.getByRole('searchbox', { name: 'Search' }).fill('maya gurung');
  await expect(page).toHaveURL(/search=maya(\+|%20)gurung/);
  const row = page.getByRole('row').filter({ hasText: '=Maya Gurung' });
  await expect(row).toHaveCount(1);
  await expect(row).toContainText('by phone');
  await page.getByRole('combobox', { name: 'Status' }).selectOption({ label: 'Pending' });
  await page.getByRole('combobox', { name: 'District' }).fill('lalitpur');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/district_id=\d+/);
  const filtered = page.url();
  await page.reload();
  await expect(row).toHaveCount(1);
  expect(page.url()).toBe(filtered);

  const downloading = page.waitForEvent('download');
  await page.getByRole('link', { name: 'Export CSV' }).click();
  const download = await downloading;
  expect(download.suggestedFilename()).toMatch(/^orders-\d{4}-\d\d-\d\d\.csv$/);
  const [head, ...lines] = (await readFile(await download.path(), 'utf8')).trimEnd().split('\r\n');
  expect(head).toMatch(/^\uFEFFOrder Number,Ordered Date,Customer/);
  const own = lines.filter((line) => line.includes("'=Maya Gurung"));
  expect(own).toHaveLength(1);

  await row.getByRole('button', { name: /^Update Status/ }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel(/^Status/).selectOption({ label: 'Completed' });
  await dialog.getByLabel(/^Remarks/).fill('Fetched from the shop');
  await dialog.getByRole('button', { name: 'Update Status' }).click();
  await expect(page.getByText('Order Status updated successfully!!')).toBeVisible();
  await page.getByRole('button', { name: 'Clear filters' }).click();
  await row.getByRole('button', { name: /^View/ }).click();
  const history = dialog.getByRole('region', { name: 'History' });
  await expect(history).toContainText('Pending → Completed');
  await expect(history).toContainText('Fetched from the shop');
  await expect(history).toContainText('staff@pasal.test');
  expect(complaints).toEqual([]);
});

test('new orders are announced without reload, and shown when asked for', async ({
  page,
  context,
  complaints,
}) => {
  await page.clock.install();
  await signIn(page, 'admin');
  await page.clock.runFor(2000);
  const asked = page.waitForResponse(/order-product\/new\?after=/);
  await page.getByRole('link', { name: 'Order Management' }).click();
  await asked;
  const search = page.getByRole('searchbox', { name: 'Search' });
  await search.fill('half a na');

  const colleague = await context.newPage();
  await colleague.goto('/dashboard/order-management');
  await takeOrder(colleague, 'Hari Thapa');
  await colleague.close();

  await page.clock.runFor(26_000);
  const show = page.getByRole('button', { name: 'Show 1 new order' });
  await expect(show).toBeVisible();
  await expect(search).toHaveValue('half a na');
  await show.click();
  await expect(page.getByRole('row').nth(1)).toContainText('Hari Thapa');
  await expect(show).toBeHidden();
  expect(complaints).toEqual([]);
});

test('on paper there is the packing slip and nothing else, and no price', async ({ page }) => {
  await page.addInitScript(() => {
    // The browser's own dialog cannot be driven; the sheet stays until it would close.
    window.print = () => undefined;
  });
  await signIn(page, 'staff');
  await page.goto('/dashboard/order-management');
  await page
    .getByRole('button', { name: /^More actions/ })
    .first()
    .click();
  await page.getByRole('menuitem', { name: 'Packing slip' }).click();
  await page.emulateMedia({ media: 'print' });
  const slip = page.getByRole('article', { name: /^Packing slip NP-/ });
  await expect(slip).toBeVisible();
  await expect(slip).not.toContainText('Rs.');
  await expect(page.getByRole('navigation')).toHaveCount(0);
  await expect(page.getByRole('table', { name: 'Order Management' })).toBeHidden();
});
