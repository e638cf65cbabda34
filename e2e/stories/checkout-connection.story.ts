import type { Page } from '@playwright/test';
import {
  confirmed,
  fillCheckout,
  freshPhone,
  goToCheckoutWithGoods,
  ordersOf,
  placeButton,
} from '../shop/checkout';
import { expect, test } from '../shop/storefront-test';

const PLACE = '**/api/v1/order-product';

/** Opens the checkout and fills everything in. */
async function readyToOrder(page: Page): Promise<string> {
  const phone = freshPhone();
  await goToCheckoutWithGoods(page);
  await fillCheckout(page, phone);
  return phone;
}

/** The order that is confirmed is the only one of this phone. */
async function expectOneOrder(page: Page, url: string, phone: string): Promise<void> {
  const placed = await confirmed(page);
  const orders = await ordersOf(url, phone);
  expect(orders.map(({ order_number }) => order_number)).toEqual([placed]);
}

/** The server gets the next order and its answer is lost on the way. */
async function loseNextAnswer(page: Page): Promise<void> {
  await page.route(
    PLACE,
    async (route) => {
      await route.fetch();
      await route.abort('connectionreset');
    },
    { times: 1 },
  );
}

test('the connection is cut before the order leaves: it says so, and one order is placed when it is back', async ({
  page,
  context,
  openShop,
}) => {
  const phone = await readyToOrder(page);
  await context.setOffline(true);
  await placeButton(page).click();
  await expect(
    page.getByText("Can't reach the shop. Check your connection.").first(),
  ).toBeVisible();
  await expect(page.getByText("You're offline. We'll try again as soon as")).toBeVisible();
  // The error message has the focus: on a phone it is far from the button.
  await expect(page.getByRole('button', { name: 'Try Again' })).toBeInViewport();
  await expect(page.getByLabel(/^Full Name/)).toHaveValue('Sita Sharma');
  await context.setOffline(false);
  await expectOneOrder(page, openShop.url, phone);
});

test('the answer is lost on its way: a retry shows the order that was placed, and there is one', async ({
  page,
  openShop,
}) => {
  const phone = await readyToOrder(page);
  await loseNextAnswer(page);
  await placeButton(page).click();
  await expect(page.getByText('your order is placed only once')).toBeVisible();
  expect(await ordersOf(openShop.url, phone)).toHaveLength(1);
  await page.getByRole('button', { name: 'Try Again' }).click();
  await expectOneOrder(page, openShop.url, phone);
});

test('the answer is lost and the form is changed: the order that got through is shown, no second one made', async ({
  page,
  openShop,
}) => {
  const phone = await readyToOrder(page);
  await loseNextAnswer(page);
  await placeButton(page).click();
  await expect(page.getByRole('button', { name: 'Try Again' })).toBeVisible();
  await page.getByLabel(/^Address/).fill('Baneshwor 10, ward 4');
  await placeButton(page).click();
  const placed = await confirmed(page);
  await expect(page.getByText('We had already received an earlier attempt')).toBeVisible();
  const orders = await ordersOf(openShop.url, phone);
  expect(orders).toMatchObject([{ order_number: placed, address: 'Baneshwor 10' }]);
});

test('a reload while the order is on its way: the same order is confirmed, and there is one', async ({
  page,
  openShop,
}) => {
  const phone = await readyToOrder(page);
  const arrived = new Promise<void>((resolve) => {
    void page.route(
      PLACE,
      async (route) => {
        await route.fetch();
        // Never answered: the page is reloaded meanwhile.
        resolve();
      },
      { times: 1 },
    );
  });
  await placeButton(page).click();
  await arrived;
  await page.reload();
  await expectOneOrder(page, openShop.url, phone);
});

test('two quick presses make one order, and what was typed is forgotten', async ({
  page,
  openShop,
}) => {
  const phone = await readyToOrder(page);
  await placeButton(page).dblclick();
  await confirmed(page);
  expect(await ordersOf(openShop.url, phone)).toHaveLength(1);
  const kept = await page.evaluate(() =>
    JSON.stringify([{ ...sessionStorage }, { ...localStorage }]),
  );
  expect(kept).not.toContain('Baneshwor');
  expect(kept).not.toContain(phone);
});

test('what was typed survives a reload within the tab, and another tab starts empty', async ({
  page,
  context,
}) => {
  const phone = await readyToOrder(page);
  await page.reload();
  await expect(page.getByLabel(/^Phone/)).toHaveValue(phone);
  await expect(page.getByRole('combobox', { name: 'District' })).toHaveValue('Lalitpur');
  await expect(placeButton(page)).toBeDisabled();
  const other = await context.newPage();
  await other.goto('/checkout');
  await expect(other.getByLabel(/^Phone/)).toHaveValue('');
  await expect(other.getByRole('button', { name: /^Place Order \(Rs\./ })).toBeVisible();
});
