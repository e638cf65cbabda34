import type { Page } from '@playwright/test';
import { faultsOf } from '../shop/axe';
import { freshPhone } from '../shop/checkout';
import { signIn } from '../shop/staff';
import { overflowOf } from '../shop/storefront';
import { expect, test } from '../shop/storefront-test';
import { widths } from '../shop/widths';

/** A visitor goes from the home page to the order they have placed; returns its number. */
async function orderFromHome(page: Page, phone: string): Promise<string> {
  await page.goto('/');
  const arrivals = page.getByRole('region', { name: 'New Arrivals' });
  await arrivals.getByRole('link').filter({ hasText: /\w/ }).nth(1).click();

  await expect(page).toHaveURL(/\/product\//);
  await expect(page.getByText('In Stock', { exact: true }).first()).toBeVisible();
  const title = await page.getByRole('heading', { level: 1 }).innerText();
  await page.getByRole('button', { name: 'Add to Cart' }).first().click();
  await expect(page.getByText(`${title} added to cart!`)).toBeVisible();

  await page.getByRole('link', { name: 'Cart, 1 item' }).click();
  await expect(page.getByRole('heading', { name: 'Your Shopping Cart (1)' })).toBeVisible();
  await page.getByRole('button', { name: `Increase quantity of ${title}` }).click();
  await expect(page.getByRole('heading', { name: 'Your Shopping Cart (2)' })).toBeVisible();
  await page.getByRole('link', { name: 'Proceed to Checkout' }).click();

  await expect(page.getByRole('heading', { name: 'Complete Your Order' })).toBeVisible();
  const city = page.getByRole('combobox', { name: 'City' });
  await expect(city).toBeDisabled();
  await page.getByLabel(/^Full Name/).fill('Sita Sharma');
  await page.getByLabel(/^Email/).fill('sita@example.com');
  await page.getByLabel(/^Phone/).fill(phone);
  await page.getByLabel(/^Address/).fill('Baneshwor 10');
  await page.getByRole('combobox', { name: 'District' }).fill('lalit');
  await page.getByRole('option', { name: 'Lalitpur' }).click();
  await city.click();
  await page.getByRole('option').first().click();
  const place = page.getByRole('button', { name: /^Place Order \(Rs\.[\d,.]+\)$/ });
  await expect(place).toBeDisabled();
  await page.getByRole('checkbox', { name: /terms and conditions/ }).check();
  await place.click();

  await expect(page.getByText('Order placed successfully!').first()).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Thank you for your order' })).toBeVisible();
  const orderNumber = /\/order\/(NP-\d{4}-\d{6})$/.exec(page.url())?.[1] ?? '';
  await expect(page.getByText(orderNumber).first()).toBeVisible();
  await expect(page.getByRole('link', { name: 'Cart, 0 items' })).toBeVisible();
  return orderNumber;
}

for (const width of widths(390)) {
  test(`from the home page to the order's way: a visitor orders and tracks it, at ${width} px`, async ({
    page,
    complaints,
  }) => {
    await page.setViewportSize({ width, height: 844 });
    const phone = freshPhone();
    const orderNumber = await orderFromHome(page, phone);
    await page.goto('/track-order');
    await page.getByRole('textbox', { name: 'Order number' }).fill(orderNumber);
    await page.getByRole('textbox', { name: 'Phone' }).fill(phone);
    await page.getByRole('button', { name: 'Find Order' }).click();
    const main = page.getByRole('main');
    await expect(main.getByText(orderNumber).first()).toBeVisible();
    await expect(main.getByRole('button', { name: 'Cancel order' })).toBeVisible();
    expect([await overflowOf(page), await faultsOf(page)]).toEqual([0, []]);
    expect(complaints).toEqual([]);
  });
}

test('staff complete the order that a visitor has placed', async ({ page, complaints }) => {
  const orderNumber = await orderFromHome(page, '९८४-१२३४५६७');
  await signIn(page, 'staff');
  const completed = page.getByRole('listitem').filter({ hasText: 'Completed' });
  await expect(completed).toBeVisible();
  const before = Number((await completed.innerText()).replace(/\D/g, ''));

  await page.getByRole('link', { name: 'Order Management' }).click();
  const first = page.getByRole('row').nth(1);
  await expect(first).toContainText('Sita Sharma');
  await expect(first).toContainText(orderNumber);
  await expect(first).toContainText('Pending');
  await first.getByRole('button', { name: /Update Status/ }).click();

  const dialog = page.getByRole('dialog');
  await dialog.getByLabel(/^Status/).selectOption({ label: 'Completed' });
  await dialog.getByRole('button', { name: /Update/ }).click();
  await expect(page.getByText('Remarks is required!').first()).toBeVisible();
  await dialog.getByLabel(/^Remarks/).fill('Handed over and paid');
  await dialog.getByRole('button', { name: /Update/ }).click();
  await expect(page.getByText('Order Status updated successfully!!')).toBeVisible();
  await expect(first).toContainText('Completed');

  await page.getByRole('link', { name: 'Overview' }).click();
  await expect(completed).toContainText(String(before + 1));
  expect(complaints).toEqual([]);
});
