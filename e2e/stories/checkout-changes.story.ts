import type { Route } from '@playwright/test';
import { faultsOf } from '../shop/axe';
import {
  changeProduct,
  confirmed,
  fillCheckout,
  freshPhone,
  goToCheckout,
  ordersOf,
  placeButton,
  placeOrder,
  putIntoCart,
  someGoods,
} from '../shop/checkout';
import { expect, test } from '../shop/storefront-test';

const rupees = (amount: number) => `Rs. ${amount.toLocaleString('en-IN')}`;

test('staff change a price, take a product away and sell the last piece elsewhere: all shown on their lines', async ({
  page,
  openShop,
}) => {
  const phone = freshPhone();
  const [dearer, gone, last] = await someGoods(page, 3);
  if (!dearer || !gone || !last) throw new Error('nothing to buy');
  for (const goods of [dearer, gone, last]) await putIntoCart(page, goods);
  await goToCheckout(page);
  await fillCheckout(page, phone);

  // Staff set another price while the shopper fills the form in.
  const price = dearer.price + 1000;
  await changeProduct(openShop.url, dearer.id, { original_price: price, discount_percentage: 0 });
  await placeButton(page).click();
  const lines = page.getByRole('list', { name: 'Items in your order' });
  const line = (title: string) => lines.getByRole('listitem').filter({ hasText: title });
  const accept = line(dearer.title).getByRole('button', { name: 'Accept new price' });
  await expect(accept).toBeFocused();
  await expect(line(dearer.title)).toContainText(
    `The price is now ${rupees(price)}. It was ${rupees(dearer.price)}.`,
  );
  await expect(page.getByLabel(/^Full Name/)).toHaveValue('Sita Sharma');
  await accept.click();

  // Another shopper buys the last pieces of one, and staff remove the other from the shop.
  await changeProduct(openShop.url, last.id, { in_stock: 0 });
  await changeProduct(openShop.url, gone.id, { status: 'cancel' });
  await placeButton(page).click();
  await expect(line(gone.title)).toContainText('This product is no longer available.');
  await expect(line(last.title)).toContainText('This product is out of stock.');
  expect(await ordersOf(openShop.url, phone)).toEqual([]);
  await line(gone.title).getByRole('button', { name: 'Remove' }).click();
  await line(last.title).getByRole('button', { name: 'Remove' }).click();
  await placeButton(page).click();
  const placed = await confirmed(page);
  await expect(page.getByText(rupees(price)).first()).toBeVisible();
  expect(await ordersOf(openShop.url, phone)).toMatchObject([{ order_number: placed }]);
});

test('a cart in which four things changed: counted, left out of the total, accepted with one press', async ({
  page,
  openShop,
}) => {
  const goods = await someGoods(page, 5);
  const [same, dearer, fewer, gone, last] = goods;
  if (!same || !dearer || !fewer || !gone || !last) throw new Error('nothing to buy');
  for (const each of goods) await putIntoCart(page, each);
  await page
    .getByRole('group', { name: 'Quantity' })
    .getByRole('button', { name: 'Increase quantity' })
    .click();
  await page.goto(`/product/${fewer.slug}`);
  await page.getByRole('button', { name: 'Increase quantity' }).click();
  const price = dearer.price + 1000;
  await changeProduct(openShop.url, dearer.id, { original_price: price, discount_percentage: 0 });
  await changeProduct(openShop.url, fewer.id, { in_stock: 1 });
  await changeProduct(openShop.url, gone.id, { status: 'cancel' });
  await changeProduct(openShop.url, last.id, { in_stock: 0 });

  // The dearer line counts with the price its shopper saw until they accept the other.
  const before = rupees(same.price + dearer.price + 2 * fewer.price);
  const after = rupees(same.price + price + fewer.price);
  const summary = page.getByRole('region', { name: 'Order Summary' });
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/cart');
  for (const width of [390, 1440]) {
    await page.setViewportSize({ width, height: width === 390 ? 844 : 900 });
    await expect(page.getByText('4 things changed')).toBeInViewport();
    await expect(page.getByRole('button', { name: 'Accept all' })).toBeInViewport();
    await expect(summary.getByText('Total', { exact: true }).locator('..')).toHaveText(
      `Total${before}`,
    );
    expect(await faultsOf(page)).toEqual([]);
  }
  // The checkout has the same total, and is open at once.
  await page.getByRole('link', { name: 'Proceed to Checkout' }).click();
  await expect(placeButton(page)).toHaveText(`Place Order (${before.replace(' ', '')})`);
  await page.goBack();
  await page.getByRole('button', { name: 'Accept all' }).click();
  await expect(page.getByRole('heading', { name: 'Your Shopping Cart (3)' })).toBeFocused();
  await expect(page.getByText(/things? changed/)).toHaveCount(0);
  await goToCheckout(page);
  await fillCheckout(page, freshPhone());
  await expect(placeButton(page)).toHaveText(`Place Order (${after.replace(' ', '')})`);
  await placeButton(page).click();
  await confirmed(page);
});

