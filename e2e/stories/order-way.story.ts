import type { Locator, Page } from '@playwright/test';
import { faultsOf } from '../shop/axe';
import { goToCheckoutWithGoods, ordersOf, freshPhone, placeOrder } from '../shop/checkout';
import { signIn } from '../shop/staff';
import { overflowOf } from '../shop/storefront';
import { expect, test } from '../shop/storefront-test';
import { screens } from '../shop/widths';

async function look(page: Page) {
  expect([page.url(), await overflowOf(page)]).toEqual([page.url(), 0]);
  expect([page.url(), await faultsOf(page)]).toEqual([page.url(), []]);
}

/** Reports a parcel's event, as staff do on the order's page; `enter` fills in its dialog. */
async function tell(
  page: Page,
  event: string,
  next: string,
  enter: (dialog: Locator) => Promise<unknown> = () => Promise.resolve(),
) {
  const parcels = page.getByRole('region', { name: 'Way to the customer' });
  await parcels.getByRole('button', { name: event, exact: true }).click();
  const dialog = page.getByRole('dialog', { name: `${event}: parcel 1` });
  await enter(dialog);
  await dialog.getByRole('button', { name: event, exact: true }).click();
  await expect(dialog).toHaveCount(0);
  await expect(parcels.getByRole('button', { name: next, exact: true })).toBeVisible();
}

for (const { where, width, height } of screens(390)) {
  test(`the way of an order, told by staff and read by its buyer, on ${where}`, async ({
    page,
    openShop,
    complaints,
  }) => {
    await page.setViewportSize({ width, height });
    const phone = freshPhone();
    await goToCheckoutWithGoods(page);
    const number = await placeOrder(page, phone);
    const way = page.getByRole('region', { name: 'Way to you' });
    await expect(way).toContainText("We've got your order and are getting it ready.");
    await expect(page.getByRole('button', { name: 'Cancel order' })).toBeVisible();

    const [order] = await ordersOf(openShop.url, phone);
    await signIn(page, 'staff');
    const open = async () => {
      await page.goto(`/dashboard/order/${order?.id}`);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Order ${number}`);
    };
    const openAsBuyer = async () => {
      await page.goto(`/order/${number}`);
      await page.getByLabel(/^Phone/).fill(phone);
      await page.getByRole('button', { name: 'Find Order' }).click();
    };
    await open();
    await tell(page, 'Confirm', 'Mark as packed');
    await tell(page, 'Mark as packed', 'Hand over');
    await look(page);
    await tell(page, 'Hand over', 'On the way', async (dialog) => {
      // Without a courier nothing is handed over, and nothing that was typed is lost.
      await dialog.getByLabel(/^Consignment number/).fill('PTH-7781');
      await dialog.getByRole('button', { name: 'Hand over', exact: true }).click();
      await expect(dialog.getByLabel(/^Courier/)).toBeFocused();
      await expect(dialog.getByLabel(/^Consignment number/)).toHaveValue('PTH-7781');
      await dialog.getByLabel(/^Courier/).selectOption({ index: 1 });
    });

    await openAsBuyer();
    await expect(way.getByRole('listitem')).toContainText(['Confirmed', 'Packed', 'Left our shop']);
    await expect(way).toContainText('PTH-7781');
    await expect(page.getByRole('button', { name: 'Cancel order' })).toHaveCount(0);
    await look(page);

    await open();
    await tell(page, 'On the way', 'Delivered');
    const parcels = page.getByRole('region', { name: 'Way to the customer' });
    await parcels.getByRole('button', { name: 'Delivered', exact: true }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Delivered', exact: true }).click();
    // The status follows its parcels, and the history shows the cause.
    const history = page.getByRole('region', { name: 'History' });
    await expect(history).toContainText('Pending → Completed');
    await look(page);
    await openAsBuyer();
    await expect(way.getByRole('listitem').last()).toContainText('Delivered');
    expect(complaints).toEqual([]);
  });
}