test('two shoppers and one last piece: one order, and the other is told on the line', async ({
  browser,
  page,
  openShop,
}) => {
  const [goods] = await someGoods(page, 1);
  if (!goods) throw new Error('nothing to buy');
  await changeProduct(openShop.url, goods.id, { in_stock: 1 });
  const other = await browser.newContext({ baseURL: openShop.url });
  const shoppers = [page, await other.newPage()];
  const phones = [freshPhone(), freshPhone()];
  for (const [index, shopper] of shoppers.entries()) {
    await putIntoCart(shopper, goods);
    await goToCheckout(shopper);
    await fillCheckout(shopper, phones[index] ?? '');
  }
  await Promise.all(shoppers.map((shopper) => placeButton(shopper).click()));
  const outcome = await Promise.all(
    shoppers.map((shopper) =>
      Promise.race([
        confirmed(shopper).then(() => 'confirmed'),
        shopper
          .getByText('This product is out of stock.')
          .waitFor()
          .then(() => 'told'),
      ]),
    ),
  );
  expect(outcome.toSorted()).toEqual(['confirmed', 'told']);
  const orders = await Promise.all(phones.map((phone) => ordersOf(openShop.url, phone)));
  expect(orders.flat()).toHaveLength(1);
  await other.close();
});

test('two tabs press Place Order: one order, named to the tab that came second', async ({
  page,
  context,
  openShop,
}) => {
  const [first] = await someGoods(page, 1);
  if (!first) throw new Error('nothing to buy');
  await putIntoCart(page, first);
  const other = await context.newPage();
  const phones = [freshPhone(), freshPhone()] as const;
  for (const [tab, phone] of [[page, phones[0]] as const, [other, phones[1]] as const]) {
    await tab.goto('/checkout');
    await fillCheckout(tab, phone);
  }
  // The second press is on its way, and arrives after the first one's order is placed.
  const held = new Promise<Route>((resolve) => {
    void other.route('**/api/v1/order-product', (route) => resolve(route));
  });
  await placeButton(other).click();
  const late = await held;
  await placeButton(page).click();
  const placed = await confirmed(page);
  await late.continue();
  await expect(other.getByText('This cart has already been ordered')).toBeVisible();
  const named = `Order ${placed} for ${rupees(first.price)} was placed in another tab.`;
  await expect(other.getByText(named)).toBeVisible();
  expect(await ordersOf(openShop.url, phones[0])).toMatchObject([{ order_number: placed }]);
  expect(await ordersOf(openShop.url, phones[1])).toEqual([]);
  for (const tab of [page, other]) {
    await expect(tab.getByRole('link', { name: 'Cart, 0 items' }).first()).toBeVisible();
  }
});

test('two tabs show the same cart, and what one orders leaves the other', async ({
  page,
  context,
}) => {
  const [first, second] = await someGoods(page, 2);
  if (!first || !second) throw new Error('nothing to buy');
  const other = await context.newPage();
  await putIntoCart(page, first);
  await other.goto('/cart');
  await expect(other.getByRole('heading', { name: 'Your Shopping Cart (1)' })).toBeVisible();
  await putIntoCart(page, second);
  await expect(other.getByRole('heading', { name: 'Your Shopping Cart (2)' })).toBeVisible();
  await other.getByRole('button', { name: `Increase quantity of ${first.title}` }).click();
  await expect(page.getByRole('link', { name: 'Cart, 3 items' })).toBeVisible();
  await goToCheckout(page);
  await expect(page.getByText(`${first.title} × 2`)).toBeVisible();
  await placeOrder(page);
  await expect(other.getByText('Your Cart is Empty')).toBeVisible();
});
